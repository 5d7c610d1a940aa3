import type { SongProblem } from '@starnest/contract/jam/imports'
import { and, asc, count, eq, inArray, ne } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { importedSongs, songFolders } from '../../../tables/jam.ts'

/** A folder with songs as the table has it. */
export type StoredSongFolder = typeof songFolders.$inferSelect

/** A song as it was read. */
export type NewSong = Omit<
  typeof importedSongs.$inferInsert,
  'id' | 'householdId' | 'folderId' | 'minimumAge' | 'addedAt'
>

/** The folders of a household, the first added at the top. */
export function listSongFolders(
  queries: Queries,
  householdId: number,
): Promise<StoredSongFolder[]> {
  return queries
    .select()
    .from(songFolders)
    .where(eq(songFolders.householdId, householdId))
    .orderBy(asc(songFolders.id))
}

/** A folder of whichever household; undefined: it is not there any more. */
export async function findSongFolder(queries: Queries, id: number) {
  const [found] = await queries.select().from(songFolders).where(eq(songFolders.id, id))
  return found
}

/** Adds a folder; one with the same path stays as it is. */
export async function addSongFolder(
  queries: Queries,
  folder: { householdId: number; path: string },
): Promise<StoredSongFolder | undefined> {
  const [added] = await queries
    .insert(songFolders)
    .values(folder)
    .onConflictDoUpdate({
      target: [songFolders.householdId, songFolders.path],
      set: { path: folder.path },
    })
    .returning()
  return added
}

/** Forgets a folder with its songs. */
export async function removeSongFolder(queries: Queries, id: number): Promise<void> {
  await queries.delete(songFolders).where(eq(songFolders.id, id))
}

/** What changes of a folder. */
export type FolderChange = Partial<
  Pick<StoredSongFolder, 'state' | 'doneFiles' | 'totalFiles' | 'scannedAt'>
> & { problems?: SongProblem[] }

/** Writes how a folder is doing; false: it is gone. */
export async function writeFolder(
  queries: Queries,
  id: number,
  change: FolderChange,
): Promise<boolean> {
  const written = await queries
    .update(songFolders)
    .set(change)
    .where(eq(songFolders.id, id))
    .returning({ id: songFolders.id })
  return written.length > 0
}

/** Notes how many files of a scan were read; false: it was stopped meanwhile, or the folder is gone. */
export async function writeProgress(
  queries: Queries,
  id: number,
  progress: { doneFiles: number; totalFiles: number },
): Promise<boolean> {
  const written = await queries
    .update(songFolders)
    .set(progress)
    .where(and(eq(songFolders.id, id), eq(songFolders.state, 'scanning')))
    .returning({ id: songFolders.id })
  return written.length > 0
}

/** Notes why a scan broke off, and that it waits for its next try; not of one that somebody stopped. */
export async function breakOffScan(
  queries: Queries,
  id: number,
  problem: SongProblem,
): Promise<void> {
  await queries
    .update(songFolders)
    .set({ state: 'waiting', problems: [problem] })
    .where(and(eq(songFolders.id, id), eq(songFolders.state, 'scanning')))
}

/** Begins a scan, unless somebody stopped it while it waited; false: it does not run. */
export async function beginScan(queries: Queries, id: number): Promise<boolean> {
  const written = await queries
    .update(songFolders)
    .set({ state: 'scanning', doneFiles: 0, totalFiles: 0 })
    .where(and(eq(songFolders.id, id), ne(songFolders.state, 'stopped')))
    .returning({ id: songFolders.id })
  return written.length > 0
}

/** Songs of each of the folders. */
export async function countSongs(queries: Queries, householdId: number) {
  const counted = await queries
    .select({ folderId: importedSongs.folderId, songs: count() })
    .from(importedSongs)
    .where(eq(importedSongs.householdId, householdId))
    .groupBy(importedSongs.folderId)
  return new Map(counted.map(({ folderId, songs }) => [folderId, songs]))
}

const { id, path, originHash, mediaId, repairs } = importedSongs

/** The songs of a folder, without their notes. */
export function listSongsOf(queries: Queries, folderId: number) {
  return queries
    .select({ id, path, originHash, mediaId, repairs })
    .from(importedSongs)
    .where(eq(importedSongs.folderId, folderId))
    .orderBy(asc(importedSongs.path))
}

/** Writes a song as it was read. One that was known keeps its number, and its age unless `isAnother`: what a
 *  parent said of a song says nothing of the one in its place. */
export async function writeSong(
  queries: Queries,
  { isAnother, ...of }: { householdId: number; folderId: number; isAnother: boolean },
  song: NewSong,
): Promise<void> {
  await queries
    .insert(importedSongs)
    .values({ ...of, ...song })
    .onConflictDoUpdate({
      target: [importedSongs.folderId, importedSongs.path],
      set: isAnother ? { ...song, minimumAge: null } : song,
    })
}

/** Forgets songs. */
export async function removeSongs(queries: Queries, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await queries.delete(importedSongs).where(inArray(importedSongs.id, [...ids]))
}
