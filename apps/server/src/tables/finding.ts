import { LIST_NAMES } from '@starnest/contract/catalog/lists'
import { sql } from 'drizzle-orm'
import { check, index, integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
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
