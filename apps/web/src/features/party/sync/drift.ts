import type { PartyPlayback } from '@starnest/contract/party/party'
import type { SeekFacts } from './steering/seek-times.ts'

/** Less than this from where the party stands is good enough while it plays, seconds. */
const DEAD_BAND_SECONDS = 0.04
/** A change of the rate that has begun goes on to here: Chromium jumps back by some 20 ms when the rate
 *  becomes 1 again, and would be out of step anew if that were done at the edge of the band. */
const NUDGED_TO_SECONDS = 0.01
/** Good enough while the party is paused, where still pictures are compared, seconds: two screens, one before the
 *  place and one behind it, are then hardly more than a picture apart. */
const PAUSED_BAND_SECONDS = 0.025
/** Change of the rate for each second of drift, and its bounds. */
type Nudge = { perSecond: number; most: number }
/** The largest with which a drift never swings over,
 *  and large enough that 0.2 s are made up within 6 s. Nobody hears a film that is 5 % slower or faster, as long as
 *  its pitch is kept. */
const GENTLE: Nudge = { perSecond: 0.3, most: 0.05 }
/** For whoever has just come to a place: what the seek led beside, up to half a second, is made up within two. */
const ARRIVING: Nudge = { perSecond: 2, most: 0.25 }
const ARRIVES_WITHIN_MS = 2500

/** Drift from which a video is moved, in seconds, and the milliseconds between two such moves: of a
 *  browser that changes the rate without being heard, and of one that can only move. */
const NUDGING = { seekFromSeconds: 1, seekEveryMs: 1500 }
const ONLY_SEEKING = { seekFromSeconds: 0.5, seekEveryMs: 5000 }
/** Milliseconds between two moves of a video that waits for its bytes: each one makes it ask anew. */
const WAITING_SEEK_EVERY_MS = 5000
/** A seek aims ahead by what it will take, at most by this, seconds. */
const MAX_AIM_AHEAD_SECONDS = 1

/** HTMLMediaElement's words for what it has. */
const HAVE_METADATA = 1
const HAVE_FUTURE_DATA = 3

/** Where the party stands. */
export type ExpectedPosition = {
  /** From 0 to the film's end. */
  positionSeconds: number
  /** Whether the film runs at this moment: not before its start, and not at its end. */
  isPlaying: boolean
  /** Until everybody starts together; undefined: nobody waits for that. */
  startsInMs: number | undefined
}

/** Where the party stands at a moment of the server's clock. No title: at 0, paused. */
export function expectedPosition(playback: PartyPlayback, serverNowMs: number): ExpectedPosition {
  const { title, isPlaying, positionSeconds, atMs } = playback
  if (!title) return { positionSeconds: 0, isPlaying: false, startsInMs: undefined }
  const goneByMs = isPlaying ? serverNowMs - atMs : 0
  const place = positionSeconds + Math.max(0, goneByMs) / 1000
  const isAtEnd = place >= title.duration
  return {
    positionSeconds: Math.max(0, Math.min(place, title.duration)),
    isPlaying: isPlaying && goneByMs >= 0 && !isAtEnd,
    startsInMs: goneByMs < 0 ? -goneByMs : undefined,
  }
}

/** What a video element says of itself. */
export type VideoState = {
  currentSeconds: number
  /** NaN: not known yet. */
  durationSeconds: number
  isPaused: boolean
  isSeeking: boolean
  hasEnded: boolean
  /** 0 (nothing) to 4 (enough), as HTMLMediaElement counts. */
  readyState: number
  rate: number
}

/** All that is needed to say what a video should do. */
export type SyncFacts = {
  expected: ExpectedPosition
  video: VideoState
  /** This screen's own clock, milliseconds. */
  nowMs: number
  /** By the same clock; `lastMs` is undefined where there was none since the party last spoke. */
  seeks: SeekFacts
  /** Whether this browser changes the rate without being heard. */
  canNudge: boolean
}

/** One thing to do to a video. */
export type SyncMove =
  | { is: 'nothing' }
  | { is: 'rate'; rate: number }
  | { is: 'seek'; toSeconds: number }
  | { is: 'play' }
  | { is: 'pause' }

const NOTHING: SyncMove = { is: 'nothing' }

/** What to do to a video so that it stands where the party stands. Numbers that are not finite
 *  (NaN, Infinity): nothing. */
export function nextMove(facts: SyncFacts): SyncMove {
  const { expected, video, nowMs, seeks } = facts
  const numbers = [expected.positionSeconds, video.currentSeconds, video.rate, nowMs, seeks.tookMs]
  if (![...numbers, seeks.lastMs ?? 0].every(Number.isFinite)) return NOTHING
  // A file may be a little shorter than the library says.
  const isPastFile = expected.positionSeconds >= video.durationSeconds
  return expected.isPlaying && !isPastFile ? moveWhileItRuns(facts) : moveWhileItStands(facts)
}

/** Whether a video that should run is visibly behind or ahead: it waits, seeks, or is far off. */
export function isCatchingUp(facts: SyncFacts): boolean {
  const { expected, video, canNudge } = facts
  if (!expected.isPlaying || video.hasEnded) return false
  const { seekFromSeconds } = canNudge ? NUDGING : ONLY_SEEKING
  const isFarOff = Math.abs(driftSeconds(facts)) > seekFromSeconds
  return isFarOff || video.isSeeking || video.readyState < HAVE_FUTURE_DATA
}

function moveWhileItStands(facts: SyncFacts): SyncMove {
  const { video } = facts
  if (!video.isPaused) return { is: 'pause' }
  if (Math.abs(driftSeconds(facts)) > PAUSED_BAND_SECONDS && maySeek(facts)) return seekTo(facts, 0)
  return atRate(video, 1)
}

function moveWhileItRuns(facts: SyncFacts): SyncMove {
  const { video, seeks, canNudge } = facts
  const drift = driftSeconds(facts)
  const { seekFromSeconds } = canNudge ? NUDGING : ONLY_SEEKING
  const tookSeconds = Math.max(0, seeks.tookMs / 1000)
  const aheadSeconds = Math.min(MAX_AIM_AHEAD_SECONDS, tookSeconds)
  // Slow seeks land behind by what they could not aim ahead: only a drift beyond that is made better.
  const isWorthSeeking = Math.abs(drift) > seekFromSeconds + tookSeconds - aheadSeconds
  if (isWorthSeeking && maySeek(facts)) return seekTo(facts, aheadSeconds)
  // A video that ended a moment before the party would begin anew.
  if (video.isPaused) return video.hasEnded ? NOTHING : { is: 'play' }
  if (video.isSeeking) return NOTHING
  const enoughSeconds = video.rate === 1 ? DEAD_BAND_SECONDS : NUDGED_TO_SECONDS
  if (!canNudge || Math.abs(drift) < enoughSeconds) return atRate(video, 1)
  const { perSecond, most } = isArriving(facts) ? ARRIVING : GENTLE
  return atRate(video, 1 + Math.max(-most, Math.min(most, drift * perSecond)))
}

const isArriving = ({ nowMs, seeks: { endedMs } }: SyncFacts) =>
  endedMs !== undefined && nowMs - endedMs < ARRIVES_WITHIN_MS

/** Positive: the video is behind. */
function driftSeconds(facts: SyncFacts): number {
  return targetSeconds(facts) - facts.video.currentSeconds
}

function targetSeconds({ expected, video }: SyncFacts): number {
  const { durationSeconds } = video
  return durationSeconds > 0
    ? Math.min(expected.positionSeconds, durationSeconds)
    : expected.positionSeconds
}

function maySeek({ video, nowMs, seeks, canNudge }: SyncFacts): boolean {
  if (video.isSeeking || video.readyState < HAVE_METADATA) return false
  if (seeks.lastMs === undefined) return true
  const isWaiting = !video.isPaused && video.readyState < HAVE_FUTURE_DATA
  const { seekEveryMs } = canNudge ? NUDGING : ONLY_SEEKING
  return nowMs - seeks.lastMs >= (isWaiting ? WAITING_SEEK_EVERY_MS : seekEveryMs)
}

function seekTo(facts: SyncFacts, aheadSeconds: number): SyncMove {
  const { durationSeconds } = facts.video
  const toSeconds = targetSeconds(facts) + aheadSeconds
  return {
    is: 'seek',
    toSeconds: durationSeconds > 0 ? Math.min(toSeconds, durationSeconds) : toSeconds,
  }
}

function atRate(video: VideoState, rate: number): SyncMove {
  return video.rate === rate ? NOTHING : { is: 'rate', rate }
}
