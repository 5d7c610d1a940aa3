import { LIST_NAMES } from '@starnest/contract/lists'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, smallint, text } from 'drizzle-orm/pg-core'
import { instant, oneOf } from './columns.ts'
import { householdId, profiles } from './family.ts'
import { titles } from './titles.ts'

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
    primaryKey({ columns: [table.titleId, table.weight, table.word] }),
    index('search_words_prefix').on(
      table.householdId,
      table.weight,
      table.word.op('text_pattern_ops'),
      table.titleId,
    ),
  ],
)

/** Every folded word that a title of the household was ever found by, once, to look for words that
 *  are nearly the one asked for. */
export const searchVocabulary = pgTable(
  'search_vocabulary',
  { householdId: householdId(), word: text('word').notNull() },
  (table) => [
    primaryKey({ columns: [table.householdId, table.word] }),
    index('search_vocabulary_prefix').on(table.householdId, table.word.op('text_pattern_ops')),
    index('search_vocabulary_near').using('gin', table.word.op('gin_trgm_ops')),
  ],
)
