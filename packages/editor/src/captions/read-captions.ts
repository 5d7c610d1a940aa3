import { toMs } from '@starnest/subtitles/cue'
import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'

/** A caption: when it is shown, in milliseconds, and its lines. */
export type CaptionCue = { readonly fromMs: number; readonly toMs: number; readonly text: string }

/** Characters of a file of captions that are read; a film of three hours has some 200,000. */
export const MAX_CAPTION_CHARACTERS = 2_000_000

/** Reads captions of a SubRip, WebVTT or SubStation Alpha file, in the order of their times and without markup. */
export const readCaptions = (file: string): CaptionCue[] =>
  readSubtitles(file.slice(0, MAX_CAPTION_CHARACTERS)).cues.map(
    ({ startSeconds, endSeconds, text }) => ({
      fromMs: toMs(startSeconds),
      toMs: toMs(endSeconds),
      text,
    }),
  )
