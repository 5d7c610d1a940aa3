import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_FILE, mediaKey } from '../../../ports/media-address.ts'
import { type Made, type Making, titleOf, withExamined } from './make.ts'

/** Where renditions lie in the folder of a film's media. */
const LADDER = 'ladder'

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
      await storage.withWorkFolder(async (other) => {
        const index = join(other, 'index.m3u8')
        await writeFile(index, playlistSeenFrom(playlist, `../${LADDER}/`))
        await storage.putFile(mediaKey(file.mediaId, MEDIA_FILE.hls), index)
      })
    }),
  )
  return { write: (tx) => titles.change(tx, title, { hasHls: true }) }
}

/** A playlist whose addresses lead from another folder to where they led. Source: RFC 8216 §4. */
export function playlistSeenFrom(playlist: string, folder: string): string {
  return playlist
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return line
      if (!line.startsWith('#')) return `${folder}${line}`
      return line.replace(/URI="([^"]+)"/g, (_whole, address) => `URI="${folder}${address}"`)
    })
    .join('\n')
}
