import { type Cue, cueOfMs, toMs } from '../cue.ts'
import {
  characterCount,
  LINGER_MS,
  MAX_CUE_MS,
  MIN_CUE_MS,
  MIN_GAP_MS,
  type Rules,
  readingMs,
} from '../rules.ts'
import { closeGaps, type TimedText } from './out-times.ts'

/** When somebody speaks in a film. */
export type SpeechSpan = { readonly startSeconds: number; readonly endSeconds: number }

/** Cues over the speech of a film, and what did not fit. Cues are named by their places in the list. */
export type SpeechFit = {
  readonly cues: readonly Cue[]
  /** Cues that stand shorter than they are read. */
  readonly tooFast: readonly number[]
  /** Cues that begin more than half a second after their speech, because those before them had no time. */
  readonly late: readonly number[]
  /** How far the last cue stands past the end of the film, or of the speech and what a cue may linger. */
  readonly overflowSeconds: number
}

/** A cue begins with a span of speech that is at most this share of the shorter cue beside it away. */
const SNAP_SHARE = 0.5

/** Distributes cues over the speech that is heard in a film, in their order: each gets a share of it by its length,
 *  and begins with a span where one begins near. It ends with its speech, and stands up to half a second longer to be
 *  read. Order, gaps and how long a cue stands are always kept; reading speed and start are told where they could not
 *  be. @throws RangeError when there is no speech. */
export function fitToSpeech(
  cues: readonly Cue[],
  options: { spans: readonly SpeechSpan[]; rules: Rules; durationSeconds?: number },
): SpeechFit {
  const spans = mergedSpans(options.spans)
  const lastSpan = spans.at(-1)
  if (!lastSpan) throw new RangeError('There is no speech to fit cues to')
  const { rules, durationSeconds } = options
  const filmMs =
    durationSeconds === undefined
      ? lastSpan.endMs + LINGER_MS
      : Math.max(MIN_CUE_MS, toMs(durationSeconds))
  const shares = sharesOf(cues, spans)
  const timed = placed(cues, { shares, rules, filmMs })
  closeGaps(timed)
  return {
    cues: withTimes(cues, timed),
    tooFast: placesOf(
      timed,
      ({ startMs, endMs, text }) => endMs - startMs < readingMs(text, rules),
    ),
    late: placesOf(timed, ({ startMs }, at) => startMs > (shares[at]?.startMs ?? 0) + LINGER_MS),
    overflowSeconds: Math.max(0, (timed.at(-1)?.endMs ?? 0) - filmMs) / 1000,
  }
}

/** Cues that were heard at their times, one after the other: each begins with its speech, or later where the one before
 *  it had no room, and stands up to half a second longer to be read. Order, gaps and how long a cue stands are always
 *  kept. */
export function settleHeard(cues: readonly Cue[], rules: Rules): Cue[] {
  const shares = cues.map(({ startSeconds, endSeconds }) => ({
    startMs: toMs(startSeconds),
    endMs: toMs(endSeconds),
  }))
  const timed = placed(cues, { shares, rules, filmMs: Number.POSITIVE_INFINITY })
  closeGaps(timed)
  return withTimes(cues, timed)
}

const withTimes = (cues: readonly Cue[], timed: readonly TimedText[]): Cue[] =>
  cues.map((cue, at) => {
    const { startMs = 0, endMs = 0 } = timed[at] ?? {}
    return { ...cue, ...cueOfMs(startMs, endMs, cue.text) }
  })

const placesOf = (
  timed: readonly TimedText[],
  isOne: (cue: TimedText, at: number) => boolean,
): number[] => timed.flatMap((cue, at) => (isOne(cue, at) ? [at] : []))

type Span = { startMs: number; endMs: number }

/** Spans in their order, those that touch or overlap as one, those that make no sense left out. */
function mergedSpans(spans: readonly SpeechSpan[]): Span[] {
  const sorted = spans
    .map(({ startSeconds, endSeconds }) => ({
      startMs: toMs(startSeconds),
      endMs: toMs(endSeconds),
    }))
    .filter(({ startMs, endMs }) => startMs >= 0 && Number.isFinite(endMs) && endMs > startMs)
    .sort((one, other) => one.startMs - other.startMs)
  const merged: Span[] = []
  for (const span of sorted) {
    const before = merged.at(-1)
    if (before && span.startMs <= before.endMs) before.endMs = Math.max(before.endMs, span.endMs)
    else merged.push(span)
  }
  return merged
}

/** The speech of each cue: from the start of the first word to the end of the last. */
function sharesOf(cues: readonly Cue[], spans: readonly Span[]): Span[] {
  const { starts, totalMs } = spokenTime(spans)
  const lengths = cues.map(({ text }) => characterCount(text))
  const characters = lengths.reduce((total, length) => total + length, 0)
  const bounds = [0]
  let spoken = 0
  for (const [at, length] of lengths.entries()) {
    spoken += length
    const boundMs = (totalMs * spoken) / characters
    const nextLength = lengths[at + 1]
    const shorter = Math.min(length, nextLength ?? 0)
    const reachMs = (SNAP_SHARE * totalMs * shorter) / characters
    bounds.push(nextLength === undefined ? totalMs : snapped(boundMs, reachMs, starts))
  }
  const toFilm = filmTime(spans, starts)
  return cues.map((_, at) => ({
    startMs: toFilm(bounds[at] ?? 0, 'start'),
    endMs: toFilm(bounds[at + 1] ?? totalMs, 'end'),
  }))
}

/** Where each span starts when only the time of speech counts, and how much of it there is. */
function spokenTime(spans: readonly Span[]) {
  const starts: number[] = []
  let totalMs = 0
  for (const { startMs, endMs } of spans) {
    starts.push(totalMs)
    totalMs += endMs - startMs
  }
  return { starts, totalMs }
}

/** The start of a span that is near a place of spoken time, else that place. */
function snapped(atMs: number, reachMs: number, starts: readonly number[]): number {
  const after = firstAfter(starts, atMs)
  const near = [starts[after - 1], starts[after]].filter((one) => one !== undefined)
  const nearest = near.toSorted((one, other) => Math.abs(one - atMs) - Math.abs(other - atMs))[0]
  return nearest !== undefined && Math.abs(nearest - atMs) < reachMs ? nearest : atMs
}

/** The place of the first value above this one in a list that grows. */
function firstAfter(values: readonly number[], value: number): number {
  let [low, high] = [0, values.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((values[middle] ?? 0) > value) high = middle
    else low = middle + 1
  }
  return low
}

/** Spoken time as time of the film. Where a span ends and the next begins, an end is of the one, a start of the other. */
function filmTime(spans: readonly Span[], starts: readonly number[]) {
  return (spokenMs: number, side: 'start' | 'end'): number => {
    const after = firstAfter(starts, spokenMs) - 1
    const isBorder = side === 'end' && after > 0 && starts[after] === spokenMs
    const at = isBorder ? after - 1 : after
    const span = spans[at]
    return Math.round((span?.startMs ?? 0) + spokenMs - (starts[at] ?? 0))
  }
}

type Placing = { shares: readonly Span[]; rules: Rules; filmMs: number }

/** Gives each cue its times: not before its speech, not before the one before it is over. */
function placed(cues: readonly Cue[], { shares, rules, filmMs }: Placing): TimedText[] {
  const timed: TimedText[] = []
  for (const [at, { text }] of cues.entries()) {
    const share = shares[at] ?? { startMs: 0, endMs: 0 }
    const before = timed.at(-1)
    const freeMs = before ? before.endMs + MIN_GAP_MS : 0
    const startMs = Math.max(share.startMs, freeMs)
    const nextMs = shares[at + 1]?.startMs
    const roomMs = Math.max(
      MIN_CUE_MS,
      (nextMs === undefined ? filmMs : nextMs - MIN_GAP_MS) - startMs,
    )
    const spokenMs = Math.max(0, share.endMs - startMs)
    const lingerMs = Math.max(spokenMs, Math.min(spokenMs + LINGER_MS, readingMs(text, rules)))
    const standsMs = Math.min(MAX_CUE_MS, roomMs, Math.max(MIN_CUE_MS, lingerMs))
    timed.push({ startMs, endMs: startMs + standsMs, text })
  }
  return timed
}
