import { createHash } from 'node:crypto'
import { stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoFilm } from '@starnest/demo-library/library'
import { MEDIA_FILE, mediaKey } from '../../../domain/media-address.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { featureTitles, type NewTitle, putTitle, removeTitles } from '../title-writes.repository.ts'
import {
  demoOrigin,
  findSharedFilm,
  isFilmOfOthers,
  listDemoTitles,
} from './demo-titles.repository.ts'
import { type ToldCaptions, toldCaptions } from './told-captions.ts'

/** Films of the demo library that are featured: the longest. Source: specification §3, "Featured
 *  title". */
const FEATURED_FILMS = 5

/** Goes up when the importer writes more of a film, so that films from before are written again.
 *  2: the cast. 3: what is said in trailers. 4: the part that the hero shows. 5: its words in further languages. */
const IMPORT_VERSION = 5

type ImportDeps = {
  database: Database
  storage: Storage
  householdId: number
  /** Told in a sentence before each film that is copied. */
  onProgress: (sentence: string) => void
}

/**
 * Makes the catalogue's demo titles what the demo library holds: copies files that are new or have
 * changed, takes out what no longer ships. A title keeps its id, progress and views through changes
 * of its film. May be cut off at any point and run again: a film's files are written first, under a
 * name that follows from what they are, and what they replace goes before the title points to them.
 * Files that another household has already are not copied: its title and this one stand on the same.
 * @throws StorageError when the files cannot be written; titles before that film stay imported.
 */
export async function importDemoLibrary(films: DemoFilm[], deps: ImportDeps): Promise<void> {
  const { database, storage, householdId } = deps
  const known = await listDemoTitles(database.db, householdId)
  const shipped = byOrigin(films)
  const hasFile = async (key: string) => (await storage.stat(key)) !== undefined
  for (const [origin, film] of shipped) {
    const before = known.get(origin)
    const originHash = await hashOf(film, seriesOf(film.manifest, films))
    if (before?.originHash === originHash && (await hasVideo(before.mediaId, hasFile))) continue
    const task = { film, origin, originHash, replaces: before?.mediaId ?? null, shipped: films }
    if (await adoptFilm(task, { ...deps, hasFile })) continue
    deps.onProgress(`Adding "${film.manifest.title}" to the library`)
    await importFilm(task, deps)
  }
  for (const { id, origin, mediaId } of known.values()) {
    if (shipped.has(origin)) continue
    await removeFilm(mediaId, deps)
    await removeTitles(database.db, { householdId, titleIds: [id], from: ['demo'] })
  }
  const origins = featuredOrigins(shipped)
  await featureTitles(database.db, { householdId, from: 'demo', origins })
}

type FilmImport = {
  film: DemoFilm
  origin: string
  originHash: string
  replaces: string | null
  shipped: DemoFilm[]
}

type AdoptDeps = Pick<ImportDeps, 'database' | 'householdId'> & {
  hasFile: (key: string) => Promise<boolean>
}

/**
 * Gives a new household the films that others have already, on the same files; nothing is written into
 * storage. Films that nobody has yet come at the next start.
 */
export async function adoptDemoLibrary(films: DemoFilm[], deps: AdoptDeps): Promise<void> {
  const { database, householdId } = deps
  const shipped = byOrigin(films)
  for (const [origin, film] of shipped) {
    const originHash = await hashOf(film, seriesOf(film.manifest, films))
    const found = await findAdoptable({ origin, originHash }, deps)
    if (found) await putAdopted({ film, origin, originHash, shipped: films }, found, deps)
  }
  const origins = featuredOrigins(shipped)
  await featureTitles(database.db, { householdId, from: 'demo', origins })
}

type SharedFilm = NonNullable<Awaited<ReturnType<typeof findSharedFilm>>>

async function findAdoptable(
  at: Pick<FilmImport, 'origin' | 'originHash'>,
  { database, householdId, hasFile }: AdoptDeps,
): Promise<SharedFilm | undefined> {
  const found = await findSharedFilm(database.db, { householdId, ...at })
  return found && (await hasVideo(found.mediaId, hasFile)) ? found : undefined
}

async function putAdopted(
  { film, origin, originHash, shipped }: Omit<FilmImport, 'replaces'>,
  found: SharedFilm,
  { database, householdId }: AdoptDeps,
): Promise<void> {
  await putTitle(database.db, {
    ...aboutOf(film, shipped),
    ...{ householdId, origin, originHash },
    ...found,
  })
}

/** Lets a title stand on the files that another household has of the film. False: none has. */
async function adoptFilm(task: FilmImport, deps: ImportDeps & AdoptDeps): Promise<boolean> {
  const found = await findAdoptable(task, deps)
  if (!found) return false
  if (task.replaces !== found.mediaId) await removeFilm(task.replaces, deps)
  await putAdopted(task, found, deps)
  return true
}

/** Removes the files of a title that no other household has. */
async function removeFilm(
  mediaId: string | null,
  { database, storage, householdId }: ImportDeps,
): Promise<void> {
  if (mediaId === null || (await isFilmOfOthers(database.db, { householdId, mediaId }))) return
  await storage.remove(mediaId)
}

async function importFilm(task: FilmImport, deps: ImportDeps): Promise<void> {
  const { film, origin, originHash, replaces, shipped } = task
  const { storage, householdId, database } = deps
  const mediaId = mediaIdOf(householdId, origin, originHash)
  const captions = toBeStored(film.captions, MEDIA_FILE.captions)
  const ofTrailer = toBeStored(film.trailer?.captions ?? [], MEDIA_FILE.trailerCaptions)
  const told = await toldCaptions(film, film.captions.find(isEnglish), 'captions')
  const toldInTrailer = await toldCaptions(film, film.trailer?.captions.find(isEnglish), 'trailer')
  for (const [file, path] of Object.entries(filesOf(film))) {
    await storage.putFile(mediaKey(mediaId, file), path)
  }
  for (const { stored, path } of [...captions, ...ofTrailer]) {
    await storage.putFile(mediaKey(mediaId, stored.file), path)
  }
  await putTexts(storage, [
    ...told.map(({ language, vtt }) => [mediaKey(mediaId, MEDIA_FILE.captions(language)), vtt]),
    ...toldInTrailer.map(({ language, vtt }) => [
      mediaKey(mediaId, MEDIA_FILE.trailerCaptions(language)),
      vtt,
    ]),
  ])
  if (replaces !== mediaId) await removeFilm(replaces, deps)
  const allCaptions = [
    ...captions.map(({ stored }) => stored),
    ...told.map((one) => storedAs(one, MEDIA_FILE.captions)),
  ]
  const allOfTrailer = [
    ...ofTrailer.map(({ stored }) => stored),
    ...toldInTrailer.map((one) => storedAs(one, MEDIA_FILE.trailerCaptions)),
  ]
  await putTitle(database.db, {
    ...aboutOf(film, shipped),
    householdId,
    origin,
    originHash,
    mediaId,
    captions: allCaptions,
    // The video of what is coming soon is its trailer.
    trailerCaptions: film.manifest.kind === 'trailer' ? allCaptions : allOfTrailer,
  })
}

const isEnglish = ({ language }: DemoFilm['captions'][number]) => language === 'en'

const storedAs = ({ language, label }: ToldCaptions, nameOf: (language: string) => string) => ({
  language,
  label,
  file: nameOf(language),
})

/** Stores texts under their keys. */
async function putTexts(storage: Storage, texts: readonly (readonly string[])[]): Promise<void> {
  if (texts.length === 0) return
  await storage.withWorkFolder(async (folder) => {
    for (const [at, [key = '', text = '']] of texts.entries()) {
      const path = join(folder, `${at}.vtt`)
      await writeFile(path, text)
      await storage.putFile(key, path)
    }
  })
}

/** How captions are stored, and where they come from. */
const toBeStored = (captions: DemoFilm['captions'], nameOf: (language: string) => string) =>
  captions.map(({ language, label, path }) => ({
    stored: { language, label, file: nameOf(language) },
    path,
  }))

/** A film's files but its captions: the name each is stored under, and its path. */
function filesOf(film: DemoFilm): Record<string, string> {
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

const pictureOf = ({ sizes, thumbHash }: DemoFilm['manifest']['pictures']['poster']) => ({
  widths: sizes.filter(({ type }) => type === 'image/avif').map(({ width }) => width),
  thumbHash,
})

/** Our films are not on IMDb, so they have no imdbRating. A trailer stands for a film to come. */
function aboutOf({ manifest, texts }: DemoFilm, shipped: readonly DemoFilm[]) {
  const { title, tagline, description, genre, category, releaseYear, rating, cast } = manifest
  return {
    title,
    tagline,
    description,
    genre,
    category,
    releaseYear,
    rating,
    cast,
    texts: Object.fromEntries(
      Object.entries(texts).map(([language, { captions: _, trailer: __, ...told }]) => [
        language,
        told,
      ]),
    ),
    imdbRating: null,
    ...seriesOf(manifest, shipped),
    durationSeconds: manifest.durationSeconds,
    isComingSoon: manifest.kind === 'trailer',
    poster: pictureOf(manifest.pictures.poster),
    backdrop: pictureOf(manifest.pictures.backdrop),
    hasLogo: manifest.pictures.logo !== undefined,
    hasTrailer: manifest.trailer !== undefined,
    heroPart: (manifest.trailer ?? manifest).clear ?? null,
    hasPoster: true,
    hasBackdrop: true,
    hasHls: false,
    hasPreviews: false,
  } satisfies Partial<NewTitle>
}

type SeriesFacts = Pick<NewTitle, 'series' | 'seasons' | 'episodes'>

/** An episode's place, and how many seasons and episodes of its series ship. */
function seriesOf({ series }: DemoFilm['manifest'], shipped: readonly DemoFilm[]): SeriesFacts {
  if (!series) return { series: null, seasons: null, episodes: null }
  const places = shipped
    .flatMap((film) => film.manifest.series ?? [])
    .filter(({ slug }) => slug === series.slug)
  return {
    series,
    seasons: new Set(places.map(({ season }) => season)).size,
    episodes: places.length,
  }
}

/** A film takes the place of its own trailer. */
function byOrigin(films: DemoFilm[]): Map<string, DemoFilm> {
  const trailersFirst = films.toSorted(
    (one, other) =>
      Number(other.manifest.kind === 'trailer') - Number(one.manifest.kind === 'trailer'),
  )
  return new Map(trailersFirst.map((film) => [demoOrigin(film.manifest.slug), film]))
}

function featuredOrigins(shipped: Map<string, DemoFilm>): string[] {
  return [...shipped]
    .filter(([, { manifest }]) => manifest.kind === 'film')
    .sort(([, one], [, other]) => other.manifest.durationSeconds - one.manifest.durationSeconds)
    .slice(0, FEATURED_FILMS)
    .map(([origin]) => origin)
}

async function hasVideo(mediaId: string | null, hasFile: AdoptDeps['hasFile']): Promise<boolean> {
  return mediaId !== null && hasFile(mediaKey(mediaId, MEDIA_FILE.video))
}

/** Changes with the film's facts, the size of its series and each of its files. */
async function hashOf(film: DemoFilm, series: SeriesFacts): Promise<string> {
  const hash = createHash('sha256').update(
    JSON.stringify([film.manifest, film.texts, series, IMPORT_VERSION]),
  )
  for (const path of [
    ...Object.values(filesOf(film)),
    ...[...film.captions, ...(film.trailer?.captions ?? [])].map((caption) => caption.path),
  ]) {
    const { size, mtimeMs } = await stat(path)
    hash.update(`\n${size} ${mtimeMs}`)
  }
  return hash.digest('base64url')
}

function mediaIdOf(householdId: number, origin: string, originHash: string): string {
  const hash = createHash('sha256').update(JSON.stringify([householdId, origin, originHash]))
  return hash.digest('base64url').slice(0, 22)
}
