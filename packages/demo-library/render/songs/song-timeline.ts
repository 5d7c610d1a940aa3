import type { ChordAt } from '../band/chart.ts'
import { type Chord, readKey } from '../band/chord.ts'
import type { LeadSheet } from './lead-sheet.ts'
import { readLeadSheet, type SheetNote, type SheetPart } from './read-lead-sheet.ts'

/** What is heard in a stretch of a song. */
export type Passage = 'lead-in' | 'break' | 'outro' | 'ending' | SheetPart['name']

/** A stretch of a song, in whole bars. */
export type Stretch = { passage: Passage; fromBar: number; bars: number; nth: number }

/** A song in quarter notes from its first bar: what is sung, the chords, and its stretches. */
export type Timeline = {
  lines: readonly (readonly SheetNote[])[]
  chords: readonly ChordAt[]
  stretches: readonly Stretch[]
  bars: number
}

/** The lead-in lasts at least so long, in 2 to 4 bars. */
const LEAD_IN_SECONDS = 4.2
/** Somebody sings so long before there is a break. */
const SUNG_SECONDS = 21
const BREAK_SECONDS = 3.4
/** The last chord rings at least so long. */
const RING_SECONDS = 3
const ROUNDING = 1e-6

/** Sets a lead sheet in time: a lead-in, the parts with short breaks before verses, an ending.
 *  @throws SyntaxError that names the song, the part and the line where something is wrong. */
export function timelineOf(slug: string, sheet: LeadSheet): Timeline {
  const parts = readLeadSheet(slug, sheet)
  const { beatsPerBar } = sheet
  const barSeconds = (beatsPerBar * 60) / sheet.tempo
  const turn = dominantOf(parts, sheet)
  const setting: Setting = { beatsPerBar, turn, lines: [], chords: [], stretches: [], at: 0 }
  const leadBars = barsFor(LEAD_IN_SECONDS, barSeconds)
  addInterlude(setting, {
    passage: 'lead-in',
    bars: leadBars,
    next: parts[0],
    upbeat: sheet.upbeat,
  })
  let sung = 0
  for (const [index, part] of parts.entries()) {
    if (part.name === 'verse' && sung >= SUNG_SECONDS) {
      const bars = barsFor(BREAK_SECONDS, barSeconds)
      addInterlude(setting, { passage: 'break', bars, next: part, upbeat: upbeatAt(setting) })
      sung = 0
    }
    addPart(setting, part, index)
    sung += (part.beats * 60) / sheet.tempo
  }
  return end(setting, barSeconds)
}

type Setting = {
  beatsPerBar: number
  turn: Chord
  lines: SheetNote[][]
  chords: ChordAt[]
  stretches: Stretch[]
  /** Quarter notes so far. */
  at: number
}

const barsFor = (seconds: number, barSeconds: number): number =>
  Math.min(4, Math.max(2, 2 * Math.ceil(seconds / barSeconds / 2)))

/** Quarter notes from where a song stands to its next bar. */
function upbeatAt({ at, beatsPerBar }: Setting): number {
  const over = at % beatsPerBar
  return over < ROUNDING || beatsPerBar - over < ROUNDING ? 0 : beatsPerBar - over
}

/** The chord that leads home: the one that the song itself uses on its fifth step, or below its tonic. */
function dominantOf(parts: readonly SheetPart[], sheet: LeadSheet): Chord {
  const { tonic } = readKey(sheet.key)
  const chords = parts.flatMap((part) => part.chords.map(({ chord }) => chord))
  const onStep = (step: number) =>
    chords
      .filter(({ root }) => root === (tonic + step) % 12)
      .sort((a, b) => b.tones.length - a.tones.length)[0]
  return onStep(7) ?? onStep(10) ?? chords[0] ?? { root: tonic, bass: tonic, tones: [0, 4, 7] }
}

/** Whole bars that nobody sings over: the chords of what follows, then the one that leads there. The
 *  upbeat of what follows is sung in the last of them. */
function addInterlude(
  setting: Setting,
  {
    passage,
    bars,
    next,
    upbeat,
  }: { passage: Passage; bars: number; next: SheetPart | undefined; upbeat: number },
): void {
  const { beatsPerBar, chords, turn } = setting
  const behind = upbeatAt(setting)
  const length = bars * beatsPerBar + (passage === 'lead-in' ? -upbeat : 0)
  const last = chords.at(-1)
  if (behind > 0 && last) chords.push({ at: setting.at, beats: behind, chord: last.chord })
  const first = setting.at + behind
  const turnAt = setting.at + length - (beatsPerBar - upbeat)
  const shift = first - (next?.at ?? 0) - (upbeat || behind)
  chords.push(...filled(next?.chords ?? [], { shift, from: first, to: turnAt }))
  chords.push({ at: turnAt, beats: beatsPerBar - upbeat, chord: turn })
  addStretch(setting, passage, { at: first, nth: 0 })
  setting.at += length
}

/** Chords moved to another place, and cut or held so that they fill it. */
function filled(
  chords: readonly ChordAt[],
  { shift, from, to }: { shift: number; from: number; to: number },
): ChordAt[] {
  const moved = chords.flatMap((chord) => {
    const start = Math.max(from, chord.at + shift)
    const beats = Math.min(to, chord.at + shift + chord.beats) - start
    return beats > ROUNDING ? [{ ...chord, at: start, beats }] : []
  })
  const last = moved.at(-1)
  if (last) last.beats = to - last.at
  return moved
}

/** Begins a stretch at the bar that is nearest to a place. */
function addStretch(
  { stretches, beatsPerBar }: Setting,
  passage: Passage,
  { at, nth }: { at: number; nth: number },
): void {
  const fromBar = Math.ceil(at / beatsPerBar - ROUNDING)
  const before = stretches.at(-1)
  if (before) before.bars = fromBar - before.fromBar
  stretches.push({ passage, fromBar, bars: 0, nth })
}

function addPart(setting: Setting, part: SheetPart, nth: number): void {
  const shift = setting.at - part.at
  addStretch(setting, part.name, { at: setting.at, nth })
  for (const line of part.lines) {
    setting.lines.push(line.map((note) => ({ ...note, at: note.at + shift })))
  }
  setting.chords.push(...part.chords.map((chord) => ({ ...chord, at: chord.at + shift })))
  setting.at += part.beats
}

/** A turn of two bars, then the last chord rings. */
function end(setting: Setting, barSeconds: number): Timeline {
  const { beatsPerBar, chords, turn } = setting
  const last = chords.at(-1)
  const rest = upbeatAt(setting)
  const home = last?.chord ?? turn
  if (rest > 0) chords.push({ at: setting.at, beats: rest, chord: home })
  const outro = setting.at + rest
  addStretch(setting, 'outro', { at: outro, nth: 0 })
  chords.push({ at: outro, beats: beatsPerBar, chord: home })
  chords.push({ at: outro + beatsPerBar, beats: beatsPerBar, chord: turn })
  const ending = outro + 2 * beatsPerBar
  addStretch(setting, 'ending', { at: ending, nth: 0 })
  const ringBars = Math.max(1, Math.ceil(RING_SECONDS / barSeconds))
  chords.push({ at: ending, beats: ringBars * beatsPerBar, chord: home })
  const lastStretch = setting.stretches.at(-1)
  if (lastStretch) lastStretch.bars = ringBars
  const { lines, stretches } = setting
  return { lines, chords, stretches, bars: ending / beatsPerBar + ringBars }
}
