import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { GENRES } from '@starnest/contract/catalog/catalog'
import type { FilmCraft } from '@starnest/film-kit/film/script'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { z } from 'zod'
import { type DemoFilm, listDemoFilms } from './library.ts'

/** Of the seven things a film owns, two films may share so many. */
const MOST_SHARED = 2
/** Colours of a poster are counted in so many steps a channel. */
const COLOUR_STEPS = 4
/** Two posters whose colour shares overlap more than this look alike on a shelf. */
const MOST_OVERLAP = 0.85
/** No genre pushes the others aside. */
const FILMS_PER_GENRE = 3
const TEASERS = 12
const SERIES = { episodes: 3, seasons: 2 }

const craftModule = z.object({
  craft: z.object({
    hero: z.string(),
    world: z.string(),
    light: z.string(),
    camera: z.string(),
    story: z.string(),
    music: z.string(),
    lettering: z.string(),
  }),
})

const titles = await listDemoFilms()
const films = titles.filter((film) => film.manifest.kind === 'film')

it.each(GENRES)('has three films of the genre %s', (genre) => {
  expect(films.filter((film) => film.manifest.genre === genre)).toHaveLength(FILMS_PER_GENRE)
})

it('has twenty-four films and announces twelve more', () => {
  expect(films).toHaveLength(FILMS_PER_GENRE * GENRES.length)
  expect(titles.filter((title) => title.manifest.kind === 'trailer')).toHaveLength(TEASERS)
})

it('has one series of three episodes in two seasons', () => {
  const episodes = films.flatMap(({ manifest }) => manifest.series ?? [])
  expect(new Set(episodes.map((episode) => episode.slug)).size).toBe(1)
  const places = episodes.map(({ season, episode }) => `S${season}E${episode}`)
  expect(places.sort()).toEqual(['S1E1', 'S1E2', 'S2E1'])
  expect(new Set(episodes.map((episode) => episode.season)).size).toBe(SERIES.seasons)
  expect(episodes).toHaveLength(SERIES.episodes)
})

it('has something for everybody, and something that is hidden from the youngest', () => {
  expect(new Set(films.map((film) => film.manifest.rating))).toEqual(new Set(['G', 'TV-Y', 'PG']))
})

it('rates films as films are rated, and episodes as television is', () => {
  for (const { manifest } of titles) {
    const isSeries = manifest.category === 'series'
    expect(isSeries, manifest.slug).toBe(manifest.series !== undefined)
    expect(manifest.rating.startsWith('TV-'), manifest.slug).toBe(isSeries)
  }
})

it('has no two films that share more than two of hero, world, light, camera, story, music, lettering', async () => {
  const crafts = await Promise.all(films.map(craftOf))
  for (const [first, second] of pairsOf(crafts)) {
    // Episodes of one series share their cast, world and lettering by right.
    if (first.series !== undefined && first.series === second.series) continue
    const shared = Object.entries(first.craft)
      .filter(([key, value]) => second.craft[key as keyof FilmCraft] === value)
      .map(([key]) => key)
    expect(shared.length, `${first.slug} and ${second.slug}: ${shared}`).toBeLessThanOrEqual(
      MOST_SHARED,
    )
  }
})

it('has no two posters of the same colours', async () => {
  const posters = await Promise.all(
    films.map(async (film) => ({
      slug: film.manifest.slug,
      shares: await colourShares(film.posterPath),
    })),
  )
  for (const [first, second] of pairsOf(posters)) {
    const overlap = first.shares.reduce(
      (sum, share, i) => sum + Math.min(share, second.shares[i] ?? 0),
      0,
    )
    expect(overlap, `${first.slug} and ${second.slug}`).toBeLessThan(MOST_OVERLAP)
  }
})

async function craftOf({ folder, manifest }: DemoFilm) {
  const module: unknown = await import(pathToFileURL(path.join(folder, 'craft.ts')).href)
  const { craft } = craftModule.parse(module)
  return { slug: manifest.slug, series: manifest.series?.slug, craft }
}

function pairsOf<T>(list: readonly T[]): [T, T][] {
  return list.flatMap((first, i) => list.slice(i + 1).map((second): [T, T] => [first, second]))
}

/** Share of the picture that each of 64 colours has. */
async function colourShares(file: string): Promise<number[]> {
  const { data, info } = await sharp(file)
    .resize(80, 120)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const shares = new Array<number>(COLOUR_STEPS ** 3).fill(0)
  const step = (byte: number | undefined) => Math.floor(((byte ?? 0) * COLOUR_STEPS) / 256)
  const pixels = data.length / info.channels
  for (let i = 0; i < data.length; i += info.channels) {
    const colour =
      (step(data[i]) * COLOUR_STEPS + step(data[i + 1])) * COLOUR_STEPS + step(data[i + 2])
    shares[colour] = (shares[colour] ?? 0) + 1 / pixels
  }
  return shares
}
