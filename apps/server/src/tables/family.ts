import { CONTENT_RATINGS } from '@starnest/contract/age-rating'
import {
  AGE_GROUPS,
  type AiPersonality,
  DEFAULT_AI_PERSONALITY,
  DEFAULT_PREFERENCES,
  type Preferences,
  ROLES,
} from '@starnest/contract/household/profiles'
import { DEFAULT_HISTORY_DAYS, type ViewingHours } from '@starnest/contract/parents/parents'
import { sql } from 'drizzle-orm'
import {
  bigint,
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  smallint,
  text,
} from 'drizzle-orm/pg-core'
import { identity, instant, oneOf } from './columns.ts'

/** One family. Every other table carries its id, so that households can be partitioned. */
export const households = pgTable('households', {
  id: identity(),
  name: text('name').notNull(),
  /** IANA name of the zone that days and viewing hours are counted in; null: the server's own. */
  timeZone: text('time_zone'),
  /** Days for which is kept what was watched. */
  historyDays: smallint('history_days').notNull().default(DEFAULT_HISTORY_DAYS),
  /** It was added beside another: each of its devices is paired, those of this machine too. */
  needsPairing: boolean('needs_pairing').notNull().default(false),
  /** Bytes that it may store; null: as many as the disk takes. */
  limitBytes: bigint('limit_bytes', { mode: 'number' }),
  /** Minutes a day for which films may be prepared for it; null: as many as it takes. */
  limitEncodeMinutes: integer('limit_encode_minutes'),
  /** Since when it is being removed: nobody gets in any more. null: it lives. */
  removingSince: instant('removing_since'),
  createdAt: instant('created_at').notNull().defaultNow(),
})

/** The household that a row belongs to, with which it goes. */
export const householdId = () =>
  integer('household_id')
    .notNull()
    .references(() => households.id, { onDelete: 'cascade' })

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
    /** scrypt hash of its PIN, with its salt and cost; null: it has none. */
    pinHash: text('pin_hash'),
    /** Wrong PINs since the last right one, and until when no further one is checked. */
    pinFailures: smallint('pin_failures').notNull().default(0),
    pinLockedUntil: instant('pin_locked_until'),
    /** It sees titles that a parent approved, and no other. */
    isApprovedOnly: boolean('is_approved_only').notNull().default(false),
    /** A parent lets the language model answer it; grown-ups need no leave. */
    mayAskModel: boolean('may_ask_model').notNull().default(false),
    /** Minutes it may watch a day; null: as many as it likes. */
    dailyMinutes: smallint('daily_minutes'),
    viewingHours: jsonb('viewing_hours').$type<ViewingHours>(),
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

/** A browser of the household. Its id is the SHA-256 of its cookie, in hexadecimal. */
export const devices = pgTable(
  'devices',
  {
    id: text('id').primaryKey(),
    householdId: householdId(),
    activeProfileId: integer('active_profile_id').references(() => profiles.id, {
      onDelete: 'set null',
    }),
    /** Further profiles that watch along on this screen. */
    companionIds: integer('companion_ids').array().notNull().default([]),
    /** As the family calls it; null: as its browser describes itself. */
    name: text('name'),
    userAgent: text('user_agent'),
    /** When it proved that it belongs to the house; null: it never had to. */
    pairedAt: instant('paired_at'),
    createdAt: instant('created_at').notNull().defaultNow(),
    lastSeenAt: instant('last_seen_at').notNull().defaultNow(),
  },
  (table) => [index('devices_household').on(table.householdId)],
)

/** A link by which the first browser of a household gets in, once. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    /** SHA-256 of the code in its address, in hexadecimal. */
    codeHash: text('code_hash').primaryKey(),
    householdId: householdId(),
    createdAt: instant('created_at').notNull().defaultNow(),
    expiresAt: instant('expires_at').notNull(),
    /** null: nobody has come in by it. */
    usedAt: instant('used_at'),
  },
  (table) => [index('household_invitations_household').on(table.householdId)],
)

/** For how long films were prepared for a household on a day of its own time zone. */
export const encodingDays = pgTable(
  'encoding_days',
  {
    householdId: householdId(),
    day: date('day', { mode: 'string' }).notNull(),
    seconds: integer('seconds').notNull(),
  },
  (table) => [primaryKey({ columns: [table.householdId, table.day] })],
)
