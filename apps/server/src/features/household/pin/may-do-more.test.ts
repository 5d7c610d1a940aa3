import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ENDLESS, sharedReach, type TimeReach } from '../../../domain/time/time-reach.ts'
import { mayDoMore, type Reach, type Sight } from './may-do-more.ts'

const HOUR_MS = 3_600_000
/** Years of titles 1 to 4, of which rules speak. */
const AGES = new Map([
  [1, 0],
  [2, 8],
  [3, 13],
  [4, 18],
])

const sight = (fields: Partial<Sight> = {}): Sight => ({
  maximumAge: 8,
  isApprovedOnly: false,
  rules: new Map(),
  ...fields,
})
const reach = (fields: Partial<Reach> = {}): Reach => ({
  isGrownUp: false,
  isKeeper: false,
  mayAskModel: false,
  sights: [sight()],
  time: ENDLESS,
  ...fields,
})
const seeing = (...sights: Partial<Sight>[]) => reach({ sights: sights.map(sight) })
const lasting = (time: Partial<TimeReach>) => reach({ time: { ...ENDLESS, ...time } })
const hours = (...windows: [from: number, until: number][]) =>
  lasting({
    windows: windows.map(([from, until]) => ({ fromMs: from * HOUR_MS, untilMs: until * HOUR_MS })),
  })
const rules = (...said: [number, 'blocked' | 'approved'][]) => ({ rules: new Map(said) })

describe('somebody may do more', () => {
  it.each<[what: string, before: Reach, after: Reach]>([
    ['as a grown-up', reach(), reach({ isGrownUp: true })],
    [
      'with the PIN of a grown-up',
      reach({ isGrownUp: true }),
      reach({ isGrownUp: true, isKeeper: true }),
    ],
    ['as one whom the language model may answer', reach(), reach({ mayAskModel: true })],
    ['with a higher ceiling', seeing({}), seeing({ maximumAge: 13 })],
    ['where a title is not blocked', seeing(rules([1, 'blocked'])), seeing({})],
    ['where another is blocked', seeing(rules([1, 'blocked'])), seeing(rules([2, 'blocked']))],
    ['where a title is approved', seeing({}), seeing(rules([4, 'approved']))],
    ['not kept to approved titles', seeing({ isApprovedOnly: true }), seeing({ maximumAge: 0 })],
    [
      'with more approved titles',
      seeing({ isApprovedOnly: true, ...rules([1, 'approved']) }),
      seeing({ isApprovedOnly: true, ...rules([1, 'approved'], [2, 'approved']) }),
    ],
    ['without whom something is blocked for', seeing({}, rules([2, 'blocked'])), seeing({})],
    ['without the youngest', seeing({}, { maximumAge: 0 }), seeing({})],
    ['with minutes left', lasting({ leftSeconds: 0 }), lasting({ leftSeconds: 1 })],
    ['with more minutes a day', lasting({ dailySeconds: 900 }), lasting({ dailySeconds: 1800 })],
    ['without a budget', lasting({ leftSeconds: 60, dailySeconds: 900 }), lasting({})],
    ['until later', hours([0, 2], [24, 26]), hours([0, 3])],
    ['on another day', hours([0, 2]), hours([0, 1], [24, 25])],
    ['at any time', hours([0, 2]), lasting({})],
    ['while the others may not', hours(), hours([0, 1])],
  ])('%s', (_what, before, after) => {
    expect(mayDoMore(before, after, AGES)).toBe(true)
  })

  it.each<[what: string, before: Reach, after: Reach]>([
    ['the same', reach(), reach()],
    ['a lower ceiling', seeing({ maximumAge: 18 }), seeing({ maximumAge: 8 })],
    ['a block that hides nothing more', seeing({}), seeing(rules([1, 'blocked']))],
    [
      'a title that is blocked, and too old for whoever comes',
      seeing(rules([3, 'blocked'])),
      seeing({ maximumAge: 8 }),
    ],
    [
      'an approval of what was to be seen before',
      seeing({ maximumAge: 18 }),
      seeing({ maximumAge: 0, ...rules([4, 'approved']) }),
    ],
    [
      'approved titles that were to be seen before',
      seeing({ maximumAge: 8 }),
      seeing({ isApprovedOnly: true, ...rules([1, 'approved'], [2, 'approved']) }),
    ],
    ['somebody along', seeing({}), seeing({}, { maximumAge: 18 })],
    ['one whom no language model may answer', reach({ mayAskModel: true }), reach()],
    ['fewer minutes', lasting({}), lasting({ leftSeconds: 60, dailySeconds: 900 })],
    ['shorter hours', hours([0, 3], [24, 27]), hours([1, 2], [24, 27])],
    ['a time that is over for both', hours(), hours()],
    ['no keeper any more', reach({ isGrownUp: true, isKeeper: true }), reach({ isGrownUp: true })],
  ])('not by %s', (_what, before, after) => {
    expect(mayDoMore(before, after, AGES)).toBe(false)
  })
})

/** Whole hours of two days, and a person of a family as a table has it. */
const window = fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 8 }))
const person = fc.record({
  isAdult: fc.boolean(),
  isAllowedModel: fc.boolean(),
  hasPin: fc.boolean(),
  sight: fc.record({
    maximumAge: fc.constantFrom(0, 8, 13, 18),
    isApprovedOnly: fc.boolean(),
    rules: fc
      .dictionary(fc.constantFrom('1', '2', '3', '4'), fc.constantFrom('blocked', 'approved'))
      .map((said) => new Map(Object.entries(said).map(([id, rule]) => [Number(id), rule]))),
  }),
  dailySeconds: fc.constantFrom(900, 1800, 3600, Infinity),
  watchedSeconds: fc.integer({ min: 0, max: 2000 }),
  windows: fc.option(
    window.map(([from, length]) => [
      { fromMs: from * HOUR_MS, untilMs: (from + length) * HOUR_MS },
    ]),
  ),
})
type Person = typeof person extends fc.Arbitrary<infer One> ? One : never

/** A step: these of the family are to watch, and then they do so for some seconds. */
const step = fc.record({
  wanted: fc.uniqueArray(fc.nat({ max: 4 }), { minLength: 1, maxLength: 3 }),
  watchedSeconds: fc.integer({ min: 0, max: 600 }),
})

function reachOf(people: readonly Person[], watched: ReadonlyMap<Person, number>): Reach {
  const [active] = people
  const isGrownUp = people.every(({ isAdult }) => isAdult)
  return {
    isGrownUp,
    isKeeper: isGrownUp && active?.hasPin === true,
    mayAskModel: people.every((one) => one.isAdult || one.isAllowedModel),
    sights: people.map((one) => one.sight),
    time: sharedReach(
      people.map((one) => ({
        leftSeconds: Math.max(0, one.dailySeconds - (watched.get(one) ?? one.watchedSeconds)),
        dailySeconds: one.dailySeconds,
        windows: one.windows,
      })),
    ),
  }
}

/** Titles that a family may have: those with rules, and plain ones of every age. */
const EVERY_TITLE = [...AGES, ...[0, 8, 13, 18].map((age, nth) => [100 + nth, age] as const)]
const seen = ({ sights }: Reach) =>
  EVERY_TITLE.filter(([id, age]) =>
    sights.every(({ rules: said, isApprovedOnly, maximumAge }) => {
      const rule = said.get(id)
      if (rule) return rule === 'approved'
      return !isApprovedOnly && age <= maximumAge
    }),
  ).map(([id]) => id)

const RIGHTS = ['isGrownUp', 'isKeeper', 'mayAskModel'] as const

describe('whatever sequence of switches without a PIN', () => {
  it('shows no title and gives no minute that the first of them had not', () => {
    fc.assert(
      fc.property(
        fc.array(person, { minLength: 5, maxLength: 5 }),
        fc.array(step, { maxLength: 12 }),
        (family, steps) => {
          const watched = new Map(family.map((one) => [one, one.watchedSeconds]))
          const members = (wanted: readonly number[]) => wanted.flatMap((nth) => family[nth] ?? [])
          let people = members(steps[0]?.wanted ?? [0])
          const first = reachOf(people, watched)
          const titles = seen(first)
          let secondsWatched = 0
          for (const { wanted, watchedSeconds } of steps) {
            const next = members(wanted)
            const before = reachOf(people, watched)
            if (!mayDoMore(before, reachOf(next, watched), AGES)) people = next
            const now = reachOf(people, watched)
            expect(titles).toEqual(expect.arrayContaining(seen(now)))
            expect(RIGHTS.filter((right) => now[right] && !first[right])).toEqual([])
            const seconds = Math.min(watchedSeconds, now.time.leftSeconds)
            for (const one of people) watched.set(one, (watched.get(one) ?? 0) + seconds)
            secondsWatched += seconds
            expect(secondsWatched).toBeLessThanOrEqual(first.time.leftSeconds)
            expect(isOpenAt(now)).toEqual(
              isOpenAt(now).filter((hour) => isOpenAt(first).includes(hour)),
            )
          }
        },
      ),
      { numRuns: 500, seed: 14 },
    )
  })

  it('is not refused where nothing is gained: everybody may come along, and stay', () => {
    fc.assert(
      fc.property(fc.array(person, { minLength: 2, maxLength: 5 }), (family) => {
        const none = new Map<Person, number>()
        const [active] = family
        if (!active) return
        expect(mayDoMore(reachOf([active], none), reachOf([active], none), AGES)).toBe(false)
        expect(mayDoMore(reachOf([active], none), reachOf(family, none), AGES)).toBe(false)
      }),
      { numRuns: 500, seed: 14 },
    )
  })
})

/** Half hours of the days ahead in which it may be watched. */
function isOpenAt({ time: { windows } }: Reach): number[] {
  const halves = Array.from({ length: 100 }, (_, nth) => nth / 2)
  return halves.filter(
    (hour) =>
      windows === null ||
      windows.some(({ fromMs, untilMs }) => fromMs <= hour * HOUR_MS && hour * HOUR_MS < untilMs),
  )
}
