import { ageRatingSchema } from '@starnest/contract/age-rating'
import { categorySchema, genreSchema } from '@starnest/contract/catalog'
import { z } from 'zod'

/** Someone in the cast or the credits, and what they are or did. */
export const personSchema = z.object({ name: z.string().min(1), role: z.string().min(1) })

/** What a script says about itself; the same fields come back in film.json. */
export const filmAboutSchema = z.object({
  slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  kind: z.enum(['film', 'trailer']).describe('trailer: a teaser for a title that is coming soon'),
  title: z.string().min(1).max(60),
  tagline: z.string().min(1).max(90),
  description: z.string().min(40).max(400),
  genre: genreSchema,
  category: categorySchema,
  releaseYear: z.int().min(1900).max(2100),
  rating: ageRatingSchema,
  cast: z.array(personSchema).min(1),
  credits: z.array(personSchema).min(1),
})

/** film.json beside a rendered film: everything a catalogue needs to know about it. */
export const filmManifestSchema = filmAboutSchema.extend({
  durationSeconds: z.number().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  framesPerSecond: z.number().positive(),
  codecs: z.object({ video: z.string(), audio: z.string() }).describe('RFC 6381 names'),
  files: z.object({
    video: z.string(),
    poster: z.string().describe('800 x 1200, 2:3'),
    backdrop: z.string().describe('1280 x 720, 16:9'),
    captions: z.array(
      z.object({
        language: z.string().describe('BCP 47'),
        label: z.string(),
        file: z.string().describe('WebVTT'),
      }),
    ),
  }),
  sourceHash: z
    .string()
    .regex(/^[0-9a-f]{64}$/)
    .describe('Of the script and the kit it was made with'),
})
export type FilmManifest = z.infer<typeof filmManifestSchema>
