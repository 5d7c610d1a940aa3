import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { instant } from './columns.ts'
import { householdId } from './family.ts'
import { titles } from './titles.ts'

/** A caption track that a grown-up attached to a title. It is kept here and not among the title's files: those
 *  are new with every import and scan. */
export const attachedCaptions = pgTable(
  'attached_captions',
  {
    householdId: householdId(),
    titleId: integer('title_id')
      .notNull()
      .references(() => titles.id, { onDelete: 'cascade' }),
    /** BCP 47. */
    language: text('language').notNull(),
    label: text('label').notNull(),
    /** WebVTT. */
    track: text('track').notNull(),
    changedAt: instant('changed_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.titleId, table.language] })],
)
