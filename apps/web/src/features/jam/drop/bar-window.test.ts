import { describe, expect, it } from 'vitest'
import { placeOf } from '../sing/lanes.ts'
import { gridLines, movingBars, placeInBeat, standingBar } from './bar-window.ts'
import { RHYME_WORDS, startWords } from './rhyme-words.ts'

/** 16 bars of two seconds, from one second on. */
const BEAT = { bpm: 120, firstBeatMs: 1000, bars: 16 }

describe('the beat', () => {
  it.each([
    ['before the first bar', 999, null],
    ['on the first beat', 1000, { bar: 1, beatOfBar: 0 }],
    ['just before the second beat', 1499, { bar: 1, beatOfBar: 0 }],
    ['on the second beat', 1500, { bar: 1, beatOfBar: 1 }],
    ['on the last beat of a bar', 2900, { bar: 1, beatOfBar: 3 }],
    ['in the third bar', 5600, { bar: 3, beatOfBar: 1 }],
    ['in the last bar', 32_999, { bar: 16, beatOfBar: 3 }],
    ['behind the last bar, which stays', 33_600, { bar: 16, beatOfBar: 1 }],
  ])('is known %s', (_, nowMs, place) => {
    expect(placeInBeat(BEAT, nowMs)).toEqual(place)
  })

  it('has no place where there is no bar', () => {
    expect(placeInBeat({ ...BEAT, bars: 0 }, 5000)).toBeNull()
  })
})

describe('the picture of the bar', () => {
  it('moves with the beat, and shows two bars, most of them past', () => {
    const window = movingBars(BEAT, 9000)
    expect(window.toMs - window.fromMs).toBe(4000)
    expect(placeOf(window, 9000)).toBe(0.75)
    expect(movingBars(BEAT, 9010).fromMs - window.fromMs).toBe(10)
  })

  it('stands still within a bar for those who want less motion', () => {
    const early = standingBar(BEAT, 3001)
    const late = standingBar(BEAT, 4999)
    expect([early.fromMs, early.toMs]).toEqual([late.fromMs, late.toMs])
    expect(early.fromMs).toBeLessThan(3000)
    expect(standingBar(BEAT, 5000).fromMs - late.fromMs).toBe(2000)
  })

  it('has a line for each sixteenth, and says which begin a beat or a bar', () => {
    const lines = gridLines(BEAT, { fromMs: 2990, toMs: 5010, nowMs: 4000 })
    expect(lines).toHaveLength(17)
    expect(lines.filter(({ kind }) => kind === 'bar').map(({ atMs }) => atMs)).toEqual([3000, 5000])
    expect(lines.filter(({ kind }) => kind === 'beat').map(({ atMs }) => atMs)).toEqual([
      3500, 4000, 4500,
    ])
    expect(lines[1]).toEqual({ atMs: 3125, kind: 'sixteenth' })
  })

  it('has lines before the first bar too, where somebody begins early', () => {
    const [first] = gridLines(BEAT, { fromMs: 400, toMs: 1100, nowMs: 900 })
    expect(first).toEqual({ atMs: 500, kind: 'beat' })
  })
})

it.each(['en', 'es', 'fr'] as const)(
  'all words in %s are offered in time, eight a turn',
  (language) => {
    const words = RHYME_WORDS[language]
    const offered = new Set<string>()
    for (let turn = 0; turn < words.length; turn++) {
      const turned = startWords(words, turn)
      expect(new Set(turned).size).toBe(8)
      for (const word of turned) offered.add(word)
    }
    expect(offered.size).toBe(words.length)
  },
)
