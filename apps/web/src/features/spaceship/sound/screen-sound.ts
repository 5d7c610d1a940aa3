/** Where the sound comes from and where it is heard, metres as in room-plan. */
type Position = { x: number; y: number; z: number }
/** The way somebody's face looks, and the way up. */
type Facing = { forward: Position; up: Position }

/** A film is as loud in the last row as in the first: the ear is told where the screen is and not how far. */
const NEVER_FAR = { refDistance: 1, rolloffFactor: 0 }
/** Longest that a context is waited for that a browser holds back, milliseconds. */
const STARTS_WITHIN_MS = 600

type Wire = { source: MediaElementAudioSourceNode; context: AudioContext }

/** An element can be joined to one context only, and for good. */
const wires = new WeakMap<HTMLVideoElement, Wire>()

/** A stream that the browser plays by itself gives a context nothing to hear. */
const isNativeStream = ({ currentSrc }: HTMLVideoElement) => /\.m3u8(?:$|\?)/.test(currentSrc)

/** Lets films sound from where the screen is. Where a browser holds sound back until somebody presses something,
 *  the film sounds as everywhere else. */
export function createScreenSound(screen: Position) {
  let context: AudioContext | undefined
  let panner: PannerNode | undefined
  let joined: Wire | undefined

  const open = (): { context: AudioContext; panner: PannerNode } => {
    context ??= new AudioContext()
    panner ??= new PannerNode(context, {
      panningModel: 'equalpower',
      distanceModel: 'linear',
      positionX: screen.x,
      positionY: screen.y,
      positionZ: screen.z,
      ...NEVER_FAR,
    })
    panner.connect(context.destination)
    return { context, panner }
  }
  const leave = () => {
    if (!joined) return
    joined.source.disconnect()
    // Without a way out it would be silent from here on.
    joined.source.connect(joined.context.destination)
    joined = undefined
  }
  return {
    /** Lets a film sound from the screen; null: none. Belongs after a press. */
    async join(video: HTMLVideoElement | null) {
      leave()
      if (!video || isNativeStream(video) || !navigator.userActivation?.hasBeenActive) return
      const known = wires.get(video)
      const opened = open()
      if (known && known.context !== opened.context) return
      if (!(await isRunning(opened.context))) return
      const source = known?.source ?? opened.context.createMediaElementSource(video)
      const wire = { source, context: opened.context }
      wires.set(video, wire)
      source.disconnect()
      source.connect(opened.panner)
      joined = wire
    },
    /** Where the ears are and how the head is turned. */
    hear(at: Position, { forward, up }: Facing) {
      const listener = context?.listener
      // Firefox places a listener by methods only.
      if (!listener || !('positionX' in listener)) return
      listener.positionX.value = at.x
      listener.positionY.value = at.y
      listener.positionZ.value = at.z
      listener.forwardX.value = forward.x
      listener.forwardY.value = forward.y
      listener.forwardZ.value = forward.z
      listener.upX.value = up.x
      listener.upY.value = up.y
      listener.upZ.value = up.z
    },
    isJoined: () => joined !== undefined,
    /** A film that goes on elsewhere on the page is still heard. */
    leave,
    close() {
      leave()
      void context?.close()
      context = undefined
      panner = undefined
    },
  }
}

/** Whether a context runs, or begins to within a moment. */
async function isRunning(context: AudioContext): Promise<boolean> {
  const late = new Promise((resolve) => setTimeout(resolve, STARTS_WITHIN_MS))
  await Promise.race([context.resume().catch(() => undefined), late])
  return context.state === 'running'
}
