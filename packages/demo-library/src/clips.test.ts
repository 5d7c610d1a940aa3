import { access, readdir, stat } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { pictureHash, sourceHash } from '../render/picture/bundle.ts'
import { measureVideo } from '../render/record/measure-video.ts'
import { listDemoClips, listPortraits, listStickers } from './library.ts'
import { CLIP_SHELF, LIBRARY_FOLDER, slugsOf } from './library-folders.ts'
import { expectGoodLevel, expectPlaysEverywhere } from './testing/expect-video.ts'

/** What the pages of the app ask for. Source: specification §2.7, §2.8, §2.13, §2.14.1. */
const CLIPS_PER_USE = { intro: 1, leo: 5, 'jam-demo': 2, 'jam-background': 3, party: 1, page: 1 }
const INTRO_SECONDS = { least: 6, most: 8 }
const PORTRAITS = 10
const MEDIA_MEGABYTES = 150

const clips = await listDemoClips()
const portraits = await listPortraits()

describe('the clips', () => {
  it('are all rendered, and as many as the pages ask for', async () => {
    expect(clips.map((clip) => clip.manifest.slug).sort()).toEqual(
      (await slugsOf(CLIP_SHELF)).sort(),
    )
    const counts: Record<string, number> = {}
    for (const { manifest } of clips) counts[manifest.use] = (counts[manifest.use] ?? 0) + 1
    expect(counts).toEqual(CLIPS_PER_USE)
  })

  it('have an intro of six to eight seconds with sound', () => {
    const intro = clips.find((clip) => clip.manifest.use === 'intro')?.manifest
    expect(intro?.durationSeconds).toBeGreaterThanOrEqual(INTRO_SECONDS.least)
    expect(intro?.durationSeconds).toBeLessThanOrEqual(INTRO_SECONDS.most)
    expect(intro?.codecs.audio).toBeDefined()
  })
})

describe.each(clips.map((clip) => ({ slug: clip.manifest.slug, clip })))('$slug', ({ clip }) => {
  it('was made from the script and kit as they are now', async () => {
    expect(clip.manifest.sourceHash).toBe(await sourceHash(path.join(clip.folder, 'film.ts')))
  })

  it('plays everywhere, has a still and is as loud as a film', async () => {
    const facts = await measureVideo(clip.videoPath)
    expectPlaysEverywhere(facts, clip.manifest)
    if (clip.manifest.codecs.audio) expectGoodLevel(facts)
    await access(clip.stillPath)
  })
})

describe('the portraits', () => {
  it('are ten square pictures of their own', async () => {
    expect(portraits).toHaveLength(PORTRAITS)
    const pixels = new Set<string>()
    for (const { path: file } of portraits) {
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
      expect(info.width).toBe(info.height)
      pixels.add(data.toString('base64'))
    }
    expect(pixels.size).toBe(PORTRAITS)
  })

  it('were drawn from their script and the kit as they are now', async () => {
    const { default: manifest } = await import('../portraits/portraits.json', {
      with: { type: 'json' },
    })
    const script = path.join(LIBRARY_FOLDER, 'portraits', 'film.ts')
    expect(manifest.sourceHash).toBe(await pictureHash(script))
  })
})

describe('the stickers', () => {
  it('are figures on a clear ground, two of each of the cast', async () => {
    const stickers = await listStickers()
    expect(stickers).toHaveLength(2 * PORTRAITS)
    for (const { path: file, width, height, name } of stickers) {
      const { data, info } = await sharp(file).raw().toBuffer({ resolveWithObject: true })
      expect([info.width, info.height, info.channels], name).toEqual([width, height, 4])
      const alphaAt = (x: number, y: number) => data[(y * width + x) * 4 + 3] ?? 0
      expect(alphaAt(2, 2) + alphaAt(width - 3, 2), name).toBeLessThan(30)
      expect(alphaAt(width >> 1, height >> 1), name).toBeGreaterThan(240)
    }
  })

  it('were drawn from their script and the kit as they are now', async () => {
    const { default: manifest } = await import('../stickers/stickers.json', {
      with: { type: 'json' },
    })
    const script = path.join(LIBRARY_FOLDER, 'stickers', 'film.ts')
    expect(manifest.sourceHash).toBe(await pictureHash(script))
  })
})

describe('the media that ship', () => {
  it(`take at most ${MEDIA_MEGABYTES} MB`, async () => {
    const shelves = ['films', 'trailers', 'clips', 'portraits', 'stickers']
    const sizes = await Promise.all(
      shelves.map((shelf) => bytesOfMedia(path.join(LIBRARY_FOLDER, shelf))),
    )
    const megabytes = sizes.reduce((sum, bytes) => sum + bytes, 0) / 1e6
    expect(megabytes).toBeLessThanOrEqual(MEDIA_MEGABYTES)
  })
})

async function bytesOfMedia(folder: string): Promise<number> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  const media = entries.filter((entry) => /\.(mp4|webp|avif)$/.test(entry.name))
  const sizes = await Promise.all(
    media.map(async (entry) => (await stat(path.join(entry.parentPath, entry.name))).size),
  )
  return sizes.reduce((sum, bytes) => sum + bytes, 0)
}
