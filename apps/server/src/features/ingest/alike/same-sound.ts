/**
 * Finds what sounds the same in two films by their acoustic fingerprints: a row of points, each of 32 bits that say
 * how the tones of a few seconds change. Sources: Chromaprint's published algorithm (Lukáš Lalinský, "How does
 * Chromaprint work?", after Ke, Hoiem and Sukthankar, "Computer Vision for Music Identification") for the points and
 * for aligning two of them by their highest bits; the Intro Skipper of Jellyfin for the limits.
 */

/** Seconds from one point to the next: a third of 4096 samples at 11,025 a second. Source: Chromaprint. */
export const POINT_SECONDS = 4096 / 3 / 11_025

/** Seconds of sound that one point speaks of, counted from its own place: 16 rows, smoothed over 5, and one frame. */
const POINT_SPAN_SECONDS = POINT_SECONDS * 19 + 4096 / 11_025

/** Bits of two points that may differ where both are the same sound. Source: Intro Skipper. */
const MAX_DIFFERENT_BITS = 6

/** Lowest bits of a point that are left out when places are looked up. Source: Chromaprint aligns by the highest 12. */
const DROPPED_BITS = 20
const KEYS = 2 ** (32 - DROPPED_BITS)

/** Places of one film that the same highest bits may have; more of them say nothing about where it lies. */
const MOST_PLACES = 64

/** Shifts of one film against the other that are looked at closely: those that most points speak for. */
const SHIFTS_LOOKED_AT = 12

/** Seconds after which a sound that does not change at all is no sound to go by, such as silence. */
const STILL_SECONDS = 3

/** Share of the points of a part that have to be the same. By chance a few of a hundred are. */
const LEAST_SAME_SHARE = 0.6

/** It is one film twice, of which no part stands out, when so much of the shorter fingerprint meets the other and so
 *  much of that is the same. */
const ONE_FILM_OVERLAP = 0.75
const ONE_FILM_SHARE = 0.85

/** A part begins and ends where so many more points that are the same lie within so many places. */
const END_POINTS = 6
const END_SPREAD = 9

/** What a part that both films have must be like, in seconds. `gap`: the longest time in it without a point that is
 *  the same. */
export type PartLimits = {
  readonly shortest: number
  readonly longest: number
  readonly gap: number
}

/** A part that sounds the same in two fingerprints: the place of its first point in each, and how many there are. */
export type SamePart = {
  readonly oneFrom: number
  readonly otherFrom: number
  readonly points: number
}

/** `same`: the longest part within the limits; null: there is none. `isOneFilm`: as good as all of it is the same. */
type Comparison = { readonly same: SamePart | null; readonly isOneFilm: boolean }

type Fingerprint = Uint32Array<ArrayBufferLike>
/** `heard`: how many points of the first are not still. */
type Pair = { one: Fingerprint; other: Fingerprint; still: Uint8Array; heard: number }

/**
 * Compares two fingerprints in steps of a few milliseconds each, whatever they hold: places are looked up for a
 * bounded number of points, and few shifts are looked at closely. Of several parts of the same length it is that of the
 * likeliest shift which is answered, and in it the first.
 */
export function* comparePair(
  { one, other }: { one: Fingerprint; other: Fingerprint },
  limits: PartLimits,
): Generator<void, Comparison> {
  const still = stillPoints(one)
  const heard = still.reduce((count, isStill) => count + 1 - isStill, 0)
  const pair: Pair = { one, other, still, heard }
  const shifts = likelyShifts(pair)
  let same: SamePart | null = null
  let isOneFilm = false
  for (const shift of shifts) {
    yield
    const seen = lookClosely(pair, { shift, limits })
    isOneFilm ||= seen.isOneFilm
    if (seen.same && (same === null || seen.same.points > same.points)) same = seen.same
  }
  return isOneFilm ? { same: null, isOneFilm } : { same, isOneFilm }
}

/** Marks the points of a fingerprint that stay the same for long. */
function stillPoints(points: Fingerprint): Uint8Array {
  const still = new Uint8Array(points.length)
  const least = Math.ceil(STILL_SECONDS / POINT_SECONDS)
  for (let from = 0, to = 0; from < points.length; from = to) {
    while (to < points.length && points[to] === points[from]) to += 1
    if (to - from >= least) still.fill(1, from, to)
  }
  return still
}

/** How far the second film's places lie behind the first's where most points agree, best first. */
function likelyShifts({ one, other, still }: Pair): number[] {
  const { starts, places } = placesByHighBits(other)
  const votes = new Uint32Array(one.length + other.length)
  for (let at = 0; at < one.length; at += 1) {
    const key = keyAt(one, at)
    const from = starts[key] ?? 0
    const to = starts[key + 1] ?? 0
    if (still[at] || to - from > MOST_PLACES) continue
    for (let nth = from; nth < to; nth += 1) {
      const vote = (places[nth] ?? 0) - at + one.length
      votes[vote] = (votes[vote] ?? 0) + 1
    }
  }
  const shifts: number[] = []
  for (let nth = 0; nth < SHIFTS_LOOKED_AT; nth += 1) {
    const best = indexOfMost(votes)
    if (!votes[best]) break
    votes[best] = 0
    shifts.push(best - one.length)
  }
  return shifts
}

function indexOfMost(votes: Uint32Array): number {
  let best = 0
  for (let index = 1; index < votes.length; index += 1) {
    if ((votes[index] ?? 0) > (votes[best] ?? 0)) best = index
  }
  return best
}

/** The places of all points in the order of their highest bits; those of `key` stand from `starts[key]` up to
 *  `starts[key + 1]`. */
function placesByHighBits(points: Fingerprint) {
  const starts = new Uint32Array(KEYS + 1)
  for (let at = 0; at < points.length; at += 1) {
    const next = keyAt(points, at) + 1
    starts[next] = (starts[next] ?? 0) + 1
  }
  for (let key = 0; key < KEYS; key += 1)
    starts[key + 1] = (starts[key + 1] ?? 0) + (starts[key] ?? 0)
  const free = starts.slice()
  const places = new Uint32Array(points.length)
  for (let at = 0; at < points.length; at += 1) {
    const key = keyAt(points, at)
    const place = free[key] ?? 0
    places[place] = at
    free[key] = place + 1
  }
  return { starts, places }
}

const keyAt = (points: Fingerprint, at: number): number => (points[at] ?? 0) >>> DROPPED_BITS

type Look = { shift: number; limits: PartLimits }

/** What is the same when the second film lies so many points behind the first. */
function lookClosely({ one, other, still, heard }: Pair, { shift, limits }: Look): Comparison {
  const end = Math.min(one.length, other.length - shift)
  const alike: number[] = []
  let compared = 0
  for (let at = Math.max(0, -shift); at < end; at += 1) {
    if (still[at]) continue
    compared += 1
    const bits = differentBits(one[at] ?? 0, other[at + shift] ?? 0)
    if (bits <= MAX_DIFFERENT_BITS) alike.push(at)
  }
  const couldCompare = Math.min(heard, other.length)
  const isOneFilm =
    compared > couldCompare * ONE_FILM_OVERLAP && alike.length >= compared * ONE_FILM_SHARE
  let same: SamePart | null = null
  for (const { from, points } of partsOf(alike, limits)) {
    if (same === null || points > same.points) {
      same = { oneFrom: from, otherFrom: from + shift, points }
    }
  }
  return { same, isOneFilm }
}

/** Parts within the limits that points make which lie near each other. `alike`: their places, in order. */
function partsOf(alike: readonly number[], { shortest, longest, gap }: PartLimits) {
  const mostBetween = Math.floor(gap / POINT_SECONDS)
  const parts: { from: number; points: number }[] = []
  for (let first = 0, next = 0; first < alike.length; first = next) {
    next = first + 1
    while (next < alike.length && placeOf(alike, next) - placeOf(alike, next - 1) <= mostBetween) {
      next += 1
    }
    const [from, to] = withoutLooseEnds(alike, [first, next - 1])
    const points = placeOf(alike, to) - placeOf(alike, from) + 1
    const fits = points >= pointsWithin(shortest) && points <= pointsWithin(longest)
    if (fits && to - from + 1 >= points * LEAST_SAME_SHARE) {
      parts.push({ from: placeOf(alike, from), points })
    }
  }
  return parts
}

const placeOf = (alike: readonly number[], nth: number): number => alike[nth] ?? 0

/** Takes points off the ends of a part that are the same by chance: others of them are not near. */
function withoutLooseEnds(
  alike: readonly number[],
  [first, last]: readonly [number, number],
): [number, number] {
  let [from, to] = [first, last]
  const isLoose = (one: number, other: number) =>
    placeOf(alike, other) - placeOf(alike, one) > END_SPREAD
  while (from + END_POINTS < to && isLoose(from, from + END_POINTS)) from += 1
  while (to - END_POINTS > from && isLoose(to - END_POINTS, to)) to -= 1
  return [from, to]
}

/** Points that lie wholly in a sound of so many seconds. */
const pointsWithin = (seconds: number): number =>
  Math.max(1, Math.round((seconds - POINT_SPAN_SECONDS) / POINT_SECONDS) + 1)

/** How many bits of two numbers of 32 differ. */
function differentBits(one: number, other: number): number {
  let bits = one ^ other
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  bits = (bits + (bits >>> 4)) & 0x0f0f0f0f
  return Math.imul(bits, 0x01010101) >>> 24
}
