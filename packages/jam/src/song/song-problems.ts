/** What was mended or left out while a song's text was read. The song can be sung all the same. */
export type SongProblemCode =
  | 'version_missing'
  | 'artist_missing'
  | 'end_mark_missing'
  | 'line_unreadable'
  | 'unknown_note_type'
  | 'zero_length_note'
  | 'note_out_of_range'
  | 'notes_out_of_order'
  | 'overlap_cut'
  | 'overlap_dropped'
  | 'relative_converted'
  | 'start_in_milliseconds'
  | 'end_in_seconds'
  | 'span_dropped'
  | 'voice_dropped'
  | 'text_cut'

/** One kind of problem: how often it was met, and in which line of the text first (from 1; null: it has no
 *  line). */
export type SongProblem = { code: SongProblemCode; count: number; line: number | null }

/** Why a text is no song that can be sung. */
export type SongRefusalReason =
  | 'too_large'
  | 'too_many_notes'
  | 'not_a_song'
  | 'title_missing'
  | 'audio_missing'
  | 'unsafe_file_reference'
  | 'bpm_missing'
  | 'bpm_out_of_range'
  | 'gap_out_of_range'
  | 'tempo_changes'
  | 'no_notes'

/** For each refusal a sentence for the person who brought the text. */
export const SONG_REFUSALS: Readonly<Record<SongRefusalReason, string>> = {
  too_large: 'The file is larger than 1 MB. The text of a song is much smaller.',
  too_many_notes: 'The file has more than 10,000 notes.',
  not_a_song: 'This is not an UltraStar song: it has no line like “#TITLE:…”.',
  title_missing: 'The song has no title (#TITLE).',
  audio_missing: 'The song does not name its sound (#AUDIO or #MP3).',
  unsafe_file_reference:
    'The song points to a file outside its own folder. Put the file beside the text and write only its name.',
  bpm_missing: 'The song does not say how fast it is (#BPM).',
  bpm_out_of_range: 'The speed (#BPM) has to be a number from 10 to 2,000.',
  gap_out_of_range: 'The start (#GAP) has to be a number of milliseconds from -60,000 to 600,000.',
  tempo_changes:
    'The song changes its speed on the way (lines with B). Such songs cannot be sung here.',
  no_notes: 'The song has no notes that can be sung.',
}

/** Counts the problems of one text, each kind once. */
export function countProblems() {
  const found = new Map<SongProblemCode, SongProblem>()
  return {
    /** Notes that a problem was met, in this line of the text. */
    add(code: SongProblemCode, line: number | null = null) {
      const known = found.get(code)
      if (known) known.count += 1
      else found.set(code, { code, count: 1, line })
    },
    /** All of them, in the order in which they were first met. */
    list: (): SongProblem[] => [...found.values()],
  }
}

/** What `countProblems` gives. */
export type ProblemCounter = ReturnType<typeof countProblems>
