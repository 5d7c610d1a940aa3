import * as z from 'zod/mini'
import { animationSchema } from '../catalog/catalog.ts'

/** What a clip is for. */
export const CLIP_USES = ['intro', 'leo', 'jam-demo', 'jam-background', 'party', 'page'] as const

/** A short film of our studio that belongs to a screen and to no shelf. Its addresses change with
 *  their contents. */
export const clipSchema = z.object({
  slug: z.string(),
  title: z.string(),
  use: z.enum(CLIP_USES),
  loop: z.boolean(),
  videoUrl: z.string(),
  stillUrl: z.string(),
  durationSeconds: z.number().check(z.positive()),
})
export type Clip = z.infer<typeof clipSchema>

/** GET /api/clips: those that are in the library. */
export const clipListSchema = z.array(clipSchema)

/** GET /api/site: what the screens need to know of this installation. */
export const siteSchema = z.object({
  studioUrl: z.string().check(z.describe('Where the tile Create Studios leads')),
})

/** What makes a film look and sound like no other, in the order they are told. The film scripts'
 *  own words, always English. */
export const CRAFTS = ['hero', 'world', 'light', 'camera', 'story', 'music', 'lettering'] as const
/** One of {@link CRAFTS}. */
export type Craft = (typeof CRAFTS)[number]

/** A short term for each of {@link CRAFTS}. */
export const filmCraftSchema = z.record(z.enum(CRAFTS), z.string())
export type FilmCraft = z.infer<typeof filmCraftSchema>

/** How a film of our studio was made. */
export const madeFilmSchema = z.object({
  animation: animationSchema,
  craft: filmCraftSchema,
  frames: z.int().check(z.positive(), z.describe('Pictures it consists of')),
  drawingSeconds: z
    .nullable(z.number().check(z.positive()))
    .check(z.describe('What drawing them took; null: nobody measured')),
  sheetUrl: z
    .nullable(z.string())
    .check(z.describe('Frames of it side by side in one picture; null: none yet')),
})
export type MadeFilm = z.infer<typeof madeFilmSchema>

/** A picture of one of the cast, square. */
export const portraitSchema = z.object({
  name: z.string().check(z.describe('Which animal it is, an English word')),
  url: z.string(),
})
export type Portrait = z.infer<typeof portraitSchema>

/** GET /api/studio: how our films are made, of those that the viewer may see. */
export const studioSchema = z.object({
  films: z.array(madeFilmSchema),
  portraits: z.array(portraitSchema),
})
export type Studio = z.infer<typeof studioSchema>
