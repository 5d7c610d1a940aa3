import type { Song } from '@starnest/jam/song/song'
import { describe, expect, it } from 'vitest'
import {
  heightOf,
  lineWindow,
  movingWindow,
  nearOctave,
  notesInSight,
  placeOf,
  rangeOf,
} from './lanes.ts'
import { countIn, lineAt, lineText, sungShare } from './lyrics.ts'

const note = (startBeat: number, pitch: number, text: string, kind = 'normal' as const) => ({
  kind,
  startBeat,
  lengthBeats: 4,
  pitch,
  text,
})

/** Beats of 125 ms; two lines, the second four seconds after the first. */
const SONG: Song = {
  title: 'A song',
  artist: 'Nobody',
  language: 'en',
  genre: null,
  year: null,
  bpm: 120,
  gapMs: 1000,
  startMs: null,
  endMs: null,
  audio: 'a.webm',
  instrumental: null,
  cover: null,
  voices: [
    {
      name: null,
      lines: [
        { notes: [note(0, 0, 'Twin'), note(4, 7, 'kle '), note(8, 7, '~')] },
        { notes: [note(44, 5, 'lit'), note(48, 4, 'tle')] },
      ],
    },
  ],
}
const LINES = SONG.voices[0]?.lines ?? []

describe('the lanes', () => {
  it('move with the song, so that most of what is in sight comes', () => {
    const window = movingWindow(10_000)
    expect(placeOf(window, 10_000)).toBeCloseTo(0.24)
    expect(placeOf(window, window.toMs)).toBe(1)
  })

  it('stand still on a line for those who want less motion', () => {
    const early = lineWindow(SONG, LINES[0], 1000)
    const late = lineWindow(SONG, LINES[0], 2000)
    expect(early.fromMs).toBe(late.fromMs)
    expect(placeOf(late, 1000)).toBeGreaterThan(0)
    expect(placeOf(late, 2500)).toBeLessThan(1)
  })

  it('have room above and below the notes, and show those in sight alone', () => {
    const range = rangeOf(LINES)
    expect(heightOf(range, 0)).toBeGreaterThan(0.1)
    expect(heightOf(range, 7)).toBeLessThan(0.9)
    const seen = notesInSight(SONG, LINES, { window: movingWindow(1000), range })
    expect(seen.map(({ note }) => note.text)).toEqual(['Twin', 'kle ', '~'])
    expect(rangeOf([])).toEqual({ low: -7, high: 7 })
  })

  it('draw a voice in the octave of the note', () => {
    expect(nearOctave(12.5, 0)).toBeCloseTo(0.5)
    expect(nearOctave(-25, 0)).toBeCloseTo(-1)
    expect(nearOctave(6, 7)).toBe(6)
  })
})

describe('the words', () => {
  it('stay until the next line is near', () => {
    expect(lineAt(SONG, LINES, 0)).toBe(0)
    expect(lineAt(SONG, LINES, 2400)).toBe(0)
    // The first line ends at 2.5 s, the second begins at 6.5 s.
    expect(lineAt(SONG, LINES, 4000)).toBe(0)
    expect(lineAt(SONG, LINES, 4600)).toBe(1)
    expect(lineAt(SONG, [], 4600)).toBe(0)
  })

  it('fill as they are sung', () => {
    const [first] = LINES[0]?.notes ?? []
    if (!first) throw new Error('no note')
    expect(sungShare(SONG, first, 500)).toBe(0)
    expect(sungShare(SONG, first, 1250)).toBeCloseTo(0.5)
    expect(sungShare(SONG, first, 9000)).toBe(1)
  })

  it('are counted in', () => {
    expect(countIn(SONG, LINES[1], 3000)).toBe(0)
    expect(countIn(SONG, LINES[1], 4000)).toBe(3)
    expect(countIn(SONG, LINES[1], 6000)).toBe(1)
    expect(countIn(SONG, LINES[1], 6600)).toBe(0)
  })

  it('show no sign for a syllable that is held', () => {
    expect(lineText(LINES[0])).toBe('Twinkle')
  })
})
