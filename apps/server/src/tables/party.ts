import { PARTY_PHRASES } from '@starnest/contract/party/party'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
} from 'drizzle-orm/pg-core'
import { identity, instant, oneOf } from './columns.ts'
import { householdId, profiles } from './family.ts'
import { titles } from './titles.ts'

/** What plays at a household's party; no row: nothing ever did. */
export const parties = pgTable(
  'parties',
  {
    householdId: householdId(),
    /** Counts the changes. */
    rev: integer('rev').notNull(),
    titleId: integer('title_id').references(() => titles.id, { onDelete: 'set null' }),
    isPlaying: boolean('is_playing').notNull(),
    /** Position in the film at `at`, seconds; while it plays, the time since then is added. */
    positionSeconds: doublePrecision('position_seconds').notNull(),
    at: instant('at').notNull(),
    /** When somebody was last at the party. */
    seenAt: instant('seen_at').notNull(),
    /** Who paused it; null: it plays, stopped by itself, or nobody knows any more. */
    pausedById: integer('paused_by_id').references(() => profiles.id, { onDelete: 'set null' }),
  },
  (table) => [
    primaryKey({ columns: [table.householdId] }),
    index('parties_title').on(table.titleId),
    index('parties_paused_by').on(table.pausedById),
  ],
)

/** What was said at a household's party: a text or a phrase. Source: specification §3, "Party chat
 *  message". */
export const partyMessages = pgTable(
  'party_messages',
  {
    id: identity(),
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Empty: what was said here was taken back. */
    text: text('text'),
    phrase: text('phrase', { enum: PARTY_PHRASES }),
    saidAt: instant('said_at').notNull(),
  },
  (table) => [
    index('party_messages_newest').on(table.householdId, table.id),
    index('party_messages_profile').on(table.profileId),
    check('party_messages_phrase', sql`${table.phrase} in (${oneOf(PARTY_PHRASES)})`),
    check('party_messages_either', sql`(${table.text} is null) <> (${table.phrase} is null)`),
  ],
)

/** Who would like to see which film next. A film is proposed as long as somebody would like to see it. */
export const partyVotes = pgTable(
  'party_votes',
  {
    householdId: householdId(),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    votedAt: instant('voted_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.titleId, table.profileId] }),
    index('party_votes_title').on(table.titleId),
    index('party_votes_profile').on(table.profileId),
  ],
)

/** Profiles that a grown-up sent away from the party. */
export const partySentAway = pgTable(
  'party_sent_away',
  {
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    sentAt: instant('sent_at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.householdId, table.profileId] }),
    index('party_sent_away_profile').on(table.profileId),
  ],
)
