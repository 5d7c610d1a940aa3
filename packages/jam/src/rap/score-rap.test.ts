import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { seededRandom } from '../testing/random.ts'
import { steadinessOfChance } from '../testing/random-steadiness.ts'
import { type Rapping, rapOnsets, spoken } from '../testing/rapper.ts'
import { CHILD_GRIDS, phaseCoherence } from './coherence.ts'
import { randomFloor } from './random-floor.ts'
import { type Beat, barMs, flowAt, scoreRap } from './score-rap.ts'

/** Thirty seconds at 100 beats a minute. */
const BEAT: Beat = { bpm: 100, firstBeatMs: 400, bars: 12 }
const END_MS = BEAT.firstBeatMs + BEAT.bars * barMs(BEAT)

const rapped = (rapping: Rapping = {}) => scoreRap(spoken(rapOnsets(BEAT, rapping), BEAT), BEAT)

function atRandom(count: number, seed: number) {
  const random = seededRandom(seed)
  const onsetsMs = Array.from({ length: count }, () => BEAT.firstBeatMs + random() * (END_MS - 400))
  return spoken(
    onsetsMs.sort((one, other) => one - other),
    BEAT,
  )
}

describe('how steady times are', () => {
  it('is 1 on every point of a grid, 0 half on and half between, and 0 of nothing', () => {
    expect(phaseCoherence([7, 307, 907, 1507], 300)).toBeCloseTo(1, 5)
    expect(phaseCoherence([0, 150, 300, 450], 300)).toBeCloseTo(0, 6)
    expect(phaseCoherence([], 300)).toBe(0)
  })

  it('does not change when all are later, before the first beat too', () => {
    fc.assert(
      fc.property(
        fc.array(fc.double({ min: 0, max: 30_000, noNaN: true }), { minLength: 1, maxLength: 80 }),
        fc.double({ min: -500, max: 500, noNaN: true }),
        (timesMs, lateMs) => {
          const late = timesMs.map((timeMs) => timeMs + lateMs)
          expect(phaseCoherence(late, 300)).toBeCloseTo(phaseCoherence(timesMs, 300), 4)
        },
      ),
      { seed: 12, numRuns: 200 },
    )
  })

  it.each([
    [15, 0.82],
    [30, 0.46],
    [50, 0.14],
  ])('on sixteenths at 100 BPM with %d ms of jitter is about %f', (jitterMs, coherence) => {
    const steps = Array.from({ length: 16 }, (_, step) => step)
    const long = { ...BEAT, bars: 60 }
    const onsetsMs = rapOnsets(long, { steps, stepsPerBar: 16, jitterMs })
    expect(Math.abs(phaseCoherence(onsetsMs, 150) - coherence)).toBeLessThan(0.05)
  })
})

describe('what chance gives', () => {
  it.each([8, 16, 40, 64, 128])('is what the table says, for %d syllables', (count) => {
    for (const grids of ['all_grids', 'one_grid'] as const) {
      const simulated = steadinessOfChance(count, { grids, tries: 4000, seed: 2 })
      expect(Math.abs(randomFloor(count, grids) - simulated)).toBeLessThan(0.02)
    }
  })

  it('falls with the number of syllables', () => {
    const floors = Array.from({ length: 600 }, (_, count) => randomFloor(count, 'all_grids'))
    expect(floors.every((floor, at) => at === 0 || floor <= (floors[at - 1] ?? 1))).toBe(true)
    expect([floors[0], floors[2]]).toEqual([1, 1])
  })
})

describe('the bars of rap', () => {
  it('a perfect rap has all points', () => {
    expect(rapped()).toMatchObject({ points: 10_000, timingPoints: 6000, grid: 'eighth' })
  })

  it('eighths at 100 BPM with 20 ms of jitter have 85 % of the timing', () => {
    for (let seed = 1; seed <= 20; seed += 1) {
      expect(rapped({ jitterMs: 20, seed }).timingPoints).toBeGreaterThanOrEqual(5100)
    }
  })

  it('syllables at random have at most 10 % of the timing, 99 times of 100', () => {
    for (const grids of [undefined, CHILD_GRIDS]) {
      const timing = Array.from(
        { length: 200 },
        (_, seed) => scoreRap(atRandom(84, seed), BEAT, grids).timingPoints,
      )
      expect(timing.filter((points) => points > 600).length).toBeLessThanOrEqual(2)
    }
  })

  it('being late by up to 300 ms changes at most 2 points in 100', () => {
    const ways: Rapping[] = [
      {},
      { steps: [0, 1, 2, 3, 4, 5, 6, 7] },
      { steps: [0, 2, 3, 4, 6, 8, 10, 11, 12], stepsPerBar: 16 },
      { steps: [0, 1, 2, 3], stepsPerBar: 4 },
    ]
    for (const way of ways) {
      for (const jitterMs of [0, 20, 35]) {
        const onTime = rapped({ ...way, jitterMs }).points
        for (const lateMs of [40, 90, 150, 220, 300]) {
          const late = rapped({ ...way, jitterMs, lateMs }).points
          expect(Math.abs(late - onTime)).toBeLessThanOrEqual(200)
        }
      }
    }
  })

  it('more jitter is worth less', () => {
    const points = [0, 20, 40, 60, 90].map((jitterMs) => rapped({ jitterMs }).timingPoints)
    expect(points).toEqual(points.toSorted((one, other) => other - one))
    expect(points.at(-1)).toBeLessThan(1500)
  })

  it('triplets and sixteenths are grids too, and children are judged on eighths', () => {
    const triplets = { steps: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9], stepsPerBar: 12, jitterMs: 10 }
    expect(rapped(triplets)).toMatchObject({ grid: 'triplet' })
    const onsetsMs = rapOnsets(BEAT, triplets)
    expect(scoreRap(spoken(onsetsMs, BEAT), BEAT, CHILD_GRIDS)).toMatchObject({ grid: 'eighth' })
  })
})

describe('what earns nothing', () => {
  it('silence', () => {
    expect(scoreRap(spoken([], BEAT), BEAT)).toMatchObject({
      points: 0,
      coherence: 0,
      syllables: 0,
    })
  })

  it('the drums of the beat in the microphone, without a voice', () => {
    const drums = { ...spoken([], BEAT), onsetsMs: rapOnsets(BEAT) }
    expect(scoreRap(drums, BEAT).points).toBe(0)
  })

  it('humming for the whole beat', () => {
    const hum = spoken([500], BEAT)
    hum.voice.tones.fill(-700)
    expect(scoreRap(hum, BEAT).points).toBeLessThanOrEqual(300)
  })

  it('a beat without bars', () => {
    expect(scoreRap(spoken(rapOnsets(BEAT), BEAT), { ...BEAT, bars: 0 }).points).toBe(0)
  })
})

describe('the parts', () => {
  it('half of the bars with a voice earn half of their points', () => {
    const onsetsMs = rapOnsets(BEAT).filter((onsetMs) => onsetMs < END_MS / 2)
    expect(scoreRap(spoken(onsetsMs, BEAT), BEAT).barPoints).toBe(1000)
  })

  it('phrases that end anywhere earn none for their ends', () => {
    const onsetsMs = Array.from({ length: BEAT.bars }, (_, bar) => {
      const length = 2 + ((bar * 5) % 6)
      return Array.from({ length }, (_, step) => 400 + bar * barMs(BEAT) + step * 300)
    }).flat()
    expect(scoreRap(spoken(onsetsMs, BEAT), BEAT).phrasePoints).toBeLessThan(300)
    expect(rapped().phrasePoints).toBe(1000)
  })

  it('any syllables give whole points from 0 to 10,000', () => {
    const onsets = fc.array(fc.double({ min: -1000, max: 40_000, noNaN: true }), { maxLength: 150 })
    fc.assert(
      fc.property(onsets, (drawn) => {
        const take = spoken(
          drawn.toSorted((one, other) => one - other),
          BEAT,
        )
        const { points } = scoreRap(take, BEAT)
        expect(Number.isInteger(points)).toBe(true)
        expect(points).toBeGreaterThanOrEqual(0)
        expect(points).toBeLessThanOrEqual(10_000)
      }),
      { seed: 77, numRuns: 150 },
    )
  })
})

it('the flow meter rises while somebody raps steadily and falls in silence', () => {
  const onsetsMs = rapOnsets(BEAT, { jitterMs: 15 })
  const flow = [500, 9_000, 20_000, 60_000].map((nowMs) => flowAt(onsetsMs, nowMs, BEAT))
  expect(flow[0]).toBe(0)
  expect(flow[1]).toBeGreaterThan(0.7)
  expect(flow[2]).toBeGreaterThan(0.7)
  expect(flow[3]).toBe(0)
})
