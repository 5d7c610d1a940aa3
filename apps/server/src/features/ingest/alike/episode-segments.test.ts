import type { Segment } from '@starnest/contract/watch/segments'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { inTurns } from '../../../domain/time/in-turns.ts'
import {
  agreedSegments,
  compareEpisodes,
  type EpisodeSounds,
  stretchesOf,
} from './episode-segments.ts'
import { comparePair, POINT_SECONDS } from './same-sound.ts'

const HALF_HOUR = 1800
/** What Chromaprint makes of silence. */
const SILENCE = 627_964_279

/** Numbers that are the same for each seed. */
function points(seed: number, seconds: number): Uint32Array<ArrayBuffer> {
  let state = (seed * 0x9e3779b9) >>> 0
  return Uint32Array.from({ length: Math.round(seconds / POINT_SECONDS) }, () => {
    state = (state + 0x6d2b79f5) >>> 0
    const mixed = Math.imul(state ^ (state >>> 15), state | 1)
    return (mixed ^ (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61))) >>> 0
  })
}

/** The same with so many bits of each point turned round at most, as by another encoder. */
function noisy(of: Uint32Array, bits: number): Uint32Array<ArrayBuffer> {
  const places = points(77, of.length * bits * POINT_SECONDS)
  return Uint32Array.from(of, (point, at) => {
    const turned = places.subarray(at * bits, at * bits + bits)
    return turned.reduce((changed, place) => changed ^ (1 << (place % 32)), point) >>> 0
  })
}

/** A stretch of an episode's own sound with something in it that begins at a second of it. */
function stretch(seed: number, seconds: number, ...parts: [number, Uint32Array][]) {
  const own = points(seed, seconds)
  for (const [atSeconds, part] of parts) own.set(part, Math.round(atSeconds / POINT_SECONDS))
  return own
}

/** Half an hour; what is not said is sound of its own. */
const episode = (seed: number, sounds: Partial<EpisodeSounds> = {}): EpisodeSounds => ({
  durationSeconds: HALF_HOUR,
  beginning: points(seed, 450),
  ending: points(seed + 1000, 240),
  ...sounds,
})

const together = (one: EpisodeSounds, other: EpisodeSounds) =>
  inTurns(compareEpisodes(one, other), { signal: new AbortController().signal })

const INTRO = points(1, 45)
const CREDITS = points(2, 60)

it('finds an intro and credits wherever they stand in each episode', async () => {
  const common = await together(
    episode(11, {
      beginning: stretch(11, 450, [5, INTRO]),
      ending: stretch(12, 240, [120, CREDITS]),
    }),
    episode(21, {
      beginning: stretch(21, 450, [200, INTRO]),
      ending: stretch(22, 240, [170, CREDITS]),
    }),
  )
  const place = ({ kind, startSeconds, endSeconds }: Segment) => [
    kind,
    Math.round(startSeconds),
    Math.round(endSeconds),
  ]
  expect(common.one.map(place)).toEqual([
    ['intro', 6, 51],
    ['credits', 1681, 1741],
  ])
  expect(common.other.map(place)).toEqual([
    ['intro', 201, 246],
    ['credits', 1731, 1791],
  ])
})

it('finds what begins with the film and what ends with it, to the second', async () => {
  const ending = stretch(12, 240, [180, CREDITS])
  const common = await together(
    episode(11, { beginning: stretch(11, 450, [0, INTRO]), ending }),
    episode(21, {
      beginning: stretch(21, 450, [30, INTRO]),
      ending: stretch(22, 240, [ending.length * POINT_SECONDS - 60, CREDITS]),
    }),
  )
  expect(common.one).toMatchObject([{ startSeconds: 0 }, { endSeconds: HALF_HOUR }])
})

it.each([1, 4, 6])('finds an intro of which %i bits of each point differ', async (bits) => {
  const common = await together(
    episode(11, { beginning: stretch(11, 450, [5, INTRO]) }),
    episode(21, { beginning: stretch(21, 450, [60, noisy(INTRO, bits)]) }),
  )
  expect(common.one).toMatchObject([{ kind: 'intro' }])
})

it('bridges a moment in which somebody speaks, and no longer one', async () => {
  const spoken = (seconds: number) => {
    const intro = INTRO.slice()
    intro.set(points(9, seconds), Math.round(20 / POINT_SECONDS))
    return episode(21, { beginning: stretch(21, 450, [60, intro]) })
  }
  const plain = episode(11, { beginning: stretch(11, 450, [5, INTRO]) })
  const lengths = async (seconds: number) =>
    (await together(plain, spoken(seconds))).one.map((one) =>
      Math.round(one.endSeconds - one.startSeconds),
    )
  expect(await lengths(3)).toEqual([45])
  expect(await lengths(8)).toEqual([20])
})

it('finds nothing in episodes that have nothing in common', async () => {
  expect(await together(episode(11), episode(21))).toEqual({ one: [], other: [] })
})

it('finds nothing in a silence that both share', async () => {
  const silence = new Uint32Array(Math.round(40 / POINT_SECONDS)).fill(SILENCE)
  const quiet = (seed: number) =>
    episode(seed, {
      beginning: stretch(seed, 450, [30, silence]),
      ending: stretch(seed + 1000, 240, [100, silence]),
    })
  expect(await together(quiet(11), quiet(21))).toEqual({ one: [], other: [] })
  const mute = episode(3, {
    beginning: new Uint32Array(4000).fill(SILENCE),
    ending: new Uint32Array(1900).fill(SILENCE),
  })
  expect(await together(mute, mute)).toEqual({ one: [], other: [] })
})

it.each([
  ['a jingle of 8 seconds', 8],
  ['three minutes of the same', 180],
])('finds no intro in %s', async (_what, seconds) => {
  const part = points(5, seconds)
  const common = await together(
    episode(11, { beginning: stretch(11, 450, [5, part]) }),
    episode(21, { beginning: stretch(21, 450, [60, part]) }),
  )
  expect(common).toEqual({ one: [], other: [] })
})

it('takes the same film twice for no intro, however it was encoded and where it begins', async () => {
  const film = episode(11)
  expect(await together(film, film)).toEqual({ one: [], other: [] })
  const again = { ...film, beginning: noisy(film.beginning, 3), ending: noisy(film.ending, 3) }
  expect(await together(film, again)).toEqual({ one: [], other: [] })
  const later = { ...film, beginning: film.beginning.slice(100) }
  expect(await together(film, later)).toEqual({ one: [], other: [] })
  const silence = new Uint32Array(Math.round(150 / POINT_SECONDS)).fill(SILENCE)
  const calm = { ...film, beginning: stretch(11, 450, [60, silence]) }
  expect(await together(calm, calm)).toEqual({ one: [], other: [] })
  // Of a short film the whole beginning would be as long as an intro.
  const short = { durationSeconds: 300, beginning: points(7, 75), ending: points(8, 45) }
  expect(await together(short, short)).toEqual({ one: [], other: [] })
})

it('keeps to either intro where a season changes it', async () => {
  const intros = [points(31, 40), points(31, 40), points(31, 40), points(32, 40), points(32, 40)]
  const season = intros.map((intro, nth) =>
    episode(100 + nth, { beginning: stretch(100 + nth, 450, [10 + nth * 20, intro]) }),
  )
  const found: Segment[][] = season.map(() => [])
  for (const [at, one] of season.entries()) {
    for (const next of [at + 1, at + 2]) {
      const other = season[next]
      if (!other) continue
      const common = await together(one, other)
      found[at]?.push(...common.one)
      found[next]?.push(...common.other)
    }
  }
  const starts = found.map((own) => agreedSegments(own).map((one) => Math.round(one.startSeconds)))
  expect(starts).toEqual([[11], [31], [51], [71], [91]])
})

it('goes by what most neighbours agree on, then by the longest', () => {
  const intro = (startSeconds: number, endSeconds: number): Segment => ({
    kind: 'intro',
    startSeconds,
    endSeconds,
  })
  const agreed = agreedSegments([intro(5, 90), intro(30, 60), intro(31, 61), intro(4, 20)])
  expect(agreed).toEqual([intro(30, 60)])
  expect(agreedSegments([intro(5, 20), intro(30, 60)])).toEqual([intro(30, 60)])
  expect(agreedSegments([])).toEqual([])
})

it('answers the same every time, within bounds, whatever the fingerprints are', () => {
  const some = fc.uint32Array({ maxLength: 600 })
  const few = fc
    .array(fc.constantFrom(0, 1, SILENCE, 0xffffffff), { maxLength: 600 })
    .map((all) => Uint32Array.from(all))
  const any = fc.oneof(some, few)
  fc.assert(
    fc.property(any, any, (one, other) => {
      const compare = () => {
        const steps = comparePair({ one, other }, { shortest: 5, longest: 40, gap: 2 })
        for (;;) {
          const step = steps.next()
          if (step.done) return step.value
        }
      }
      const { same } = compare()
      expect(compare().same).toEqual(same)
      if (!same) return
      expect(same.oneFrom + same.points).toBeLessThanOrEqual(one.length)
      expect(same.otherFrom + same.points).toBeLessThanOrEqual(other.length)
    }),
    { numRuns: 200 },
  )
})

it('listens to ten minutes and four at most, and to a share of what is short', () => {
  expect(stretchesOf(7200)).toEqual({
    beginning: { fromSeconds: 0, seconds: 600 },
    ending: { fromSeconds: 6960, seconds: 240 },
  })
  expect(stretchesOf(400)).toEqual({
    beginning: { fromSeconds: 0, seconds: 100 },
    ending: { fromSeconds: 340, seconds: 60 },
  })
})
