import type { Bar, Chart, ChordAt, Groove, Letter, SungTone } from '../band/chart.ts'
import { checkGroove } from '../band/check-groove.ts'
import { seedOf } from '../beats/arrange-beat.ts'
import type { LeadSheet } from './lead-sheet.ts'
import { styleGroove } from './song-styles.ts'
import { type Passage, type Stretch, type Timeline, timelineOf } from './song-timeline.ts'

/** A sound begins so long before its first bar. */
const LEAD_SECONDS = 0.15
const ROUNDING = 1e-6

/** What of a style plays in a stretch, and how loud. */
const ENERGY: Record<Passage, number> = {
  'lead-in': 0.8,
  verse: 0.86,
  bridge: 0.82,
  chorus: 1,
  break: 0.88,
  outro: 0.96,
  ending: 1,
}

/** A lead sheet as bars for its band, and in time. The band knows nothing of the melody but which tones its
 *  counter line and its bass keep off.
 *  @throws SyntaxError that names the song, the part and the line where something is wrong. */
export function arrangeSong(slug: string, sheet: LeadSheet): { chart: Chart; timeline: Timeline } {
  const timeline = timelineOf(slug, sheet)
  const groove = styleGroove(sheet.style)
  checkGroove(groove)
  const { beatsPerBar } = sheet
  const bars = timeline.stretches.flatMap((stretch, index) =>
    stretchBars({ stretch, next: timeline.stretches[index + 1], timeline, sheet, groove }),
  )
  const chart: Chart = {
    ...{ tempo: sheet.tempo, beatsPerBar, seed: seedOf(slug), bars, groove },
    leadSeconds: LEAD_SECONDS,
    sung: sungTones(timeline),
    sungWithin: sungWithin(timeline),
  }
  return { chart, timeline }
}

type InSong = {
  stretch: Stretch
  next: Stretch | undefined
  timeline: Timeline
  sheet: LeadSheet
  groove: Groove
}

function stretchBars({ stretch, next, timeline, sheet, groove }: InSong): Bar[] {
  const { passage, fromBar, bars, nth } = stretch
  const { beatsPerBar } = sheet
  const letter = letterOf(stretch, timeline)
  const only = whoPlays(stretch, groove)
  return Array.from({ length: bars }, (_, index) => {
    const at = (fromBar + index) * beatsPerBar
    const isLast = index === bars - 1
    return {
      at,
      beats: beatsPerBar,
      chords: chordsIn(timeline.chords, at, beatsPerBar),
      letter,
      index,
      of: bars,
      energy: Math.min(1, ENERGY[passage] + (letter === 'B' ? 0.06 : 0) + nth * 0.01),
      fill: isLast && bars > 1 && next !== undefined && passage !== 'lead-in',
      crash: index === 0 && (passage === 'chorus' || (letter === 'B' && passage !== 'ending')),
      only,
      count: passage === 'lead-in' && isLast,
      ending: passage === 'ending',
    }
  })
}

/** Verses are played with A, choruses with B. A song of verses alone has B for its last one, and for every
 *  third one before. */
function letterOf({ passage, nth }: Stretch, { stretches }: Timeline): Letter {
  if (passage === 'chorus' || passage === 'outro') return 'B'
  if (passage !== 'verse') return 'A'
  if (stretches.some((other) => other.passage === 'chorus')) return 'A'
  const verses = stretches.filter((other) => other.passage === 'verse')
  return nth === verses.at(-1)?.nth || (verses.length > 3 && nth % 3 === 2) ? 'B' : 'A'
}

/** The lead-in and the first part leave out what comes later; the lead-in leaves out most drums. */
function whoPlays(
  { passage, nth }: Stretch,
  { drums, players }: Groove,
): ReadonlySet<string> | undefined {
  const early = players.filter(({ late }) => !late).map(({ name }) => name)
  if (passage === 'lead-in') return new Set([...early, 'hat', 'rim', 'shaker', 'bigDrum', 'clave'])
  const isFirst = nth === 0 && (passage === 'verse' || passage === 'chorus')
  return isFirst ? new Set([...early, ...Object.keys(drums)]) : undefined
}

/** Chords of a bar, from its beginning. */
function chordsIn(chords: readonly ChordAt[], at: number, beats: number): ChordAt[] {
  const inside = chords.filter(
    (chord) => chord.at < at + beats - ROUNDING && chord.at + chord.beats > at + ROUNDING,
  )
  const cut = inside.map((chord) => {
    const from = Math.max(0, chord.at - at)
    return { ...chord, at: from, beats: Math.min(beats, chord.at + chord.beats - at) - from }
  })
  return cut.filter((chord, index) => index === 0 || !isSame(chord, cut[index - 1]))
}

const isSame = (one: ChordAt, other: ChordAt | undefined) =>
  JSON.stringify(one.chord) === JSON.stringify(other?.chord)

/** The tone that is sung at a quarter note, 0 to 11. */
function sungTones({ lines }: Timeline): (quarter: number) => number | undefined {
  const notes = lines.flat().filter(({ kind }) => kind === 'normal' || kind === 'golden')
  return (quarter) => {
    const note = notes.find(
      ({ at, beats }) => at <= quarter + ROUNDING && at + beats > quarter + ROUNDING,
    )
    return note && note.pitch % 12
  }
}

/** All tones that are sung between two quarter notes. */
function sungWithin({ lines }: Timeline): (from: number, to: number) => SungTone[] {
  const notes = lines.flat().filter(({ kind }) => kind !== 'freestyle')
  return (from, to) =>
    notes
      .filter(({ at, beats }) => at < to - ROUNDING && at + beats > from + ROUNDING)
      .map(({ kind, pitch }) => (kind === 'rap' || kind === 'goldenRap' ? 'spoken' : pitch % 12))
}
