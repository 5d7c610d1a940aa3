import {
  LOOKUP_PROBLEMS,
  LOOKUP_SOURCES,
  LOOKUP_STATES,
  type LookupChoice,
} from '@starnest/contract/lookup/lookup'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  index,
  integer,
  jsonb,
  pgTable,
  smallint,
  text,
  unique,
} from 'drizzle-orm/pg-core'
import type { CatalogueFacts } from '../ports/film-catalogue.ts'
import { identity, instant, oneOf } from './columns.ts'
import { householdId } from './family.ts'
import { libraryFolders } from './files.ts'

/** The family's own keys for public catalogues. Nothing that is answered holds one. */
export const lookupKeys = pgTable('lookup_keys', {
  householdId: householdId().primaryKey(),
  tmdb: text('tmdb').notNull(),
})

/** The look-up of a film, or of a whole series, of a library folder in a public catalogue. */
export const lookups = pgTable(
  'lookups',
  {
    id: identity(),
    householdId: householdId(),
    folderId: integer('folder_id')
      .notNull()
      .references(() => libraryFolders.id, { onDelete: 'cascade' }),
    /** Which titles it is about: `film:<title id>`, or the slug of their series. */
    work: text('work').notNull(),
    kind: text('kind', { enum: ['movie', 'series'] }).notNull(),
    /** What is sent to be looked for. */
    title: text('title').notNull(),
    year: smallint('year'),
    state: text('state', { enum: LOOKUP_STATES }).notNull().default('waiting'),
    problem: text('problem', { enum: LOOKUP_PROBLEMS }),
    choices: jsonb('choices').$type<LookupChoice[]>().notNull().default([]),
    /** The entry that it is, once that is known; null: it is not. */
    source: text('source', { enum: LOOKUP_SOURCES }),
    entryId: text('entry_id'),
    /** A person chose it. */
    isByHand: boolean('is_by_hand').notNull().default(false),
    facts: jsonb('facts').$type<CatalogueFacts>(),
    /** Seasons whose episodes the facts tell of. */
    seasons: jsonb('seasons').$type<number[]>().notNull().default([]),
    fetchedAt: instant('fetched_at'),
    changedAt: instant('changed_at').notNull().defaultNow(),
  },
  (table) => [
    unique('lookups_work').on(table.folderId, table.work),
    check('lookups_state', sql`${table.state} in (${oneOf(LOOKUP_STATES)})`),
    check('lookups_problem', sql`${table.problem} in (${oneOf(LOOKUP_PROBLEMS)})`),
    check('lookups_source', sql`${table.source} in (${oneOf(LOOKUP_SOURCES)})`),
    index('lookups_waiting').on(table.folderId, table.state),
  ],
)
