import * as z from 'zod/mini'
import { animationSchema } from './catalog.ts'

/** Pictures that one piece of news shows at most. */
export const MAX_NEWS_PICTURES = 4

/** Kinds of news: one title that arrived, many that arrived on one day, titles that are on their
 *  way, and the first greeting. */
export const NEWS_KINDS = ['title-added', 'titles-added', 'coming-soon', 'welcome'] as const

/** One piece of news. */
export const newsItemSchema = z.object({
  kind: z.enum(NEWS_KINDS),
  /** ISO 8601. */
  at: z.iso.datetime(),
  count: z.int().check(z.nonnegative(), z.describe('Titles it tells of')),
  animations: z.array(animationSchema).check(z.maxLength(MAX_NEWS_PICTURES)),
})
export type NewsItem = z.infer<typeof newsItemSchema>

/** GET /api/news: what is new since the profile last looked, newest first. */
export const newsSchema = z.object({ items: z.array(newsItemSchema) })
export type News = z.infer<typeof newsSchema>

/** Routes of the bell. POST of `seen` says that the profile has looked. */
export const NEWS_ROUTES = { news: '/api/news', seen: '/api/news/seen' } as const
