import type { NoteKind, Song, SongLine } from '../song/song.ts'

/** A song with everything that a test does not care about: 120 beats a minute (125 ms a beat), beat 0 at 0. */
export function songOf(lines: readonly SongLine[], change: Partial<Song> = {}): Song {
  return {
    title: 'Star song',
    artist: 'Nobody',
    language: 'English',
    genre: null,
    year: null,
    bpm: 120,
    gapMs: 0,
    startMs: null,
    endMs: null,
    audio: 'star-song.ogg',
    instrumental: null,
    cover: null,
    voices: [{ name: null, lines }],
    ...change,
  }
}

/** One line of notes, each `[kind, start beat, length in beats, pitch in half-steps from C4]`. */
export function lineOf(...notes: readonly [NoteKind, number, number, number][]): SongLine {
  return {
    notes: notes.map(([kind, startBeat, lengthBeats, pitch]) => ({
      kind,
      startBeat,
      lengthBeats,
      pitch,
      text: 'la ',
    })),
  }
}

/** Half-steps from C4 of a tune that goes up and down, one for each note. */
const TUNE = [0, 2, 4, 5, 7, 9, 7, 5, 4, 2, 0, 4, 7, 12, 11, 9] as const

/** A song of `lineCount` lines with eight notes each, golden the last of each line, of 4 beats with 1 beat
 *  between them. */
export function tuneOf(lineCount: number, change: Partial<Song> = {}): Song {
  const lines = Array.from({ length: lineCount }, (_, line) =>
    lineOf(
      ...Array.from({ length: 8 }, (_, index): [NoteKind, number, number, number] => [
        index === 7 ? 'golden' : 'normal',
        8 + line * 44 + index * 5,
        4,
        TUNE[(line * 3 + index) % TUNE.length] ?? 0,
      ]),
    ),
  )
  return songOf(lines, change)
}
