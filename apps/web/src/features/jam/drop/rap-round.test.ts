import type { JamBeatGrid } from '@starnest/contract/jam/jam'
import { scoreRap, voicedOnsets } from '@starnest/jam/rap/score-rap'
import { UNVOICED } from '@starnest/jam/sing/pitch-frames'
import { rapOnsets, spoken } from '@starnest/jam/testing/rapper'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createTakeFrames, HOP_MS } from '../round/take-frames.ts'
import { createRapRound, type RapSpan, type Syllable } from './rap-round.ts'

/** 12 bars of 2.4 seconds, from one second on. */
const GRID: JamBeatGrid = {
  beat: {
    id: 'night-bus',
    name: 'Night Bus',
    genre: 'Hip Hop',
    bpm: 100,
    durationSeconds: 32,
    credits: [],
    soundUrl: '/night-bus.webm',
  },
  bpm: 100,
  firstBeatMs: 1000,
  beatsPerBar: 4,
  bars: 12,
}
const SPAN: RapSpan = { difficulty: 'Medium', fromMs: 0, toMs: 32_000, delayMs: 0 }

/** Lets a round hear syllables, and a voice wherever a frame has a tone; by the time at which each is told. */
function heard(onsetsMs: readonly number[], tones: readonly number[], span = SPAN) {
  const round = createRapRound(GRID, span)
  const take = createTakeFrames(span.fromMs)
  const told = [
    ...onsetsMs.map((atMs) => ({ whenMs: atMs + 25, tell: () => round.addOnset(atMs) })),
    ...tones.map((tone, at) => ({
      whenMs: at * HOP_MS + 65,
      tell: () =>
        round.addFrames(
          take.add({
            atMs: span.fromMs + at * HOP_MS,
            cents: tone === UNVOICED ? null : tone,
            loudness: 90,
          }),
        ),
    })),
  ].toSorted((one, other) => one.whenMs - other.whenMs)
  for (const { tell } of told) tell()
  return { round, voice: take.frames(Number.POSITIVE_INFINITY) }
}

const counted = (syllables: readonly Syllable[]) =>
  syllables.filter(({ isCounted }) => isCounted).map(({ atMs }) => atMs)

describe('a rap while it goes on', () => {
  const steady = rapOnsets(GRID, { jitterMs: 8 })
  const { voice } = spoken(steady, GRID)

  it('has the points that the server gives, on the bars of the round', () => {
    const rap = heard(steady, [...voice.tones])
    const { points, flow } = rap.round.shown(29_000, rap.voice)
    const beat = { bpm: 100, firstBeatMs: 1000, bars: 12 }
    expect(points).toBe(scoreRap({ onsetsMs: steady, voice: rap.voice }, beat).points)
    expect(points).toBeGreaterThan(9000)
    expect(flow).toBeGreaterThan(0.8)
  })

  it('flows less when it is less steady, and not at all in silence', () => {
    const flows = [8, 40, 400].map((jitterMs) => {
      const onsetsMs = rapOnsets(GRID, { jitterMs })
      const rap = heard(onsetsMs, [...spoken(onsetsMs, GRID).voice.tones])
      return rap.round.shown(20_000, rap.voice).flow
    })
    const [steadiest = 0, loose = 0, wild = 0] = flows
    expect(steadiest).toBeGreaterThan(loose)
    expect(loose).toBeGreaterThan(wild)
    expect(wild).toBeLessThan(0.15)
    const nobody = heard([], [])
    expect(nobody.round.shown(20_000, nobody.voice)).toMatchObject({ flow: 0, points: 0 })
  })

  it('is judged on eighths alone where it is easy', () => {
    const steps = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    const sixteenths = rapOnsets(GRID, { steps, stepsPerBar: 16 })
    const flowOf = (difficulty: 'Easy' | 'Medium') => {
      const tones = [...spoken(sixteenths, GRID).voice.tones]
      const rap = heard(sixteenths, tones, { ...SPAN, difficulty })
      return rap.round.shown(20_000, rap.voice).flow
    }
    expect(flowOf('Medium')).toBeGreaterThan(0.9)
    expect(flowOf('Easy')).toBeLessThan(0.2)
  })

  it('counts no drum: syllables without a voice are heard and not counted', () => {
    const { round, voice } = heard([1000, 1600, 2200], new Array<number>(300).fill(UNVOICED))
    const { syllables, points } = round.shown(3000, voice)
    expect(syllables).toEqual([1000, 1600, 2200].map((atMs) => ({ atMs, isCounted: false })))
    expect(points).toBe(0)
  })

  it('takes its syllables in order, each once', () => {
    const round = createRapRound(GRID, SPAN)
    const { voice } = heard([], [])
    for (const atMs of [1000, 1200, 1200, 1100, 1300]) round.addOnset(atMs)
    const times = round.shown(2000, voice).syllables.map(({ atMs }) => atMs)
    expect(times).toEqual([1000, 1200, 1300])
  })

  it('is drawn where it was rapped, and has the points of when it was heard, as on the server', () => {
    const late = steady.map((onsetMs) => Math.round(onsetMs) + 240)
    const tones = [...spoken(late, GRID).voice.tones]
    const onTime = heard(late, tones)
    const shifted = heard(late, tones, { ...SPAN, delayMs: 240 })
    const [one, other] = [onTime, shifted].map((rap) => rap.round.shown(29_000, rap.voice))
    expect(other?.points).toBe(one?.points)
    expect(other?.syllables).toEqual(
      one?.syllables.map((syllable) => ({ ...syllable, atMs: syllable.atMs - 240 })),
    )
  })
})

it('counts the syllables that the scoring counts, whatever is heard', () => {
  const gaps = fc.array(fc.integer({ min: 90, max: 700 }), { maxLength: 12 })
  const stretches = fc.array(fc.tuple(fc.boolean(), fc.integer({ min: 1, max: 40 })), {
    maxLength: 12,
  })
  fc.assert(
    fc.property(gaps, stretches, (gaps, stretches) => {
      let atMs = 0
      const onsetsMs = gaps.map((gapMs) => {
        atMs += gapMs
        return atMs
      })
      const tones = stretches.flatMap(([isVoice, frames]) =>
        new Array<number>(frames).fill(isVoice ? 0 : UNVOICED),
      )
      const { round, voice } = heard(onsetsMs, tones)
      expect(counted(round.shown(0, voice).syllables)).toEqual(voicedOnsets({ onsetsMs, voice }))
    }),
    { seed: 8, numRuns: 300 },
  )
})
