import type { Cue } from '../cue.ts'

/** What is odd or damaged in a file of subtitles. All codes from `no_text` on are of something
 *  that was left out or cut; the others are of cues that were kept whole. */
export const SUBTITLE_PROBLEMS = [
  /** A cue ends before or when it begins: it stands as long as it is read. */
  'end_before_start',
  /** A cue begins before the one before it is over. */
  'overlap',
  /** A cue stands before one that begins earlier; cues are in the order of their times. */
  'out_of_order',
  'index_missing',
  'index_repeated',
  /** Where a number is expected stands something else. */
  'index_unreadable',
  /** A time has not three digits after its point, or none. */
  'odd_time',
  /** An empty line stands within the text of a cue; the text after it is kept. */
  'empty_line_inside',
  /** Lines with an arrow that no times can be read from; they are kept as text. */
  'times_unreadable',
  /** A script or a style stands in a text; its tags are taken away. */
  'script_removed',
  /** A cue without text; left out. */
  'no_text',
  /** Text that belongs to no cue; left out. */
  'text_outside',
  /** A drawing of SubStation Alpha; left out. */
  'drawing',
  /** A line of SubStation Alpha without times; left out. */
  'line_unreadable',
  /** A line or a cue is longer than anything honest; cut. */
  'text_cut',
  /** There are more cues than in anything honest; the rest is left out. */
  'too_many_cues',
  /** The file is longer than anything honest; the rest is left out. */
  'file_cut',
] as const

/** One of the things that can be odd in a file of subtitles. */
export type SubtitleProblemCode = (typeof SUBTITLE_PROBLEMS)[number]

/** What is odd or damaged, and in which line of the file, from 1. */
export type SubtitleProblem = { readonly line: number; readonly code: SubtitleProblemCode }

/** What a file of subtitles says: its cues in the order of their times, and what was odd in it, in the order of its
 *  lines, at most `MAX_PROBLEMS_OF_A_CODE` of each kind. */
export type ReadSubtitles = {
  readonly cues: readonly Cue[]
  readonly problems: readonly SubtitleProblem[]
}

/** Most problems of one kind that are told of a file. */
export const MAX_PROBLEMS_OF_A_CODE = 100

/** Longest file, UTF-16 units: the subtitles of a long film have 200,000. */
export const MAX_FILE_CHARACTERS = 5_000_000

/** Longest line of a file, UTF-16 units. */
export const MAX_LINE_CHARACTERS = 4000

/** Longest text of a cue, UTF-16 units. */
export const MAX_CUE_CHARACTERS = 1000

/** Longest text of all cues together, UTF-16 units. */
export const MAX_TEXT_CHARACTERS = 2_000_000

/** Most cues; a film of three hours has 3000. */
export const MAX_CUES = 20_000
