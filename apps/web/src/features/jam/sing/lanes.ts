import type { Song, SongLine, SongNote } from '@starnest/jam/song/song'
import { timeOfBeatMs } from '@starnest/jam/song/song'

/** Milliseconds of a song that are in sight at once. */
export const WINDOW_MS = 5000
/** Where the present stands in the window, 0 to 1: most of it is what comes. */
const NOW_AT = 0.24
/** Half-steps that are in sight at least. */
const LEAST_SPAN = 14
/** Half-steps left free above the highest and below the lowest note. */
const MARGIN = 2.5

/** The stretch of a song that is drawn, and where the present stands in it, all in milliseconds. */
export type LaneWindow = { fromMs: number; toMs: number; nowMs: number }

/** The pitches that are drawn, in half-steps from C4. */
export type LaneRange = { low: number; high: number }

/** A note on the lanes. `start` and `end` are 0 to 1 across the window, or outside of it; `height` 0 is the
 *  lowest pitch and 1 the highest. */
export type LaneNote = { note: SongNote; start: number; end: number; height: number }

/** The window that moves along with the song. */
export const movingWindow = (nowMs: number): LaneWindow => ({
  fromMs: nowMs - NOW_AT * WINDOW_MS,
  toMs: nowMs + (1 - NOW_AT) * WINDOW_MS,
  nowMs,
})

/** The window of one line, in which only the present moves: for those who want less motion. */
export function lineWindow(song: Song, line: SongLine | undefined, nowMs: number): LaneWindow {
  const [first] = line?.notes ?? []
  const last = line?.notes.at(-1)
  if (!first || !last) return { fromMs: nowMs, toMs: nowMs + WINDOW_MS, nowMs }
  const fromMs = timeOfBeatMs(song, first.startBeat)
  const toMs = timeOfBeatMs(song, last.startBeat + last.lengthBeats)
  const edge = (toMs - fromMs) * 0.06
  return { fromMs: fromMs - edge, toMs: toMs + edge, nowMs }
}

/** Where a moment of the song stands in the window, 0 to 1 inside of it. */
export const placeOf = ({ fromMs, toMs }: LaneWindow, ms: number): number =>
  (ms - fromMs) / (toMs - fromMs)

/** The pitches of all lines with room around them. */
export function rangeOf(lines: readonly SongLine[]): LaneRange {
  const pitches = lines.flatMap(({ notes }) => notes.filter(isSung).map(({ pitch }) => pitch))
  if (pitches.length === 0) return { low: -LEAST_SPAN / 2, high: LEAST_SPAN / 2 }
  const [low, high] = [Math.min(...pitches) - MARGIN, Math.max(...pitches) + MARGIN]
  const missing = Math.max(0, LEAST_SPAN - (high - low)) / 2
  return { low: low - missing, high: high + missing }
}

const isSung = ({ kind }: SongNote) => kind === 'normal' || kind === 'golden'

/** How high a pitch stands, 0 to 1. */
export const heightOf = ({ low, high }: LaneRange, pitch: number): number =>
  Math.min(1, Math.max(0, (pitch - low) / (high - low)))

/** The notes in sight. Spoken ones stand in the middle, since they have no pitch. */
export function notesInSight(
  song: Song,
  lines: readonly SongLine[],
  { window, range }: { window: LaneWindow; range: LaneRange },
): LaneNote[] {
  return lines.flatMap(({ notes }) =>
    notes.flatMap((note) => {
      const startMs = timeOfBeatMs(song, note.startBeat)
      const endMs = timeOfBeatMs(song, note.startBeat + note.lengthBeats)
      if (endMs < window.fromMs || startMs > window.toMs) return []
      const height = isSung(note) ? heightOf(range, note.pitch) : 0.5
      return { note, start: placeOf(window, startMs), end: placeOf(window, endMs), height }
    }),
  )
}

/** A sung pitch moved by octaves to be as near as can be to the pitch that is wanted, both in half-steps: a
 *  child's voice is drawn on the notes that it sings an octave higher. */
export function nearOctave(sung: number, wanted: number): number {
  const steps = sung - wanted
  return wanted + steps - 12 * Math.round(steps / 12)
}

/** The note that is to be sung at a moment, else the next one, else the last. */
export function noteNear(song: Song, lines: readonly SongLine[], ms: number): SongNote | undefined {
  const notes = lines.flatMap((line) => line.notes)
  const next = notes.find((note) => timeOfBeatMs(song, note.startBeat + note.lengthBeats) > ms)
  return next ?? notes.at(-1)
}
