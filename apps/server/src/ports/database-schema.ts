import { AGE_RATINGS, CONTENT_RATINGS } from '@starnest/contract/age-rating'
import { CATEGORIES, GENRES, type Picture } from '@starnest/contract/catalog'
import { LIST_NAMES } from '@starnest/contract/lists'
import {
  AGE_GROUPS,
  type AiPersonality,
  DEFAULT_AI_PERSONALITY,
  DEFAULT_PREFERENCES,
  type Preferences,
  ROLES,
} from '@starnest/contract/profiles'
import { type SQL, sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
  timestamp,
  unique,
  uuid,
} from 'drizzle-orm/pg-core'

const identity = () => integer('id').primaryKey().generatedAlwaysAsIdentity()
const householdId = () =>
  integer('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' })
/** The values of a closed list as SQL, for a check that the table itself keeps. */
const oneOf = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value}'`).join(', '))
const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3 })

/** One family. Every other table carries its id, so that households can be partitioned. */
export const households = pgTable('households', {
  id: identity(),
  name: text('name').notNull(),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** Somebody of the family. Source: specification §3, "Family profile". */
export const profiles = pgTable(
  'profiles',
  {
    id: identity(),
    householdId: householdId(),
    name: text('name').notNull(),
    displayName: text('display_name').notNull(),
    /** null: the family has not said yet. */
    role: text('role', { enum: ROLES }),
    ageGroup: text('age_group', { enum: AGE_GROUPS }).notNull(),
    contentRating: text('content_rating', { enum: CONTENT_RATINGS }).notNull(),
    avatarUrl: text('avatar_url').notNull(),
    preferences: jsonb('preferences').$type<Preferences>().notNull().default(DEFAULT_PREFERENCES),
    aiPersonality: jsonb('ai_personality')
      .$type<AiPersonality>()
      .notNull()
      .default(DEFAULT_AI_PERSONALITY),
    createdAt: instant('created_at').notNull().defaultNow(),
    /** When it last looked at what is new; null: never. */
    newsSeenAt: instant('news_seen_at'),
    /** When the household last activated it; the latest is the default of a new device. */
    activatedAt: instant('activated_at').notNull().defaultNow(),
  },
  (table) => [
    check('profiles_role', sql`${table.role} in (${oneOf(ROLES)})`),
    check('profiles_age_group', sql`${table.ageGroup} in (${oneOf(AGE_GROUPS)})`),
    check('profiles_content_rating', sql`${table.contentRating} in (${oneOf(CONTENT_RATINGS)})`),
    index('profiles_household').on(table.householdId, table.activatedAt),
  ],
)

/** A browser of the household. Its id is the value of the device cookie. */
export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    householdId: householdId(),
    activeProfileId: integer('active_profile_id').references(() => profiles.id, {
      onDelete: 'set null',
    }),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('devices_household').on(table.householdId)],
)

/** Caption file of a title, as stored beside its video. */
export type StoredCaption = { language: string; label: string; file: string }

/** Somebody who plays in a title, and as whom. */
export type StoredCastMember = { name: string; role: string }

/** Where an episode stands in its series. Seasons and episodes count from 1. */
export type SeriesPlace = { slug: string; title: string; season: number; episode: number }

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
    genre: text('genre', { enum: GENRES }).notNull(),
    category: text('category', { enum: CATEGORIES }).notNull(),
    durationSeconds: doublePrecision('duration_seconds').notNull(),
    releaseYear: smallint('release_year'),
    rating: text('rating', { enum: AGE_RATINGS }),
    /** Years, from the rating; 18 when unrated. The ceiling compares this column. */
    minimumAge: smallint('minimum_age').notNull(),
    imdbRating: doublePrecision('imdb_rating'),
    seasons: smallint('seasons'),
    episodes: smallint('episodes'),
    /** Its series, and its place in it; null: it stands alone. */
    series: jsonb('series').$type<SeriesPlace>(),
    cast: jsonb('cast').$type<StoredCastMember[]>().notNull().default([]),
    viewCount: integer('view_count').notNull().default(0),
    isFeatured: boolean('is_featured').notNull().default(false),
    isComingSoon: boolean('is_coming_soon').notNull().default(false),
    /** Random folder of its files in storage, new with every import; null: no file. */
    mediaId: text('media_id'),
    captions: jsonb('captions').$type<StoredCaption[]>().notNull().default([]),
    poster: jsonb('poster').$type<Picture>(),
    backdrop: jsonb('backdrop').$type<Picture>(),
    hasLogo: boolean('has_logo').notNull().default(false),
    hasTrailer: boolean('has_trailer').notNull().default(false),
    hasPoster: boolean('has_poster').notNull().default(false),
    hasBackdrop: boolean('has_backdrop').notNull().default(false),
    hasHls: boolean('has_hls').notNull().default(false),
    hasPreviews: boolean('has_previews').notNull().default(false),
    addedAt: instant('added_at').notNull().defaultNow(),
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
    index('titles_series')
      .on(table.householdId, sql`(${table.series}->>'slug')`)
      .where(sql`${table.series} is not null`),
    index('titles_featured')
      .on(table.householdId, table.addedAt, table.id)
      .where(sql`${table.isFeatured}`),
    index('titles_coming_soon')
      .on(table.householdId, table.isFeatured, table.addedAt, table.id)
      .where(sql`${table.isComingSoon}`),
  ],
)

/** Where a profile stands in a title. Source: specification §3, "Progress record". */
export const progress = pgTable(
  'progress',
  {
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    positionSeconds: doublePrecision('position_seconds').notNull(),
    isWatched: boolean('is_watched').notNull().default(false),
    /** Taken out of Continue Watching by hand; the next report brings it back. */
    isHidden: boolean('is_hidden').notNull().default(false),
    updatedAt: instant('updated_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.titleId] }),
    index('progress_recent').on(table.profileId, table.updatedAt),
    index('progress_unfinished')
      .on(table.profileId, table.updatedAt)
      .where(sql`not ${table.isWatched}`),
    index('progress_title').on(table.titleId),
  ],
)

/** A title on one of a profile's own lists. */
export const listEntries = pgTable(
  'list_entries',
  {
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    list: text('list', { enum: LIST_NAMES }).notNull(),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    addedAt: instant('added_at').notNull().defaultNow(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.list, table.titleId] }),
    check('list_entries_list', sql`${table.list} in (${oneOf(LIST_NAMES)})`),
    index('list_entries_recent').on(table.profileId, table.list, table.addedAt),
    index('list_entries_title').on(table.titleId),
  ],
)

/** A folded word that a title can be found by. The heavier, the nearer to its name. */
export const searchWords = pgTable(
  'search_words',
  {
    householdId: householdId(),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    word: text('word').notNull(),
    weight: smallint('weight').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.titleId, table.word] }),
    index('search_words_prefix').on(table.householdId, table.word.op('text_pattern_ops')),
  ],
)

/** One opening of the player by a profile: its latest report by number, so that a report that
 *  arrives late is known as late. Its first row is what counts as a play. */
export const playbacks = pgTable(
  'playbacks',
  {
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    /** Random, chosen by the player. */
    playback: uuid('playback').notNull(),
    sequence: integer('sequence').notNull(),
    startedAt: instant('started_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.titleId, table.playback] }),
    index('playbacks_title').on(table.titleId),
  ],
)
