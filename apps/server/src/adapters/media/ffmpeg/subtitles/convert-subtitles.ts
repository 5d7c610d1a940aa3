import { readFile, stat } from 'node:fs/promises'
import { readSubtitles } from '@starnest/subtitles/format/read-subtitles'
import { writeVtt } from '@starnest/subtitles/format/vtt'
import { tidyAss } from '@starnest/subtitles/styled/tidy-ass'
import { type ForeignText, readerOf } from '../../../../ports/language/foreign-text.ts'
import type { ConvertedSubtitles } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { readApart } from '../read-apart.ts'
import { decodeText } from './charset.ts'

/** Largest subtitle file that is read, megabytes; those of a long film have 0.2. */
const MAX_SUBTITLE_MB = 5
const MB_BYTES = 1_000_000

type SubtitleBytes = { readonly bytes: Uint8Array; readonly language: string | undefined }

/** What stands in the bytes of a file of subtitles; null: there is no caption in them. */
export function subtitlesOf({ bytes, language }: SubtitleBytes): ConvertedSubtitles | null {
  const text = decodeText(bytes, language)
  const { cues } = readSubtitles(text)
  if (cues.length === 0) return null
  const webVtt = writeVtt(cues.map(({ speaker: _, ...cue }) => cue))
  return { webVtt, styled: tidyAss(text) }
}

const SUBTITLES = readerOf(import.meta.url, subtitlesOf)

/** Reads a SubRip, WebVTT or SubStation Alpha file.
 *  @throws MediaError `refused` when it is too large, `unreadable` when there is no caption in it,
 *  `too_long` when it is written so that reading it would take for ever. */
export async function convertSubtitles(
  { sourcePath, language }: { sourcePath: string; language?: string | undefined },
  foreignText: ForeignText,
): Promise<ConvertedSubtitles> {
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
  const subtitles = await readApart(foreignText, SUBTITLES, { bytes, language })
  if (subtitles === null) {
    const problem = { code: 'subtitles_empty' } as const
    throw new MediaError('unreadable', 'There are no subtitles in this file.', { problem })
  }
  return subtitles
}
