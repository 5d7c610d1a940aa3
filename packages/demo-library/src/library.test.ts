import { access, open, readFile } from 'node:fs/promises'
import path from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { sourceHash } from '../render/picture/bundle.ts'
import { avcCodec, keyFrameTimes, probe } from '../render/probe.ts'
import {
  HIGHEST_TRUE_PEAK,
  measureLoudness,
  TARGET_LUFS,
  TOLERANCE_LU,
} from '../render/sound/loudness.ts'
import { type DemoFilm, listDemoFilms } from './library.ts'
import { SHELVES, slugsOf } from './library-folders.ts'

/** Key frames may be this far off their second, for rounding in ffprobe. */
const ROUNDING_SECONDS = 0.002
const GROUP_SECONDS = 2
/** H.264 level 4.0: every television of the last fifteen years. */
const HIGHEST_LEVEL = 40

const films = await listDemoFilms()

describe('the demo library', () => {
  it('has rendered every film and trailer that has a script', async () => {
    const slugs = (await Promise.all(SHELVES.map(slugsOf))).flat()
    expect(films.map((film) => film.manifest.slug).sort()).toEqual(slugs.sort())
  })

  it('gives every title its own name', () => {
    expect(new Set(films.map((film) => film.manifest.title)).size).toBe(films.length)
  })
})

describe.each(films.map((film) => ({ slug: film.manifest.slug, film })))('$slug', ({ film }) => {
  let facts: Awaited<ReturnType<typeof probe>>
  beforeAll(async () => {
    facts = await probe(film.videoPath)
  })

  it('lives in a folder of its own name with every file it names', async () => {
    expect(path.basename(film.folder)).toBe(film.manifest.slug)
    const files = [film.videoPath, film.posterPath, film.backdropPath, ...captionPaths(film)]
    await Promise.all(files.map((file) => access(file)))
  })

  it('was made from the script and kit as they are now', async () => {
    expect(film.manifest.sourceHash).toBe(await sourceHash(path.join(film.folder, 'film.ts')))
  })

  it('is H.264 High at a level that old televisions play, 720p at 24 frames a second', () => {
    const video = facts.streams.find((stream) => stream.codec_type === 'video')
    expect(video).toMatchObject({
      codec_name: 'h264',
      profile: 'High',
      width: film.manifest.width,
      height: film.manifest.height,
      avg_frame_rate: '24/1',
    })
    expect(video?.level).toBeLessThanOrEqual(HIGHEST_LEVEL)
    expect(film.manifest.codecs.video).toBe(avcCodec(video?.level ?? 0))
  })

  it('carries AAC sound and lasts as long as it says', () => {
    expect(facts.streams.find((stream) => stream.codec_type === 'audio')).toMatchObject({
      codec_name: 'aac',
      sample_rate: 48_000,
    })
    expect(Math.abs(facts.format.duration - film.manifest.durationSeconds)).toBeLessThan(0.1)
  })

  it('can be cut every two seconds', async () => {
    const times = await keyFrameTimes(film.videoPath)
    expect(times).toHaveLength(Math.ceil(film.manifest.durationSeconds / GROUP_SECONDS))
    for (const [index, time] of times.entries()) {
      expect(Math.abs(time - index * GROUP_SECONDS)).toBeLessThan(ROUNDING_SECONDS)
    }
  })

  it('starts to play before it has arrived', async () => {
    const boxes = await topLevelBoxes(film.videoPath)
    expect(boxes.indexOf('moov')).toBeLessThan(boxes.indexOf('mdat'))
  })

  it('is as loud as its neighbours and never clips', async () => {
    const { lufs, truePeak } = await measureLoudness(film.videoPath)
    expect(Math.abs(lufs - TARGET_LUFS)).toBeLessThanOrEqual(TOLERANCE_LU)
    expect(truePeak).toBeLessThanOrEqual(HIGHEST_TRUE_PEAK)
  })

  it('has captions in order that end before the film does', async () => {
    for (const file of captionPaths(film)) {
      let last = 0
      for (const { start, end, text } of cuesOf(await readFile(file, 'utf8'))) {
        expect(start).toBeGreaterThanOrEqual(last)
        expect(end).toBeGreaterThan(start)
        expect(text).toMatch(/^<v [^>]+>\S/)
        last = end
      }
      expect(last).toBeGreaterThan(0)
      expect(last).toBeLessThan(film.manifest.durationSeconds)
    }
  })
})

const captionPaths = (film: DemoFilm) => film.captions.map((captions) => captions.path)

/** Names of an MP4's outermost boxes, in order. */
async function topLevelBoxes(file: string): Promise<string[]> {
  const handle = await open(file)
  try {
    const { size } = await handle.stat()
    const header = Buffer.alloc(8)
    const names: string[] = []
    for (let offset = 0; offset < size; offset += Math.max(8, header.readUInt32BE(0))) {
      await handle.read(header, 0, 8, offset)
      names.push(header.toString('latin1', 4, 8))
    }
    return names
  } finally {
    await handle.close()
  }
}

function cuesOf(vtt: string): { start: number; end: number; text: string }[] {
  const [signature, ...blocks] = vtt.trim().split(/\n\n+/)
  expect(signature).toBe('WEBVTT')
  return blocks.map((block) => {
    const [, timing = '', ...text] = block.split('\n')
    const [start = Number.NaN, end = Number.NaN] = timing.split(' --> ').map(seconds)
    return { start, end, text: text.join('\n') }
  })
}

const seconds = (stamp: string): number =>
  stamp.split(':').reduce((sum, part) => sum * 60 + Number(part), 0)
