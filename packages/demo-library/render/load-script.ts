import { pathToFileURL } from 'node:url'
import type { FilmScript } from '@starnest/film-kit/film/script'
import { z } from 'zod'
import { filmAboutSchema } from '../src/film-manifest.ts'

/** That the module has a script at all; its insides are checked by TypeScript where it is written. */
const moduleSchema = z.object({
  default: z.custom<FilmScript>(
    (value) => typeof value === 'object' && value !== null && 'shots' in value && 'sound' in value,
    'film.ts must have a film(…) as its default export',
  ),
})

/** Loads a script and checks what it says about itself.
 *  @throws ZodError on an unknown genre or rating, a missing text, an invalid slug. */
export async function loadScript(file: string) {
  const { default: script } = moduleSchema.parse(await import(pathToFileURL(file).href))
  return { script, about: filmAboutSchema.parse(script.about) }
}
