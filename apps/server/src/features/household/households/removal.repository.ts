import { and, eq, isNotNull, like, ne, notInArray, type SQL, sql } from 'drizzle-orm'
import type { AnyPgTable, PgColumn } from 'drizzle-orm/pg-core'
import type { Queries } from '../../../ports/database.ts'
import { editorExports, editorProxies } from '../../../tables/editor.ts'
import { devices, householdInvitations, households } from '../../../tables/family.ts'
import { files, ingestJobs, uploads } from '../../../tables/files.ts'
import { importedSongs, jamTakeFilms } from '../../../tables/jam.ts'
import { titles } from '../../../tables/titles.ts'

type MediaTable = AnyPgTable & { householdId: PgColumn; mediaId: PgColumn }

/** Every table whose rows name files in storage. */
export const MEDIA_TABLES: readonly MediaTable[] = [
  titles,
  files,
  editorExports,
  editorProxies,
  jamTakeFilms,
  importedSongs,
]

/** Media ids of a household that no other household has. Films that ship are shared: they are among them
 *  only for the last that has them. */
export async function listOwnMedia(queries: Queries, householdId: number): Promise<string[]> {
  const found = new Set<string>()
  for (const table of MEDIA_TABLES) {
    const isOurs = and(eq(table.householdId, householdId), isNotNull(table.mediaId))
    for (const mediaId of await mediaIn(queries, table, isOurs)) found.add(mediaId)
  }
  const shared = and(ne(titles.householdId, householdId), isNotNull(titles.mediaId))
  for (const mediaId of await mediaIn(queries, titles, shared)) found.delete(mediaId)
  return [...found].sort()
}

async function mediaIn(
  queries: Queries,
  { mediaId }: Pick<MediaTable, 'mediaId'>,
  where: SQL | undefined,
): Promise<string[]> {
  const rows = await queries
    .selectDistinct({ mediaId: sql<string>`${mediaId}` })
    .from(mediaId.table)
    .where(where)
  return rows.map((row) => row.mediaId)
}

/** Media ids of the films of a household that ship with Starnest. */
export function listShippedMedia(queries: Queries, householdId: number): Promise<string[]> {
  const isShipped = and(
    eq(titles.householdId, householdId),
    isNotNull(titles.mediaId),
    like(titles.origin, 'demo:%'),
  )
  return mediaIn(queries, titles, isShipped)
}

/** Ids of the uploads of a household that are on their way. */
export async function listUploadIds(queries: Queries, householdId: number): Promise<string[]> {
  const found = await queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(eq(uploads.householdId, householdId))
  return found.map(({ id }) => id)
}

/** Shuts a household: nobody is of it any more, nobody gets in, and nothing further is made for it. May be done
 *  again. */
export async function shutHousehold(
  queries: Queries,
  householdId: number,
  now: Date,
): Promise<void> {
  await queries.transaction(async (tx) => {
    await tx
      .update(households)
      .set({ removingSince: sql`coalesce(${households.removingSince}, ${now})` })
      .where(eq(households.id, householdId))
    await tx.delete(devices).where(eq(devices.householdId, householdId))
    await tx.delete(householdInvitations).where(eq(householdInvitations.householdId, householdId))
    await tx.delete(ingestJobs).where(eq(ingestJobs.householdId, householdId))
    const isUnfinished = notInArray(editorExports.state, ['done', 'failed', 'cancelled'])
    await tx
      .update(editorExports)
      .set({ state: 'cancelled' })
      .where(and(eq(editorExports.householdId, householdId), isUnfinished))
  })
}

/** Deletes a household with every row of it, unless it has media that `removed` does not name: something was
 *  written meanwhile. False: it has. */
export async function deleteHousehold(
  queries: Queries,
  householdId: number,
  removed: ReadonlySet<string>,
): Promise<boolean> {
  return queries.transaction(async (tx) => {
    // A household of many thousand titles takes longer than a statement usually may.
    await tx.execute(sql`set local statement_timeout = 0`)
    // From here on no row can be added that names it.
    await tx.select().from(households).where(eq(households.id, householdId)).for('update')
    const media = await listOwnMedia(tx, householdId)
    if (media.some((mediaId) => !removed.has(mediaId))) return false
    await tx.delete(households).where(eq(households.id, householdId))
    return true
  })
}
