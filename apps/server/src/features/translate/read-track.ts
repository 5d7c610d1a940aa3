import type { Cue } from '@starnest/subtitles/cue'
import { detectFormat, readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { readerOf } from '../../ports/language/foreign-text.ts'

/** Cues of a file of subtitles. */
export const readCues = (text: string): readonly Cue[] => readSubtitles(text).cues

/** A script that is a file of subtitles. `isCut`: it has more cues, or is longer, than is read. */
export type SubtitleFile = { cues: readonly Cue[]; isCut: boolean }

/** Reads a script that is a file of subtitles; null: it is none, or one without cues. */
export function readSubtitleFile(script: string): SubtitleFile | null {
  if (detectFormat(script) === null) return null
  const { cues, problems } = readSubtitles(script)
  const isCut = problems.some(({ code }) => code === 'too_many_cues' || code === 'file_cut')
  return cues.length === 0 ? null : { cues, isCut }
}

/** @see readCues */
export const TRACK = readerOf(import.meta.url, readCues)
/** @see readSubtitleFile */
export const SUBTITLE_FILE = readerOf(import.meta.url, readSubtitleFile)
