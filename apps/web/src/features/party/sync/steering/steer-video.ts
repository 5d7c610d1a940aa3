import type { PartyPlayback } from '@starnest/contract/party/party'
import type { ServerClock } from '../../../../platform/socket/server-clock.ts'
import {
  expectedPosition,
  isCatchingUp,
  nextMove,
  type SyncFacts,
  type SyncMove,
} from '../drift.ts'
import { createSeekTimes, type SeekTimes } from './seek-times.ts'
import { startWithOrWithoutSound } from './start-video.ts'

/** Milliseconds between two checks of the video. */
const LOOK_EVERY_MS = 250

/** What is to be seen of a steered video, beside its picture. */
export type SteeringNews = {
  startsInMs: number | undefined
  isCatchingUp: boolean
  needsTap: boolean
}

/** Nothing to be seen. */
export const NO_NEWS: SteeringNews = {
  startsInMs: undefined,
  isCatchingUp: false,
  needsTap: false,
}

/** Control over a video. */
export type Steering = {
  /** What plays now; undefined: not known, the video is left as it is. */
  follow: (playback: PartyPlayback | undefined) => void
  /** The viewer tapped: sound is allowed, and what was refused may start. */
  tap: () => void
  stop: () => void
}

/** Keep a video where the party stands until stopped. Nothing else may play, pause or move it. */
export function steerVideo(
  video: HTMLVideoElement,
  options: { clock: ServerClock; canNudge: boolean; onNews: (news: SteeringNews) => void },
): Steering {
  const { clock } = options
  const seeks = createSeekTimes()
  const wheel = new AbortController()
  let playback: PartyPlayback | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let news = NO_NEWS
  const tell = (changes: Partial<SteeringNews>) => {
    news = { ...news, ...changes }
    options.onNews(news)
  }
  const starter = startWithOrWithoutSound(video, wheel.signal, (needsTap) => tell({ needsTap }))

  const look = () => {
    clearTimeout(timer)
    const facts = readFacts(video, playback, { ...options, seeks })
    const move = facts ? nextMove(facts) : moveWithoutFacts(video, playback)
    if (move.is === 'seek') seeks.began(clock.nowMs())
    if (move.is === 'play') starter.start()
    else apply(video, move)
    const startsInMs = facts?.expected.startsInMs
    tell({ startsInMs, isCatchingUp: facts !== undefined && isCatchingUp(facts) })
    timer = setTimeout(look, Math.min(LOOK_EVERY_MS, startsInMs ?? LOOK_EVERY_MS))
  }
  const lookAnew = () => {
    seeks.allowAtOnce()
    look()
  }
  const onSeeked = () => {
    seeks.ended(clock.nowMs())
    look()
  }
  listen(video, wheel.signal, { onSeeked, onReady: look, onAwake: lookAnew })
  video.preservesPitch = true

  return {
    follow(next) {
      playback = next
      lookAnew()
    },
    tap() {
      starter.allowSound()
      look()
    },
    stop() {
      wheel.abort()
      clearTimeout(timer)
      video.playbackRate = 1
    },
  }
}

function listen(
  video: HTMLVideoElement,
  signal: AbortSignal,
  on: { onSeeked: () => void; onReady: () => void; onAwake: () => void },
): void {
  video.addEventListener('seeked', on.onSeeked, { signal })
  video.addEventListener('loadedmetadata', on.onReady, { signal })
  const onVisibility = () => {
    if (document.visibilityState === 'visible') on.onAwake()
  }
  document.addEventListener('visibilitychange', onVisibility, { signal })
}

/** All that is known; undefined while the clock or the place is not. */
function readFacts(
  video: HTMLVideoElement,
  playback: PartyPlayback | undefined,
  by: { clock: ServerClock; seeks: SeekTimes; canNudge: boolean },
): SyncFacts | undefined {
  const serverNowMs = by.clock.serverNowMs()
  if (!playback?.title || serverNowMs === undefined) return undefined
  return {
    expected: expectedPosition(playback, serverNowMs),
    video: {
      currentSeconds: video.currentTime,
      durationSeconds: video.duration,
      isPaused: video.paused,
      isSeeking: video.seeking,
      hasEnded: video.ended,
      readyState: video.readyState,
      rate: video.playbackRate,
    },
    nowMs: by.clock.nowMs(),
    seeks: by.seeks.read(),
    canNudge: by.canNudge,
  }
}

/** A party that stopped its film pauses it, but there is no place to go to: whoever watched keeps the
 *  one that was reached. */
function moveWithoutFacts(
  video: HTMLVideoElement,
  playback: PartyPlayback | undefined,
): Exclude<SyncMove, { is: 'play' }> {
  return playback?.title === null && !video.paused ? { is: 'pause' } : { is: 'nothing' }
}

function apply(video: HTMLVideoElement, move: Exclude<SyncMove, { is: 'play' }>): void {
  switch (move.is) {
    case 'pause':
      video.pause()
      break
    case 'rate':
      video.playbackRate = move.rate
      break
    case 'seek':
      video.currentTime = move.toSeconds
      break
    case 'nothing':
  }
}
