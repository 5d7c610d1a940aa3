import type { Attempt } from '../rules/source-plan.ts'
import { attachHls, type HlsLoader } from './attach-hls.ts'
import type { Attachment, OnBroken } from './attachment.ts'
import type { Quality, StreamSound } from './quality.ts'

/** What the engine is told when it starts, and whom it tells. */
export type EngineOptions = {
  attempts: readonly Attempt[]
  /** Where to begin, in seconds. */
  startAtSeconds: number
  /** Length of the film; a stream may not have all of it yet. */
  durationSeconds: number
  /** Start the film; called after each attempt was attached, unless the film was paused meanwhile. */
  play: () => void
  /** The sound to begin with, counted from 0. */
  sound: number
  onQuality: (quality: Quality) => void
  /** Which sound plays, where one can be chosen; null: only what the file itself begins with plays. */
  onSound: (sound: StreamSound | null) => void
  /** Every attempt failed, the last of them so. */
  onFailed: OnBroken
  loadHls: HlsLoader
}

/** Attach a film to a video element: the attempts one after another, each from where the one before
 *  it broke, and paused if that was, until one plays or none is left. */
export function attachSources(video: HTMLVideoElement, options: EngineOptions): Attachment {
  let attachment: Attachment | undefined
  let isDetached = false
  // What breaks stops the element without a word, perhaps before it is told that it plays; only a pause of somebody
  // is told.
  let isPaused = false
  const follow = ({ type }: Event) => {
    isPaused = type === 'pause'
  }
  for (const event of ['pause', 'play']) video.addEventListener(event, follow)
  const goOn = () => {
    if (!isPaused) options.play()
  }

  const attachFrom = (index: number, startAtSeconds: number, before = { wasSilent: false }) => {
    const attempt = options.attempts[index]
    if (!attempt) return options.onFailed(before)
    const onBroken: OnBroken = (how) => {
      if (isDetached) return
      const brokeAtSeconds = video.currentTime || startAtSeconds
      attachment?.detach()
      attachFrom(index + 1, brokeAtSeconds, how)
    }
    options.onQuality({ is: 'original' })
    options.onSound(null)
    attachment =
      attempt.is === 'hls'
        ? attachHls(video, attempt.url, { ...options, startAtSeconds, goOn, onBroken })
        : attachFile(video, attempt.url, startAtSeconds, onBroken)
    goOn()
  }

  attachFrom(0, options.startAtSeconds)
  return {
    chooseLevel: (level) => attachment?.chooseLevel(level),
    chooseSound: (nth) => attachment?.chooseSound(nth),
    detach() {
      isDetached = true
      for (const event of ['pause', 'play']) video.removeEventListener(event, follow)
      attachment?.detach()
    },
  }
}

/** Of the error of a media element: what was to be fetched broke off. Source: HTML, `MediaError.MEDIA_ERR_NETWORK`. */
const NETWORK_ERROR = 2

/** The element plays the address by itself: a file by Range, or HLS where the browser knows it. */
function attachFile(
  video: HTMLVideoElement,
  url: string,
  startAtSeconds: number,
  onBroken: OnBroken,
): Attachment {
  const onError = () => onBroken({ wasSilent: video.error?.code === NETWORK_ERROR })
  video.addEventListener('error', onError, { once: true })
  video.src = url
  // Before the metadata is there this sets where playback begins, so that nothing is fetched twice.
  if (startAtSeconds > 0) video.currentTime = startAtSeconds
  return {
    chooseLevel: () => undefined,
    chooseSound: () => undefined,
    detach() {
      video.removeEventListener('error', onError)
      video.removeAttribute('src')
      video.load()
    },
  }
}
