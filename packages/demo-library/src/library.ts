import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { type FilmManifest, filmManifestSchema } from './film-manifest.ts'
import { LIBRARY_FOLDER, SHELVES, slugsOf } from './library-folders.ts'

/** A film or trailer that ships with Starnest. All paths are absolute. */
export type DemoFilm = {
  manifest: FilmManifest
  folder: string
  videoPath: string
  posterPath: string
  backdropPath: string
  captions: { language: string; label: string; path: string }[]
}

/** Every rendered film and trailer. A folder without film.json is not rendered yet and left out.
 *  @throws when a film.json does not parse. */
export async function listDemoFilms(): Promise<DemoFilm[]> {
  const shelves = await Promise.all(
    SHELVES.map(async (shelf) => {
      const slugs = await slugsOf(shelf)
      return Promise.all(slugs.map((slug) => readDemoFilm(path.join(LIBRARY_FOLDER, shelf, slug))))
    }),
  )
  return shelves.flat().filter((film) => film !== undefined)
}

async function readDemoFilm(folder: string): Promise<DemoFilm | undefined> {
  const json = await readManifest(path.join(folder, 'film.json'))
  if (json === undefined) return undefined
  const manifest = filmManifestSchema.parse(JSON.parse(json))
  const { files } = manifest
  return {
    manifest,
    folder,
    videoPath: path.join(folder, files.video),
    posterPath: path.join(folder, files.poster),
    backdropPath: path.join(folder, files.backdrop),
    captions: files.captions.map(({ language, label, file }) => ({
      language,
      label,
      path: path.join(folder, file),
    })),
  }
}

async function readManifest(file: string): Promise<string | undefined> {
  try {
    return await readFile(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}
