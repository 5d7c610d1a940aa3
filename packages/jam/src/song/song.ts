/** What is scored of a note: how high it is sung (`normal`, `golden` counts twice), only that something is
 *  spoken (`rap`, `goldenRap`), or nothing (`freestyle`). Source: UltraStar format 1.0. */
export type NoteKind = 'normal' | 'golden' | 'rap' | 'goldenRap' | 'freestyle'

/** One note of a song.
 *
 *  `startBeat` and `lengthBeats` are whole beats of the song's own grid: see `Song`. `pitch` is in half-steps
 *  from C4. `text` is the syllable with the space that parts it from the next word; `~` holds the one before. */
export type SongNote = {
  kind: NoteKind
  startBeat: number
  lengthBeats: number
  pitch: number
  text: string
}

/** What is sung in one breath: at least one note, in the order of their beats, none over another. */
export type SongLine = { notes: readonly SongNote[] }

/** What one singer sings. */
export type SongVoice = { name: string | null; lines: readonly SongLine[] }

/** A song to be sung. A beat lasts `15,000 / bpm` milliseconds, since the format counts four beats for each
 *  that `bpm` names; beat 0 stands at `gapMs` of the sound. Source: UltraStar format 1.0. */
export type Song = {
  title: string
  artist: string
  /** As the file names it; null when it does not. */
  language: string | null
  genre: string | null
  year: number | null
  /** Above 0. */
  bpm: number
  /** Milliseconds; may be negative. */
  gapMs: number
  /** Where the song is begun and ended in its sound, in milliseconds; null: at its beginning, at its end. */
  startMs: number | null
  endMs: number | null
  /** Name of the sound beside the file, and of the same without the voice. */
  audio: string
  instrumental: string | null
  cover: string | null
  /** One voice, or two that sing together. */
  voices: readonly SongVoice[]
}

/** Milliseconds that one beat of a song lasts. */
export const beatMs = ({ bpm }: Pick<Song, 'bpm'>): number => 15_000 / bpm

/** Where a beat of a song stands in its sound, in milliseconds. */
export const timeOfBeatMs = (song: Pick<Song, 'bpm' | 'gapMs'>, beat: number): number =>
  song.gapMs + beat * beatMs(song)

/** A song whose notes and words stand `byMs` milliseconds later in its sound; less than 0: sooner. */
export const shiftedSong = (song: Song, byMs: number): Song =>
  byMs === 0 ? song : { ...song, gapMs: song.gapMs + byMs }

/** Where the last note of a song ends in its sound, in milliseconds; 0 for a song without notes. */
export function lastNoteEndMs(song: Song): number {
  let endMs = 0
  for (const { lines } of song.voices) {
    const last = lines.at(-1)?.notes.at(-1)
    if (last) endMs = Math.max(endMs, timeOfBeatMs(song, last.startBeat + last.lengthBeats))
  }
  return endMs
}
