import { BEGUN_SECONDS } from '@starnest/contract/watch/watch'
import { sql } from 'drizzle-orm'
import {
  boolean,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  uuid,
} from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { householdId, profiles } from './family.ts'
import { titles } from './titles.ts'

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
    /** When watching it last counted as a view; null: never. */
    viewedAt: instant('viewed_at'),
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

/** Whether a profile has begun a title, as a condition on a row of {@link progress} or on a title with it: longer than by
 *  a slip of the finger. */
export const IS_BEGUN = sql`(position_seconds >= ${BEGUN_SECONDS} or is_watched)`

/** The same, neither watched to the end nor taken out of Continue Watching. */
export const IS_UNFINISHED = sql`(position_seconds >= ${BEGUN_SECONDS} and not is_watched and not is_hidden)`

/** One opening of the player by a profile: its latest report by number, so that a report that
 *  arrives late is known as late, and when it began, by the server's clock. Of one title a profile has
 *  its latest few. */
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
