import { clamp } from '../time/easing.ts'
import { type Random, seededRandom } from '../time/random.ts'
import { DRUMS } from './instrument.ts'
import { playLayer } from './layers.ts'
import { chordNotes, noteNumber } from './pitch.ts'
import type { DrumPattern, MusicSection, Note, Run, Tune } from './section.ts'

/** How far a note may be off the beat, seconds, and off its loudness, share: a human touch. */
const LOOSE_SECONDS = 0.018
const LOOSE_LOUDNESS = 0.14

/** The notes of a score, in no order. The same sections always give the same notes.
 *  @throws SyntaxError on a note or chord that does not exist. */
export function compose(sections: readonly MusicSection[]): Note[] {
  const notes: Note[] = []
  const random = seededRandom(5)
  const play = (on: Note['on'], note: number, at: number, seconds: number, loud: number) => {
    const off = random() - 0.5
    notes.push({
      on,
      note,
      at: Math.max(0, at + off * LOOSE_SECONDS),
      seconds,
      loud: clamp(Math.round(loud * (1 + off * LOOSE_LOUDNESS)), 1, 127),
    })
  }
  for (const section of sections) {
    playBars(section, play, random)
    for (const tune of section.tunes ?? []) playTune(section, tune, play)
    for (const run of section.runs ?? []) playRun(section, run, play)
  }
  return notes
}

type Play = (on: Note['on'], note: number, at: number, seconds: number, loud: number) => void

const beatsOf = (section: MusicSection) => section.beats ?? 4
const barSeconds = (section: MusicSection) => section.seconds / section.chords.length

function playBars(section: MusicSection, play: Play, random: Random): void {
  const seconds = barSeconds(section)
  for (const [index, name] of section.chords.entries()) {
    const bar = {
      at: section.at + index * seconds,
      seconds,
      chord: chordNotes(name),
      beats: beatsOf(section),
    }
    for (const layer of section.layers ?? []) playLayer(layer, bar, play, random)
    for (const pattern of section.drums ?? []) playDrums(pattern, bar.at, seconds, play)
  }
}

function playRun(section: MusicSection, run: Run, play: Play): void {
  for (const [index, note] of run.notes.entries()) {
    const at = section.at + run.at + index * (run.gap ?? 0.06)
    play(run.on, noteNumber(note), at, 0.8, run.loud ?? 50)
  }
}

function playDrums(
  { on, steps, loud = 70 }: DrumPattern,
  at: number,
  bar: number,
  play: Play,
): void {
  const step = bar / steps.length
  for (const [index, sign] of [...steps].entries()) {
    if (sign === 'x' || sign === 'o') {
      play('drums', DRUMS[on], at + index * step, step * 0.9, sign === 'x' ? loud : loud * 0.6)
    }
  }
}

/** Plays the words of a tune one after the other. */
function playTune(section: MusicSection, tune: Tune, play: Play): void {
  const beat = barSeconds(section) / beatsOf(section)
  let at = section.at
  for (const word of tune.notes.replaceAll('|', ' ').trim().split(/\s+/)) {
    const [note = '-', beats = '1'] = word.split(':')
    const seconds = Number(beats) * beat
    if (note !== '-') {
      play(tune.on, noteNumber(note) + 12 * (tune.octave ?? 0), at, seconds * 0.95, tune.loud ?? 74)
    }
    at += seconds
  }
}
