import * as z from 'zod/mini'

/** What a clip is for. */
export const CLIP_USES = ['intro', 'leo', 'jam-demo', 'jam-background', 'party', 'page'] as const

/** A short film of our studio that belongs to a screen and to no shelf. */
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
export type Site = z.infer<typeof siteSchema>

/** Routes of what the studio ships besides films. */
export const STUDIO_ROUTES = {
  clips: '/api/clips',
  site: '/api/site',
  studio: '/api/studio',
} as const
