import { readFile, stat } from 'node:fs/promises'
import { MediaError } from '../../../../ports/media.ts'
import { decodeText } from './charset.ts'
import { readCues, writeWebVtt } from './web-vtt.ts'

/** Largest subtitle file that is read, bytes; those of a long film have 200 kB. */
const MAX_SUBTITLE_BYTES = 5_000_000

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
    throw new MediaError('unreadable', 'These subtitles cannot be opened.', { cause })
  })
  if (size > MAX_SUBTITLE_BYTES) {
    throw new MediaError('refused', 'These subtitles are larger than 5 MB.')
  }
  const cues = readCues(decodeText(await readFile(sourcePath), language))
  if (cues.length === 0) throw new MediaError('unreadable', 'There are no subtitles in this file.')
  return writeWebVtt(cues)
}
