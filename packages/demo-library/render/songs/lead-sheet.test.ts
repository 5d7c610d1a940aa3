import { describe, expect, it } from 'vitest'
import { LIBRARY_FOLDER, slugsOf } from '../../src/library-folders.ts'
import { loadLeadSheet } from '../jam/make-song.ts'
import { arrangeSong } from './arrange-song.ts'
import type { LeadSheet, SungLine } from './lead-sheet.ts'
import { readLeadSheet } from './read-lead-sheet.ts'
import { songOf } from './song-text.ts'

const sheetOf = (lines: readonly SungLine[], more: Partial<LeadSheet> = {}): LeadSheet => ({
  ...{ title: 'Test', artist: 'Traditional', language: 'en', year: 1800, genre: 'Pop' },
  ...{ difficulty: 'Easy', style: 'bright-pop', tempo: 120, beatsPerBar: 4, key: 'C major' },
  publicDomain: { words: 'old', melody: 'old' },
  parts: [{ name: 'verse', lines }],
  upbeat: 0,
  ...more,
})
const LINE: SungLine = {
  words: 'Row, *row row your boat',
  melody: 'C4 C4 C4:.5 D4:.5 E4',
  chords: 'C:4',
}

describe('a lead sheet', () => {
  it('becomes syllables with the space that ends a word, golden notes and held ones', () => {
    const [part] = readLeadSheet(
      'test',
      sheetOf([{ ...LINE, words: 'Glo-*ri-a _ now', melody: 'C4 D4 E4:.5 F4:.5 G4' }]),
    )
    expect(part?.lines[0]?.map(({ text, kind }) => [text, kind])).toEqual([
      ['Glo', 'normal'],
      ['ri', 'golden'],
      ['a', 'normal'],
      ['~ ', 'normal'],
      ['now', 'normal'],
    ])
  })

  it('takes an x for a syllable that is spoken', () => {
    const [part] = readLeadSheet('test', sheetOf([{ ...LINE, melody: 'x x x:.5 x:.5 x' }]))
    expect(part?.lines[0]?.map(({ kind }) => kind)).toEqual([
      ...['rap', 'goldenRap', 'rap', 'rap', 'rap'],
    ])
  })

  it.each([
    ['too few syllables', { words: 'Row' }, 'more notes than the 1 syllables'],
    ['too many syllables', { words: 'Row row row row row row' }, '6 syllables for 5 notes'],
    ['a note that is none', { melody: 'H4 C4 C4:.5 D4:.5 E4' }, '"H4" is not a note'],
    ['a chord that is none', { chords: 'Cmaj99:4' }, '"Cmaj99" is not a chord'],
    ['chords of another length', { chords: 'C:3' }, 'its chords last 3 quarters, its melody 4'],
    ['an empty syllable', { words: 'Row- row your boat' }, '"Row-" has an empty syllable'],
  ])('with %s is refused, by song, part and line', (_what, fault, why) => {
    const wrong = { ...LINE, words: 'Row row row your boat', ...fault }
    const right = { ...LINE, words: 'Row row row your boat' }
    expect(() => readLeadSheet('test', sheetOf([right, wrong]))).toThrow(
      `test: part 1 (verse), line 2: ${why}`,
    )
  })
})

describe('a song in time', () => {
  it('begins with bars that nobody sings over, and its upbeat falls in the last of them', () => {
    const line = {
      words: 'And row your boat a-shore',
      melody: 'G3 C4 C4 C4 D4 E4:3',
      chords: 'C:8',
    }
    const { timeline, chart } = arrangeSong('test', sheetOf([line], { upbeat: 1 }))
    const first = timeline.lines[0]?.[0]
    const leadIn = timeline.stretches[0]
    expect(leadIn?.bars).toBeGreaterThanOrEqual(2)
    expect(first?.at).toBe((leadIn?.bars ?? 0) * 4 - 1)
    expect(chart.bars[(leadIn?.bars ?? 0) - 1]?.count).toBe(true)
  })

  it('rests between verses when somebody has sung for long, and its bars stay whole', () => {
    const line = { words: 'Row row row row', melody: 'C4:4 D4:4 E4:4 C4:4', chords: 'C:16' }
    const verse = { name: 'verse' as const, lines: [line, line, line] }
    const { timeline, chart } = arrangeSong('test', sheetOf([], { parts: [verse, verse] }))
    expect(timeline.stretches.map(({ passage }) => passage)).toEqual([
      ...['lead-in', 'verse', 'break', 'verse', 'outro', 'ending'],
    ])
    expect(chart.bars.map(({ at }) => at / 4)).toEqual(chart.bars.map((_, index) => index))
  })

  it('is written in twelfths of a quarter note, from its first syllable', () => {
    const sheet = sheetOf([
      { words: 'one two three four', melody: 'C4:1/3 D4:2/3 E4:.75 F4:2.25', chords: 'C:4' },
    ])
    const { timeline, chart } = arrangeSong('test', sheet)
    const song = songOf(sheet, { timeline, chart, audio: 'backing.webm' })
    expect(song.bpm).toBe(360)
    expect(
      song.voices[0]?.lines[0]?.notes.map((n) => [n.startBeat, n.lengthBeats, n.pitch]),
    ).toEqual([
      [0, 4, 0],
      [4, 8, 2],
      [12, 9, 4],
      [21, 27, 5],
    ])
  })
})

it.each(await slugsOf('songs'))(
  '%s has a lead sheet without a fault, and a chord in every bar',
  async (slug) => {
    const { chart } = arrangeSong(slug, await loadLeadSheet(`${LIBRARY_FOLDER}/songs/${slug}`))
    for (const bar of chart.bars) expect(bar.chords[0]?.at).toBeCloseTo(0, 3)
  },
)
