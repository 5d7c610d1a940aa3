import { and, eq, inArray, lt, or } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { jamTakeFilms } from '../../../tables/jam.ts'

/** A film of a take as the table has it. */
export type StoredTakeFilm = typeof jamTakeFilms.$inferSelect

const UNFINISHED = ['queued', 'running'] as const

/** Asks for a film. */
export async function addTakeFilm(
  queries: Queries,
  film: typeof jamTakeFilms.$inferInsert,
): Promise<StoredTakeFilm> {
  const [added] = await queries.insert(jamTakeFilms).values(film).returning()
  if (!added) throw new Error('a film of a take was written and not given back')
  return added
}

/** A film of a household; undefined: there is none. */
export async function findTakeFilm(queries: Queries, householdId: number, id: string) {
  const [found] = await queries
    .select()
    .from(jamTakeFilms)
    .where(and(eq(jamTakeFilms.householdId, householdId), eq(jamTakeFilms.id, id)))
  return found
}

/** All films of a household that are here. */
export function listTakeFilms(queries: Queries, householdId: number): Promise<StoredTakeFilm[]> {
  return queries.select().from(jamTakeFilms).where(eq(jamTakeFilms.householdId, householdId))
}

/** Films that nobody fetched: finished, or asked for, before a moment. */
export function listOldTakeFilms(
  queries: Queries,
  { finishedBefore, askedBefore }: { finishedBefore: Date; askedBefore: Date },
): Promise<StoredTakeFilm[]> {
  return queries
    .select()
    .from(jamTakeFilms)
    .where(or(lt(jamTakeFilms.finishedAt, finishedBefore), lt(jamTakeFilms.askedAt, askedBefore)))
}

/** Changes a film that is not finished; undefined: it is finished by now, or gone. */
export async function changeUnfinishedTakeFilm(
  queries: Queries,
  id: string,
  change: Partial<StoredTakeFilm>,
): Promise<StoredTakeFilm | undefined> {
  const [changed] = await queries
    .update(jamTakeFilms)
    .set(change)
    .where(and(eq(jamTakeFilms.id, id), inArray(jamTakeFilms.state, [...UNFINISHED])))
    .returning()
  return changed
}

/** Forgets a film. */
export async function removeTakeFilm(queries: Queries, id: string): Promise<void> {
  await queries.delete(jamTakeFilms).where(eq(jamTakeFilms.id, id))
}
