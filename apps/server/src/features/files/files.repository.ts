import { and, desc, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { households } from '../../tables/family.ts'
import { files } from '../../tables/files.ts'
import { titleVideos } from '../../tables/title-videos.ts'
import type { StoredFile } from './who-may.ts'

/** The files of a household, newest first; `isInBin`: those that were deleted. */
export function listFiles(
  queries: Queries,
  householdId: number,
  { isInBin }: { isInBin: boolean },
): Promise<StoredFile[]> {
  const where = isInBin ? isNotNull(files.removedAt) : isNull(files.removedAt)
  return queries
    .select()
    .from(files)
    .where(and(eq(files.householdId, householdId), where))
    .orderBy(desc(files.uploadedAt), desc(files.id))
}

/** One file, in the bin or not; undefined: there is none of this name. */
export async function findFile(
  queries: Queries,
  householdId: number,
  filename: string,
): Promise<StoredFile | undefined> {
  const [found] = await queries
    .select()
    .from(files)
    .where(and(eq(files.householdId, householdId), eq(files.filename, filename)))
  return found
}

/** Several files by their names, in the bin or not. */
export function listFilesByName(
  queries: Queries,
  householdId: number,
  filenames: readonly string[],
): Promise<StoredFile[]> {
  return queries
    .select()
    .from(files)
    .where(and(eq(files.householdId, householdId), inArray(files.filename, [...filenames])))
}

/** The same by the folder it has in storage. */
export async function findFileByMediaId(
  queries: Queries,
  householdId: number,
  mediaId: string,
): Promise<StoredFile | undefined> {
  const [found] = await queries
    .select()
    .from(files)
    .where(and(eq(files.householdId, householdId), eq(files.mediaId, mediaId)))
  return found
}

/** The same by its number. */
export async function findFileById(queries: Queries, id: number): Promise<StoredFile | undefined> {
  const [found] = await queries.select().from(files).where(eq(files.id, id))
  return found
}

/** Files whose bytes add up to one of these, in the bin or not, the oldest first. */
export function listFilesBySha256(
  queries: Queries,
  householdId: number,
  sha256s: readonly string[],
): Promise<StoredFile[]> {
  return queries
    .select()
    .from(files)
    .where(and(eq(files.householdId, householdId), inArray(files.sha256, [...sha256s])))
    .orderBy(files.id)
}

/** Puts a file in the bin at this moment; null: takes it out. Answers what it is then; undefined: it
 *  is gone, or is just being deleted for good. */
export async function setRemoved(
  queries: Queries,
  id: number,
  at: Date | null,
): Promise<StoredFile | undefined> {
  const unused = at === null ? {} : { isFiller: false, isJamBackground: false }
  const [changed] = await queries
    .update(files)
    .set({ removedAt: at, ...unused })
    .where(and(eq(files.id, id), isNull(files.destroyedAt)))
    .returning()
  return changed
}

/** Writes that a file in the bin is being deleted for good: from then on nobody takes it out. Answers what it
 *  is then; undefined: it is gone, or out of the bin. */
export async function markDestroyed(
  queries: Queries,
  id: number,
  at: Date,
): Promise<StoredFile | undefined> {
  const [marked] = await queries
    .update(files)
    .set({ destroyedAt: at })
    .where(and(eq(files.id, id), isNotNull(files.removedAt)))
    .returning()
  return marked
}

/** Uploaded files in the bin, those that lie there longest first; `before`: since before a moment, and those
 *  whose deletion for good was not finished. Files of library folders stay there: a scan would find them anew. */
export function listBinned(
  queries: Queries,
  { householdId, before }: { householdId?: number; before?: Date } = {},
): Promise<StoredFile[]> {
  return queries
    .select()
    .from(files)
    .where(
      and(
        isNotNull(files.removedAt),
        isNull(files.folderId),
        householdId === undefined ? undefined : eq(files.householdId, householdId),
        before === undefined
          ? undefined
          : or(lt(files.removedAt, before), isNotNull(files.destroyedAt)),
      ),
    )
    .orderBy(files.removedAt, files.id)
}

/** Whether a household is alone here. */
export async function isOneHousehold(queries: Queries): Promise<boolean> {
  return (await queries.select({ id: households.id }).from(households).limit(2)).length === 1
}

/** Forgets a file for good. */
export async function deleteFile(queries: Queries, id: number): Promise<void> {
  await queries.delete(files).where(eq(files.id, id))
}

/** Where a video of the family may play in a loop: where nothing else does, or behind the choice of a
 *  challenge. */
export type LoopUse = 'filler' | 'jam-background'

const USES = { filler: 'isFiller', 'jam-background': 'isJamBackground' } as const

/** What the family chose to play there; undefined: nothing. */
export async function findLoop(
  queries: Queries,
  householdId: number,
  use: LoopUse,
): Promise<StoredFile | undefined> {
  const [found] = await queries
    .select()
    .from(files)
    .where(and(eq(files.householdId, householdId), files[USES[use]], isNull(files.removedAt)))
  return found
}

/** Makes a file the only one that plays there; null: there is none any more. */
export async function setLoop(
  queries: Queries,
  householdId: number,
  { use, id }: { use: LoopUse; id: number | null },
): Promise<void> {
  const column = USES[use]
  await queries
    .update(files)
    .set({ [column]: false })
    .where(and(eq(files.householdId, householdId), files[column]))
  if (id !== null)
    await queries
      .update(files)
      .set({ [column]: true })
      .where(eq(files.id, id))
}

/** The titles of those of the files that are a version or an extra of one, by the files. */
export async function listVideoTitles(
  queries: Queries,
  fileIds: readonly number[],
): Promise<Map<number, number>> {
  if (fileIds.length === 0) return new Map()
  const found = await queries
    .select({ fileId: titleVideos.fileId, titleId: titleVideos.titleId })
    .from(titleVideos)
    .where(inArray(titleVideos.fileId, [...fileIds]))
  return new Map(found.map(({ fileId, titleId }) => [fileId, titleId]))
}
