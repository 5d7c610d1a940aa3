import { createHash } from 'node:crypto'
import { rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { AgeRating } from '@starnest/contract/age-rating'
import type { TitleRule } from '@starnest/contract/parents/parents'
import { mediaKey } from '../../src/domain/media/media-address.ts'
import { demoOrigin } from '../../src/features/catalog/demo/demo-titles.repository.ts'
import { attachedCaptions } from '../../src/tables/captions.ts'
import { files } from '../../src/tables/files.ts'
import { titleVideos } from '../../src/tables/title-videos.ts'
import type { TestHome } from '../test-home.ts'

/** A title whose name and files are told from all others by its mark. `rule`: what a parent said of
 *  it for whomever the test asks as. */
export type Shelved = {
  rating: AgeRating | null
  rule: TitleRule | null
  id: number
  mediaId: string
  mark: string
  /** The file of the family that it was made of: its folder in storage, and its bytes' SHA-256. */
  file: { mediaId: string; sha256: string }
  /** A second version of it and an extra: their numbers, and their folders in storage. */
  version: FurtherFile
  extra: FurtherFile
}

type FurtherFile = { id: number; mediaId: string }

/** Bytes that each such file has. */
export const FILE_BYTES = 7

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
  'captions.en.ass',
  'trailer.en.vtt',
  'hls/index.m3u8',
  'hls/stream.m3u8',
  'hls/init.mp4',
  'hls/segment-00001.m4s',
  'hls/0123abcd/stream.m3u8',
  'hls/0123abcd/segment-00001.m4s',
  'hls/0123abcd/audio-1.m3u8',
  'original.mp4',
  'candidate-1/poster.webp',
  'candidate-1/backdrop-1280.avif',
  'ladder/video-360.m3u8',
  'ladder/video-360-init.mp4',
  'ladder/video-360-00001.m4s',
  'ladder/audio-1-00001.m4s',
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
    hasBackdrop: true,
    captions: [
      { language: 'en', label: 'English', file: 'captions.en.vtt', hasStyles: true as const },
    ],
    trailerCaptions: [{ language: 'en', label: 'English', file: 'trailer.en.vtt' }],
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
  const { householdId = home.householdId } = fields
  await home.database.db.insert(attachedCaptions).values({
    ...{ householdId, titleId: id, language: 'es', label: 'Español', changedAt: new Date(0) },
    track: `WEBVTT\n\n00:00:01.000 --> 00:00:02.000\n${mark}\n`,
  })
  const at = { householdId, id, mark }
  return {
    ...{ rating, rule, id, mediaId, mark },
    file: await shelveFile(home, at),
    version: await shelveVideo(home, { ...at, kind: 'version' }),
    extra: await shelveVideo(home, { ...at, kind: 'trailer' }),
  }
}

/** Files of a version or an extra. */
export const VIDEO_FILES = ['original.mp4', 'hls/index.m3u8', 'candidate-0/backdrop.webp']

/** Hangs a further file at a title: a version of the same cut, or an extra that is called as the title is. */
async function shelveVideo(
  home: TestHome,
  at: { householdId: number; id: number; mark: string; kind: 'version' | 'trailer' },
): Promise<FurtherFile> {
  const { householdId, id: titleId, mark, kind } = at
  const sha256 = createHash('sha256').update(`${kind} of ${mark}`).digest('hex')
  const mediaId = sha256.slice(0, 22)
  const { db } = home.database
  const [file] = await db
    .insert(files)
    .values({
      ...{ householdId, mediaId, sha256, filename: `${mediaId}.mp4`, originalName: mark },
      ...{ assetType: 'video', contentType: 'video/mp4', sizeBytes: FILE_BYTES },
    })
    .returning()
  const { id = 0 } = file ?? {}
  await db.insert(titleVideos).values({
    ...{ fileId: id, householdId, titleId, kind, label: kind === 'version' ? null : mark },
    durationSeconds: kind === 'version' ? 120 : 60,
    ...{ videoFile: 'original.mp4', hasHls: true, pictureFolder: 'candidate-0/' },
  })
  const bytes = join(tmpdir(), `${mediaId}-${process.pid}`)
  await writeFile(bytes, mark)
  for (const name of VIDEO_FILES) await home.storage.putFile(mediaKey(mediaId, name), bytes)
  await rm(bytes)
  return { id, mediaId }
}

/** Puts the file beside its title, with what is made of one. */
async function shelveFile(
  home: TestHome,
  { householdId, id, mark }: { householdId: number; id: number; mark: string },
): Promise<Shelved['file']> {
  const sha256 = createHash('sha256').update(mark).digest('hex')
  const mediaId = sha256.slice(0, 22)
  await home.database.db.insert(files).values({
    householdId,
    mediaId,
    filename: `${mediaId}.mp4`,
    originalName: mark,
    assetType: 'video',
    contentType: 'video/mp4',
    sizeBytes: FILE_BYTES,
    sha256,
    titleId: id,
    hasThumbnail: true,
    hasWaveform: true,
  })
  const bytes = join(tmpdir(), `${mediaId}-${process.pid}`)
  await writeFile(bytes, 'a file.')
  for (const name of ['original.mp4', 'thumbnail.webp', 'waveform.json']) {
    await home.storage.putFile(mediaKey(mediaId, name), bytes)
  }
  await rm(bytes)
  return { mediaId, sha256 }
}
