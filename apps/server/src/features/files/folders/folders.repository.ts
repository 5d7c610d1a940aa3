import type { FileProblem } from '@starnest/contract/files/file-problems'
import { and, asc, count, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { files, foundSegments, ingestJobs, libraryFolders } from '../../../tables/files.ts'
import { titleVideos } from '../../../tables/title-videos.ts'
import { titles } from '../../../tables/titles.ts'

/** A library folder as the table has it. */
export type StoredFolder = typeof libraryFolders.$inferSelect

/** The library folders of a household, the first added at the top. */
export function listFolders(queries: Queries, householdId: number): Promise<StoredFolder[]> {
  return queries
    .select()
    .from(libraryFolders)
    .where(eq(libraryFolders.householdId, householdId))
    .orderBy(asc(libraryFolders.id))
}

/** Every library folder of every household of this server. */
export function listAllFolders(queries: Queries): Promise<StoredFolder[]> {
  return queries.select().from(libraryFolders).orderBy(asc(libraryFolders.id))
}

/** Adds a folder; one with the same path stays unchanged. */
export async function addFolder(
  queries: Queries,
  { householdId, path, isFixed }: Pick<StoredFolder, 'householdId' | 'path' | 'isFixed'>,
): Promise<StoredFolder | undefined> {
  const [added] = await queries
    .insert(libraryFolders)
    .values({ householdId, path, isFixed })
    .onConflictDoUpdate({
      target: [libraryFolders.householdId, libraryFolders.path],
      set: { isFixed: sql`${libraryFolders.isFixed} or ${isFixed}` },
    })
    .returning()
  return added
}

/** Records which folders of a household are named in the server's settings. */
export async function markFixed(
  queries: Queries,
  householdId: number,
  paths: readonly string[],
): Promise<void> {
  const isFixed = paths.length > 0 ? inArray(libraryFolders.path, [...paths]) : sql<boolean>`false`
  await queries
    .update(libraryFolders)
    .set({ isFixed: sql`${isFixed}` })
    .where(eq(libraryFolders.householdId, householdId))
}

/** Forgets a folder with its files. */
export async function removeFolder(queries: Queries, id: number): Promise<void> {
  await queries.delete(libraryFolders).where(eq(libraryFolders.id, id))
}

/** Notes that a folder has been looked through. */
export async function markScanned(queries: Queries, id: number, at: Date): Promise<void> {
  await queries.update(libraryFolders).set({ scannedAt: at }).where(eq(libraryFolders.id, id))
}

/** Files that are known of each of the folders, those whose disk is away included. */
export async function countFiles(
  queries: Queries,
  folderIds: readonly number[],
): Promise<Map<number, number>> {
  if (folderIds.length === 0) return new Map()
  const counted = await queries
    .select({ folderId: files.folderId, files: count() })
    .from(files)
    .where(inArray(files.folderId, [...folderIds]))
    .groupBy(files.folderId)
  return new Map(counted.map((one) => [one.folderId ?? 0, one.files]))
}

/** Its probe failed: `isAway` because it was not there, else because of what it is. */
const hasFailed = (isAway: boolean) => sql<boolean>`${files.facts} is null and exists (
  select from ${ingestJobs} where ${ingestJobs.fileId} = ${files.id}
  and ${ingestJobs.kind} = 'probe' and ${ingestJobs.state} = 'failed'
  and coalesce(${ingestJobs.problem}->>'code' = 'file_gone', false) = ${isAway})`
/** The file was examined, and nothing can be made of it. */
const isRefused = hasFailed(false)

const isUnasked = sql`(${files.titleId} is not null
    or exists (select from ${titleVideos} where ${titleVideos.fileId} = ${files.id}))
  and not exists (select from ${ingestJobs}
    where ${ingestJobs.fileId} = ${files.id} and ${ingestJobs.kind} = 'probe')`

/** The files of a folder with what became of each. */
export async function listKnown(queries: Queries, folderId: number) {
  const found = await queries
    .select({
      id: files.id,
      folderPath: sql<string>`${files.folderPath}`,
      mediaId: files.mediaId,
      filename: files.filename,
      sizeBytes: files.sizeBytes,
      modifiedAt: files.modifiedAt,
      contentMark: files.contentMark,
      removedAt: files.removedAt,
      titleId: files.titleId,
      originHash: titles.originHash,
      hiddenAt: titles.hiddenAt,
      isRefused,
    })
    .from(files)
    .leftJoin(titles, eq(titles.id, files.titleId))
    .where(eq(files.folderId, folderId))
    .orderBy(asc(files.id))
  return found
}

/** A file of a folder as it is known. */
export type KnownFile = Awaited<ReturnType<typeof listKnown>>[number]

/** Files of a folder that make a title, a version or an extra and were not looked into: they were not there
 *  then, or nobody asked for it. */
export async function listUnprobed(queries: Queries, folderId: number): Promise<number[]> {
  const found = await queries
    .select({ id: files.id })
    .from(files)
    .where(and(eq(files.folderId, folderId), or(hasFailed(true), isUnasked)))
    .orderBy(asc(files.id))
  return found.map(({ id }) => id)
}

/** Files that are the same film: the one that its title is made of, and others, in the order in which they
 *  came. */
export function listVersions(
  queries: Queries,
  holder: { titleId: number } | { fileId: number },
  others: readonly number[],
) {
  const isHolder =
    'titleId' in holder ? eq(files.titleId, holder.titleId) : eq(files.id, holder.fileId)
  return queries
    .select({
      id: files.id,
      folderId: files.folderId,
      folderPath: sql<string>`${files.folderPath}`,
      mediaId: files.mediaId,
      filename: files.filename,
      sizeBytes: files.sizeBytes,
      facts: files.facts,
      removedAt: files.removedAt,
      titleId: files.titleId,
      hiddenAt: titles.hiddenAt,
      isRefused,
    })
    .from(files)
    .leftJoin(titles, eq(titles.id, files.titleId))
    .where(and(isNotNull(files.folderId), or(isHolder, inArray(files.id, [...others]))))
    .orderBy(asc(files.id))
}

/** One of several files that are the same film. */
export type VersionFile = Awaited<ReturnType<typeof listVersions>>[number]

/** Adds new files and resolves with them, in no particular order. */
export function addFiles(queries: Queries, rows: readonly (typeof files.$inferInsert)[]) {
  return queries
    .insert(files)
    .values([...rows])
    .returning()
}

/** Writes what has become of a file. */
export async function changeFile(
  queries: Queries,
  id: number,
  changes: Partial<typeof files.$inferInsert>,
): Promise<void> {
  await queries.update(files).set(changes).where(eq(files.id, id))
}

/** Says which title is made of which file. */
export async function giveTitles(
  queries: Queries,
  titleOfFile: ReadonlyMap<number, number>,
): Promise<void> {
  if (titleOfFile.size === 0) return
  await queries.execute(sql`
    update files set title_id = given.title_id
    from unnest(
      ${sql.param([...titleOfFile.keys()])}::int[],
      ${sql.param([...titleOfFile.values()])}::int[]) as given(file_id, title_id)
    where files.id = given.file_id`)
}

/** Forgets files. */
export async function removeFiles(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await queries.delete(files).where(inArray(files.id, [...ids]))
}

/** Records why nothing is made of some files, whatever was to be made of them. */
export async function refuseFiles(
  queries: Queries,
  householdId: number,
  refused: readonly { fileId: number; reason: string; problem: FileProblem }[],
): Promise<void> {
  if (refused.length === 0) return
  const rows = refused.map((one) => ({
    ...one,
    householdId,
    kind: 'probe' as const,
    state: 'failed' as const,
  }))
  await queries
    .insert(ingestJobs)
    .values(rows)
    .onConflictDoUpdate({
      target: [ingestJobs.fileId, ingestJobs.kind],
      set: {
        state: sql`excluded.state`,
        reason: sql`excluded.reason`,
        problem: sql`excluded.problem`,
      },
    })
}

/** Forgets what was made, or was to be made, of a file whose contents have changed, and what was found in them. */
export async function forgetJobs(queries: Queries, fileId: number): Promise<void> {
  await queries.delete(foundSegments).where(eq(foundSegments.fileId, fileId))
  await queries.delete(ingestJobs).where(eq(ingestJobs.fileId, fileId))
}

/** Files of a folder of which nothing could be made, and why; `limit` of them. */
export function listFailures(queries: Queries, folderId: number, limit: number) {
  return queries
    .select({
      path: sql<string>`${files.folderPath}`,
      reason: sql<string>`${ingestJobs.reason}`,
      problem: ingestJobs.problem,
    })
    .from(files)
    .innerJoin(ingestJobs, eq(ingestJobs.fileId, files.id))
    .where(
      and(
        eq(files.folderId, folderId),
        isNull(files.removedAt),
        eq(ingestJobs.state, 'failed'),
        eq(ingestJobs.kind, 'probe'),
        isNotNull(ingestJobs.reason),
      ),
    )
    .orderBy(asc(files.folderPath))
    .limit(limit)
}

/** The titles that are made of a folder's files. */
export async function listTitleIds(queries: Queries, folderId: number): Promise<number[]> {
  const found = await queries
    .select({ titleId: files.titleId })
    .from(files)
    .where(and(eq(files.folderId, folderId), isNotNull(files.titleId)))
  return found.flatMap(({ titleId }) => titleId ?? [])
}

/** A library folder's files, with the folders in storage that belong to them. */
export function listFilesOf(queries: Queries, folderId: number) {
  return queries
    .select({ id: files.id, mediaId: files.mediaId })
    .from(files)
    .where(eq(files.folderId, folderId))
}
