import { describe, expect, it } from 'vitest'
import { compose } from './compose.ts'
import { chordNotes, noteNumber } from './pitch.ts'

describe('pitches', () => {
  it.each([
    ['C4', 60],
    ['A4', 69],
    ['F#5', 78],
    ['Bb3', 58],
    ['C-1', null],
    ['H4', null],
    ['c4', null],
  ])('reads %s as %s', (name, number) => {
    if (number === null) expect(() => noteNumber(name)).toThrow(SyntaxError)
    else expect(noteNumber(name)).toBe(number)
  })

  it('builds chords from the octave below middle C', () => {
    expect(chordNotes('F')).toEqual([53, 57, 60])
    expect(chordNotes('Bbmaj7')).toEqual([58, 62, 65, 69])
    expect(() => chordNotes('Fwow')).toThrow(SyntaxError)
  })
})

describe('a score', () => {
  const section = { at: 2, seconds: 6, beats: 3, chords: ['F', 'C'] }

  it('lays the beats of a tune over the bars, rests included', () => {
    const notes = compose([{ ...section, tunes: [{ on: 'flute', notes: 'C5 -:1 E5 | G5:3' }] }])
    expect(notes.map(({ note }) => note)).toEqual([72, 76, 79])
    for (const [index, at] of [2, 4, 5].entries()) expect(notes[index]?.at).toBeCloseTo(at, 1)
  })

  it('beats a drum pattern once a bar', () => {
    const notes = compose([{ ...section, drums: [{ on: 'kick', steps: 'x.o' }] }])
    expect(notes.map(({ on, note }) => [on, note])).toEqual(new Array(4).fill(['drums', 36]))
    for (const [index, at] of [2, 4, 5, 7].entries()) expect(notes[index]?.at).toBeCloseTo(at, 1)
  })

  it('is played the same way every time, within what MIDI can say', () => {
    const sections = [{ ...section, layers: ['gallop', 'sparkle', 'pizz'] as const }]
    expect(compose(sections)).toEqual(compose(sections))
    for (const { note, loud, at, seconds } of compose(sections)) {
      expect(note).toBeGreaterThan(0)
      expect(note).toBeLessThan(128)
      expect(loud).toBeGreaterThan(0)
      expect(loud).toBeLessThan(128)
      expect(at + seconds).toBeGreaterThan(2)
    }
  })
})
