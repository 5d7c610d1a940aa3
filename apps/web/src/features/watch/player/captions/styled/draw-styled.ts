import { partAt, readStyled, type ScriptPart } from '@starnest/subtitles/styled/styled-script'
import ASS from 'assjs'

/** Milliseconds that one piece of drawing may take. What takes longer here twice is given up: captions without styles
 *  do not hold the film up. Once it may be the device that stood still. */
const MAX_TASK_MS = 1000

/** Seconds before the end of a part at which the next is drawn. */
const NEXT_SECONDS = 1

/** What the renderer listens to. */
type Listener = (event: Event) => void

type Surroundings = {
  video: HTMLVideoElement
  /** As large as the film's picture. */
  place: HTMLElement
  /** Seconds by which all is drawn later than the file says. */
  delaySeconds: number
  /** Called once, when it cannot go on; nothing is drawn any more. */
  onFailed: () => void
}

class TooSlowError extends Error {}

/** Draws styled captions over a film until it is stopped, also when the film is moved, paused and resized. Answers
 *  how to stop it. The renderer gets a part of the script at a time, and a stand-in for the film: it listens to no
 *  film that plays already, and what it throws has to be caught. @throws Error when there is nothing to draw */
export function drawStyled(file: string, surroundings: Surroundings): () => void {
  const { video, place, delaySeconds, onFailed } = surroundings
  const script = readStyled(file)
  if (script.events.length === 0) throw new Error('there are no styled captions in this file')
  const pageFonts = pageFontsOf(place)
  let part: ScriptPart | undefined
  let drawing: { destroy: () => unknown } | undefined
  let listeners = new Map<string, Listener>()
  let isOver = false
  let wasSlow = false
  let beganMs = Number.POSITIVE_INFINITY
  /** Where the film is in the file. */
  const secondsNow = () => Math.max(0, video.currentTime - delaySeconds)

  const stop = () => {
    isOver = true
    size.disconnect()
    for (const type of FOLLOWED) video.removeEventListener(type, follow)
    try {
      drawing?.destroy()
    } catch {
      // It broke while it drew; what it left goes with the place.
    }
    place.replaceChildren()
  }
  const fail = () => {
    if (isOver) return
    stop()
    onFailed()
  }
  /** Does a piece of the renderer's work; what throws, or takes too long a second time, ends it. */
  const attempt = (work: () => void) => {
    if (isOver) return
    beganMs = performance.now()
    try {
      work()
      assertInTime()
    } catch (error) {
      if (wasSlow || !(error instanceof TooSlowError)) fail()
      else {
        wasSlow = true
        requestAnimationFrame(() => attempt(begin))
      }
    }
    beganMs = Number.POSITIVE_INFINITY
  }
  const assertInTime = () => {
    if (performance.now() - beganMs > MAX_TASK_MS) throw new TooSlowError()
  }
  const begin = () => {
    drawing?.destroy()
    drawing = undefined
    // What a piece that took too long has left.
    place.replaceChildren()
    part = partAt(script, secondsNow(), { pageFonts })
    listeners = new Map()
    const film = standIn(video, { place, listeners, attempt, assertInTime })
    const { text } = part
    withoutObserver(() => {
      const drawn = new ASS(text, film, { container: place })
      drawing = drawn
      if (delaySeconds !== 0) drawn.delay = delaySeconds
    })
    if (!video.paused) listeners.get('play')?.(new Event('play'))
  }
  const follow = ({ type }: Event) =>
    attempt(() => {
      const isInside = part && holds(part, secondsNow())
      if (!isInside || type === 'ratechange') begin()
      else listeners.get(type)?.(new Event(type))
    })
  // Told once at the beginning, and with every size after it.
  const size = new ResizeObserver(() => attempt(begin))
  size.observe(place)
  for (const type of FOLLOWED) video.addEventListener(type, follow)
  return stop
}

const FOLLOWED = [...['play', 'playing', 'pause', 'waiting', 'seeking', 'timeupdate', 'ratechange']]

/** What changes over time goes as fast as the film, which the renderer does not ask for. */
function keepPace(video: HTMLVideoElement, place: HTMLElement): void {
  if (video.playbackRate === 1) return
  for (const change of place.getAnimations({ subtree: true })) {
    if (change.playbackRate !== video.playbackRate) change.playbackRate = video.playbackRate
  }
}

/** Does work that watches sizes, and keeps it from that: the renderer is begun anew with every size, and would draw
 *  all twice, where nothing catches what it throws. */
function withoutObserver(work: () => void): void {
  const { ResizeObserver: own } = window
  window.ResizeObserver = NoObserver
  try {
    work()
  } finally {
    window.ResizeObserver = own
  }
}

class NoObserver implements ResizeObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}

const holds = ({ fromSeconds, toSeconds }: ScriptPart, seconds: number) =>
  seconds >= fromSeconds && seconds < toSeconds - NEXT_SECONDS

type StandInParts = {
  place: HTMLElement
  listeners: Map<string, Listener>
  attempt: (work: () => void) => void
  /** @throws Error when a piece of work takes too long */
  assertInTime: () => void
}

/** An element that the renderer takes for the film: it plays nothing, and says of itself what the film does. */
function standIn(video: HTMLVideoElement, parts: StandInParts) {
  const { place, listeners, attempt, assertInTime } = parts
  const element = document.createElement('video')
  const frame = (work: () => void) =>
    attempt(() => {
      work()
      keepPace(video, place)
    })
  const read = (get: () => unknown) => ({ get, configurable: true })
  const told = (value: unknown) => ({ value, configurable: true })
  const requests = 'requestVideoFrameCallback' in video
  return Object.defineProperties(element, {
    currentTime: read(() => video.currentTime),
    // Asked with each event that is drawn: however many stand at once, the work ends in time.
    paused: read(() => {
      assertInTime()
      return video.paused
    }),
    videoWidth: read(() => video.videoWidth),
    videoHeight: read(() => video.videoHeight),
    clientWidth: read(() => place.clientWidth),
    clientHeight: read(() => place.clientHeight),
    addEventListener: told((type: string, listener: Listener) => listeners.set(type, listener)),
    removeEventListener: told((type: string) => listeners.delete(type)),
    requestVideoFrameCallback: told((onFrame: VideoFrameRequestCallback) =>
      requests
        ? video.requestVideoFrameCallback((now, of) => frame(() => onFrame(now, of)))
        : requestAnimationFrame((now) => frame(() => onFrame(now, frameAt(video, now)))),
    ),
    cancelVideoFrameCallback: told((request: number) =>
      requests ? video.cancelVideoFrameCallback(request) : cancelAnimationFrame(request),
    ),
  })
}

/** What is known of a frame where the browser tells nothing of frames. */
const frameAt = (video: HTMLVideoElement, now: number): VideoFrameCallbackMetadata => ({
  ...{ mediaTime: video.currentTime, presentationTime: now, expectedDisplayTime: now },
  ...{ width: video.videoWidth, height: video.videoHeight, presentedFrames: 0 },
})

/** The families that a place is written in, by name and without what stands for a kind of font. */
function pageFontsOf(place: HTMLElement): string[] {
  const families = getComputedStyle(place).fontFamily.slice(0, 1000)
  return [...families.matchAll(/"([^"\\{}]{1,60})"/g)].flatMap(([, name]) => name ?? [])
}
