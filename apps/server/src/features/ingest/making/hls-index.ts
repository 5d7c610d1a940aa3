import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_FILE, mediaKey } from '../../../domain/media-address.ts'
import { findIngestFile, type IngestFile } from '../ingest.repository.ts'
import { type Making, placeOf } from './make.ts'

/** Where renditions lie in the folder of a film's media. */
export const LADDER = 'ladder'

/** Where streams lie that are not renditions, each making of them in a folder of its own. */
export const HLS = 'hls'

type House = Pick<Making, 'database' | 'storage' | 'titles'>

/** Lets the playlist that players open first name streams of another folder, `../ladder/`. */
export async function nameStreams(
  { file, storage }: Pick<Making, 'file' | 'storage'>,
  { playlist, folder }: { playlist: string; folder: string },
): Promise<void> {
  await storage.withWorkFolder(async (work) => {
    const index = join(work, 'index.m3u8')
    await writeFile(index, playlistSeenFrom(playlist, folder))
    await storage.putFile(mediaKey(file.mediaId, MEDIA_FILE.hls), index)
  })
}

/** Whether a film has renditions: their playlist leads then. */
export async function hasRenditions({ storage }: Pick<House, 'storage'>, { mediaId }: IngestFile) {
  return (await storage.stat(mediaKey(mediaId, `${LADDER}/index.m3u8`))) !== undefined
}

/** Says whether a film has a stream to play; nothing, when its bytes are others by now. */
export async function sayPlayable(
  { database, titles }: Pick<House, 'database' | 'titles'>,
  { file, hasHls }: { file: IngestFile; hasHls: boolean },
): Promise<void> {
  const now = await findIngestFile(database.db, file.id)
  const place = now && placeOf(now)
  if (now?.mediaId !== file.mediaId || !place) return
  await titles.change(database.db, place, { hasHls })
}

/** Takes back what was shown of a stream that did not become whole. Renditions stay. */
export async function forgetStream(house: House, file: IngestFile): Promise<void> {
  if (await hasRenditions(house, file)) return
  await sayPlayable(house, { file, hasHls: false })
  await house.storage.remove(mediaKey(file.mediaId, HLS))
}

/** A playlist whose addresses lead from another folder to where they led. Source: RFC 8216 §4. */
function playlistSeenFrom(playlist: string, folder: string): string {
  return playlist
    .split('\n')
    .map((line) => {
      if (line.trim() === '') return line
      if (!line.startsWith('#')) return `${folder}${line}`
      return line.replace(/URI="([^"]+)"/g, (_whole, address) => `URI="${folder}${address}"`)
    })
    .join('\n')
}
