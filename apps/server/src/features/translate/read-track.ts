import type { Cue } from '@starnest/subtitles/cue'
import { detectFormat, readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { readerOf } from '../../ports/language/foreign-text.ts'

/** Cues of a file of subtitles. */
export const readCues = (text: string): readonly Cue[] => readSubtitles(text).cues

/** Cues of a script that is a file of subtitles; null: it is none, or one without cues. */
export function readSubtitleFile(script: string): readonly Cue[] | null {
  if (detectFormat(script) === null) return null
  const { cues } = readSubtitles(script)
  return cues.length === 0 ? null : cues
}

/** @see readCues */
export const TRACK = readerOf(import.meta.url, readCues)
/** @see readSubtitleFile */
export const SUBTITLE_FILE = readerOf(import.meta.url, readSubtitleFile)
