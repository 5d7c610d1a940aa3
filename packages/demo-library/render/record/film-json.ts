import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import type { z } from 'zod'
import { filmManifestSchema } from '../../src/film-manifest.ts'
import { filmRecordSchema } from '../../src/film-record.ts'

/** film.json whole: what a catalogue needs to know, and how the film was made. Whoever lists films
 *  gets the first alone, so that a home takes nothing in anew when a file is measured anew. */
const filmJsonSchema = filmManifestSchema.extend({ record: filmRecordSchema })
type FilmJson = z.infer<typeof filmJsonSchema>

/** A record of another version of this program counts as none. */
const readSchema = filmManifestSchema.extend({
  record: filmRecordSchema.optional().catch(undefined),
})

/** A film as its film.json tells it. */
export type ReadFilm = z.infer<typeof readSchema>

const fileIn = (folder: string) => path.join(folder, 'film.json')

/** A film's film.json; undefined when it was never rendered. @throws ZodError when it is no such. */
export async function readFilmJson(folder: string): Promise<ReadFilm | undefined> {
  try {
    return readSchema.parse(JSON.parse(await readFile(fileIn(folder), 'utf8')))
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a film's film.json, its fields in the order of the schema. */
export async function writeFilmJson(folder: string, film: FilmJson): Promise<void> {
  await writeFile(fileIn(folder), `${JSON.stringify(filmJsonSchema.parse(film), null, 2)}\n`)
}
