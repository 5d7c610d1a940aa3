import * as z from 'zod/mini'
import { ageRatingSchema } from '../age-rating.ts'
import { captionTrackSchema } from '../watch/captions.ts'
import { certificateSchema } from './certificate.ts'

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

/** Titles and trailers that one row of the home screen holds at most. Source: specification §9. */
export const MAX_TILES_PER_ROW = 25

/** Related titles on the watch page. Source: specification §9. */
export const RELATED_TITLES = 6

/** A title's id in a path or query: a whole number from 1 to 2^31 - 1. */
export const animationIdSchema = z.coerce
  .number()
  .check(z.int(), z.minimum(1), z.maximum(2_147_483_647))

/** Where an episode stands in its series. Season 0 holds the specials, and some shows have an
 *  episode 0 before their first. A film in several files is a series of category `movie`, whose
 *  episodes are its parts. */
export const seriesPlaceSchema = z.object({
  title: z.string(),
  season: z.int().check(z.nonnegative()),
  episode: z.int().check(z.nonnegative()),
  part: z
    .optional(z.int().check(z.positive()))
    .check(z.describe('Which of several files of one film or episode; absent: it is whole')),
})
export type SeriesPlace = z.infer<typeof seriesPlaceSchema>

/** What a picture has besides its WebP. */
export const pictureSchema = z.object({
  widths: z
    .array(z.int().check(z.positive()))
    .check(z.describe('Widths of its AVIF versions, pixels')),
  thumbHash: z.string().check(z.describe('A blurred picture of some twenty bytes, base64')),
})
export type Picture = z.infer<typeof pictureSchema>

/** Address of a picture's AVIF of a width, beside its WebP. */
export const avifUrl = (webpUrl: string, width: number): string =>
  webpUrl.replace(/\.webp(?=$|\?)/, `-${width}.avif`)

/** One title of the catalogue. Source: specification §3, "Animation / content item". */
export const animationSchema = z.object({
  id: z.int().check(z.positive()),
  title: z.string(),
  tagline: z.nullable(z.string()).check(z.describe('One short line for the hero')),
  description: z.string(),
  thumbnailUrl: z.nullable(z.string()).check(z.describe('Poster, 2:3')),
  backdropUrl: z.nullable(z.string()).check(z.describe('Wide picture, 16:9')),
  isPosterLettered: z.boolean().check(z.describe('Its poster shows its name')),
  poster: z.nullable(pictureSchema).check(z.describe('Further sizes of thumbnailUrl')),
  backdrop: z.nullable(pictureSchema).check(z.describe('Further sizes of backdropUrl')),
  logoUrl: z.nullable(z.string()).check(z.describe('The title as its poster letters it')),
  trailerUrl: z.nullable(z.string()).check(z.describe('20 to 30 seconds of it')),
  trailerCaptions: z
    .array(captionTrackSchema)
    .check(z.describe('Of the trailer; of what is coming soon: of its video, which is one')),
  heroPart: z
    .nullable(z.object({ fromSeconds: z.number(), toSeconds: z.number() }))
    .check(
      z.describe('Part of its trailer, else of its video, without its lettering; null: not known'),
    ),
  videoUrl: z
    .nullable(z.string())
    .check(z.describe('The file itself, played by Range; null: browsers do not play it')),
  streamUrl: z.nullable(z.string()).check(z.describe('HLS playlist of the same file')),
  isUpload: z.boolean().check(z.describe('Uploaded, not shipped and not of a library folder')),
  genre: z.nullable(genreSchema).check(z.describe('null: nobody has said, as of a home video')),
  category: categorySchema,
  duration: z.number().check(z.nonnegative(), z.describe('Seconds')),
  releaseYear: z.nullable(z.int()),
  rating: z.nullable(ageRatingSchema).check(z.describe('Age rating; null: unrated')),
  imdbRating: z
    .nullable(z.number().check(z.minimum(0), z.maximum(10)))
    .check(z.describe('0 to 10; null: nobody has rated it')),
  seasons: z.nullable(z.int().check(z.positive())).check(z.describe('Of its series')),
  episodes: z.nullable(z.int().check(z.positive())).check(z.describe('Of its series')),
  series: z.nullable(seriesPlaceSchema).check(z.describe('null: it stands alone')),
  viewCount: z.int().check(z.nonnegative(), z.describe('Plays in this household')),
  isNew: z.boolean(),
  isFeatured: z.boolean(),
  isComingSoon: z.boolean().check(z.describe('Not released: its video is a trailer')),
})
export type Animation = z.infer<typeof animationSchema>

/** Somebody who plays in a title, and as whom. */
export const castMemberSchema = z.object({ name: z.string(), role: z.string() })

/** What GET /api/animations/{id} answers: one title, with what lists leave out. */
export const animationDetailSchema = z.extend(animationSchema, {
  cast: z.array(castMemberSchema),
  certificate: z
    .nullable(certificateSchema)
    .check(z.describe('What its source rates it by; null: not known, or a rating of ours')),
})
export type AnimationDetail = z.infer<typeof animationDetailSchema>

/** What GET /api/animations answers: a page of titles, newest first. */
export const animationListSchema = z.array(animationSchema)

/** What GET /api/animations may be asked. The cursor is opaque: it came with the page before. */
export const animationListQuerySchema = z.object({
  genre: z.optional(genreSchema),
  category: z.optional(categorySchema),
  seriesOnce: z
    .optional(z.stringbool())
    .check(z.describe('Of each series only its first episode, in the order of the series')),
  after: z
    .optional(animationIdSchema)
    .check(z.describe('Id of a title: what comes after it. A cursor counts instead')),
  limit: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(500)), 100),
  cursor: z.optional(z.string().check(z.minLength(1), z.maxLength(200))),
})
export type AnimationListQuery = z.infer<typeof animationListQuerySchema>

/** Header that carries the cursor of the next page of GET /api/animations; absent on the last. */
export const NEXT_CURSOR_HEADER = 'x-next-cursor'

/** Rows of the home screen in its order, which is another one for children and teens.
 *  Source: specification §2.4. */
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
  currentTime: z.number().check(z.nonnegative(), z.describe('Seconds')),
  duration: z.number().check(z.positive(), z.describe('Seconds')),
})
export type TileProgress = z.infer<typeof tileProgressSchema>

/** The episode of a series that the viewer's profile watches next. */
export const nextEpisodeSchema = z.object({
  id: z.int().check(z.positive()),
  season: z.int().check(z.nonnegative()),
  episode: z.int().check(z.nonnegative()),
})
export type NextEpisode = z.infer<typeof nextEpisodeSchema>

/** What a row adds to a title. With `next` its card stands for the whole series, of which the title is the
 *  first episode. */
const tileExtras = {
  rank: z.optional(z.int().check(z.positive(), z.describe('Place in a ranked row, from 1'))),
  progress: z.optional(tileProgressSchema),
  next: z.optional(nextEpisodeSchema),
}

/** GET /api/home: the rows for this viewer and what the hero shows (featured titles, playable). Every
 *  title is told once, however many rows it stands in; a row with nothing in it is not told. Of one
 *  genre or shelf there are no rows: its titles are those of GET /api/shelf. */
export const homeAnswerSchema = z.object({
  titles: z.array(animationSchema).check(z.describe('Every title that the others name, once')),
  hero: z.array(z.int().check(z.positive())).check(z.maxLength(10)),
  rows: z.array(
    z.object({
      id: homeRowIdSchema,
      tiles: z
        .array(z.object({ titleId: z.int().check(z.positive()), ...tileExtras }))
        .check(z.minLength(1), z.maxLength(MAX_TILES_PER_ROW)),
    }),
  ),
  genres: z
    .array(genreSchema)
    .check(
      z.describe('What the filter strip offers this viewer: some genres are not for children'),
    ),
})
export type HomeAnswer = z.infer<typeof homeAnswerSchema>

/** One card of a row: the title, and what this row adds to it. */
export type Tile = Omit<HomeAnswer['rows'][number]['tiles'][number], 'titleId'> & {
  animation: Animation
}
/** One row of the home screen. */
export type HomeRow = { id: HomeRowId; tiles: Tile[] }
/** The home screen, every title in its places. */
export type Home = { hero: Animation[]; rows: HomeRow[]; genres: Genre[] }

/** Builds {@link Home} from the answer. A title that a row names but the answer does not hold is
 *  left out. */
export function homeOf({ titles, hero, rows, genres }: HomeAnswer): Home {
  const byId = new Map(titles.map((title) => [title.id, title]))
  return {
    hero: hero.flatMap((id) => byId.get(id) ?? []),
    rows: rows.map(({ id, tiles }) => ({
      id,
      tiles: tiles.flatMap(({ titleId, ...extras }) => {
        const animation = byId.get(titleId)
        return animation ? [{ animation, ...extras }] : []
      }),
    })),
    genres,
  }
}

/** Shelves that home can be opened on. Source: specification §2.1. */
export const SHELVES = ['movies', 'series', 'kids', 'my-list'] as const
/** One of {@link SHELVES}. */
export const shelfSchema = z.enum(SHELVES)
export type Shelf = z.infer<typeof shelfSchema>

/** What GET /api/home may be asked: one genre of the filter strip, one shelf, or neither for all. */
export const homeQuerySchema = z.object({
  genre: z.optional(genreSchema),
  shelf: z.optional(shelfSchema),
})
