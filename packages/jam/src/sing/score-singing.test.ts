import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keepSilent, singSong } from '../testing/singer.ts'
import { lineOf, songOf, tuneOf } from '../testing/songs.ts'
import { type Credit, type Difficulty, foldedErrorCents, partialCredit } from './credit.ts'
import { createLiveScore } from './live-score.ts'
import { type PitchFrames, UNVOICED } from './pitch-frames.ts'
import { ratingOf } from './score-card.ts'
import { scoreSinging } from './score-singing.ts'

const SONG = tuneOf(6)
const DIFFICULTIES: Difficulty[] = ['easy', 'medium', 'hard']
/** A voice is never still, and begins a note a little late. */
const HUMAN = { jitterCents: 12, consonantMs: 20 }

/** Whole half-steps that UltraStar Deluxe allows at each difficulty. Source: its `URecord.pas`. */
const BINARY_HALF_STEPS: Readonly<Record<Difficulty, number>> = { easy: 2, medium: 1, hard: 0 }

/** All or nothing, to the nearest half-step, as UltraStar Deluxe counts. */
const binaryCredit: Credit = (errorCents, difficulty) =>
  Math.round(errorCents / 100) <= BINARY_HALF_STEPS[difficulty] ? 1 : 0

const pointsOf = (frames: PitchFrames, difficulty: Difficulty) =>
  scoreSinging(SONG, 0, frames, { difficulty }).points

describe('what a beat is worth', () => {
  const cases: [Difficulty, number, number][] = [
    ['easy', 100, 1],
    ['easy', 175, 0.5],
    ['easy', 250, 0],
    ['medium', 50, 1],
    ['medium', 100, 0.5],
    ['medium', 150, 0],
    ['hard', 35, 1],
    ['hard', 67.5, 0.5],
    ['hard', 100, 0],
    ['hard', 600, 0],
  ]
  it.each(cases)('%s, %d cents off: %d', (difficulty, errorCents, worth) => {
    expect(partialCredit(errorCents, difficulty)).toBe(worth)
  })

  it('octaves do not count', () => {
    const pairs: [number, number][] = [
      [1250, 0],
      [-1150, 0],
      [650, 0],
      [-600, 0],
      [5, 2400],
    ]
    expect(pairs.map(([sung, note]) => foldedErrorCents(sung, note))).toEqual([50, 50, 550, 600, 5])
  })

  it('is all or nothing as UltraStar Deluxe counts, to two, one or no half-steps', () => {
    const worth = DIFFICULTIES.map((difficulty) =>
      [0, 100, 200, 300].map((cents) => binaryCredit(cents, difficulty)),
    )
    expect(worth).toEqual([
      [1, 1, 1, 0],
      [1, 1, 0, 0],
      [1, 0, 0, 0],
    ])
  })
})

describe('the split of UltraStar Deluxe', () => {
  const song = songOf([
    lineOf(['normal', 0, 4, 0], ['golden', 4, 2, 4]),
    lineOf(['rap', 10, 4, 0]),
    lineOf(['freestyle', 20, 8, 0]),
  ])
  const judging = { difficulty: 'hard', credit: binaryCredit } as const

  it('gives 10,000 when all is hit', () => {
    const score = scoreSinging(song, 0, singSong(song), judging)
    expect(score).toMatchObject({ points: 10_000, maxPoints: 10_000, linePoints: 1000 })
    expect(score.notePoints).toBeCloseTo(9000, 6)
    expect(score.lines.map(({ perfection }) => perfection)).toEqual([1, 1, null])
    expect(score.golden).toEqual({ credit: 2, beats: 2 })
  })

  it('gives 3,250 when only the four normal beats are', () => {
    const frames = singSong(song, 0, { sings: ({ kind }) => kind === 'normal' })
    const score = scoreSinging(song, 0, frames, judging)
    expect(score.points).toBe(3250)
    expect(score.notePoints).toBe(3000)
    expect(score.linePoints).toBeCloseTo((500 * 3000) / 5998, 9)
    expect(score.lines[0]?.notes.map(({ hit }) => hit)).toEqual([1, 0])
  })

  it('asks a spoken note only for a voice', () => {
    const frames = singSong(song, 0, { offsetCents: 600, sings: ({ kind }) => kind === 'rap' })
    expect(scoreSinging(song, 0, frames, judging).points).toBe(3500)
  })
})

describe('the bars of singing', () => {
  it('perfect singing reaches 9,500 on easy and 9,000 on hard', () => {
    const frames = singSong(SONG, 0, HUMAN)
    expect(pointsOf(frames, 'easy')).toBeGreaterThanOrEqual(9500)
    expect(pointsOf(frames, 'hard')).toBeGreaterThanOrEqual(9000)
  })

  it.each(DIFFICULTIES)('an octave up or down changes %s by at most 1 %%', (difficulty) => {
    const plain = pointsOf(singSong(SONG, 0, HUMAN), difficulty)
    for (const offsetCents of [-1200, 1200]) {
      const moved = pointsOf(singSong(SONG, 0, { ...HUMAN, offsetCents }), difficulty)
      expect(Math.abs(moved - plain)).toBeLessThanOrEqual(plain / 100)
    }
  })

  it('silence has no points', () => {
    expect(DIFFICULTIES.map((difficulty) => pointsOf(keepSilent(SONG), difficulty))).toEqual([
      0, 0, 0,
    ])
  })

  it('half a step too high is nearly perfect on easy, half on medium and nothing on hard', () => {
    const sharp = singSong(SONG, 0, { offsetCents: 100, consonantMs: 20 })
    const perfect = singSong(SONG, 0, { consonantMs: 20 })
    const share = (difficulty: Difficulty) =>
      pointsOf(sharp, difficulty) / pointsOf(perfect, difficulty)
    expect(share('easy')).toBeGreaterThanOrEqual(0.95)
    expect(share('medium')).toBeGreaterThanOrEqual(0.4)
    expect(share('medium')).toBeLessThanOrEqual(0.6)
    expect(scoreSinging(SONG, 0, sharp, { difficulty: 'hard' }).notePoints).toBe(0)
  })

  it('one note held for the whole song stays far from a good score', () => {
    const drone = keepSilent(SONG)
    drone.tones.fill(500)
    expect(pointsOf(drone, 'medium')).toBeLessThan(2500)
  })

  it('the delay of a microphone is taken off', () => {
    const late = singSong(SONG, 0, { ...HUMAN, delayMs: 300 })
    const score = scoreSinging(SONG, 0, late, { difficulty: 'hard', delayMs: 300 })
    expect(score.points).toBeGreaterThanOrEqual(9000)
    expect(pointsOf(late, 'hard')).toBeLessThan(5000)
  })

  it('songs whose beats are shorter than the step between frames can be sung too', () => {
    const fast = tuneOf(6, { bpm: 2000 })
    const score = scoreSinging(fast, 0, singSong(fast, 0), { difficulty: 'hard' })
    expect(score.points).toBeGreaterThan(7500)
  })
})

describe('what counts', () => {
  it('a song of freestyle alone is 0 of 0', () => {
    const song = songOf([lineOf(['freestyle', 0, 8, 0])])
    const score = scoreSinging(song, 0, singSong(song), { difficulty: 'easy' })
    expect(score).toMatchObject({ points: 0, maxPoints: 0, notePoints: 0, linePoints: 0 })
  })

  it('a voice that the song does not have is 0 of 0', () => {
    expect(scoreSinging(SONG, 1, singSong(SONG), { difficulty: 'easy' }).maxPoints).toBe(0)
  })

  it('in a challenge only the notes inside it, which are worth 10,000 together', () => {
    const span = { startMs: 10_000, endMs: 20_000 }
    const score = scoreSinging(SONG, 0, singSong(SONG, 0, HUMAN), { difficulty: 'medium', span })
    expect(score.points).toBeGreaterThanOrEqual(9500)
    const outside = singSong(SONG, 0, {
      sings: ({ startBeat }) => startBeat < 80 || startBeat > 160,
    })
    expect(scoreSinging(SONG, 0, outside, { difficulty: 'medium', span }).points).toBe(0)
    const counting = score.lines.flatMap(({ notes }) => notes).filter(({ counts }) => counts)
    expect(counting.length).toBeGreaterThan(5)
    expect(counting.length).toBeLessThan(20)
  })

  it('nothing before the start of a song and nothing after its end', () => {
    const song = tuneOf(6, { startMs: 10_000, endMs: 20_000 })
    const inside = singSong(song, 0, {
      sings: ({ startBeat }) => startBeat >= 80 && startBeat < 160,
    })
    expect(scoreSinging(song, 0, inside, { difficulty: 'hard' }).points).toBe(10_000)
  })

  it('a line has a word for how it was sung', () => {
    expect([1, 0.95, 0.8, 0.6, 0.35, 0.1].map(ratingOf)).toEqual([
      'perfect',
      'perfect',
      'great',
      'good',
      'fair',
      'try_again',
    ])
  })
})

describe('any frames', () => {
  const tone = fc.oneof(fc.constant(UNVOICED), fc.integer({ min: -3000, max: 3000 }))
  const heard = fc.record({
    tones: fc.array(tone, { maxLength: 900 }),
    hopMs: fc.integer({ min: 5000, max: 50_000 }).map((us) => us / 1000),
    startMs: fc.integer({ min: -2000, max: 2000 }),
    delayMs: fc.integer({ min: 0, max: 400 }),
    difficulty: fc.constantFrom(...DIFFICULTIES),
    bundle: fc.integer({ min: 1, max: 60 }),
  })
  const song = tuneOf(3)
  const framesOf = ({
    tones,
    hopMs,
    startMs,
  }: {
    tones: number[]
    hopMs: number
    startMs: number
  }) => ({
    hopMs,
    startMs,
    tones: Int16Array.from(tones),
    loudness: new Uint8Array(tones.length),
  })

  it('score from 0 to 10,000, and the same each time', () => {
    fc.assert(
      fc.property(heard, (drawn) => {
        const once = scoreSinging(song, 0, framesOf(drawn), drawn)
        expect(once.points).toBeGreaterThanOrEqual(0)
        expect(once.points).toBeLessThanOrEqual(10_000)
        expect(scoreSinging(song, 0, framesOf(drawn), drawn)).toEqual(once)
      }),
      { seed: 404, numRuns: 150 },
    )
  })

  it('score the same bit by bit as all at once, and never less on the way', () => {
    fc.assert(
      fc.property(heard, (drawn) => {
        const live = createLiveScore(song, 0, drawn)
        let before = 0
        for (let at = 0; at < drawn.tones.length; at += drawn.bundle) {
          live.add(drawn.tones.slice(at, at + drawn.bundle))
          const { points } = live.score()
          expect(points).toBeGreaterThanOrEqual(before)
          before = points
        }
        expect(live.finish()).toEqual(scoreSinging(song, 0, framesOf(drawn), drawn))
      }),
      { seed: 405, numRuns: 150 },
    )
  })
})
