import { createHash } from 'node:crypto'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DemoFilm } from '@starnest/demo-library/library'
import { MEDIA_FILE, mediaKey } from '../../../domain/media/media-address.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { featureTitles, type NewTitle, putTitle, removeTitles } from '../title-writes.repository.ts'
import {
  findSharedFilm,
  isFilmOfOthers,
  listDemoMedia,
  listDemoTitles,
  listHouseholdsBehind,
} from './demo-titles.repository.ts'
import { filesOf, type ShippedFilm, type ShippedLibrary } from './shipped-library.ts'
import { type ToldCaptions, toldCaptions } from './told-captions.ts'

type AdoptDeps = {
  database: Database
  hasFile: (key: string) => Promise<boolean>
}

type ImportDeps = {
  database: Database
  storage: Storage
  /** Told in a sentence before each film that is copied. */
  onProgress: (sentence: string) => void
}

/** Where a film's files were found for one household: the next ones look there first. By origin. */
type SharedMedia = Map<string, string>

/**
 * Makes the demo titles of households what the demo library holds: copies files that are new or have
 * changed, takes out what no longer ships. A title keeps its id, progress and views through changes
 * of its film. May be cut off at any point and run again: a film's files are written first, under a
 * name that follows from what they are, and what they replace goes before the title points to them.
 * Files that another household has already are not copied: its title and this one stand on the same.
 */
export class DemoImport {
  readonly #shipped: ShippedLibrary
  readonly #deps: ImportDeps
  readonly #shared: SharedMedia = new Map()
  /** Files that were there. What is looked for again is what was missing. */
  readonly #found = new Set<string>()

  constructor(shipped: ShippedLibrary, deps: ImportDeps) {
    this.#shipped = shipped
    this.#deps = deps
  }

  /** Ids of the households that do not have what ships, the oldest first; with `only`, of that one alone. */
  async listBehind(only?: number): Promise<number[]> {
    const { db } = this.#deps.database
    const among = { shipped: [...this.#shipped.values()], only }
    const lost: string[] = []
    for (const mediaId of await listDemoMedia(db, among)) {
      if (!(await hasVideo(mediaId, this.#hasFile))) lost.push(mediaId)
    }
    return listHouseholdsBehind(db, { ...among, lost })
  }

  /** Resolves with whether a film was copied, of which nothing is made yet. @throws StorageError when the files
   *  cannot be written; titles before that film stay imported. */
  async bringInto(householdId: number): Promise<boolean> {
    const { database, onProgress } = this.#deps
    let isCopied = false
    const known = await listDemoTitles(database.db, householdId)
    for (const shipped of this.#shipped.values()) {
      const { origin, originHash } = shipped
      const before = known.get(origin)
      const isSame = before?.originHash === originHash
      if (isSame && (await hasVideo(before.mediaId, this.#hasFile))) continue
      const task = { shipped, householdId, replaces: before?.mediaId ?? null }
      if (await this.#adopt(task)) continue
      onProgress(`Adding "${shipped.film.manifest.title}" to the library`)
      await this.#import(task)
      isCopied = true
    }
    for (const { id, origin, mediaId } of known.values()) {
      if (this.#shipped.has(origin)) continue
      await this.#removeFilm(householdId, mediaId)
      await removeTitles(database.db, { householdId, titleIds: [id], from: ['demo'] })
    }
    await feature(this.#shipped, householdId, database)
    return isCopied
  }

  readonly #hasFile = async (key: string): Promise<boolean> => {
    if (this.#found.has(key)) return true
    const isThere = (await this.#deps.storage.stat(key)) !== undefined
    if (isThere) this.#found.add(key)
    return isThere
  }

  /** Lets a title stand on the files that another household has of the film. False: none has. */
  async #adopt({ shipped, householdId, replaces }: FilmImport): Promise<boolean> {
    const { database } = this.#deps
    const from = { database, hasFile: this.#hasFile, shared: this.#shared }
    const found = await findAdoptable(shipped, householdId, from)
    if (!found) return false
    if (replaces !== found.mediaId) await this.#removeFilm(householdId, replaces)
    await putTitle(database.db, { ...aboutOf(shipped), householdId, ...found })
    return true
  }

  /** Removes the files of a title that no other household has. */
  async #removeFilm(householdId: number, mediaId: string | null): Promise<void> {
    const { database, storage } = this.#deps
    if (mediaId === null || (await isFilmOfOthers(database.db, { householdId, mediaId }))) return
    await storage.remove(mediaId)
  }

  async #import({ shipped, householdId, replaces }: FilmImport): Promise<void> {
    const { film, origin, originHash } = shipped
    const { storage, database } = this.#deps
    const mediaId = mediaIdOf(householdId, origin, originHash)
    const captions = toBeStored(film.captions, MEDIA_FILE.captions)
    const ofTrailer = toBeStored(film.trailer?.captions ?? [], MEDIA_FILE.trailerCaptions)
    const told = await toldCaptions(film, film.captions.find(isEnglish), 'captions')
    const toldInTrailer = await toldCaptions(
      film,
      film.trailer?.captions.find(isEnglish),
      'trailer',
    )
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
    if (replaces !== mediaId) await this.#removeFilm(householdId, replaces)
    const allCaptions = [
      ...captions.map(({ stored }) => stored),
      ...told.map((one) => storedAs(one, MEDIA_FILE.captions)),
    ]
    const allOfTrailer = [
      ...ofTrailer.map(({ stored }) => stored),
      ...toldInTrailer.map((one) => storedAs(one, MEDIA_FILE.trailerCaptions)),
    ]
    await putTitle(database.db, {
      ...aboutOf(shipped),
      householdId,
      mediaId,
      captions: allCaptions,
      // The video of what is coming soon is its trailer.
      trailerCaptions: film.manifest.kind === 'trailer' ? allCaptions : allOfTrailer,
    })
  }
}

type FilmImport = { shipped: ShippedFilm; householdId: number; replaces: string | null }

/**
 * Gives a new household the films that others have already, on the same files; nothing is written into
 * storage. Films that nobody has yet come at the next start.
 */
export async function adoptDemoLibrary(
  library: ShippedLibrary,
  householdId: number,
  deps: AdoptDeps,
): Promise<void> {
  const { database } = deps
  for (const shipped of library.values()) {
    const found = await findAdoptable(shipped, householdId, { ...deps, shared: new Map() })
    if (found) await putTitle(database.db, { ...aboutOf(shipped), householdId, ...found })
  }
  await feature(library, householdId, database)
}

async function feature(
  library: ShippedLibrary,
  householdId: number,
  { db }: Database,
): Promise<void> {
  const featured = [...library.values()].filter(({ isFeatured }) => isFeatured)
  const origins = featured.map(({ origin }) => origin)
  await featureTitles(db, { householdId, from: 'demo', origins })
}

type SharedFilm = NonNullable<Awaited<ReturnType<typeof findSharedFilm>>>

async function findAdoptable(
  { origin, originHash }: ShippedFilm,
  householdId: number,
  { database, hasFile, shared }: AdoptDeps & { shared: SharedMedia },
): Promise<SharedFilm | undefined> {
  const film = { householdId, origin, originHash }
  const mediaId = shared.get(origin)
  const found =
    (mediaId && (await findSharedFilm(database.db, { ...film, mediaId }))) ||
    (await findSharedFilm(database.db, film))
  if (!found || !(await hasVideo(found.mediaId, hasFile))) return undefined
  if (found.mediaId !== null) shared.set(origin, found.mediaId)
  return found
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

const pictureOf = ({ sizes, thumbHash }: DemoFilm['manifest']['pictures']['poster']) => ({
  widths: sizes.filter(({ type }) => type === 'image/avif').map(({ width }) => width),
  thumbHash,
})

/** Our films are not on IMDb, so they have no imdbRating. A trailer stands for a film to come. */
function aboutOf({ film: { manifest, texts }, origin, originHash, about }: ShippedFilm) {
  const { title, tagline, description, genre, category, releaseYear, rating, cast } = manifest
  return {
    origin,
    originHash,
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
    ...about,
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

async function hasVideo(mediaId: string | null, hasFile: AdoptDeps['hasFile']): Promise<boolean> {
  return mediaId !== null && hasFile(mediaKey(mediaId, MEDIA_FILE.video))
}

function mediaIdOf(householdId: number, origin: string, originHash: string): string {
  const hash = createHash('sha256').update(JSON.stringify([householdId, origin, originHash]))
  return hash.digest('base64url').slice(0, 22)
}
