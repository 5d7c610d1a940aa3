import { readFile, stat } from 'node:fs/promises'
import { MediaError } from '../../../../ports/media.ts'
import { decodeText } from './charset.ts'
import { readCues, writeWebVtt } from './web-vtt.ts'

/** Largest subtitle file that is read, megabytes; those of a long film have 0.2. */
const MAX_SUBTITLE_MB = 5
const MB_BYTES = 1_000_000

/** Reads a SubRip or WebVTT file and resolves with WebVTT that holds nothing but times and text.
 *  @throws MediaError `refused` when it is too large, `unreadable` when there is no caption in it. */
export async function convertSubtitles({
  sourcePath,
  language,
}: {
  readonly sourcePath: string
  readonly language?: string | undefined
}): Promise<string> {
  const { size } = await stat(sourcePath).catch((cause: unknown) => {
    const problem = { code: 'unreadable' } as const
    throw new MediaError('unreadable', 'These subtitles cannot be opened.', { cause, problem })
  })
  if (size > MAX_SUBTITLE_MB * MB_BYTES) {
    const problem = { code: 'subtitles_too_large', facts: { most: MAX_SUBTITLE_MB } } as const
    const sentence = `These subtitles are larger than ${MAX_SUBTITLE_MB} MB.`
    throw new MediaError('refused', sentence, { problem })
  }
  const cues = readCues(decodeText(await readFile(sourcePath), language))
  if (cues.length === 0) {
    const problem = { code: 'subtitles_empty' } as const
    throw new MediaError('unreadable', 'There are no subtitles in this file.', { problem })
  }
  return writeWebVtt(cues)
}
