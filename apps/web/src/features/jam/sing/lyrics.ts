import { type Song, type SongLine, type SongNote, timeOfBeatMs } from '@starnest/jam/song/song'

/** How long before its first note a line is shown at the latest, in milliseconds. */
const SHOWN_BEFORE_MS = 1500

const startOf = (song: Song, line: SongLine) => {
  const [first] = line.notes
  return first ? timeOfBeatMs(song, first.startBeat) : 0
}

const endOf = (song: Song, line: SongLine) => {
  const last = line.notes.at(-1)
  return last ? timeOfBeatMs(song, last.startBeat + last.lengthBeats) : 0
}

/** Number of the line that is sung, or comes next: a line stays until the next is near or half of the pause
 *  between them is over. */
export function lineAt(song: Song, lines: readonly SongLine[], ms: number): number {
  let at = 0
  while (at + 1 < lines.length) {
    const [line, next] = [lines[at], lines[at + 1]]
    if (!line || !next) break
    const end = endOf(song, line)
    const begins = startOf(song, next)
    const change = Math.max(end, Math.min(begins - SHOWN_BEFORE_MS, (end + begins) / 2))
    if (ms < change) break
    at++
  }
  return at
}

/** Share of a note that is over, 0 to 1. */
export function sungShare(song: Song, note: SongNote, ms: number): number {
  const start = timeOfBeatMs(song, note.startBeat)
  const end = timeOfBeatMs(song, note.startBeat + note.lengthBeats)
  return Math.min(1, Math.max(0, (ms - start) / (end - start)))
}

/** Whole seconds until a line begins, as long as there is time for a count-in of at most `most`; 0 else. */
export function countIn(song: Song, line: SongLine | undefined, ms: number, most = 3): number {
  if (!line) return 0
  const seconds = Math.ceil((startOf(song, line) - ms) / 1000)
  return seconds > 0 && seconds <= most ? seconds : 0
}

/** A syllable as it is shown: what holds the one before shows nothing. */
export const shownText = ({ text }: SongNote): string => text.replaceAll('~', '')

/** The words of a line. */
export const lineText = (line: SongLine | undefined): string =>
  (line?.notes ?? []).map(shownText).join('').trim()
