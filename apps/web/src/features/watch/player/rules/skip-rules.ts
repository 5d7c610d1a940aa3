import type { Segment, SkipMode } from '@starnest/contract/watch/segments'

/** Shorter segments are over before anybody could press. Source: research, row 17. */
const SHORTEST_SKIPPED_SECONDS = 3

/** So close to its end a segment is over: a film stands a little before the place that it was moved to. */
const LAST_SECONDS = 0.5

/** Players jump over small gaps by themselves; a move that is shorter is none of the viewer's. */
const NUDGE_SECONDS = 1

/** The segment that the film is in. */
export type SkipPlace = {
  readonly segment: Segment
  /** Whether the film ran into it, or somebody moved it there. */
  readonly by: 'running' | 'moving'
  /** Somebody went back into it, so they want to see it. */
  readonly isWanted: boolean
}

/** How a film went so far, as far as skipping needs it. */
export type SkipMemory = {
  /** Seconds where it was last; null: it has not run yet. */
  readonly atSeconds: number | null
  /** null: in no segment. The same object while nothing changes. */
  readonly place: SkipPlace | null
  /** Segments that somebody wants to see. */
  readonly wanted: readonly Segment[]
}

/** A film that has not run yet, or is begun again. */
export const FRESH_MEMORY: SkipMemory = { atSeconds: null, place: null, wanted: [] }

/** The film plays at a place, or was moved to it: what is remembered from now on. Where it stood before it ran does not
 *  count: it is moved to where it is to begin. */
export function remember(
  memory: SkipMemory,
  move: { by: 'running' | 'moving'; toSeconds: number },
  segments: readonly Segment[],
): SkipMemory {
  const { atSeconds: before, place } = memory
  const { toSeconds } = move
  if (before === null && move.by === 'moving') return memory
  const isNudge = before !== null && Math.abs(toSeconds - before) < NUDGE_SECONDS
  const by = isNudge ? 'running' : move.by
  const segment = segmentAt(segments, toSeconds)
  if (!segment) return { ...memory, atSeconds: toSeconds, place: null }
  const isBack = by === 'moving' && before !== null && toSeconds < before
  const isNew = isBack && !memory.wanted.includes(segment)
  const wanted = isNew ? [...memory.wanted, segment] : memory.wanted
  const isWanted = wanted.includes(segment)
  const isSame = place?.segment === segment && place.isWanted === isWanted
  return {
    atSeconds: toSeconds,
    place: isSame ? place : { segment, by: place?.segment === segment ? place.by : by, isWanted },
    wanted,
  }
}

const segmentAt = (segments: readonly Segment[], seconds: number) =>
  segments.find(
    ({ startSeconds, endSeconds }) =>
      startSeconds <= seconds &&
      seconds < endSeconds - LAST_SECONDS &&
      endSeconds - startSeconds >= SHORTEST_SKIPPED_SECONDS,
  )

/** What is to be done at a place: go on behind the segment, offer that, or nothing. What somebody moved the film into
 *  is never left by itself. */
export function skipAt(place: SkipPlace | null, mode: SkipMode): 'skip' | 'offer' | 'nothing' {
  if (!place || place.isWanted || mode === 'nothing') return 'nothing'
  return mode === 'skip' && place.by === 'running' ? 'skip' : 'offer'
}

/** Less than this behind its credits is nothing to see: the film ends with them. */
const END_WITHIN_SECONDS = 3

/** Seconds to go on at behind a segment; Infinity: it runs to the end of the film. */
export const placeBehind = ({ endSeconds }: Segment, durationSeconds: number): number =>
  endSeconds > durationSeconds - END_WITHIN_SECONDS ? Number.POSITIVE_INFINITY : endSeconds
