import { seededRandom } from '@starnest/film-kit/time/random'
import { describe, expect, it } from 'vitest'
import { LIBRARY_FOLDER, slugsOf } from '../../src/library-folders.ts'
import { arrangeBeat } from '../beats/arrange-beat.ts'
import { loadBeat } from '../jam/make-beat.ts'
import type { Bar, Chart, Groove, Player, SungTone } from './chart.ts'
import { checkGroove } from './check-groove.ts'
import { readChord, readKey, readNote } from './chord.ts'
import { playDrums } from './drums.ts'
import { playPlayer } from './play-parts.ts'
import { readTune } from './play-tune.ts'
import { stepsOf, swung } from './steps.ts'
import { voiceChord } from './voicing.ts'

const chordsOf = (...symbols: string[]) => symbols.map(readChord)
const barOf = (at: number, symbol: string, more: Partial<Bar> = {}): Bar => ({
  ...{ at, beats: 4, letter: 'A', index: at / 4, of: 4, energy: 1, fill: false, crash: false },
  chords: [{ at: 0, beats: 4, chord: readChord(symbol) }],
  ...more,
})
const chartOf = (groove: Groove, bars: readonly Bar[], more: Partial<Chart> = {}): Chart => ({
  ...{ tempo: 120, beatsPerBar: 4, seed: 1, leadSeconds: 0, bars, groove },
  ...more,
})
const GROOVE: Groove = {
  kit: 'live',
  drums: { kick: { A: 'x.......x.......' }, snare: { A: '....x.......x...' } },
  fills: [{ snare: 'xxxxxxxx' }],
  players: [],
  mix: { room: 1 },
}

describe('chords', () => {
  it('are read with their bass, and refused with the kinds that there are', () => {
    expect(readChord('Bbm7/Eb')).toEqual({ root: 10, bass: 3, tones: [0, 3, 10, 7] })
    expect(() => readChord('Hm')).toThrow('"Hm" is not a chord; kinds are 5 6 7')
    expect(readKey('F# minor')).toEqual({ tonic: 6, mode: 'minor' })
    expect(() => readKey('G')).toThrow('"G" is not a key')
    expect([readNote('C4'), readNote('Bb3')]).toEqual([60, 58])
  })

  it('are voiced so that hands move little and stay in their range', () => {
    let before: number[] = []
    for (const chord of chordsOf('C', 'Am', 'F', 'G7', 'C', 'E7', 'Am', 'Dm7', 'G7', 'C')) {
      const notes = voiceChord(chord, { before, range: [52, 74], size: 4 })
      for (const [i, note] of notes.entries()) {
        expect(note).toBeGreaterThanOrEqual(52)
        expect(note).toBeLessThanOrEqual(76)
        if (before.length === notes.length)
          expect(Math.abs(note - (before[i] ?? 0))).toBeLessThanOrEqual(5)
      }
      before = notes
    }
  })
})

describe('a pattern', () => {
  it('is played in three quarters without its third, and in two by halves', () => {
    const part = { A: 'x...o...t...r...' }
    const signs = (bar: Bar) =>
      stepsOf(part, bar)
        .map(({ sign }) => sign)
        .join('')
    expect(signs(barOf(0, 'C', { beats: 3 }))).toBe('x...o...r...')
    expect(signs(barOf(0, 'C', { beats: 2, index: 0 }))).toBe('x...o...')
    expect(signs(barOf(0, 'C', { beats: 2, index: 1 }))).toBe('t...r...')
  })

  it('swings every second step and keeps the beat', () => {
    const groove = { ...GROOVE, swing: 1 / 3 }
    expect([0, 0.25, 0.5, 0.75, 1].map((at) => Number(swung(at, groove).toFixed(3)))).toEqual([
      0, 0.333, 0.5, 0.833, 1,
    ])
  })

  it('with a sign nobody plays or a bar of a wrong length is refused', () => {
    const bad = (kick: string) => () => checkGroove({ ...GROOVE, drums: { kick: { A: kick } } })
    expect(bad('x..y............')).toThrow('kick A: "x..y............" has a sign nobody plays')
    expect(bad('x......')).toThrow('kick A: "x......" has 7 steps')
    expect(() => readTune('C4:0')).toThrow('"0" is not a length')
  })
})

describe('a band', () => {
  it('ends a section with a fill in place of the pattern', () => {
    const chart = chartOf(GROOVE, [barOf(0, 'C'), barOf(4, 'C', { fill: true })])
    const hits = playDrums(chart, seededRandom(1))
    const inSecondHalf = hits.filter(({ at }) => at > 2.95)
    expect(inSecondHalf.map(({ drum }) => drum)).toEqual(Array(8).fill('snare'))
  })

  it('plays a bass that follows the chords', () => {
    const bass = {
      name: 'bass',
      sound: 'fingerBass',
      play: 'bass',
      steps: { A: '1---5---8-----a-' },
    } as const
    const chart = chartOf(GROOVE, [barOf(0, 'F'), barOf(4, 'Dm')])
    const notes = playPlayer(chart, bass, seededRandom(1)).map(({ pitch }) => pitch % 12)
    expect(notes).toEqual([5, 0, 5, 1, 2, 9, 2, ...notes.slice(7)])
  })

  it('has a bass that keeps below every voice where it would be taken for the singer', () => {
    const bass: Player = {
      name: 'bass',
      sound: 'fingerBass',
      play: 'bass',
      steps: { A: '1---5---8---3---' },
    }
    const pitches = (tones: readonly SungTone[]) => {
      const chart = chartOf(GROOVE, [barOf(0, 'D')], { sungWithin: () => tones })
      return playPlayer(chart, bass, seededRandom(1)).map(({ pitch }) => pitch)
    }
    const [root = 0, fifth = 0, octave = 0, third = 0] = pitches([])
    expect([octave - root, octave % 12]).toEqual([12, 2])
    // D and E are sung: A is far from both, F# is not.
    const low = pitches([2, 4])
    expect(low.map((pitch) => pitch % 12)).toEqual([root, fifth, octave, third].map((p) => p % 12))
    expect(low[1]).toBe(fifth)
    for (const pitch of [low[0], low[2], low[3]]) expect(pitch).toBeLessThan(38)
    // Words that are spoken ask for any voice.
    for (const pitch of pitches(['spoken'])) expect(pitch).toBeLessThan(38)
  })

  it('has a counter line that keeps off what is sung', () => {
    const line = { name: 'line', sound: 'strings', play: 'counter', steps: { A: 'x' } } as const
    const bars = ['C', 'F', 'G7', 'C'].map((symbol, i) => barOf(i * 4, symbol))
    for (const sung of [4, 7, 11]) {
      const notes = playPlayer(chartOf(GROOVE, bars, { sung: () => sung }), line, seededRandom(1))
      expect(notes.length).toBeGreaterThan(0)
      for (const { pitch } of notes) expect(pitch % 12).not.toBe(sung)
    }
  })
})

it.each(await slugsOf('beats'))('%s is no loop: its bars differ, and it ends', async (slug) => {
  const chart = arrangeBeat(slug, await loadBeat(`${LIBRARY_FOLDER}/beats/${slug}`))
  const barSeconds = (4 * 60) / chart.tempo
  const bars = new Map<number, string[]>()
  for (const { drum, at } of playDrums({ ...chart, leadSeconds: 0.05 }, seededRandom(1))) {
    const bar = Math.floor(at / barSeconds)
    const step = Math.round(((at / barSeconds) % 1) * 48)
    bars.set(bar, [...(bars.get(bar) ?? []), `${drum}${step}`])
  }
  expect(new Set([...bars.values()].map((hits) => hits.join())).size).toBeGreaterThanOrEqual(6)
  expect(chart.bars.at(-1)?.ending).toBe(true)
})
