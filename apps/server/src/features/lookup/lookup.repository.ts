import type { LookupState } from '@starnest/contract/lookup/lookup'
import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { files, libraryFolders } from '../../tables/files.ts'
import { lookupKeys, lookups } from '../../tables/lookup.ts'
import { titles } from '../../tables/titles.ts'

/** A library folder with where its titles are looked up. */
export type LookupFolder = Pick<
  typeof libraryFolders.$inferSelect,
  'id' | 'householdId' | 'lookupSource' | 'lookupLanguage'
>

/** A look-up as the table has it. */
export type StoredLookup = typeof lookups.$inferSelect
type LookupChanges = Partial<Omit<StoredLookup, 'id' | 'householdId' | 'folderId' | 'work'>>

const FOLDER = {
  id: libraryFolders.id,
  householdId: libraryFolders.householdId,
  lookupSource: libraryFolders.lookupSource,
  lookupLanguage: libraryFolders.lookupLanguage,
}

/** The library folders of a household. */
export const listFolders = (queries: Queries, householdId: number): Promise<LookupFolder[]> =>
  queries
    .select(FOLDER)
    .from(libraryFolders)
    .where(eq(libraryFolders.householdId, householdId))
    .orderBy(asc(libraryFolders.id))

/** Every folder of this server whose titles are looked up, or were, for work that nobody asks for. */
export const listFoldersWithFacts = (queries: Queries): Promise<LookupFolder[]> =>
  queries
    .select(FOLDER)
    .from(libraryFolders)
    .where(
      sql`${libraryFolders.lookupSource} is not null or exists (select from ${lookups}
        where ${lookups.folderId} = ${libraryFolders.id})`,
    )

/** One folder; undefined: it is gone. */
export async function findFolder(queries: Queries, id: number): Promise<LookupFolder | undefined> {
  const [found] = await queries.select(FOLDER).from(libraryFolders).where(eq(libraryFolders.id, id))
  return found
}

/** Says where the titles of a folder are looked up. */
export async function changeFolder(
  queries: Queries,
  { id, householdId, lookupSource, lookupLanguage }: LookupFolder,
): Promise<void> {
  await queries
    .update(libraryFolders)
    .set({ lookupSource, lookupLanguage })
    .where(and(eq(libraryFolders.id, id), eq(libraryFolders.householdId, householdId)))
}

/** The family's own key for TMDB; null: there is none. */
export async function readKey(queries: Queries, householdId: number): Promise<string | null> {
  const [found] = await queries
    .select({ tmdb: lookupKeys.tmdb })
    .from(lookupKeys)
    .where(eq(lookupKeys.householdId, householdId))
  return found?.tmdb ?? null
}

/** Keeps the key for TMDB; null: forgets it. */
export async function writeKey(
  queries: Queries,
  householdId: number,
  tmdb: string | null,
): Promise<void> {
  if (tmdb === null) {
    await queries.delete(lookupKeys).where(eq(lookupKeys.householdId, householdId))
    return
  }
  await queries
    .insert(lookupKeys)
    .values({ householdId, tmdb })
    .onConflictDoUpdate({ target: lookupKeys.householdId, set: { tmdb } })
}

/** The look-ups of a folder, in the order of their titles. */
export const listLookups = (queries: Queries, folderId: number): Promise<StoredLookup[]> =>
  queries
    .select()
    .from(lookups)
    .where(eq(lookups.folderId, folderId))
    .orderBy(asc(lookups.title), asc(lookups.id))

/** The same as they are now, which nobody else changes before the transaction ends. */
export const lockLookups = (queries: Queries, folderId: number): Promise<StoredLookup[]> =>
  queries
    .select()
    .from(lookups)
    .where(eq(lookups.folderId, folderId))
    .orderBy(asc(lookups.id))
    .for('update')

/** The look-up of one work of a folder. */
export async function findLookup(
  queries: Queries,
  folderId: number,
  work: string,
): Promise<StoredLookup | undefined> {
  const [found] = await queries
    .select()
    .from(lookups)
    .where(and(eq(lookups.folderId, folderId), eq(lookups.work, work)))
  return found
}

/** The next look-up of a folder to be done. */
export async function nextWaiting(
  queries: Queries,
  folderId: number,
): Promise<StoredLookup | undefined> {
  const [found] = await queries
    .select()
    .from(lookups)
    .where(and(eq(lookups.folderId, folderId), eq(lookups.state, 'waiting')))
    .orderBy(asc(lookups.changedAt), asc(lookups.id))
    .limit(1)
  return found
}

/** Adds look-ups; one of the same work stays. */
export async function addLookups(
  queries: Queries,
  added: readonly (typeof lookups.$inferInsert)[],
): Promise<void> {
  if (added.length > 0)
    await queries
      .insert(lookups)
      .values([...added])
      .onConflictDoNothing()
}

/** Writes where look-ups stand. Whether any is still there. */
export async function changeLookups(
  queries: Queries,
  ids: readonly number[],
  changes: LookupChanges,
): Promise<boolean> {
  if (ids.length === 0) return false
  const written = await queries
    .update(lookups)
    .set(changes)
    .where(inArray(lookups.id, [...ids]))
    .returning({ id: lookups.id })
  return written.length > 0
}

/** The same for those of a folder that stand so by then, whatever they were when they were read. */
export async function changeLookupsIn(
  queries: Queries,
  { folderId, states }: { folderId: number; states: readonly LookupState[] },
  changes: LookupChanges,
): Promise<void> {
  await queries
    .update(lookups)
    .set(changes)
    .where(and(eq(lookups.folderId, folderId), inArray(lookups.state, [...states])))
}

/** The same for one that nobody has changed since it was read. Whether it was written. */
export async function settleLookup(
  queries: Queries,
  { id, changedAt }: StoredLookup,
  changes: LookupChanges,
): Promise<boolean> {
  const written = await queries
    .update(lookups)
    .set(changes)
    .where(and(eq(lookups.id, id), eq(lookups.state, 'waiting'), eq(lookups.changedAt, changedAt)))
    .returning({ id: lookups.id })
  return written.length > 0
}

/** Forgets look-ups. */
export async function removeLookups(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await queries.delete(lookups).where(inArray(lookups.id, [...ids]))
}

const WORK_TITLE = {
  id: titles.id,
  title: titles.title,
  tagline: titles.tagline,
  description: titles.description,
  genre: titles.genre,
  category: titles.category,
  releaseYear: titles.releaseYear,
  rating: titles.rating,
  familyRating: titles.familyRating,
  ratingLapsedAt: titles.ratingLapsedAt,
  cast: titles.cast,
  series: titles.series,
  originHash: titles.originHash,
  nfoFields: titles.nfoFields,
  lookedUp: titles.lookedUp,
  mediaId: titles.mediaId,
  pictureFolder: titles.pictureFolder,
  hasPoster: titles.hasPoster,
  poster: titles.poster,
}

/** The titles that are made of a folder's files, with what a look-up compares and writes. */
export function listWorkTitles(
  queries: Queries,
  { id: folderId, householdId }: Pick<LookupFolder, 'id' | 'householdId'>,
) {
  return queries
    .select(WORK_TITLE)
    .from(titles)
    .innerJoin(files, eq(files.titleId, titles.id))
    .where(and(eq(files.folderId, folderId), eq(titles.householdId, householdId)))
    .orderBy(asc(titles.id))
}

/** A title of a library folder, with what a look-up compares and writes. */
export type WorkTitle = Awaited<ReturnType<typeof listWorkTitles>>[number]

/** The same titles as they are now, which nobody else changes before the transaction ends; none that are gone. */
export function lockWorkTitles(
  queries: Queries,
  householdId: number,
  read: readonly Pick<WorkTitle, 'id'>[],
): Promise<WorkTitle[]> {
  const ids = read.map(({ id }) => id)
  return queries
    .select(WORK_TITLE)
    .from(titles)
    .where(and(eq(titles.householdId, householdId), inArray(titles.id, ids)))
    .orderBy(asc(titles.id))
    .for('no key update')
}

/** Where the posters of titles with these files lie, once whoever changes one of them is done. */
export function lockPictureFolders(
  queries: Queries,
  householdId: number,
  mediaIds: readonly string[],
) {
  return queries
    .select({ mediaId: titles.mediaId, pictureFolder: titles.pictureFolder })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), inArray(titles.mediaId, [...mediaIds])))
    .orderBy(asc(titles.id))
    .for('no key update')
}

/** The folder that a title's file lies in; undefined: in none. */
export async function folderOfTitle(
  queries: Queries,
  householdId: number,
  titleId: number,
): Promise<LookupFolder | undefined> {
  const [found] = await queries
    .select(FOLDER)
    .from(files)
    .innerJoin(libraryFolders, eq(libraryFolders.id, files.folderId))
    .where(and(eq(files.titleId, titleId), eq(files.householdId, householdId)))
  return found
}
