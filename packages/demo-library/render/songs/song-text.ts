import type { Song, SongNote } from '@starnest/jam/song/song'
import type { Chart } from '../band/chart.ts'
import type { LeadSheet } from './lead-sheet.ts'
import type { SheetNote } from './read-lead-sheet.ts'
import type { Timeline } from './song-timeline.ts'

/** Beats of the format in a quarter note: halves, thirds and quarters of it are whole. */
const BEATS_PER_QUARTER = 12
/** The format's tempo counts four of its beats. Source: UltraStar format 1.0. */
const BEATS_PER_BPM = 4
/** MIDI number from which the format counts half steps. */
const C4 = 60
const ROUNDING = 1e-3

/** A song as it is sung, for its file. Beat 0 is its first syllable.
 *  @throws RangeError on a length that is no whole beat of the format. */
export function songOf(
  sheet: LeadSheet,
  { timeline, chart, audio }: { timeline: Timeline; chart: Chart; audio: string },
): Song {
  const first = timeline.lines[0]?.[0]?.at ?? 0
  return {
    ...{ title: sheet.title, artist: sheet.artist, language: sheet.language },
    ...{ genre: sheet.genre, year: sheet.year },
    bpm: (sheet.tempo * BEATS_PER_QUARTER) / BEATS_PER_BPM,
    gapMs: firstNoteMs(timeline, chart),
    ...{ startMs: null, endMs: null, audio, instrumental: audio, cover: null },
    voices: [
      {
        name: null,
        lines: timeline.lines.map((line) => ({ notes: line.map((note) => noteOf(note, first)) })),
      },
    ],
  }
}

/** Where the first syllable is sung, in milliseconds of the sound. */
export const firstNoteMs = (timeline: Timeline, { tempo, leadSeconds }: Chart): number =>
  Math.round(1000 * (leadSeconds + ((timeline.lines[0]?.[0]?.at ?? 0) * 60) / tempo))

function noteOf({ at, beats, pitch, kind, text }: SheetNote, first: number): SongNote {
  return {
    kind,
    startBeat: wholeBeats(at - first),
    lengthBeats: wholeBeats(beats),
    pitch: pitch - C4,
    text,
  }
}

function wholeBeats(quarters: number): number {
  const beats = quarters * BEATS_PER_QUARTER
  if (Math.abs(beats - Math.round(beats)) > ROUNDING) {
    throw new RangeError(`${quarters} quarter notes are no whole number of twelfths`)
  }
  return Math.round(beats)
}
