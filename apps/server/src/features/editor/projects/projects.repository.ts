import type { EditorDocument } from '@starnest/contract/editor/document'
import { and, count, desc, eq, lt } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { editorBatches, editorExports, editorProjects } from '../../../tables/editor.ts'

/** A project as the table has it. */
export type StoredProject = typeof editorProjects.$inferSelect

/** A project by its number, in the household of whoever asks. */
export type ProjectAt = { householdId: number; id: number }

const isAt = ({ householdId, id }: ProjectAt) =>
  and(eq(editorProjects.householdId, householdId), eq(editorProjects.id, id))

/** The projects of a household, changed last first. */
export function listProjects(queries: Queries, householdId: number): Promise<StoredProject[]> {
  return queries
    .select()
    .from(editorProjects)
    .where(eq(editorProjects.householdId, householdId))
    .orderBy(desc(editorProjects.updatedAt), desc(editorProjects.id))
}

/** One project; undefined: there is none. */
export async function findProject(
  queries: Queries,
  at: ProjectAt,
): Promise<StoredProject | undefined> {
  const [found] = await queries.select().from(editorProjects).where(isAt(at))
  return found
}

/** The same, and nobody else changes it for the rest of the transaction. */
export async function lockProject(
  queries: Queries,
  at: ProjectAt,
): Promise<StoredProject | undefined> {
  const [found] = await queries.select().from(editorProjects).where(isAt(at)).for('update')
  return found
}

/** How many projects a profile has. */
export async function countProjects(queries: Queries, profileId: number): Promise<number> {
  const [counted] = await queries
    .select({ projects: count() })
    .from(editorProjects)
    .where(eq(editorProjects.profileId, profileId))
  return counted?.projects ?? 0
}

/** Begins a project. */
export async function addProject(
  queries: Queries,
  project: typeof editorProjects.$inferInsert,
): Promise<StoredProject> {
  const [added] = await queries.insert(editorProjects).values(project).returning()
  if (!added) throw new Error('a project was written and not given back')
  return added
}

/** Changes a project, and answers what it is then; undefined: it is gone. */
export async function changeProject(
  queries: Queries,
  at: ProjectAt,
  change: Partial<Pick<StoredProject, 'name' | 'description' | 'document' | 'revision'>> & {
    updatedAt: Date
  },
): Promise<StoredProject | undefined> {
  const [changed] = await queries.update(editorProjects).set(change).where(isAt(at)).returning()
  return changed
}

/** Forgets a project with its assets and exports. */
export async function removeProject(queries: Queries, at: ProjectAt): Promise<void> {
  await queries.delete(editorProjects).where(isAt(at))
}

/** The revision that a project had after a call that was done before; undefined: it was not. */
export async function findBatch(
  queries: Queries,
  { projectId, batch }: { projectId: number; batch: string },
): Promise<number | undefined> {
  const [found] = await queries
    .select({ revision: editorBatches.revision })
    .from(editorBatches)
    .where(and(eq(editorBatches.projectId, projectId), eq(editorBatches.batch, batch)))
  return found?.revision
}

/** Remembers that a call was done. */
export async function addBatch(
  queries: Queries,
  batch: typeof editorBatches.$inferInsert,
): Promise<void> {
  await queries.insert(editorBatches).values(batch)
}

/** Forgets calls of all households that were done before an instant. */
export async function forgetBatches(queries: Queries, before: Date): Promise<void> {
  await queries.delete(editorBatches).where(lt(editorBatches.doneAt, before))
}

/** The newest export of each project of a household, the newest first. */
export function listExportStates(queries: Queries, householdId: number) {
  return queries
    .select({
      projectId: editorExports.projectId,
      state: editorExports.state,
      revision: editorExports.revision,
    })
    .from(editorExports)
    .where(eq(editorExports.householdId, householdId))
    .orderBy(desc(editorExports.id))
}

/** What a document holds at its end: milliseconds to the end of its last item. */
export const durationOf = ({ items }: Pick<EditorDocument, 'items'>): number =>
  items.reduce((end, { startTime, duration }) => Math.max(end, startTime + duration), 0)
