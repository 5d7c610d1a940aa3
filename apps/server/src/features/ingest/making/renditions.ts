import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { mediaKey } from '../../../domain/media/media-address.ts'
import { LADDER, nameStreams } from './hls-index.ts'
import { type Made, type Making, titleOf, withExamined } from './make.ts'

/** Encodes a film in several sizes. Whoever watches its repackaged stream goes on with that: the
 *  renditions lie beside it, and only the playlist that is opened first names them from now on.
 *  @throws MediaError, StorageError */
export async function renditions(making: Making): Promise<Made> {
  const { file, media, storage, titles, onPercent } = making
  const title = titleOf(file)
  await withExamined(making, (job) =>
    storage.withWorkFolder(async (folder) => {
      await media.encodeLadder({ ...job, intoFolder: folder, onPercent })
      const playlist = await readFile(join(folder, 'index.m3u8'), 'utf8')
      await storage.putFolder(mediaKey(file.mediaId, LADDER), folder)
      await nameStreams(making, { playlist, folder: `../${LADDER}/` })
    }),
  )
  return { write: (tx) => titles.change(tx, title, { hasHls: true }) }
}
