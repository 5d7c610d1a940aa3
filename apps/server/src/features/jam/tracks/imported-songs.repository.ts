import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { importedSongs } from '../../../tables/jam.ts'

const { id, facts, genre, difficulty, durationMs, minimumAge, mediaId } = importedSongs
const LISTED = { id, facts, genre, difficulty, durationMs, minimumAge, mediaId }

/** A song of the family without its notes. */
export type ListedSong = Awaited<ReturnType<typeof listImportedSongs>>[number]

/** The songs of a household's folders. */
export function listImportedSongs(queries: Queries, householdId: number) {
  return queries
    .select(LISTED)
    .from(importedSongs)
    .where(eq(importedSongs.householdId, householdId))
}

/** One of them, with its notes; undefined: it is not there. */
export async function findImportedSong(queries: Queries, householdId: number, songId: number) {
  const [found] = await queries
    .select({ ...LISTED, song: importedSongs.song })
    .from(importedSongs)
    .where(and(eq(importedSongs.householdId, householdId), eq(importedSongs.id, songId)))
  return found
}

/** Says by how many milliseconds the words of a song are shifted. */
export async function writeLyricOffset(
  queries: Queries,
  { householdId, songId }: { householdId: number; songId: number },
  lyricOffsetMs: number,
): Promise<void> {
  const said = JSON.stringify({ lyricOffsetMs })
  await queries
    .update(importedSongs)
    .set({ facts: sql`${importedSongs.facts} || ${said}::jsonb` })
    .where(and(eq(importedSongs.householdId, householdId), eq(importedSongs.id, songId)))
}

/** Says from which age songs are seen; null: for grown-ups. */
export async function writeMinimumAge(
  queries: Queries,
  { householdId, songIds }: { householdId: number; songIds: readonly number[] },
  minimumAge: number | null,
): Promise<void> {
  if (songIds.length === 0) return
  await queries
    .update(importedSongs)
    .set({ minimumAge })
    .where(and(eq(importedSongs.householdId, householdId), inArray(importedSongs.id, [...songIds])))
}
