import { and, desc, eq, inArray, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { files, uploads } from '../../../tables/files.ts'
import type { StoredFile } from '../who-may.ts'

/** An upload as the table has it. */
export type StoredUpload = typeof uploads.$inferSelect

/** A file before it has a number. */
export type NewFile = typeof files.$inferInsert

/** Writes that an upload has begun. */
export async function addUpload(
  queries: Queries,
  upload: typeof uploads.$inferInsert,
): Promise<StoredUpload> {
  const [added] = await queries.insert(uploads).values(upload).returning()
  if (!added) throw new Error('an upload was written and not given back')
  return added
}

/** One upload of its sender; undefined: there is none, or it is somebody else's. */
export async function findUpload(
  queries: Queries,
  of: { householdId: number; profileId: number; id: string },
): Promise<StoredUpload | undefined> {
  const [found] = await queries
    .select()
    .from(uploads)
    .where(
      and(
        eq(uploads.id, of.id),
        eq(uploads.householdId, of.householdId),
        eq(uploads.profileId, of.profileId),
      ),
    )
  return found
}

/** One upload, whoever sends it; undefined: there is none any more. */
export async function findUploadById(
  queries: Queries,
  id: string,
): Promise<StoredUpload | undefined> {
  const [found] = await queries.select().from(uploads).where(eq(uploads.id, id))
  return found
}

/** An upload, which nobody else ends before the transaction does; undefined: there is none any more. */
export async function lockUpload(queries: Queries, id: string): Promise<StoredUpload | undefined> {
  const [found] = await queries.select().from(uploads).where(eq(uploads.id, id)).for('update')
  return found
}

/** Every upload there is, of whoever it may be. */
export function listUploads(queries: Queries): Promise<StoredUpload[]> {
  return queries.select().from(uploads).orderBy(uploads.createdAt, uploads.id)
}

/** Uploads that have become no file, or one that is gone by now; of everybody unless said otherwise. */
export function listWithoutFile(
  queries: Queries,
  { householdId, profileId }: { householdId?: number; profileId?: number },
): Promise<StoredUpload[]> {
  return queries
    .select()
    .from(uploads)
    .where(
      and(
        isNull(uploads.fileId),
        householdId === undefined ? undefined : eq(uploads.householdId, householdId),
        profileId === undefined ? undefined : eq(uploads.profileId, profileId),
      ),
    )
}

/** Writes that somebody went on with an upload. */
export async function touchUpload(queries: Queries, id: string, at: Date): Promise<void> {
  await queries.update(uploads).set({ touchedAt: at }).where(eq(uploads.id, id))
}

/** Forgets an upload. The file that it became stays. */
export async function removeUpload(queries: Queries, id: string): Promise<void> {
  await queries.delete(uploads).where(eq(uploads.id, id))
}

/** Forgets the oldest uploads of a profile that became files, but for so many. */
export async function forgetFinished(
  queries: Queries,
  profileId: number,
  kept: number,
): Promise<void> {
  const isFinished = and(eq(uploads.profileId, profileId), isNotNull(uploads.fileId))
  const oldest = queries
    .select({ id: uploads.id })
    .from(uploads)
    .where(isFinished)
    .orderBy(desc(uploads.touchedAt), desc(uploads.id))
    .offset(kept)
  await queries.delete(uploads).where(inArray(uploads.id, oldest))
}

/** Writes which file an upload became. */
export async function recordFile(queries: Queries, id: string, fileId: number): Promise<void> {
  await queries.update(uploads).set({ fileId }).where(eq(uploads.id, id))
}

/** Whether a folder in storage is that of a file. */
export async function isOfFile(queries: Queries, mediaId: string): Promise<boolean> {
  const isIt = eq(files.mediaId, mediaId)
  return (await queries.select({ id: files.id }).from(files).where(isIt)).length > 0
}

/** Writes a new file. */
export async function addFile(queries: Queries, file: NewFile): Promise<StoredFile> {
  const [added] = await queries.insert(files).values(file).returning()
  if (!added) throw new Error('a file was written and not given back')
  return added
}
