import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { z } from 'zod'
import {
  type ClipManifest,
  clipManifestSchema,
  type FilmManifest,
  type FilmTexts,
  filmManifestSchema,
  filmTextsSchema,
  portraitsManifestSchema,
  stickersManifestSchema,
} from './film-manifest.ts'
import { CLIP_SHELF, LIBRARY_FOLDER, SHELVES, slugsOf } from './library-folders.ts'

/** Languages that films are told in besides English: a file for each in `languages`. */
const LANGUAGES_FOLDER = path.join(LIBRARY_FOLDER, 'languages')

type Caption = { language: string; label: string; path: string }

/** A film or teaser that ships with Starnest. All paths are absolute. */
export type DemoFilm = {
  manifest: FilmManifest
  folder: string
  videoPath: string
  posterPath: string
  backdropPath: string
  captions: Caption[]
  /** Its words in further languages, by BCP 47 code. */
  texts: Record<string, FilmTexts>
  /** Cut from the film, where it has one. */
  trailer: { videoPath: string; captions: Caption[] } | undefined
}

/** A short piece of film that pages show. All paths are absolute. */
export type DemoClip = {
  manifest: ClipManifest
  folder: string
  videoPath: string
  stillPath: string
}

/** A square picture of one of the cast. */
export type Portrait = { name: string; path: string }

/** Every rendered film and teaser. A folder without film.json is not rendered yet and left out.
 *  @throws when a film.json does not parse. */
export async function listDemoFilms(): Promise<DemoFilm[]> {
  const languages = await readLanguages()
  const shelves = await Promise.all(
    SHELVES.map(async (shelf) => {
      const slugs = await slugsOf(shelf)
      return Promise.all(
        slugs.map((slug) => readDemoFilm(path.join(LIBRARY_FOLDER, shelf, slug), languages)),
      )
    }),
  )
  return shelves.flat().filter((film) => film !== undefined)
}

/** Every rendered clip. @throws when a clip.json does not parse. */
export async function listDemoClips(): Promise<DemoClip[]> {
  const slugs = await slugsOf(CLIP_SHELF)
  const clips = await Promise.all(
    slugs.map(async (slug) => {
      const folder = path.join(LIBRARY_FOLDER, CLIP_SHELF, slug)
      const manifest = await readManifest(path.join(folder, 'clip.json'), clipManifestSchema)
      return manifest && clipIn(folder, manifest)
    }),
  )
  return clips.filter((clip) => clip !== undefined)
}

/** A figure of the cast on a clear ground. */
export type Sticker = { name: string; path: string; width: number; height: number }

/** Stickers for films of one's own. */
export async function listStickers(): Promise<Sticker[]> {
  const folder = path.join(LIBRARY_FOLDER, 'stickers')
  const manifest = await readManifest(path.join(folder, 'stickers.json'), stickersManifestSchema)
  return (manifest?.stickers ?? []).map(({ file, ...facts }) => ({
    ...facts,
    path: path.join(folder, file),
  }))
}

/** Portraits of the cast that a profile can wear. */
export async function listPortraits(): Promise<Portrait[]> {
  const folder = path.join(LIBRARY_FOLDER, 'portraits')
  const manifest = await readManifest(path.join(folder, 'portraits.json'), portraitsManifestSchema)
  return (manifest?.portraits ?? []).map(({ name, file }) => ({
    name,
    path: path.join(folder, file),
  }))
}

/** The words of all films by language and slug. */
type Languages = ReadonlyMap<string, Readonly<Record<string, FilmTexts>>>

async function readLanguages(): Promise<Languages> {
  const files = await readdir(LANGUAGES_FOLDER)
  const read = files.sort().map(async (file) => {
    const text = await readFile(path.join(LANGUAGES_FOLDER, file), 'utf8')
    return [path.parse(file).name, languageSchema.parse(JSON.parse(text))] as const
  })
  return new Map(await Promise.all(read))
}

const languageSchema = z.record(z.string(), filmTextsSchema)

async function readDemoFilm(folder: string, languages: Languages): Promise<DemoFilm | undefined> {
  const manifest = await readManifest(path.join(folder, 'film.json'), filmManifestSchema)
  if (manifest === undefined) return undefined
  const { files, trailer } = manifest
  return {
    manifest,
    folder,
    videoPath: path.join(folder, files.video),
    posterPath: path.join(folder, files.poster),
    backdropPath: path.join(folder, files.backdrop),
    captions: captionsIn(folder, files.captions),
    texts: textsOf(manifest.slug, languages),
    trailer: trailer && {
      videoPath: path.join(folder, trailer.video),
      captions: captionsIn(folder, trailer.captions),
    },
  }
}

function textsOf(slug: string, languages: Languages): Record<string, FilmTexts> {
  const told = [...languages].flatMap(([language, films]) => {
    const texts = films[slug]
    return texts ? [[language, texts] as const] : []
  })
  return Object.fromEntries(told)
}

const captionsIn = (folder: string, captions: FilmManifest['files']['captions']): Caption[] =>
  captions.map(({ language, label, file }) => ({ language, label, path: path.join(folder, file) }))

const clipIn = (folder: string, manifest: ClipManifest): DemoClip => ({
  manifest,
  folder,
  videoPath: path.join(folder, manifest.files.video),
  stillPath: path.join(folder, manifest.files.still),
})

async function readManifest<T>(file: string, schema: z.ZodType<T>): Promise<T | undefined> {
  try {
    return schema.parse(JSON.parse(await readFile(file, 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
