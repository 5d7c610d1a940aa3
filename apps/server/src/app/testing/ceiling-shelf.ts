import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgeRating } from '@starnest/contract/age-rating'
import type { TitleRule } from '@starnest/contract/parents'
import { demoOrigin } from '../../features/catalog/demo/demo-titles.repository.ts'
import { mediaKey } from '../../ports/media-address.ts'
import type { TestHome } from './test-home.ts'

/** A title whose name and files are told from all others by its mark. `rule`: what a parent said of
 *  it for whomever the test asks as. */
export type Shelved = {
  rating: AgeRating | null
  rule: TitleRule | null
  id: number
  mediaId: string
  mark: string
}

/** Every file that a title can have. */
export const FILES = [
  'video.mp4',
  'poster.webp',
  'poster-480.avif',
  'backdrop.webp',
  'backdrop-1920.avif',
  'logo.webp',
  'trailer.mp4',
  'captions.en.vtt',
  'hls/index.m3u8',
  'hls/stream.m3u8',
  'hls/init.mp4',
  'hls/segment-00001.m4s',
  'previews/index.vtt',
  'previews/sheet-0.jpg',
]

/** The name of a title of this rating and rule. */
export const markOf = (rating: AgeRating | null, rule: TitleRule | null = null) =>
  `«${rule ? `${rule} ` : ''}${rating ?? 'unrated'}»`

/** Puts a title with all its files on the shelf of a home. */
export async function shelve(
  home: TestHome,
  { rating, rule = null }: { rating: AgeRating | null; rule?: TitleRule | null },
  fields: { householdId?: number; title?: string } = {},
): Promise<Shelved> {
  const mark = fields.title ?? markOf(rating, rule)
  const mediaId = `ceiling${Buffer.from(mark).toString('hex').padEnd(50, '0')}`
  const file = join(tmpdir(), `${mediaId}-${process.pid}`)
  await writeFile(file, mark)
  for (const name of FILES) await home.storage.putFile(mediaKey(mediaId, name), file)
  await rm(file)
  const has = {
    hasHls: true,
    series: { slug: 'ceiling', title: 'Ceiling', season: 1, episode: 1 },
    hasPreviews: true,
    captions: [{ language: 'en', label: 'English', file: 'captions.en.vtt' }],
  }
  const id = await home.addTitle({
    ...has,
    rating,
    mediaId,
    title: mark,
    origin: demoOrigin(mark),
    isFeatured: true,
    ...fields,
  })
  return { rating, rule, id, mediaId, mark }
}
