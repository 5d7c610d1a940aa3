import type { Segment } from '@starnest/contract/watch/segments'
import { comparePair, type PartLimits, POINT_SECONDS, type SamePart } from './same-sound.ts'

/** A stretch at one end of a film, in seconds of it. */
type Stretch = { readonly fromSeconds: number; readonly seconds: number }

/** How a film sounds at its beginning and at its end. */
export type EpisodeSounds = {
  readonly durationSeconds: number
  readonly beginning: Uint32Array
  readonly ending: Uint32Array
}

/** The longest stretch at an end that is listened to: seconds, and the share of the film. Source: Intro Skipper, which
 *  is of the length of episodes; most credits of series are over within four minutes. */
const BEGINNING = { seconds: 600, share: 0.25 }
const ENDING = { seconds: 240, share: 0.15 }

/** Source: Intro Skipper. Shorter ones are jingles, longer ones are no intro. */
const INTRO: PartLimits = { shortest: 15, longest: 120, gap: 3.5 }
const CREDITS: PartLimits = { shortest: 15, longest: 450, gap: 3.5 }

/** Points speak of the seconds behind them too, so that those at both ends of a part are the same while other sound
 *  mixes in: what plays begins later than the first of them, and ends after the last. Seconds, measured with songs
 *  between other sound, in AAC of 64 to 128 kbit/s; the end is rather too early, for what is skipped is not seen. */
const BEGINS_AFTER_SECONDS = 0.6
const ENDS_AFTER_SECONDS = 1

/** Seconds by which ends may differ of what is the same segment. */
const AGREEING_SECONDS = 3

/** Where a film is listened to: at its beginning, and at its end. */
export function stretchesOf(durationSeconds: number): { beginning: Stretch; ending: Stretch } {
  const seconds = (at: { seconds: number; share: number }) =>
    Math.min(at.seconds, durationSeconds * at.share)
  return {
    beginning: { fromSeconds: 0, seconds: seconds(BEGINNING) },
    ending: { fromSeconds: durationSeconds - seconds(ENDING), seconds: seconds(ENDING) },
  }
}

/** Shortest film in whose beginning an intro has its place. Seconds. */
export const SHORTEST_EPISODE_SECONDS = INTRO.shortest / BEGINNING.share

/** What two episodes have in common: the intro and the credits of each, as far as there are any. */
type Common = { readonly one: readonly Segment[]; readonly other: readonly Segment[] }

const NOTHING: Common = { one: [], other: [] }

/** Compares two episodes in steps of a few milliseconds. Of one film that is there twice nothing is an intro. */
export function* compareEpisodes(
  one: EpisodeSounds,
  other: EpisodeSounds,
): Generator<void, Common> {
  const beginnings = { one: one.beginning, other: other.beginning }
  const intro = yield* comparePair(beginnings, INTRO)
  if (intro.isOneFilm) return NOTHING
  const credits = yield* comparePair({ one: one.ending, other: other.ending }, CREDITS)
  const ofOne = (same: SamePart) => ({ from: same.oneFrom, points: same.points })
  const ofOther = (same: SamePart) => ({ from: same.otherFrom, points: same.points })
  const found = (film: EpisodeSounds, partOf: typeof ofOne): Segment[] => [
    ...(intro.same ? [introOf(partOf(intro.same))] : []),
    ...(credits.same ? [creditsOf(film, partOf(credits.same))] : []),
  ]
  return { one: found(one, ofOne), other: found(other, ofOther) }
}

type Part = { from: number; points: number }

function introOf({ from, points }: Part): Segment {
  return {
    kind: 'intro',
    startSeconds: from === 0 ? 0 : from * POINT_SECONDS + BEGINS_AFTER_SECONDS,
    endSeconds: (from + points) * POINT_SECONDS + ENDS_AFTER_SECONDS,
  }
}

function creditsOf({ durationSeconds, ending }: EpisodeSounds, { from, points }: Part): Segment {
  const { fromSeconds } = stretchesOf(durationSeconds).ending
  const at = (place: number) => fromSeconds + place * POINT_SECONDS
  return {
    kind: 'credits',
    startSeconds: from === 0 ? fromSeconds : at(from) + BEGINS_AFTER_SECONDS,
    endSeconds:
      from + points === ending.length
        ? durationSeconds
        : Math.min(durationSeconds, at(from + points) + ENDS_AFTER_SECONDS),
  }
}

/** The segments of an episode, of what it has in common with each of its neighbours: of each kind the one that most of
 *  them agree on; of as many, the longest; of those, the first. In their order. */
export function agreedSegments(found: readonly Segment[]): Segment[] {
  return (['intro', 'credits'] as const).flatMap((kind) =>
    agreedOf(found.filter((one) => one.kind === kind)),
  )
}

function agreedOf(found: readonly Segment[]): Segment[] {
  const agreeing = (segment: Segment) => found.filter((one) => isAlike(one, segment)).length
  const [best] = found.toSorted(
    (one, other) =>
      agreeing(other) - agreeing(one) ||
      lengthOf(other) - lengthOf(one) ||
      one.startSeconds - other.startSeconds,
  )
  return best ? [best] : []
}

const isAlike = (one: Segment, other: Segment): boolean =>
  Math.abs(one.startSeconds - other.startSeconds) <= AGREEING_SECONDS &&
  Math.abs(one.endSeconds - other.endSeconds) <= AGREEING_SECONDS

const lengthOf = ({ startSeconds, endSeconds }: Segment): number => endSeconds - startSeconds
