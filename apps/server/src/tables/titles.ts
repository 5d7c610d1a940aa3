import { AGE_RATINGS } from '@starnest/contract/age-rating'
import { CATEGORIES, GENRES, type Picture } from '@starnest/contract/catalog/catalog'
import type { LookupField } from '@starnest/contract/lookup/lookup'
import type { CaptionKind } from '@starnest/contract/watch/captions'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { LookedUp } from '../ports/film-catalogue.ts'
import { identity, instant, transaction } from './columns.ts'
import { householdId } from './family.ts'

/** Caption file of a title or of its trailer, as stored beside its video. `hasStyles`: the same captions lie
 *  beside it with the styles of the file they came from. `besideSinceMs`: when they were read from a file
 *  that lies beside the film, milliseconds since 1970; absent: they came in the film or with it. */
export type StoredCaption = {
  language: string
  label: string
  file: string
  kind?: CaptionKind
  hasStyles?: true
  besideSinceMs?: number
}

/** A poster or a backdrop. `sinceMs`: when it was stored, where others are stored under the same name
 *  afterwards, milliseconds since 1970; absent: no other is. */
export type StoredPicture = Picture & { sinceMs?: number }

/** Somebody who plays in a title, and as whom. */
export type StoredCastMember = { name: string; role: string }

/** What a title says of itself in another language than its own; what is left out is said in its own. */
export type StoredTexts = {
  title?: string | undefined
  tagline?: string | undefined
  description?: string | undefined
  series?: string | undefined
  cast?: StoredCastMember[] | undefined
}

/** Where an episode stands in its series. Seasons and episodes count from 1; season 0: specials. `part`:
 *  which of several files of one film or episode. */
export type SeriesPlace = {
  slug: string
  title: string
  season: number
  episode: number
  part?: number
}

/** Where a part of a title begins, as its file says. */
export type StoredChapter = { startSeconds: number; title: string }

/** One title of the catalogue. Source: specification §3, "Animation / content item". */
export const titles = pgTable(
  'titles',
  {
    id: identity(),
    householdId: householdId(),
    /** Where it came from, unique in the household: 'demo:<slug>'. */
    origin: text('origin').notNull(),
    /** Changes whenever the source's facts or files change. */
    originHash: text('origin_hash').notNull(),
    title: text('title').notNull(),
    tagline: text('tagline'),
    description: text('description').notNull(),
    /** null: nobody has said, as of a home video. */
    genre: text('genre', { enum: GENRES }),
    category: text('category', { enum: CATEGORIES }).notNull(),
    durationSeconds: doublePrecision('duration_seconds').notNull(),
    releaseYear: smallint('release_year'),
    rating: text('rating', { enum: AGE_RATINGS }),
    /** What `rating` was made of, as its source says it: a country and a label of `CERTIFICATES`, such as 'de:12'.
     *  null: it came as a rating of ours, or in words that stand on no list. */
    certificate: text('certificate'),
    /** What the family rates it instead; null: as its source does. */
    familyRating: text('family_rating', { enum: AGE_RATINGS }),
    /** Years, from the family's rating, else its own; 18 when unrated. The ceiling compares this column. */
    minimumAge: smallint('minimum_age').notNull(),
    /** When its file got other bytes, with which its ratings ended; from then on only what the family
     *  rates it counts. null: it never did. */
    ratingLapsedAt: instant('rating_lapsed_at'),
    imdbRating: doublePrecision('imdb_rating'),
    seasons: smallint('seasons'),
    episodes: smallint('episodes'),
    /** Its series, and its place in it; null: it stands alone. */
    series: jsonb('series').$type<SeriesPlace>(),
    cast: jsonb('cast').$type<StoredCastMember[]>().notNull().default([]),
    /** Its words in further languages, by BCP 47 code; null: it has its own alone. */
    texts: jsonb('texts').$type<Record<string, StoredTexts>>(),
    viewCount: integer('view_count').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    isComingSoon: boolean('is_coming_soon').notNull().default(false),
    /** Random folder of its files in storage, new with every import; null: no file. */
    mediaId: text('media_id'),
    /** The file in that folder that browsers play as it is; null: there is none. */
    videoFile: text('video_file').default('video.mp4'),
    /** Folder inside it, with '/' at its end, that its poster lies in; '': what came with the film; in
     *  'looked-up/': what a catalogue has. Any other holds a still, which shows no name. */
    pictureFolder: text('picture_folder').notNull().default(''),
    /** The same for its backdrop. */
    backdropFolder: text('backdrop_folder').notNull().default(''),
    chapters: jsonb('chapters').$type<StoredChapter[]>().notNull().default([]),
    /** How loud it is, LUFS (EBU R 128); null: not measured, or silent. */
    loudnessLufs: doublePrecision('loudness_lufs'),
    captions: jsonb('captions').$type<StoredCaption[]>().notNull().default([]),
    poster: jsonb('poster').$type<StoredPicture>(),
    backdrop: jsonb('backdrop').$type<StoredPicture>(),
    hasLogo: boolean('has_logo').notNull().default(false),
    hasTrailer: boolean('has_trailer').notNull().default(false),
    trailerCaptions: jsonb('trailer_captions').$type<StoredCaption[]>().notNull().default([]),
    /** Part of its trailer, else of its video, in which its title is not lettered; null: not known. */
    heroPart: jsonb('hero_part').$type<{ fromSeconds: number; toSeconds: number }>(),
    hasPoster: boolean('has_poster').notNull().default(false),
    hasBackdrop: boolean('has_backdrop').notNull().default(false),
    hasHls: boolean('has_hls').notNull().default(false),
    hasPreviews: boolean('has_previews').notNull().default(false),
    addedAt: instant('added_at').notNull().defaultNow(),
    /** Fields that an NFO file beside its film says: nothing that is looked up goes over them. */
    nfoFields: jsonb('nfo_fields').$type<LookupField[]>().notNull().default([]),
    /** null: nothing of it was looked up, or what was has been read anew since. */
    lookedUp: jsonb('looked_up').$type<LookedUp>(),
    /** Since when nobody sees it, because its file is in the bin or not to be found; null: it is seen. */
    hiddenAt: instant('hidden_at'),
    /** The transaction that last changed its searchable text or its visibility (rules of parents aside). A trigger
     *  of the table sets it. */
    wordsWrittenIn: transaction('words_written_in').notNull().default(sql`pg_current_xact_id()`),
  },
  (table) => [
    unique('titles_origin').on(table.householdId, table.origin),
    check('titles_minimum_age', sql`${table.minimumAge} between 0 and 18`),
    // Read backwards: newest, or most viewed, first. The two columns at the end let the database
    // pass over what a viewer may not see without reading the title.
    index('titles_recent').on(
      table.householdId,
      table.addedAt,
      table.id,
      table.minimumAge,
      table.isComingSoon,
    ),
    index('titles_genre').on(
      table.householdId,
      table.genre,
      table.addedAt,
      table.id,
      table.minimumAge,
      table.isComingSoon,
    ),
    // Newest first within one age: whoever lists some comes across none that are above the ceiling.
    index('titles_by_age').on(
      table.householdId,
      table.minimumAge,
      table.addedAt,
      table.id,
      table.genre,
      table.category,
    ),
    // The same within one genre; the columns at the end tell what its hero is chosen from.
    index('titles_genre_by_age').on(
      table.householdId,
      table.genre,
      table.minimumAge,
      table.addedAt,
      table.id,
      table.isComingSoon,
      table.isFeatured,
      table.hasTrailer,
    ),
    index('titles_category').on(table.householdId, table.category, table.addedAt, table.id),
    index('titles_views').on(
      table.householdId,
      table.genre,
      table.viewCount,
      table.addedAt,
      table.id,
      table.minimumAge,
      table.isComingSoon,
    ),
    index('titles_popular').on(
      table.householdId,
      table.viewCount,
      table.addedAt,
      table.id,
      table.minimumAge,
    ),
    // Films that ship lie there once, for all households.
    index('titles_media').on(table.mediaId),
    index('titles_words_written').on(table.householdId, table.wordsWrittenIn),
    index('titles_series')
      .on(table.householdId, sql`(${table.series}->>'slug')`)
      .where(sql`${table.series} is not null`),
    index('titles_featured')
      .on(table.householdId, table.addedAt, table.id)
      .where(sql`${table.isFeatured}`),
    index('titles_trailers')
      .on(table.householdId, table.addedAt, table.id)
      .where(sql`${table.hasTrailer} and not ${table.isComingSoon}`),
    index('titles_coming_soon')
      .on(table.householdId, table.isFeatured, table.addedAt, table.id)
      .where(sql`${table.isComingSoon}`),
  ],
)

/** What follows from other columns of a title, or is counted. */
export type DerivedTitleColumn = 'id' | 'minimumAge' | 'viewCount' | 'isFeatured' | 'wordsWrittenIn'

/** What is to be written of titles. `rating`: as the source says it, which counts no more once it has
 *  lapsed; `familyRating`: what the family says instead. Their minimum age follows. */
export type TitleChanges = Partial<
  Omit<typeof titles.$inferInsert, DerivedTitleColumn | 'householdId' | 'origin'>
>
