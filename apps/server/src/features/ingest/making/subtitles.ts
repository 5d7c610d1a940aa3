import { join } from 'node:path'
import { MEDIA_FILE, mediaContentType, mediaKey } from '../../../domain/media/media-address.ts'
import { type Made, type Making, titleOf, withExamined } from './make.ts'

/** Takes the subtitles out of a film, with their styles where they have some. Those that lie beside it have
 *  names of their own.
 *  @throws MediaError, StorageError */
export async function subtitles(making: Making): Promise<Made> {
  const { file, storage, titles } = making
  const title = titleOf(file)
  const captions = await withExamined(making, (job) =>
    storage.withWorkFolder(async (intoFolder) => {
      const found = await making.media.extractSubtitles({ ...job, intoFolder })
      const addressable = found.filter(({ language }) =>
        mediaContentType(MEDIA_FILE.captions(language)),
      )
      for (const one of addressable) {
        const name = MEDIA_FILE.captions(one.language)
        const key = mediaKey(file.mediaId, name)
        const styledKey = mediaKey(file.mediaId, MEDIA_FILE.styledCaptions(name))
        if (one.styledFile) await storage.putFile(styledKey, join(intoFolder, one.styledFile))
        await storage.putFile(key, join(intoFolder, one.file))
      }
      return addressable.map(({ language, label, kind, styledFile }) => ({
        language,
        label,
        ...(kind && { kind }),
        ...(styledFile && { hasStyles: true as const }),
        file: MEDIA_FILE.captions(language),
      }))
    }),
  )
  return { write: (tx) => titles.addCaptions(tx, title, captions) }
}
