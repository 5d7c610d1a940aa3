import { readFile, stat } from 'node:fs/promises'
import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { writeVtt } from '@starnest/subtitles/format/vtt'
import { type ForeignText, readerOf } from '../../../../ports/foreign-text.ts'
import { MediaError } from '../../../../ports/media.ts'
import { readApart } from '../read-apart.ts'
import { decodeText } from './charset.ts'

/** Largest subtitle file that is read, megabytes; those of a long film have 0.2. */
const MAX_SUBTITLE_MB = 5
const MB_BYTES = 1_000_000

type SubtitleBytes = { readonly bytes: Uint8Array; readonly language: string | undefined }

/** WebVTT that holds nothing but times and text; null: there is no caption in these bytes. */
export function webVttOf({ bytes, language }: SubtitleBytes): string | null {
  const { cues } = readSubtitles(decodeText(bytes, language))
  return cues.length === 0 ? null : writeVtt(cues.map(({ speaker: _, ...cue }) => cue))
}

const WEB_VTT = readerOf(import.meta.url, webVttOf)

/** Reads a SubRip, WebVTT or SubStation Alpha file and resolves with WebVTT that holds nothing but times and text.
 *  @throws MediaError `refused` when it is too large, `unreadable` when there is no caption in it,
 *  `too_long` when it is written so that reading it would take for ever. */
export async function convertSubtitles(
  { sourcePath, language }: { sourcePath: string; language?: string | undefined },
  foreignText: ForeignText,
): Promise<string> {
  const { size } = await stat(sourcePath).catch((cause: unknown) => {
    const problem = { code: 'unreadable' } as const
    throw new MediaError('unreadable', 'These subtitles cannot be opened.', { cause, problem })
  })
  if (size > MAX_SUBTITLE_MB * MB_BYTES) {
    const problem = { code: 'subtitles_too_large', facts: { most: MAX_SUBTITLE_MB } } as const
    const sentence = `These subtitles are larger than ${MAX_SUBTITLE_MB} MB.`
    throw new MediaError('refused', sentence, { problem })
  }
  const bytes = await readFile(sourcePath)
  const webVtt = await readApart(foreignText, WEB_VTT, { bytes, language })
  if (webVtt === null) {
    const problem = { code: 'subtitles_empty' } as const
    throw new MediaError('unreadable', 'There are no subtitles in this file.', { problem })
  }
  return webVtt
}
