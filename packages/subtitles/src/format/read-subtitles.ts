import { readAss } from './ass.ts'
import type { ReadSubtitles } from './problems.ts'
import { readSrt } from './srt.ts'
import { timesOf } from './times.ts'
import { readVtt } from './vtt.ts'

/** Formats of subtitles that are read: SubRip, WebVTT, SubStation Alpha. */
export type SubtitleFormat = 'srt' | 'vtt' | 'ass'

/** Characters of a file that its format is told from. */
const LOOKED_AT_CHARACTERS = 100_000
const MAX_TIMES_CHARACTERS = 200

const VTT = /^\uFEFF?\s{0,99}WEBVTT(?:\s|$)/
const ASS = /^\uFEFF?\s{0,9}(?:\[(?:Script Info|Events|V4\+? Styles)\]|Dialogue\s{0,9}:)/im

/** The format of a file by what stands in it; null: it holds no subtitles that are read. */
export function detectFormat(file: string): SubtitleFormat | null {
  const text = file.slice(0, LOOKED_AT_CHARACTERS)
  if (VTT.test(text)) return 'vtt'
  const lines = text.split(/\r\n|\n|\r/)
  if (lines.some((line) => timesOf(line.slice(0, MAX_TIMES_CHARACTERS)) !== null)) return 'srt'
  return ASS.test(text) ? 'ass' : null
}

const READERS = { srt: readSrt, vtt: readVtt, ass: readAss } as const

/** Reads a file of subtitles in whichever format it is; in none, there are no cues. */
export function readSubtitles(file: string): ReadSubtitles {
  const format = detectFormat(file)
  return READERS[format ?? 'srt'](file)
}
