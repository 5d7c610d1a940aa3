import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { PARTY_FILM, testPartyPlayback } from '../../../testing/made/party.ts'
import { expectedPosition, isCatchingUp, nextMove, type SyncFacts } from './drift.ts'

const START_MS = 1_000_000

type Facts = {
  expected?: Partial<SyncFacts['expected']>
  video?: Partial<SyncFacts['video']>
  seeks?: Partial<SyncFacts['seeks']>
  nowMs?: number
  canNudge?: boolean
}

/** A video that runs exactly where the party is, at 30 s; a test says what is otherwise. */
function facts({ expected, video, seeks, nowMs = 50_000, canNudge = true }: Facts): SyncFacts {
  return {
    expected: { positionSeconds: 30, isPlaying: true, startsInMs: undefined, ...expected },
    video: {
      currentSeconds: 30,
      durationSeconds: 60,
      isPaused: false,
      isSeeking: false,
      hasEnded: false,
      readyState: 4,
      rate: 1,
      ...video,
    },
    seeks: { lastMs: undefined, endedMs: undefined, tookMs: 0, ...seeks },
    nowMs,
    canNudge,
  }
}
const move = (given: Facts) => nextMove(facts(given))
const behind = (seconds: number) => ({ currentSeconds: 30 - seconds })

describe('where the party stands', () => {
  it.each([
    ['before the start: at the start, waiting', -5000, { positionSeconds: 12, startsInMs: 5000 }],
    ['at the start: running', 0, { positionSeconds: 12, isPlaying: true }],
    ['later: by as much as has gone by', 2500, { positionSeconds: 14.5, isPlaying: true }],
    ['after the end: at the end, standing', 90_000, { positionSeconds: 60 }],
  ])('%s', (_when, sinceMs, place) => {
    const playback = testPartyPlayback({ positionSeconds: 12 })
    expect(expectedPosition(playback, START_MS + sinceMs)).toEqual({
      isPlaying: false,
      startsInMs: undefined,
      ...place,
    })
  })

  it('does not move while it is paused, whatever the clock says', () => {
    const playback = testPartyPlayback({ isPlaying: false, positionSeconds: 20 })
    const standing = { positionSeconds: 20, isPlaying: false, startsInMs: undefined }
    expect(expectedPosition(playback, START_MS + 7000)).toEqual(standing)
    expect(expectedPosition(playback, START_MS - 7000)).toEqual(standing)
  })

  it('is nowhere without a film', () => {
    expect(expectedPosition(testPartyPlayback({ title: null }), START_MS + 7000)).toEqual({
      positionSeconds: 0,
      isPlaying: false,
      startsInMs: undefined,
    })
  })

  it('is never outside the film', () => {
    const ofClock = fc.double({ noNaN: true })
    fc.assert(
      fc.property(fc.double({ min: 0, noNaN: true }), ofClock, (positionSeconds, nowMs) => {
        const place = expectedPosition(
          testPartyPlayback({ positionSeconds }),
          nowMs,
        ).positionSeconds
        expect(place).toBeGreaterThanOrEqual(0)
        expect(place).toBeLessThanOrEqual(PARTY_FILM.duration)
      }),
      { seed: 20261122 },
    )
  })
})

describe('a film that runs', () => {
  it.each([
    ['is left alone where it is right', 0, { is: 'nothing' }],
    ['is left alone under 40 ms behind', 0.039, { is: 'nothing' }],
    ['is left alone under 40 ms ahead', -0.039, { is: 'nothing' }],
    ['runs a little faster when it is behind', 0.1, { is: 'rate', rate: 1.03 }],
    ['runs a little slower when it is ahead', -0.1, { is: 'rate', rate: 0.97 }],
    ['never runs more than a twentieth faster', 0.9, { is: 'rate', rate: 1.05 }],
    ['never runs more than a twentieth slower', -0.9, { is: 'rate', rate: 0.95 }],
    ['is moved when it is more than a second behind', 1.01, { is: 'seek', toSeconds: 30 }],
    ['is moved when it is more than a second ahead', -1.01, { is: 'seek', toSeconds: 30 }],
  ])('%s', (_what, drift, expected) => {
    const { rate, ...rest } = { rate: undefined, ...move({ video: behind(drift) }) }
    const { rate: expectedRate, ...expectedRest } = { rate: undefined, ...expected }
    expect(rest).toEqual(expectedRest)
    if (expectedRate === undefined) expect(rate).toBeUndefined()
    else expect(rate).toBeCloseTo(expectedRate, 9)
  })

  it('that was made faster stays so until it is right, and then runs at its own speed', () => {
    expect(move({ video: { ...behind(0.02), rate: 1.02 } })).toEqual({
      is: 'rate',
      rate: expect.closeTo(1.006, 9),
    })
    expect(move({ video: { ...behind(0.009), rate: 1.003 } })).toEqual({ is: 'rate', rate: 1 })
  })

  it('is moved ahead by what moving takes, at most by a second', () => {
    const aim = (tookMs: number) => move({ video: behind(8), seeks: { tookMs } })
    expect(aim(400)).toEqual({ is: 'seek', toSeconds: 30.4 })
    expect(aim(2500)).toEqual({ is: 'seek', toSeconds: 31 })
  })

  it('is moved at most once in 1.5 s, and runs faster meanwhile', () => {
    const after = (ms: number) => move({ video: behind(8), seeks: { lastMs: 50_000 - ms } })
    expect(after(1499)).toEqual({ is: 'rate', rate: 1.05 })
    expect(after(1500).is).toBe('seek')
  })

  it('makes up what a seek led beside faster than what comes by itself', () => {
    const rateAfter = (drift: number, ms: number) =>
      move({ video: behind(drift), seeks: { lastMs: 49_000, endedMs: 50_000 - ms } })
    expect(rateAfter(0.3, 0)).toEqual({ is: 'rate', rate: 1.25 })
    expect(rateAfter(-0.3, 2499)).toEqual({ is: 'rate', rate: 0.75 })
    expect(rateAfter(0.3, 2500)).toEqual({ is: 'rate', rate: 1.05 })
  })

  it('is moved only where that makes it better: slow seeks land behind', () => {
    const when = (drift: number) => move({ video: behind(drift), seeks: { tookMs: 2500 } })
    expect(when(2.4)).toEqual({ is: 'rate', rate: 1.05 })
    expect(when(2.6).is).toBe('seek')
  })

  it('is not moved again and again while it waits for its bytes', () => {
    const after = (ms: number) =>
      move({ video: { ...behind(8), readyState: 2 }, seeks: { lastMs: 50_000 - ms } })
    expect(after(4999).is).not.toBe('seek')
    expect(after(5000).is).toBe('seek')
  })

  it('is not touched while it is being moved, nor moved before anything is known of it', () => {
    expect(move({ video: { ...behind(8), isSeeking: true } })).toEqual({ is: 'nothing' })
    expect(move({ video: { ...behind(8), readyState: 0 } }).is).not.toBe('seek')
  })

  it('is started when it stands, also while it is being moved', () => {
    expect(move({ video: { isPaused: true } })).toEqual({ is: 'play' })
    expect(move({ video: { isPaused: true, isSeeking: true } })).toEqual({ is: 'play' })
  })

  it('is moved before it is started when it stands elsewhere', () => {
    expect(move({ video: { ...behind(8), isPaused: true } }).is).toBe('seek')
  })

  it('that ended a moment before the party does not begin anew', () => {
    const video = { currentSeconds: 60, isPaused: true, hasEnded: true }
    expect(move({ expected: { positionSeconds: 59.97 }, video })).toEqual({ is: 'nothing' })
  })

  it('that is shorter than the library says stays at its end', () => {
    const video = { currentSeconds: 59, durationSeconds: 59, isPaused: true, hasEnded: true }
    expect(move({ expected: { positionSeconds: 59.5 }, video })).toEqual({ is: 'nothing' })
  })
})

describe('a browser that can only move', () => {
  it.each([
    ['leaves 499 ms behind alone', 0.499, 'nothing'],
    ['leaves 499 ms ahead alone', -0.499, 'nothing'],
    ['moves more than half a second', 0.51, 'seek'],
  ])('%s', (_what, drift, is) => {
    expect(move({ video: behind(drift), canNudge: false }).is).toBe(is)
  })

  it('moves at most once in 5 s and never changes the rate', () => {
    const after = (ms: number) =>
      move({ video: behind(3), seeks: { lastMs: 50_000 - ms }, canNudge: false })
    expect(after(4999)).toEqual({ is: 'nothing' })
    expect(after(5000).is).toBe('seek')
  })
})

describe('a party that stands', () => {
  const expected = { isPlaying: false }

  it('pauses a film that runs', () => {
    expect(move({ expected })).toEqual({ is: 'pause' })
  })

  it('holds a film before the start', () => {
    expect(move({ expected: { ...expected, startsInMs: 900 } })).toEqual({ is: 'pause' })
  })

  it.each([
    ['leaves a picture within 25 ms', 0.024, { is: 'nothing' }],
    ['shows the same picture as everybody', 0.026, { is: 'seek', toSeconds: 30 }],
    ['shows it also to who was ahead', -0.2, { is: 'seek', toSeconds: 30 }],
  ])('%s', (_what, drift, then) => {
    expect(move({ expected, video: { ...behind(drift), isPaused: true } })).toEqual(then)
  })

  it('does not aim ahead, and does not move twice at once', () => {
    const video = { ...behind(4), isPaused: true }
    expect(move({ expected, video, seeks: { tookMs: 300 } })).toEqual({ is: 'seek', toSeconds: 30 })
    expect(move({ expected, video, seeks: { lastMs: 49_000 } })).toEqual({ is: 'nothing' })
  })

  it('leaves the rate as it was before', () => {
    expect(move({ expected, video: { isPaused: true, rate: 0.97 } })).toEqual({
      is: 'rate',
      rate: 1,
    })
  })
})

describe('numbers', () => {
  it('that are not finite change nothing', () => {
    const broken = fc.constantFrom(Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY)
    const place = fc.constantFrom<(value: number) => Facts>(
      (positionSeconds) => ({ expected: { positionSeconds } }),
      (currentSeconds) => ({ video: { currentSeconds } }),
      (rate) => ({ video: { rate } }),
      (lastMs) => ({ seeks: { lastMs } }),
      (tookMs) => ({ seeks: { tookMs } }),
      (nowMs) => ({ nowMs }),
    )
    fc.assert(
      fc.property(place, broken, fc.boolean(), fc.boolean(), (put, value, canNudge, isPlaying) => {
        const given = put(value)
        const expected = { isPlaying, positionSeconds: 5, ...given.expected }
        expect(move({ ...given, expected, canNudge })).toEqual({ is: 'nothing' })
      }),
      { seed: 20261122 },
    )
  })

  it('never lead to a rate that is heard, or to a place outside the film', () => {
    const seconds = fc.double({ min: 0, max: 60, noNaN: true })
    fc.assert(
      fc.property(
        fc.record({ at: seconds, expectedAt: seconds, tookMs: fc.nat(5000) }),
        fc.record({ isPlaying: fc.boolean(), isPaused: fc.boolean(), canNudge: fc.boolean() }),
        ({ at, expectedAt, tookMs }, { isPlaying, isPaused, canNudge }) => {
          const next = move({
            expected: { positionSeconds: expectedAt, isPlaying },
            video: { currentSeconds: at, isPaused },
            seeks: { tookMs },
            canNudge,
          })
          if (next.is === 'rate') expect(Math.abs(next.rate - 1)).toBeLessThanOrEqual(0.05 + 1e-9)
          if (next.is === 'seek') expect(next.toSeconds).toBeGreaterThanOrEqual(0)
          if (next.is === 'seek') expect(next.toSeconds).toBeLessThanOrEqual(60)
        },
      ),
      { seed: 20261122 },
    )
  })
})

describe('catching up', () => {
  it.each([
    ['is not said of a small drift', { video: behind(0.3) }, false],
    ['is said of a large one', { video: behind(2) }, true],
    ['is said of a film that waits', { video: { readyState: 2 } }, true],
    ['is said of a film that is moved', { video: { isSeeking: true } }, true],
    ['is not said of a party that stands', { expected: { isPlaying: false } }, false],
    ['is not said of a film at its end', { video: { hasEnded: true, ...behind(2) } }, false],
  ])('%s', (_what, given, isSaid) => {
    expect(isCatchingUp(facts(given))).toBe(isSaid)
  })
})
