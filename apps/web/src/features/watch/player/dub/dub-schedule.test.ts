import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  FASTEST,
  nextLine,
  paceAfter,
  rateToFit,
  readingSeconds,
  SLOWEST,
  spokenText,
} from './dub-schedule.ts'

const cue = (startSeconds: number, endSeconds: number, text = 'Good night, little star.') => ({
  startSeconds,
  endSeconds,
  text,
})
const CUES = [cue(1, 3), cue(4, 6), cue(6.2, 8)]
const moment = (
  seconds: number,
  facts: { last?: number; filmRate?: number; pace?: number } = {},
) => ({
  seconds,
  filmRate: 1,
  last: -1,
  pace: 1,
  ...facts,
})

describe('a line', () => {
  it('begins when its caption does, and once', () => {
    expect(nextLine(CUES, moment(0.9))).toBeNull()
    expect(nextLine(CUES, moment(1))?.at).toBe(0)
    expect(nextLine(CUES, moment(1.3, { last: 0 }))).toBeNull()
    expect(nextLine(CUES, moment(4.1, { last: 0 }))?.at).toBe(1)
  })

  it('is begun again after the film was moved back', () => {
    expect(nextLine(CUES, moment(1.2))?.at).toBe(0)
  })

  it('has until the next one begins: slowly where there is time, faster where there is little', () => {
    const slow = nextLine(CUES, moment(1))
    const fast = nextLine(CUES, moment(6.9, { last: 1, pace: 1.7 }))
    expect(slow?.rate).toBe(SLOWEST)
    expect(fast?.rate).toBeGreaterThan(slow?.rate ?? FASTEST)
  })

  it('is read faster where the film plays faster', () => {
    const cues = [cue(0, 2, 'This is as long as a caption may well be.'), cue(3, 4)]
    const rate = (filmRate: number) => nextLine(cues, moment(0, { filmRate }))?.rate
    expect(rate(1)).toBeCloseTo(0.976, 2)
    expect(rate(1.4)).toBeCloseTo(1.367, 2)
  })

  it('is passed over where it would be read over the next', () => {
    expect(nextLine([cue(0, 5, 'a'.repeat(60)), cue(5, 6)], moment(4.5))).toBeNull()
  })

  it('is not begun once its caption has gone', () => {
    expect(nextLine(CUES, moment(3.5))).toBeNull()
    expect(nextLine([], moment(3.5))).toBeNull()
  })
})

it('stays within the rates that can be listened to, whatever the text and the time', () => {
  fc.assert(
    fc.property(
      fc.string(),
      fc.double({ min: -5, max: 60, noNaN: true }),
      fc.double({ min: 0.5, max: 2, noNaN: true }),
      (text, seconds, pace) => {
        const rate = rateToFit(text, { seconds, pace })
        expect(rate).toBeGreaterThanOrEqual(SLOWEST)
        expect(rate).toBeLessThanOrEqual(FASTEST)
      },
    ),
  )
})

it('takes more time for signs that stand for words', () => {
  expect(readingSeconds('你好吗', 1)).toBeGreaterThan(2 * readingSeconds('abc', 1))
})

it('learns how slow a voice is, and comes to its pace', () => {
  const text = 'Good night, little star.'
  const tookSeconds = readingSeconds(text, 1.5) / 1.2
  let pace = 1
  for (let heard = 0; heard < 30; heard++) pace = paceAfter(pace, { text, rate: 1.2, tookSeconds })
  expect(pace).toBeCloseTo(1.5, 3)
  expect(paceAfter(1, { text, rate: 1, tookSeconds: 3600 })).toBe(2)
})

it.each([
  ['<v Leo>Good <i>night</i>,\nlittle star.', 'Good night, little star.'],
  ['(music) ♪ La la ♪', 'La la'],
  ['[door slams]', ''],
  ['- Who is there?', 'Who is there?'],
])('reads of %j: %j', (text, spoken) => expect(spokenText(text)).toBe(spoken))
