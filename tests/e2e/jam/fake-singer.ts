import type { Page } from '@playwright/test'
import type { JamSongSheet } from '@starnest/contract/jam/jam'
import { timeOfBeatMs } from '@starnest/jam/song/song'

/** A tone that somebody sings: seconds of the music's sound, and hertz. */
type SungTone = { atSeconds: number; seconds: number; hertz: number }

/** How late a microphone hears in these tests, in seconds: what a page assumes that nobody has measured for. */
const HEARD_LATE_SECONDS = 0.06

/** What is said of a line that was sung as it is written. A machine that is too busy hears some of it late. */
export const PRAISE = /^(?:Perfect|Great)!$/

/** The tones of a song, `halfSteps` higher than they are written. */
export function tonesOf(sheet: JamSongSheet, halfSteps = 0): SungTone[] {
  const notes = (sheet.voices[0]?.lines ?? []).flatMap((line) => line.notes)
  return notes.map(({ startBeat, lengthBeats, pitch }) => {
    const atMs = timeOfBeatMs(sheet, startBeat)
    return {
      atSeconds: atMs / 1000,
      seconds: (timeOfBeatMs(sheet, startBeat + lengthBeats) - atMs) / 1000,
      hertz: 440 * 2 ** ((pitch + halfSteps - 9) / 12),
    }
  })
}

/** Gives the page a microphone before which somebody sings these tones to whatever music it plays; nobody
 *  when there are none, no microphone for null. Belongs before the first navigation. */
export const fakeSinger = (page: Page, tones: readonly SungTone[] | null): Promise<unknown> =>
  page.addInitScript(
    ({ tones, lateSeconds }) => {
      const singers: ((music: { startsInSeconds: number; fromSeconds: number }) => void)[] = []
      const getUserMedia = async () => {
        if (!tones) throw new DOMException('no microphone', 'NotFoundError')
        const audio = new AudioContext()
        const microphone = audio.createMediaStreamDestination()
        const loudness = new GainNode(audio, { gain: 0 })
        loudness.connect(microphone)
        // A voice has overtones.
        const voices = [1, 2, 3].map((overtone) => {
          const voice = new OscillatorNode(audio)
          voice.connect(new GainNode(audio, { gain: 0.4 / overtone })).connect(loudness)
          voice.start()
          return { voice, overtone }
        })
        singers.push(({ startsInSeconds, fromSeconds }) => {
          const beginning = audio.currentTime + startsInSeconds - fromSeconds + lateSeconds
          for (const { atSeconds, seconds, hertz } of tones) {
            const from = beginning + atSeconds
            if (from < audio.currentTime) continue
            for (const { voice, overtone } of voices) {
              voice.frequency.setValueAtTime(hertz * overtone, from)
            }
            loudness.gain.setValueAtTime(0.6, from)
            loudness.gain.setValueAtTime(0, from + seconds * 0.96)
          }
        })
        return microphone.stream
      }
      Object.defineProperty(navigator, 'mediaDevices', {
        value: { getUserMedia, enumerateDevices: async () => [] },
      })
      const { start } = AudioBufferSourceNode.prototype
      AudioBufferSourceNode.prototype.start = function (when = 0, offset = 0, duration) {
        const startsInSeconds = when - this.context.currentTime
        for (const sing of singers) sing({ startsInSeconds, fromSeconds: offset })
        start.call(this, when, offset, duration)
      }
    },
    { tones, lateSeconds: HEARD_LATE_SECONDS },
  )

/** Lets who sings into a phone hear the big screen: they sing to the song that its word on where the song is
 *  tells of. Belongs before {@link fakeSinger}'s page is opened. */
export const hearBigScreen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const RealSocket = WebSocket
    let isPlaying = false
    const begin = (positionMs: number) => {
      const audio = new AudioContext()
      const buffer = new AudioBuffer({ length: 1, sampleRate: audio.sampleRate })
      // Before the beginning of the song while its sound is on its way to the loudspeaker.
      const startsAt = audio.currentTime + Math.max(0, -positionMs) / 1000
      const fromSeconds = Math.max(0, positionMs) / 1000
      new AudioBufferSourceNode(audio, { buffer }).start(startsAt, fromSeconds)
    }
    class HeardSocket extends RealSocket {
      constructor(...[url, protocols]: ConstructorParameters<typeof WebSocket>) {
        super(url, protocols)
        this.addEventListener('message', ({ data }) => {
          const told = /^42\/jam,(\["position",.*)$/.exec(`${data}`)?.[1]
          if (!told) return
          const [, { state, positionMs, atMs }] = JSON.parse(told)
          // The server's clock is this machine's.
          if (state === 'playing' && !isPlaying) begin(positionMs + Date.now() - atMs)
          isPlaying = state === 'playing'
        })
      }
    }
    Object.defineProperty(window, 'WebSocket', { value: HeardSocket })
  })
