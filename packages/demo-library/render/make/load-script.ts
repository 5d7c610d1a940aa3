import { existsSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type {
  ClipScript,
  FilmScript,
  PortraitScript,
  TrailerScript,
} from '@starnest/film-kit/film/script'
import { z } from 'zod'
import { clipAboutSchema, filmAboutSchema } from '../../src/film-manifest.ts'

/** That a module exports an object with these fields; their insides are checked by TypeScript where
 *  the script is written, before it is rendered. */
const moduleWith = <T>(fields: readonly string[], call: string) =>
  z.object({
    default: z.custom<T>(
      (value) =>
        typeof value === 'object' && value !== null && fields.every((field) => field in value),
      `the script must have ${call}(…) as its default export`,
    ),
  })

const filmModule = moduleWith<FilmScript>(['about', 'shots', 'sound', 'poster'], 'film')
const trailerModule = moduleWith<TrailerScript>(['cuts', 'sound'], 'trailer')
const clipModule = moduleWith<ClipScript>(['about', 'shots', 'sound', 'stillAt'], 'clip')
const portraitModule = moduleWith<PortraitScript>(['shots', 'font'], 'portraits')

const load = async <T>(file: string, schema: z.ZodType<{ default: T }>): Promise<T> =>
  schema.parse(await import(pathToFileURL(file).href)).default

/** Loads a film's script and checks what it says about itself.
 *  @throws ZodError on an unknown genre or rating, a missing text, an invalid slug. */
export async function loadFilm(file: string) {
  const script = await load(file, filmModule)
  return { script, about: filmAboutSchema.parse(script.about) }
}

/** The script of a film's trailer, beside film.ts; undefined when it has none. */
export async function loadTrailer(folder: string): Promise<TrailerScript | undefined> {
  const file = trailerFile(folder)
  return existsSync(file) ? load(file, trailerModule) : undefined
}

/** Where a film's trailer has its script. */
export const trailerFile = (folder: string): string => path.join(folder, 'trailer.ts')

/** Loads a clip's script and checks what it says about itself. */
export async function loadClip(file: string) {
  const script = await load(file, clipModule)
  return { script, about: clipAboutSchema.parse(script.about) }
}

/** Loads the script of the portraits. */
export const loadPortraits = (file: string): Promise<PortraitScript> => load(file, portraitModule)
