import { HELD_BACK_KINDS } from '@starnest/contract/parents/held-back'
import { TITLE_RULES } from '@starnest/contract/parents/parents'
import { sql } from 'drizzle-orm'
import {
  check,
  date,
  index,
  integer,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { identity, instant, oneOf } from './columns.ts'
import { householdId, profiles } from './family.ts'
import { titles } from './titles.ts'

/** What a parent said of one title for one profile. */
export const titleRules = pgTable(
  'title_rules',
  {
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    rule: text('rule', { enum: TITLE_RULES }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.profileId, table.titleId] }),
    check('title_rules_rule', sql`${table.rule} in (${oneOf(TITLE_RULES)})`),
    index('title_rules_title').on(table.titleId),
  ],
)

/** Seconds that a profile watched on one day, and seconds that a grown-up added to that day. */
export const watchDays = pgTable(
  'watch_days',
  {
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    /** Of the household's time zone, 'YYYY-MM-DD'. */
    day: date('day').notNull(),
    watchedSeconds: integer('watched_seconds').notNull().default(0),
    grantedSeconds: integer('granted_seconds').notNull().default(0),
    /** When watching was counted last. */
    countedAt: instant('counted_at'),
  },
  (table) => [primaryKey({ columns: [table.profileId, table.day] })],
)

/** A child that asks a grown-up for more time. */
export const timeRequests = pgTable(
  'time_requests',
  {
    id: identity(),
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    askedAt: instant('asked_at').notNull(),
    answeredAt: instant('answered_at'),
    /** What was granted; 0: no; null: nobody has answered. */
    grantedMinutes: smallint('granted_minutes'),
  },
  (table) => [index('time_requests_open').on(table.householdId, table.askedAt)],
)

/** That Leo held something back from a child or a teen: when and of which kind. There is no column for what was
 *  said, and there must be none: decision 0050 lets nothing of such a message be kept. */
export const heldBack = pgTable(
  'held_back',
  {
    id: identity(),
    householdId: householdId(),
    profileId: integer('profile_id')
      .notNull()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    kind: text('kind', { enum: HELD_BACK_KINDS }).notNull(),
    heldAt: instant('held_at').notNull(),
  },
  (table) => [
    check('held_back_kind', sql`${table.kind} in (${oneOf(HELD_BACK_KINDS)})`),
    index('held_back_newest').on(table.profileId, table.kind, table.heldAt),
  ],
)
