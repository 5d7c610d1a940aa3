import type { Page } from '@playwright/test'

/** Gives the page a microphone that hears what the page itself plays, so many seconds late. Belongs before the
 *  first navigation. */
export const fakeRoom = (page: Page, lateSeconds: number): Promise<unknown> =>
  page.addInitScript((lateSeconds) => {
    const rooms = new Map<
      BaseAudioContext,
      { air: AudioNode; microphone: MediaStreamAudioDestinationNode }
    >()
    const roomOf = (audio: AudioContext) => {
      const known = rooms.get(audio)
      if (known) return known
      const microphone = audio.createMediaStreamDestination()
      const air = new DelayNode(audio, { maxDelayTime: 1, delayTime: lateSeconds })
      air.connect(microphone)
      const room = { air, microphone }
      rooms.set(audio, room)
      return room
    }
    const Original = AudioContext
    window.AudioContext = class extends Original {
      constructor(options?: AudioContextOptions) {
        super(options)
        roomOf(this)
      }
    }
    const { connect } = AudioNode.prototype
    Object.assign(AudioNode.prototype, {
      connect(this: AudioNode, ...to: unknown[]) {
        const room = rooms.get(this.context)
        if (room && to[0] === this.context.destination) Reflect.apply(connect, this, [room.air])
        return Reflect.apply(connect, this, to)
      },
    })
    const getUserMedia = async () => {
      const [room] = rooms.values()
      if (!room) throw new DOMException('no sound yet', 'NotFoundError')
      // Each opening may be stopped by itself, and all are of one microphone.
      const stream = room.microphone.stream.clone()
      for (const track of stream.getTracks()) {
        Object.defineProperty(track, 'label', { value: 'Room' })
        Object.assign(track, { getSettings: () => ({ deviceId: 'room', echoCancellation: false }) })
      }
      return stream
    }
    Object.defineProperty(navigator, 'mediaDevices', {
      value: { getUserMedia, enumerateDevices: async () => [] },
    })
  }, lateSeconds)
