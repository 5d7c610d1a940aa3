import { z } from 'zod'
import { ageRatingSchema } from './age-rating.ts'

/** Genres of the catalogue and, after 'all', of the home screen's filter strip, in its order.
 *  Source: specification §3, "Genre filter". */
export const GENRES = [
  'adventure',
  'comedy',
  'sci-fi',
  'fantasy',
  'anime',
  'kids',
  'romance',
  'gothic',
] as const
/** One of {@link GENRES}. */
export const genreSchema = z.enum(GENRES)
export type Genre = z.infer<typeof genreSchema>

/** What kind of title it is; "More Like This" compares it and /movies and /series filter by it. */
export const CATEGORIES = ['movie', 'series'] as const
/** One of {@link CATEGORIES}. */
export const categorySchema = z.enum(CATEGORIES)
export type Category = z.infer<typeof categorySchema>

/** Titles and trailers that one row of the home screen holds at most. Source: specification §9. */
export const MAX_TILES_PER_ROW = 25

/** Related titles on the watch page. Source: specification §9. */
export const RELATED_TITLES = 6

/** A title's id in a path or query: a whole number from 1 to 2^31 - 1. */
export const animationIdSchema = z.coerce.number().int().min(1).max(2_147_483_647)

/** A picture with its place reserved: addresses by width, size in pixels, and a tiny inline blur. */
export const pictureSchema = z.object({
  url: z.string(),
  width: z.int().positive(),
  height: z.int().positive(),
})
export type Picture = z.infer<typeof pictureSchema>

/** One title of the catalogue. Source: specification §3, "Animation / content item". */
export const animationSchema = z.object({
  id: z.int().positive(),
  title: z.string(),
  tagline: z.string().nullable().describe('One short line for the hero'),
  description: z.string(),
  thumbnailUrl: z.string().nullable().describe('Poster, 2:3'),
  backdropUrl: z.string().nullable().describe('Wide picture, 16:9'),
  videoUrl: z
    .string()
    .nullable()
    .describe('The file itself, played by Range; null: nothing to play'),
  streamUrl: z.string().nullable().describe('HLS playlist of the same file'),
  genre: genreSchema,
  category: categorySchema,
  duration: z.number().nonnegative().describe('Seconds'),
  releaseYear: z.int().nullable(),
  rating: ageRatingSchema.nullable().describe('Age rating; null: unrated'),
  imdbRating: z.number().min(0).max(10).nullable().describe('0 to 10; null: nobody has rated it'),
  seasons: z.int().positive().nullable(),
  episodes: z.int().positive().nullable(),
  viewCount: z.int().nonnegative().describe('Plays in this household'),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  isComingSoon: z.boolean().describe('Not released: its video is a trailer'),
})
export type Animation = z.infer<typeof animationSchema>

/** What GET /api/animations may be asked. The cursor is opaque: it came with the page before. */
export const animationListQuerySchema = z.object({
  genre: genreSchema.optional(),
  category: categorySchema.optional(),
  limit: z.coerce.number().int().min(1).max(500).default(100),
  cursor: z.string().min(1).max(200).optional(),
})
export type AnimationListQuery = z.infer<typeof animationListQuerySchema>

/** Header that carries the cursor of the next page of GET /api/animations; absent on the last. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor'

/** Rows of the home screen in its order. Source: specification §2.4. */
export const HOME_ROWS = [
  'coming-soon',
  'continue-watching',
  'top-picks',
  'recently-added',
  'comedy',
  'sci-fi',
  'fantasy',
  'coming-soon-banner',
  'anime',
  'romance',
  'gothic',
  'family-stories',
  'kids',
  'watch-later',
  'recommended',
  'romance-again',
  'gothic-again',
  'featured-collections',
] as const
/** One of {@link HOME_ROWS}. */
export const homeRowIdSchema = z.enum(HOME_ROWS)
export type HomeRowId = z.infer<typeof homeRowIdSchema>

/** Where the viewer stands in a title. Both in seconds. */
export const tileProgressSchema = z.object({
  currentTime: z.number().nonnegative().describe('Seconds'),
  duration: z.number().positive().describe('Seconds'),
})
export type TileProgress = z.infer<typeof tileProgressSchema>

/** One card of a row: the title, and what this row adds to it. */
export const tileSchema = z.object({
  animation: animationSchema,
  rank: z.int().positive().optional().describe('Place in a ranked row, from 1'),
  progress: tileProgressSchema.optional(),
})
export type Tile = z.infer<typeof tileSchema>

/** One row of the home screen. A row with nothing in it is not in the answer. */
export const homeRowSchema = z.object({
  id: homeRowIdSchema,
  tiles: z.array(tileSchema).min(1).max(MAX_TILES_PER_ROW),
})
export type HomeRow = z.infer<typeof homeRowSchema>

/** GET /api/home: the rows for this viewer and what the hero shows (featured titles, playable). */
export const homeSchema = z.object({
  hero: z.array(animationSchema).max(10),
  rows: z.array(homeRowSchema),
})
export type Home = z.infer<typeof homeSchema>

/** What GET /api/home may be asked: one genre of the filter strip, or none for all. */
export const homeQuerySchema = z.object({ genre: genreSchema.optional() })
export type HomeQuery = z.infer<typeof homeQuerySchema>

/** Routes of the catalogue. Source: specification §7. */
export const CATALOG_ROUTES = {
  list: '/api/animations',
  detail: (id: number) => `/api/animations/${id}`,
  home: '/api/home',
} as const
