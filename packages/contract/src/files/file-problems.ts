import * as z from 'zod/mini'

/** Every reason why a file cannot be prepared, or why a file or folder of the library is skipped.
 *  The list is closed, and a code that was used once is never removed, because it is stored with
 *  the jobs of files. */
export const FILE_PROBLEMS = [
  // Of the machine: they may pass.
  'engine_missing',
  'engine_incomplete',
  'disk_full',
  'no_room',
  // Of the household, as whoever runs the server says: they pass.
  'household_full',
  'encoding_spent',
  'disk_failed',
  // Of an S3 store: it cannot be reached, it takes no more, it refuses what we ask.
  'store_away',
  'store_full',
  'store_refuses',
  // Of the file.
  'damaged',
  'cut_off',
  'nothing_in_it',
  'no_picture',
  'no_sound',
  'no_duration',
  'kind_refused',
  'codec_refused',
  'copy_protected',
  'too_many_tracks',
  'picture_too_large',
  'picture_too_small',
  'lasts_too_long',
  'took_too_long',
  'grew_too_large',
  // Of the library.
  'file_gone',
  'title_gone',
  'not_allowed',
  'disk_fault',
  'vanished',
  'path_too_long',
  'unreadable',
  'other_version',
  'later_part',
  'extra',
  // Of what lies beside films.
  'nfo_too_large',
  'nfo_document_type',
  'nfo_not_xml',
  'nfo_damaged',
  'picture_refused',
  'subtitles_too_large',
  'subtitles_empty',
  'subtitles_refused',
  // `stopped`: a person or the system ended the work. `failed`: a fault of Starnest itself.
  'stopped',
  'failed',
] as const
/** One of {@link FILE_PROBLEMS}. */
export const fileProblemCodeSchema = z.enum(FILE_PROBLEMS)
export type FileProblemCode = z.infer<typeof fileProblemCodeSchema>

/** Facts that the text of a problem needs: pixels, a number of tracks, megabytes, the names of
 *  codecs and of parts of ffmpeg, and paths of other files. The others need none. */
export const FACTS_OF_PROBLEM: Partial<Record<FileProblemCode, readonly string[]>> = {
  engine_incomplete: ['part'],
  codec_refused: ['codec'],
  too_many_tracks: ['most'],
  picture_too_large: ['width', 'height', 'most'],
  picture_too_small: ['width', 'height'],
  other_version: ['shown'],
  later_part: ['first'],
  extra: ['film'],
  nfo_too_large: ['most'],
  subtitles_too_large: ['most'],
}

/** A problem with its facts, to be said in any language. */
export const fileProblemSchema = z.object({
  code: fileProblemCodeSchema,
  facts: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
})
export type FileProblem = z.infer<typeof fileProblemSchema>
