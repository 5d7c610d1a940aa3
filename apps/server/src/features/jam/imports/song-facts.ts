import type { SongProblemCode as ImportProblemCode } from '@starnest/contract/jam/imports'
import type { JamDifficulty, JamGenre } from '@starnest/contract/jam/jam'
import { beatMs, type Song } from '@starnest/jam/song/song'
import type {
  SongProblem,
  SongProblemCode,
  SongRefusalReason,
} from '@starnest/jam/song/song-problems'

/** Words of genres, in small letters, for the genres of the stage; the first that fits counts. */
const GENRE_WORDS: readonly (readonly [JamGenre, readonly string[]])[] = [
  ['Hip Hop', ['hip hop', 'hip-hop', 'hiphop', 'rap', 'trap']],
  ['Pop', ['pop', 'schlager', 'chart', 'disco', 'dance']],
]

/** The genre of the stage under which a song stands, by what its file says; what fits none is Crossover. */
export function genreOf(said: string | null): JamGenre {
  const words = (said ?? '').toLowerCase()
  const found = GENRE_WORDS.find(([, some]) => some.some((word) => words.includes(word)))
  return found?.[0] ?? 'Crossover'
}

/** Notes a second of singing, and half-steps from the lowest to the highest note, up to which a song is easy,
 *  and medium. Measured: nursery rhymes have 1.5 to 2.5 notes a second within an octave. */
const EASY = { notesPerSecond: 2.5, halfSteps: 12 }
const MEDIUM = { notesPerSecond: 4, halfSteps: 17 }

/** How hard a song is: by how fast its notes follow each other where it is sung, and how far they reach. */
export function difficultyOf(song: Song): JamDifficulty {
  const notes = song.voices.flatMap(({ lines }) => lines.flatMap((line) => line.notes))
  const beats = notes.reduce((sum, { lengthBeats }) => sum + lengthBeats, 0)
  const notesPerSecond = notes.length / ((beats * beatMs(song)) / 1000)
  const sung = notes.filter(({ kind }) => kind === 'normal' || kind === 'golden')
  const pitches = sung.map(({ pitch }) => pitch)
  const halfSteps = pitches.length > 0 ? rangeOf(pitches) : 0
  const isWithin = (most: typeof EASY) =>
    notesPerSecond <= most.notesPerSecond && halfSteps <= most.halfSteps
  if (isWithin(EASY)) return 'Easy'
  return isWithin(MEDIUM) ? 'Medium' : 'Hard'
}

function rangeOf(pitches: readonly number[]): number {
  let lowest = Number.POSITIVE_INFINITY
  let highest = Number.NEGATIVE_INFINITY
  for (const pitch of pitches) {
    lowest = Math.min(lowest, pitch)
    highest = Math.max(highest, pitch)
  }
  return highest - lowest
}

const CODE_OF_REFUSAL: Partial<Record<SongRefusalReason, ImportProblemCode>> = {
  too_large: 'too_large',
  audio_missing: 'no_audio',
  unsafe_file_reference: 'unsafe_path',
}

/** What a folder says of a text that is no song. */
export const refusalCodeOf = (reason: SongRefusalReason): ImportProblemCode =>
  CODE_OF_REFUSAL[reason] ?? 'invalid'

/** What was put right, each as a clause. Without those that nobody hears. */
const REPAIRS: Partial<Record<SongProblemCode, string>> = {
  line_unreadable: 'lines that could not be read were left out',
  unknown_note_type: 'notes of an unknown kind are not scored',
  zero_length_note: 'notes without a length were left out',
  note_out_of_range: 'notes outside the sound were left out',
  notes_out_of_order: 'notes were put in order',
  overlap_cut: 'overlapping notes were cut',
  overlap_dropped: 'notes that lay over others were left out',
  relative_converted: 'its relative beats were counted anew',
  start_in_milliseconds: 'its start was read as milliseconds',
  end_in_seconds: 'its end was read as seconds',
  span_dropped: 'a start or end that makes no sense was left out',
  voice_dropped: 'voices after the second were left out',
  text_cut: 'texts that were too long were cut',
}

/** One sentence on all that was put right in a song; null: nothing that matters. */
export function repairSentence(problems: readonly SongProblem[]): string | null {
  const clauses = problems.flatMap(({ code, count }) => {
    const clause = REPAIRS[code]
    return clause === undefined ? [] : [count > 1 ? `${clause} (${count})` : clause]
  })
  return clauses.length === 0 ? null : `It can be sung: ${clauses.join(', ')}.`
}
