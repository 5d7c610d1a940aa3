import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  EASY,
  follow,
  type Moment,
  type PlayerNature,
} from '../../../testing/fakes/simulated-player.ts'

const IN_STEP_SECONDS = 0.04
/** What one look, 250 ms at the fastest rate, may leave beside it. */
const ONE_LOOK_SECONDS = 0.0125
const SETTINGS = { seed: 20261122, numRuns: 200 }

const side = fc.constantFrom(1, -1)
/** Sound cards are wrong by up to 0.02 %. */
const clockError = fc.double({ min: -2e-4, max: 2e-4, noNaN: true })
const seekTakesMs = fc.integer({ min: 0, max: 1200 })
const startTakesMs = fc.integer({ min: 0, max: 400 })

/** From when on it was always in step, in seconds; Infinity: it was not at the end. */
function inStepFrom(moments: Moment[], withinSeconds = IN_STEP_SECONDS): number {
  const lastOff = moments.findLastIndex((moment) => Math.abs(moment.driftSeconds) > withinSeconds)
  const first = moments[lastOff + 1]
  return first ? first.nowMs / 1000 : Number.POSITIVE_INFINITY
}

function seeksOf(moments: Moment[]): number[] {
  return moments.filter(({ move }) => move.is === 'seek').map(({ nowMs }) => nowMs)
}

describe('a player that follows a party', () => {
  it.each([
    [0.2, 6],
    [0.4, 10],
    [0.8, 18],
  ])('makes up %d s within %d s, without a jump', (drift, withinSeconds) => {
    fc.assert(
      fc.property(side, clockError, (sign, error) => {
        const nature = { ...EASY, driftSeconds: sign * drift, clockError: error }
        const moments = follow(nature, withinSeconds + 5)
        const first = moments.find(({ driftSeconds }) => Math.abs(driftSeconds) < IN_STEP_SECONDS)
        expect(first?.nowMs).toBeLessThanOrEqual(withinSeconds * 1000)
        expect(inStepFrom(moments, IN_STEP_SECONDS + 0.001)).toBeLessThanOrEqual(withinSeconds)
        expect(seeksOf(moments)).toEqual([])
      }),
      SETTINGS,
    )
  })

  it('never swings over to the other side', () => {
    fc.assert(
      fc.property(side, fc.double({ min: 0.04, max: 1, noNaN: true }), (sign, drift) => {
        const moments = follow({ ...EASY, driftSeconds: sign * drift }, 30)
        const crossed = moments.filter(({ driftSeconds }) => sign * driftSeconds < 0)
        expect(crossed).toEqual([])
      }),
      SETTINGS,
    )
  })

  it('is left alone once it is in step, also where its own speed costs it some milliseconds', () => {
    fc.assert(
      fc.property(side, fc.double({ min: 0.05, max: 1, noNaN: true }), (sign, drift) => {
        const player = { ...EASY, driftSeconds: sign * drift, jumpsBackSeconds: 0.025 }
        const later = follow(player, 60).filter(({ nowMs }) => nowMs > 40_000)
        expect(later.filter(({ move }) => move.is !== 'nothing')).toEqual([])
      }),
      SETTINGS,
    )
  })

  it('comes from anywhere, through stalls and slow seeks, and stays', () => {
    const stalls = fc.array(
      fc.record({ atMs: fc.integer({ min: 0, max: 30_000 }), forMs: fc.nat(3000) }),
      { maxLength: 4 },
    )
    const driftSeconds = fc.double({ min: -60, max: 60, noNaN: true })
    const nature = fc.record({ driftSeconds, clockError, seekTakesMs, startTakesMs, stalls })
    fc.assert(
      fc.property(nature, (player) => {
        const moments = follow({ ...EASY, ...player }, 90)
        // The last stall is over after 33 s.
        expect(inStepFrom(moments, IN_STEP_SECONDS + ONE_LOOK_SECONDS)).toBeLessThan(33 + 30)
      }),
      SETTINGS,
    )
  })

  it('is in step two seconds after a seek that led beside by less than half of one', () => {
    const driftSeconds = fc.oneof(
      fc.double({ min: -60, max: -2, noNaN: true }),
      fc.double({ min: 2, max: 60, noNaN: true }),
    )
    const nature = { driftSeconds, clockError, seekTakesMs: fc.integer({ min: 0, max: 300 }) }
    fc.assert(
      fc.property(fc.record(nature), (player) => {
        const moments = follow({ ...EASY, ...player, startTakesMs: 100 }, 20)
        const [seek = Number.NaN] = seeksOf(moments)
        const endedSeconds = (seek + player.seekTakesMs) / 1000
        expect(inStepFrom(moments, 0.06)).toBeLessThanOrEqual(endedSeconds + 2.25)
        expect(seeksOf(moments)).toHaveLength(1)
      }),
      SETTINGS,
    )
  })

  it('never runs faster or slower than anybody hears, and never seeks twice in 1.5 s', () => {
    const driftSeconds = fc.double({ min: -60, max: 60, noNaN: true })
    fc.assert(
      fc.property(fc.record({ driftSeconds, clockError, seekTakesMs }), (player) => {
        const moments = follow({ ...EASY, ...player }, 30)
        // Who has just come to a place makes up a rest of the way.
        const isOnTheWay = (atMs: number) =>
          seeksOf(moments).some((seek) => atMs >= seek && atMs < seek + player.seekTakesMs + 3000)
        for (const { rate, nowMs } of moments) {
          expect(Math.abs(rate - 1)).toBeLessThanOrEqual(isOnTheWay(nowMs) ? 0.25 : 0.05 + 1e-9)
        }
        const seeks = seeksOf(moments)
        const gaps = seeks.slice(1).map((atMs, index) => atMs - (seeks[index] ?? 0))
        for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(1500)
      }),
      SETTINGS,
    )
  })

  it('comes within half a second where it can only seek, and never changes its rate', () => {
    const driftSeconds = fc.double({ min: -60, max: 60, noNaN: true })
    const nature = fc.record({ driftSeconds, clockError, seekTakesMs })
    fc.assert(
      fc.property(nature, (player) => {
        const cannotNudge: PlayerNature = { ...EASY, ...player, canNudge: false }
        const moments = follow(cannotNudge, 30)
        expect(inStepFrom(moments, 0.5)).toBeLessThan(15)
        expect(moments.filter(({ rate }) => rate !== 1)).toEqual([])
      }),
      SETTINGS,
    )
  })

  it('does not seek for ever where a seek takes longer than it may aim ahead', () => {
    const moments = follow({ ...EASY, driftSeconds: 20, seekTakesMs: 2500 }, 120)
    expect(seeksOf(moments).length).toBeLessThan(5)
    expect(inStepFrom(moments, IN_STEP_SECONDS + ONE_LOOK_SECONDS)).toBeLessThan(60)
  })
})
