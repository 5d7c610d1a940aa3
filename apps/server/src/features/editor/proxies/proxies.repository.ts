import { and, eq, inArray, lt, ne } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { editorProxies } from '../../../tables/editor.ts'

/** A proxy as the table has it. */
export type StoredProxy = typeof editorProxies.$inferSelect

/** What tells a proxy from others: it belongs to a film in storage. */
export type ProxyOf = Pick<StoredProxy, 'householdId' | 'mediaId'>

/** The proxies of films. */
export function listProxies(
  queries: Queries,
  { householdId, mediaIds }: { householdId: number; mediaIds: readonly string[] },
): Promise<StoredProxy[]> {
  return queries
    .select()
    .from(editorProxies)
    .where(
      and(
        eq(editorProxies.householdId, householdId),
        inArray(editorProxies.mediaId, [...mediaIds]),
      ),
    )
}

/** Asks for proxies; answers those that nobody had asked for before. */
export function addProxies(
  queries: Queries,
  proxies: readonly (typeof editorProxies.$inferInsert)[],
): Promise<StoredProxy[]> {
  return queries
    .insert(editorProxies)
    .values([...proxies])
    .onConflictDoNothing()
    .returning()
}

/** Changes a proxy that is in one of some states; undefined: it is in none of them, or gone. */
export async function changeProxy(
  queries: Queries,
  of: ProxyOf,
  {
    from,
    change,
  }: { from: readonly StoredProxy['state'][]; change: Partial<typeof editorProxies.$inferInsert> },
): Promise<StoredProxy | undefined> {
  const [changed] = await queries
    .update(editorProxies)
    .set(change)
    .where(and(isOf(of), inArray(editorProxies.state, [...from])))
    .returning()
  return changed
}

/** Notes that films are used. */
export async function noteUsed(
  queries: Queries,
  { householdId, mediaIds }: { householdId: number; mediaIds: readonly string[] },
  usedAt: Date,
): Promise<void> {
  await queries
    .update(editorProxies)
    .set({ usedAt })
    .where(
      and(
        eq(editorProxies.householdId, householdId),
        inArray(editorProxies.mediaId, [...mediaIds]),
      ),
    )
}

/** Proxies that no project has shown since a moment. */
export function listUnused(queries: Queries, since: Date): Promise<StoredProxy[]> {
  return queries.select().from(editorProxies).where(lt(editorProxies.usedAt, since))
}

/** Whether another household has a proxy of the same film: those that ship have the same files for all. */
export async function isSharedProxy(
  queries: Queries,
  { householdId, mediaId }: ProxyOf,
): Promise<boolean> {
  const ofOthers = and(
    eq(editorProxies.mediaId, mediaId),
    ne(editorProxies.householdId, householdId),
  )
  return (await queries.$count(editorProxies, ofOthers)) > 0
}

/** Forgets a proxy. */
export async function removeProxy(queries: Queries, of: ProxyOf): Promise<void> {
  await queries.delete(editorProxies).where(isOf(of))
}

const isOf = ({ householdId, mediaId }: ProxyOf) =>
  and(eq(editorProxies.householdId, householdId), eq(editorProxies.mediaId, mediaId))
