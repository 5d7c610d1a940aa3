import * as z from 'zod/mini'
import { animationSchema } from './catalog.ts'

/** Pictures that one piece of news shows at most. */
export const MAX_NEWS_PICTURES = 4

/** Pieces of news that the bell tells at most, the newest. */
export const MAX_NEWS_ITEMS = 20

/** Kinds of news: one title that arrived, many that arrived on one day, titles that are on their
 *  way, and the first greeting: of a grown-up, who can add the family, or of anybody else. */
export const NEWS_KINDS = [
  'title-added',
  'titles-added',
  'coming-soon',
  'welcome-parent',
  'welcome',
] as const

/** One piece of news. */
export const newsItemSchema = z.object({
  kind: z.enum(NEWS_KINDS),
  at: z.iso.datetime().check(z.describe('Of the newest that it tells of')),
  count: z.int().check(z.nonnegative(), z.describe('Titles it tells of; a greeting: 0')),
  animations: z.array(animationSchema).check(z.maxLength(MAX_NEWS_PICTURES)),
})
export type NewsItem = z.infer<typeof newsItemSchema>

/** GET /api/news: what is new since the profile last looked, newest first. */
export const newsSchema = z.object({
  items: z.array(newsItemSchema).check(z.maxLength(MAX_NEWS_ITEMS)),
  asOf: z.iso.datetime().check(z.describe('What arrived later is not among the items')),
})
export type News = z.infer<typeof newsSchema>

/** POST of `seen`: the profile has looked at the news as of an instant; without one, or with one to
 *  come, as of now. Answers the instant that is kept; it never moves back. */
export const newsSeenSchema = z.nullish(z.object({ asOf: z.optional(z.iso.datetime()) }))
/** What POST of `seen` answers. */
export const newsSeenAnswerSchema = z.object({ asOf: z.iso.datetime() })
