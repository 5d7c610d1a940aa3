import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { editorExports } from '../../../tables/editor.ts'

/** An export as the table has it. */
export type StoredExport = typeof editorExports.$inferSelect

const UNFINISHED = ['queued', 'running'] as const

/** Asks for an export. */
export async function addExport(
  queries: Queries,
  one: typeof editorExports.$inferInsert,
): Promise<StoredExport> {
  const [added] = await queries.insert(editorExports).values(one).returning()
  if (!added) throw new Error('an export was written and not given back')
  return added
}

/** One export; undefined: there is none. */
export async function findExport(queries: Queries, id: number): Promise<StoredExport | undefined> {
  const [found] = await queries.select().from(editorExports).where(eq(editorExports.id, id))
  return found
}

/** The exports of a project, the newest first. */
export function listExports(queries: Queries, projectId: number): Promise<StoredExport[]> {
  return queries
    .select()
    .from(editorExports)
    .where(eq(editorExports.projectId, projectId))
    .orderBy(desc(editorExports.id))
}

/** All exports that are not finished, the oldest first. */
export function listUnfinished(queries: Queries): Promise<StoredExport[]> {
  return queries
    .select()
    .from(editorExports)
    .where(inArray(editorExports.state, [...UNFINISHED]))
    .orderBy(editorExports.id)
}

/** Changes an export that is not finished; undefined: it is finished by now, cancelled, or gone. */
export async function changeUnfinished(
  queries: Queries,
  id: number,
  change: Partial<StoredExport>,
): Promise<StoredExport | undefined> {
  const [changed] = await queries
    .update(editorExports)
    .set(change)
    .where(and(eq(editorExports.id, id), inArray(editorExports.state, [...UNFINISHED])))
    .returning()
  return changed
}

/** Forgets an export. */
export async function removeExport(queries: Queries, id: number): Promise<void> {
  await queries.delete(editorExports).where(eq(editorExports.id, id))
}
