import { MAX_SEGMENTS, type Segment, type SegmentKind } from '@starnest/contract/watch/segments'
import type { WatchableTitle } from '../watchable-title.ts'
import { segmentKindsOf } from './segment-names.ts'

/** Parts that are shorter are none: nobody could skip them. */
const SHORTEST_SECONDS = 1

/** No segment takes more of a film; what does so is the film. */
const LARGEST_SHARE = 0.5

/** Credits begin in the last part of a film. */
const CREDITS_FROM_SHARE = 0.5

type KnownParts = {
  chapters: WatchableTitle['chapters']
  /** 0: unknown, then there is no segment. */
  durationSeconds: number
  /** What was found in the film itself, in seconds of it; in any order. */
  found: readonly Segment[]
}

/**
 * What may be skipped in a film: in order, no two overlap, at most {@link MAX_SEGMENTS}.
 *
 * Its chapters and what was found in its sound meet here. What somebody named counts first. Of what was found, only
 * kinds are taken that no chapter names, and only where no chapter's segment lies; so a found intro never stands
 * beside the intro of the chapters. Both have to be possible: inside the film, at most half of it, credits not before
 * its middle. Source: research, rows 12 and 17.
 */
export function segmentsOf({ chapters, durationSeconds, found }: KnownParts): Segment[] {
  const named = joined(namedSegments(chapters, durationSeconds)).filter(isPossible(durationSeconds))
  const kinds = new Set(named.map(({ kind }) => kind))
  const others = found
    .filter(({ kind }) => !kinds.has(kind))
    .map((one) => ({ ...one, endSeconds: Math.min(one.endSeconds, durationSeconds) }))
    .filter(isPossible(durationSeconds))
  return others
    .toSorted(byStart)
    .reduce(withFreePart, named)
    .toSorted(byStart)
    .slice(0, MAX_SEGMENTS)
}

/** Each chapter ends where the next begins, or with the film. */
function namedSegments(chapters: KnownParts['chapters'], durationSeconds: number): Segment[] {
  const ordered = chapters.toSorted((one, other) => one.startSeconds - other.startSeconds)
  return ordered.flatMap(({ startSeconds, title }, at) => {
    const next = ordered[at + 1]?.startSeconds ?? durationSeconds
    const place = { startSeconds, endSeconds: Math.min(next, durationSeconds) }
    const kind = segmentKindsOf(title).find((one) => mayBegin(one, place, durationSeconds))
    return kind ? [{ kind, ...place }] : []
  })
}

const mayBegin = (
  kind: SegmentKind,
  { startSeconds }: Pick<Segment, 'startSeconds'>,
  durationSeconds: number,
) => kind !== 'credits' || startSeconds >= durationSeconds * CREDITS_FROM_SHARE

const isPossible = (durationSeconds: number) => (segment: Segment) => {
  const lengthSeconds = segment.endSeconds - segment.startSeconds
  return (
    segment.startSeconds >= 0 &&
    lengthSeconds >= SHORTEST_SECONDS &&
    lengthSeconds <= durationSeconds * LARGEST_SHARE &&
    mayBegin(segment.kind, segment, durationSeconds)
  )
}

/** Chapters of one kind that follow each other are one segment. */
function joined(segments: readonly Segment[]): Segment[] {
  const all: Segment[] = []
  for (const segment of segments) {
    const before = all.at(-1)
    const goesOn = before?.kind === segment.kind && before.endSeconds === segment.startSeconds
    if (before && goesOn) all.splice(-1, 1, { ...before, endSeconds: segment.endSeconds })
    else all.push(segment)
  }
  return all
}

/** Adds of a segment what begins outside of all others, up to the next of them. */
function withFreePart(taken: Segment[], segment: Segment): Segment[] {
  const covering = taken.filter(
    (one) => one.startSeconds <= segment.startSeconds && segment.startSeconds < one.endSeconds,
  )
  const startSeconds = Math.max(segment.startSeconds, ...covering.map((one) => one.endSeconds))
  const behind = taken.filter((one) => one.startSeconds >= startSeconds)
  const endSeconds = Math.min(segment.endSeconds, ...behind.map((one) => one.startSeconds))
  const free = { ...segment, startSeconds, endSeconds }
  return endSeconds - startSeconds >= SHORTEST_SECONDS ? [...taken, free] : taken
}

const byStart = (one: Segment, other: Segment) => one.startSeconds - other.startSeconds
