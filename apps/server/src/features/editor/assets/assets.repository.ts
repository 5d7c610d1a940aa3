import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { editorAssets } from '../../../tables/editor.ts'

/** An asset as the table has it. */
export type StoredAsset = typeof editorAssets.$inferSelect

/** Whose asset, and which. */
export type AssetAt = { projectId: number; id: number }

const isAt = ({ projectId, id }: AssetAt) =>
  and(eq(editorAssets.projectId, projectId), eq(editorAssets.id, id))

/** The assets of projects, in the order in which they were added. */
export function listAssets(
  queries: Queries,
  projectIds: readonly number[],
): Promise<StoredAsset[]> {
  return queries
    .select()
    .from(editorAssets)
    .where(inArray(editorAssets.projectId, [...projectIds]))
    .orderBy(asc(editorAssets.id))
}

/** Some assets by their numbers. */
export function listAssetsById(
  queries: Queries,
  { householdId, ids }: { householdId: number; ids: readonly number[] },
): Promise<StoredAsset[]> {
  return queries
    .select()
    .from(editorAssets)
    .where(and(eq(editorAssets.householdId, householdId), inArray(editorAssets.id, [...ids])))
}

/** One asset of a project; undefined: there is none. */
export async function findAsset(queries: Queries, at: AssetAt): Promise<StoredAsset | undefined> {
  const [found] = await queries.select().from(editorAssets).where(isAt(at))
  return found
}

/** How many assets a project has. */
export async function countAssets(queries: Queries, projectId: number): Promise<number> {
  const [counted] = await queries
    .select({ assets: count() })
    .from(editorAssets)
    .where(eq(editorAssets.projectId, projectId))
  return counted?.assets ?? 0
}

/** Adds assets, and answers them in the same order. */
export function addAssets(
  queries: Queries,
  assets: readonly (typeof editorAssets.$inferInsert)[],
): Promise<StoredAsset[]> {
  return queries
    .insert(editorAssets)
    .values([...assets])
    .returning()
}

/** Changes an asset, and answers what it is then. */
export async function changeAsset(
  queries: Queries,
  at: AssetAt,
  change: Partial<Pick<StoredAsset, 'originalName' | 'source'>>,
): Promise<StoredAsset | undefined> {
  const [changed] = await queries.update(editorAssets).set(change).where(isAt(at)).returning()
  return changed
}

/** Takes an asset out of its project. */
export async function removeAsset(queries: Queries, at: AssetAt): Promise<void> {
  await queries.delete(editorAssets).where(isAt(at))
}
