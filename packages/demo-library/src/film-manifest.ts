import { ageRatingSchema } from '@starnest/contract/age-rating'
import { categorySchema, genreSchema } from '@starnest/contract/catalog/catalog'
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
  series: z
    .object({
      slug: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
      title: z.string().min(1).max(60),
      season: z.int().min(1),
      episode: z.int().min(1),
    })
    .optional()
    .describe('The series it is an episode of'),
  releaseYear: z.int().min(1900).max(2100),
  rating: ageRatingSchema,
  cast: z.array(personSchema).min(1),
  credits: z.array(personSchema).min(1),
})

/** What a film says of itself and in itself in another language than English: its captions, and those of
 *  its trailer, cue by cue, each as the English file has them. */
export const filmTextsSchema = z.object({
  title: z.string().min(1),
  tagline: z.string().min(1),
  description: z.string().min(1),
  series: z.string().min(1).optional(),
  cast: z.array(personSchema),
  captions: z.array(z.string().min(1)),
  trailer: z.array(z.string().min(1)),
})
export type FilmTexts = z.infer<typeof filmTextsSchema>

const captionsSchema = z.array(
  z.object({
    language: z.string().describe('BCP 47'),
    label: z.string(),
    file: z.string().describe('WebVTT'),
  }),
)

/** RFC 6381 names of picture and sound. */
const codecsSchema = z.object({ video: z.string(), audio: z.string().optional() })

const sourceHashSchema = z
  .string()
  .regex(/^[0-9a-f]{64}$/)
  .describe('Of the script and the kit it was made with')

/** A part of a video, in seconds from its beginning. */
const partSchema = z.object({ fromSeconds: z.number().min(0), toSeconds: z.number().positive() })
export type Part = z.infer<typeof partSchema>

const clearSchema = partSchema
  .optional()
  .describe('The longest part in which no words of the title are seen; none: not measured yet')

/** One picture in one size. */
const pictureFileSchema = z.object({
  file: z.string(),
  type: z.enum(['image/avif', 'image/webp']),
  width: z.int().positive(),
  height: z.int().positive(),
})

/** A picture in all its sizes, smallest first, and a blurred one of some twenty bytes (ThumbHash,
 *  base64). */
const pictureSchema = z.object({
  sizes: z.array(pictureFileSchema).min(1),
  thumbHash: z.base64(),
})

/** film.json beside a rendered film: everything a catalogue needs to know about it. */
export const filmManifestSchema = filmAboutSchema.extend({
  durationSeconds: z.number().positive(),
  width: z.int().positive(),
  height: z.int().positive(),
  framesPerSecond: z.number().positive(),
  codecs: codecsSchema.extend({ audio: z.string() }),
  clear: clearSchema,
  files: z.object({
    video: z.string(),
    poster: z.string().describe('800 x 1200, 2:3'),
    backdrop: z.string().describe('1280 x 720, 16:9'),
    captions: captionsSchema,
  }),
  pictures: z.object({
    poster: pictureSchema,
    backdrop: pictureSchema,
    logo: pictureFileSchema.optional().describe('The title as the poster letters it, transparent'),
  }),
  trailer: z
    .object({
      video: z.string(),
      durationSeconds: z.number().positive(),
      codecs: codecsSchema.extend({ audio: z.string() }),
      captions: captionsSchema,
      clear: clearSchema,
      sourceHash: sourceHashSchema,
    })
    .optional()
    .describe('Cut from the shots of the film'),
  renderSeconds: z
    .number()
    .positive()
    .optional()
    .describe('Time its pictures took to draw, on the machine that drew them last'),
  sourceHash: sourceHashSchema,
})
export type FilmManifest = z.infer<typeof filmManifestSchema>

/** clip.json beside a rendered clip: a short piece of film that the pages show. */
export const clipManifestSchema = z.object({
  slug: z.string(),
  kind: z.literal('clip'),
  title: z.string().min(1),
  use: z.enum(['intro', 'leo', 'jam-demo', 'jam-background', 'party', 'page']),
  loop: z.boolean(),
  credits: z.array(personSchema).min(1),
  durationSeconds: z.number().positive(),
  codecs: codecsSchema,
  files: z.object({ video: z.string(), still: z.string() }),
  sourceHash: sourceHashSchema,
})
export type ClipManifest = z.infer<typeof clipManifestSchema>

/** What a clip's script says about itself. */
export const clipAboutSchema = clipManifestSchema.pick({
  slug: true,
  kind: true,
  title: true,
  use: true,
  loop: true,
  credits: true,
})

/** portraits.json: square pictures of the cast that a profile can wear. */
export const portraitsManifestSchema = z.object({
  portraits: z.array(z.object({ name: z.string().min(1), file: z.string() })).min(1),
  sourceHash: sourceHashSchema,
})
export type PortraitsManifest = z.infer<typeof portraitsManifestSchema>

/** stickers.json: figures of the cast on a clear ground. */
export const stickersManifestSchema = z.object({
  stickers: z
    .array(
      z.object({
        name: z.string().min(1),
        file: z.string(),
        width: z.int().positive(),
        height: z.int().positive(),
      }),
    )
    .min(1),
  sourceHash: sourceHashSchema,
})
export type StickersManifest = z.infer<typeof stickersManifestSchema>
