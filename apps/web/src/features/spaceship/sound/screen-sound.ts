/** Where the sound comes from and where it is heard, metres as in room-plan. */
type Position = { x: number; y: number; z: number }
/** The way somebody's face looks, and the way up. */
type Facing = { forward: Position; up: Position }

/** A film is as loud in the last row as in the first: the ear is told where the screen is and not how far. */
const NEVER_FAR = { refDistance: 1, rolloffFactor: 0 }
/** Longest that a context is waited for that a browser holds back, milliseconds. */
const STARTS_WITHIN_MS = 600

/** The context of every film in the room. It is never closed: an element can be joined to one context only, and for
 *  good, and is heard only through that one from then on. */
let context: AudioContext | undefined
const sources = new WeakMap<HTMLVideoElement, MediaElementAudioSourceNode>()
/** The wait for a film that left the room to leave the page too; the next film that sounds from a screen ends it. */
let waiting: AbortController | undefined

/** A stream that the browser plays by itself gives a context nothing to hear. */
const isNativeStream = ({ currentSrc }: HTMLVideoElement) => /\.m3u8(?:$|\?)/.test(currentSrc)

/** Lets films sound from where the screen is. Where a browser holds sound back until somebody presses something,
 *  the film sounds as everywhere else. */
export function createScreenSound(screen: Position) {
  let panner: PannerNode | undefined
  let wanted: HTMLVideoElement | null = null
  let joined: MediaElementAudioSourceNode | undefined

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
    wanted = null
    if (!joined) return
    const source = joined
    joined = undefined
    source.disconnect()
    // Without a way out it would be silent from here on.
    source.connect(source.context.destination)
    restWithout(source.mediaElement)
  }
  return {
    /** Lets a film sound from the screen; null: none. Belongs after a press. */
    async join(video: HTMLVideoElement | null) {
      leave()
      if (!video || isNativeStream(video) || !navigator.userActivation?.hasBeenActive) return
      wanted = video
      waiting?.abort()
      const opened = open()
      // Meanwhile the film may have left, or another press may have joined it.
      if (!(await isRunning(opened.context)) || wanted !== video) return
      const source = sources.get(video) ?? opened.context.createMediaElementSource(video)
      sources.set(video, source)
      source.disconnect()
      source.connect(opened.panner)
      joined = source
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
      panner?.disconnect()
      panner = undefined
    },
  }
}

/** A film that is off the page is not heard; no sound has to run for it. One that goes on elsewhere on the page is
 *  emptied when it is closed, and also where it is only opened another way. */
function restWithout(film: HTMLMediaElement): void {
  const rest = () => {
    if (film.isConnected) return
    waiting?.abort()
    void context?.suspend()
  }
  waiting = new AbortController()
  film.addEventListener('emptied', rest, { signal: waiting.signal })
  rest()
}

/** Whether a context runs, or begins to within a moment. */
async function isRunning(context: AudioContext): Promise<boolean> {
  const late = new Promise((resolve) => setTimeout(resolve, STARTS_WITHIN_MS))
  await Promise.race([context.resume().catch(() => undefined), late])
  return context.state === 'running'
}
