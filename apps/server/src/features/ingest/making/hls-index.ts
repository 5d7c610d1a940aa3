import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { MEDIA_FILE, mediaKey } from '../../../domain/media/media-address.ts'
import type { Queries } from '../../../ports/database.ts'
import { findIngestFile, type IngestFile, lockLatest } from '../ingest.repository.ts'
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

/** Says whether a film has a stream to play; nothing, once another attempt has begun. */
export async function sayPlayable(
  { attempt, database, file, titles }: Making,
  hasHls: boolean,
): Promise<void> {
  await database.db.transaction(async (tx) => {
    if (await lockLatest(tx, attempt)) await writePlayable(tx, { file, titles, hasHls })
  })
}

/** Takes back what was shown of streams that did not become whole, whoever made them. Renditions stay. */
export async function forgetStream(house: House, file: IngestFile): Promise<void> {
  if (await hasRenditions(house, file)) return
  const { database, storage, titles } = house
  await writePlayable(database.db, { file, titles, hasHls: false })
  await storage.remove(mediaKey(file.mediaId, HLS))
}

/** The same of the stream that this attempt made in its folder: another attempt may be at its own. */
export async function forgetOwnStream(making: Making, folder: string): Promise<void> {
  const { file, storage } = making
  if (!(await hasRenditions(making, file))) await sayPlayable(making, false)
  const index = mediaKey(file.mediaId, MEDIA_FILE.hls)
  if (await names(making, { index, folder })) await storage.remove(index)
  await storage.remove(mediaKey(file.mediaId, `${HLS}/${folder}`))
}

async function names(
  { storage }: Pick<House, 'storage'>,
  { index, folder }: { index: string; folder: string },
): Promise<boolean> {
  if (!(await storage.stat(index))) return false
  const playlist = await storage.withLocalFile(index, (path) => readFile(path, 'utf8'))
  return playlist.includes(`${folder}/`)
}

/** Nothing, when the bytes of the film are others by now. */
async function writePlayable(
  queries: Queries,
  { file, titles, hasHls }: Pick<Making, 'file' | 'titles'> & { hasHls: boolean },
): Promise<void> {
  const now = await findIngestFile(queries, file.id)
  const place = now && placeOf(now)
  if (now?.mediaId !== file.mediaId || !place) return
  await titles.change(queries, place, { hasHls })
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
