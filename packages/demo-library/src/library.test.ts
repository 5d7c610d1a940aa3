import { access, readFile } from 'node:fs/promises'
import path from 'node:path'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { loadFilm } from '../render/make/load-script.ts'
import { sourceHash, trailerSourceHash } from '../render/picture/bundle.ts'
import { readFilmJson } from '../render/record/film-json.ts'
import { fileHash, madeFiles } from '../render/record/made-files.ts'
import { ffmpegVersion, measureVideo } from '../render/record/measure-video.ts'
import { recordOf } from '../render/record/record-film.ts'
import { filmAboutSchema, type Part } from './film-manifest.ts'
import type { VideoFacts } from './film-record.ts'
import { type DemoFilm, listDemoFilms } from './library.ts'
import { SHELVES, slugsOf } from './library-folders.ts'
import { cuesOf } from './testing/cues.ts'
import {
  expectGoodLevel,
  expectPictureAtOnce,
  expectPlaysEverywhere,
  expectSameFacts,
} from './testing/expect-video.ts'
import { sampleOf } from './testing/sample.ts'

const films = await listDemoFilms()
const withTrailer = films.flatMap((film) =>
  film.trailer && film.manifest.trailer
    ? [{ slug: film.manifest.slug, film, trailer: film.trailer, said: film.manifest.trailer }]
    : [],
)

/** What the hero shows of a film lasts at least this long. */
const SHORTEST_CLEAR_SECONDS = 5

const sample = sampleOf(films.map((film) => film.manifest.slug))
const measuredWith = await ffmpegVersion()

describe('the demo library', () => {
  it('is measured anew where something changed, and in a sample', () => {
    console.info(`measured anew: ${sample.why}: ${[...sample.films].join(', ')}`)
    expect(sample.films.size).toBeGreaterThan(0)
  })

  it('has rendered every film and teaser that has a script', async () => {
    const slugs = (await Promise.all(SHELVES.map(slugsOf))).flat()
    expect(films.map((film) => film.manifest.slug).sort()).toEqual(slugs.sort())
  })

  it('gives every title its own name', () => {
    expect(new Set(films.map((film) => film.manifest.title)).size).toBe(films.length)
  })
})

describe.each(films.map((film) => ({ slug: film.manifest.slug, film })))('$slug', ({ film }) => {
  it('lives in a folder of its own name with every file it names', async () => {
    expect(path.basename(film.folder)).toBe(film.manifest.slug)
    const files = [film.videoPath, film.posterPath, film.backdropPath]
    await Promise.all([...files, ...paths(film.captions)].map((file) => access(file)))
  })

  it('says what its script says', async () => {
    const { about } = await loadFilm(path.join(film.folder, 'film.ts'))
    expect(filmAboutSchema.parse(film.manifest)).toEqual(about)
  })

  it('was made from the script and kit as they are now', async () => {
    expect(film.manifest.sourceHash).toBe(await sourceHash(path.join(film.folder, 'film.ts')))
  })

  it('ships the files that were made, and no other', async () => {
    expect(await madeFiles(film.folder)).toEqual((await recordOfFilm(film)).files)
  })

  it('plays everywhere, can be cut every two seconds and starts before it has arrived', async () => {
    expectPlaysEverywhere(await factsOf(film, film.videoPath), film.manifest)
  })

  it('is as loud as its neighbours and never clips', async () => {
    expectGoodLevel(await factsOf(film, film.videoPath))
  })

  it.runIf(film.manifest.kind === 'trailer')('begins with a picture', async () => {
    expectPictureAtOnce(await factsOf(film, film.videoPath))
  })

  it('knows where its title is not seen, for the hero', () => {
    const { clear, durationSeconds } = film.manifest
    expectClear(clear, durationSeconds)
  })

  it('has captions in order that end before the film does', async () => {
    await expectCaptions(film.captions, film.manifest.durationSeconds)
  })

  it('has poster and backdrop in the sizes it names', async () => {
    const { poster, backdrop, logo } = film.manifest.pictures
    for (const picture of [...poster.sizes, ...backdrop.sizes, ...(logo ? [logo] : [])]) {
      const { width, height, format } = await sharp(path.join(film.folder, picture.file)).metadata()
      expect({ width, height }).toEqual({ width: picture.width, height: picture.height })
      expect(`image/${format === 'heif' ? 'avif' : format}`).toBe(picture.type)
    }
    expect(ratio(poster.sizes.at(-1))).toBeCloseTo(2 / 3, 2)
    expect(ratio(backdrop.sizes.at(-1))).toBeCloseTo(16 / 9, 2)
  })
})

describe.each(withTrailer)('trailer of $slug', ({ film, trailer, said }) => {
  it('was cut from the film as it is now', async () => {
    const [script, cuts] = ['film.ts', 'trailer.ts'].map((name) => path.join(film.folder, name))
    expect(said.sourceHash).toBe(await trailerSourceHash(script ?? '', cuts ?? ''))
  })

  it('lasts 20 to 30 seconds and plays everywhere', async () => {
    expect(said.durationSeconds).toBeGreaterThanOrEqual(20)
    expect(said.durationSeconds).toBeLessThanOrEqual(30)
    expectPlaysEverywhere(await factsOf(film, trailer.videoPath), said)
  })

  it('begins with a picture', async () => {
    expectPictureAtOnce(await factsOf(film, trailer.videoPath))
  })

  it('knows where the title is not seen', () => {
    expectClear(said.clear, said.durationSeconds)
  })

  it('is as loud as a film and captioned', async () => {
    expectGoodLevel(await factsOf(film, trailer.videoPath))
    await expectCaptions(trailer.captions, said.durationSeconds)
  })
})

/** Long enough to be looked at, and within the video. */
function expectClear(clear: Part | undefined, durationSeconds: number): void {
  const { fromSeconds = 0, toSeconds = 0 } = clear ?? {}
  expect(toSeconds - fromSeconds).toBeGreaterThanOrEqual(SHORTEST_CLEAR_SECONDS)
  expect(toSeconds).toBeLessThanOrEqual(durationSeconds)
}

const recordOfFilm = async (film: DemoFilm) => recordOf(await readFilmJson(film.folder))

const measured = new Map<string, Promise<VideoFacts>>()

/** What is known of a film's video: what was measured of the same file with the same ffmpeg, else,
 *  and for the sample, what is measured now. */
async function factsOf(film: DemoFilm, file: string): Promise<VideoFacts> {
  const record = await recordOfFilm(film)
  const known = record.videos[path.basename(file)]
  const isKnown =
    known !== undefined &&
    record.measuredWith === measuredWith &&
    record.files[path.basename(file)] === (await fileHash(file))
  if (isKnown && !sample.films.has(film.manifest.slug)) return known
  const facts = measured.get(file) ?? measureVideo(file)
  measured.set(file, facts)
  expectSameFacts(known, await facts)
  return facts
}

const paths = (captions: DemoFilm['captions']) => captions.map((caption) => caption.path)

const ratio = (picture: { width: number; height: number } | undefined) =>
  picture ? picture.width / picture.height : Number.NaN

async function expectCaptions(captions: DemoFilm['captions'], seconds: number): Promise<void> {
  for (const file of paths(captions)) {
    let last = 0
    for (const { start, end, text } of cuesOf(await readFile(file, 'utf8'))) {
      expect(start).toBeGreaterThanOrEqual(last)
      expect(end).toBeGreaterThan(start)
      expect(text).toMatch(/^<v [^>]+>\S/)
      last = end
    }
    expect(last).toBeGreaterThan(0)
    expect(last).toBeLessThan(seconds)
  }
}
