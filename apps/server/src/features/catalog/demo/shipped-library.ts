import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoFilm } from '@starnest/demo-library/library'
import { MEDIA_FILE } from '../../../domain/media/media-address.ts'
import type { NewTitle } from '../title-writes.repository.ts'
import { demoOrigin } from './demo-titles.repository.ts'

/** Films of the demo library that are featured: the longest. Source: specification §3, "Featured
 *  title". */
const FEATURED_FILMS = 5

/** Goes up when the importer writes more of a film, so that films from before are written again.
 *  2: the cast. 3: what is said in trailers. 4: the part that the hero shows. 5: its words in further languages. */
const IMPORT_VERSION = 5

type SeriesFacts = Pick<NewTitle, 'series' | 'seasons' | 'episodes'>

/** A film that ships, as the title of every household that has it. `originHash` changes with its facts, the
 *  size of its series and each of its files. */
export type ShippedFilm = {
  film: DemoFilm
  origin: string
  originHash: string
  isFeatured: boolean
  about: SeriesFacts
}

/** What ships, by origin. A film takes the place of its own trailer. */
export type ShippedLibrary = ReadonlyMap<string, ShippedFilm>

/** Reads what there is to know of the films that ship, once for all households. */
export async function shippedLibrary(films: readonly DemoFilm[]): Promise<ShippedLibrary> {
  const byOrigin = trailersFirst(films).map(
    (film) => [demoOrigin(film.manifest.slug), film] as const,
  )
  const chosen = new Map(byOrigin)
  const featured = featuredOrigins(chosen)
  const shipped = new Map<string, ShippedFilm>()
  for (const [origin, film] of chosen) {
    const about = seriesOf(film.manifest, films)
    const originHash = await hashOf(film, about)
    shipped.set(origin, { film, origin, originHash, about, isFeatured: featured.has(origin) })
  }
  return shipped
}

/** A film's files but its captions: the name each is stored under, and its path. */
export function filesOf(film: DemoFilm): Record<string, string> {
  const { poster, backdrop, logo } = film.manifest.pictures
  const avif = [...poster.sizes, ...backdrop.sizes].filter(({ type }) => type === 'image/avif')
  return {
    [MEDIA_FILE.video]: film.videoPath,
    [MEDIA_FILE.poster]: film.posterPath,
    [MEDIA_FILE.backdrop]: film.backdropPath,
    ...Object.fromEntries(avif.map(({ file }) => [file, join(film.folder, file)])),
    ...(logo && { [MEDIA_FILE.logo]: join(film.folder, logo.file) }),
    ...(film.trailer && { [MEDIA_FILE.trailer]: film.trailer.videoPath }),
  }
}

const trailersFirst = (films: readonly DemoFilm[]) =>
  films.toSorted(
    (one, other) =>
      Number(other.manifest.kind === 'trailer') - Number(one.manifest.kind === 'trailer'),
  )

function featuredOrigins(chosen: ReadonlyMap<string, DemoFilm>): Set<string> {
  const longest = [...chosen]
    .filter(([, { manifest }]) => manifest.kind === 'film')
    .sort(([, one], [, other]) => other.manifest.durationSeconds - one.manifest.durationSeconds)
  return new Set(longest.slice(0, FEATURED_FILMS).map(([origin]) => origin))
}

/** An episode's place, and how many seasons and episodes of its series ship. */
function seriesOf({ series }: DemoFilm['manifest'], films: readonly DemoFilm[]): SeriesFacts {
  if (!series) return { series: null, seasons: null, episodes: null }
  const places = films
    .flatMap((film) => film.manifest.series ?? [])
    .filter(({ slug }) => slug === series.slug)
  return {
    series,
    seasons: new Set(places.map(({ season }) => season)).size,
    episodes: places.length,
  }
}

/** Is the same on every machine: nothing of it depends on when a file was written there. What a video and pictures
 *  were made of stands in the manifest. */
async function hashOf(film: DemoFilm, series: SeriesFacts): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([film.manifest, film.texts, series, IMPORT_VERSION]),
  )
  for (const path of Object.values(filesOf(film))) hash.update(`\n${(await stat(path)).size}`)
  for (const { path } of [...film.captions, ...(film.trailer?.captions ?? [])]) {
    hash.update(await readFile(path))
  }
  return hash.digest('base64url')
}
