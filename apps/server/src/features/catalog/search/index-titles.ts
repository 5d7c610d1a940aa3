import { and, asc, gt, inArray, ne, sql } from 'drizzle-orm'
import type { Database, Queries } from '../../../ports/database.ts'
import { searchWords } from '../../../ports/tables/finding.ts'
import { titles } from '../../../ports/tables/titles.ts'
import { SEARCH_VERSION } from './words/fold.ts'
import { type SearchableTitle, vocabularyOf, wordsOf } from './words/title-words.ts'

/** Titles that are indexed in one transaction. */
const BATCH_TITLES = 500

type IndexedTitle = SearchableTitle & { id: number; householdId: number }

const indexedColumns = {
  id: titles.id,
  householdId: titles.householdId,
  title: titles.title,
  tagline: titles.tagline,
  description: titles.description,
  genre: titles.genre,
  cast: titles.cast,
  series: titles.series,
}

/** Writes down the words that a title can be found by, in place of those from before. To be called
 *  in the transaction that writes the title. */
export function indexTitle(queries: Queries, titleId: number): Promise<void> {
  return indexTitles(queries, [titleId])
}

/** The same for several titles at once. */
export async function indexTitles(queries: Queries, titleIds: readonly number[]): Promise<void> {
  const isOneOfThem = inArray(titles.id, [...titleIds])
  await writeWords(queries, await queries.select(indexedColumns).from(titles).where(isOneOfThem))
}

/** Writes down the words of every title that has none yet, or has them by older rules. May be cut
 *  off at any point and run again. `onProgress` is told in a sentence when there are any. */
export async function indexMissingTitles(
  { db }: Database,
  onProgress: (sentence: string) => void,
): Promise<void> {
  for (let after = 0, isFirst = true; ; isFirst = false) {
    const last = await db.transaction((tx) => indexBatch(tx, after))
    if (last === undefined) break
    if (isFirst) onProgress('Preparing the search')
    after = last
  }
}

/** The id of the batch's last title; undefined when nothing was left. */
async function indexBatch(queries: Queries, after: number): Promise<number | undefined> {
  const batch = await queries
    .select(indexedColumns)
    .from(titles)
    .where(and(ne(titles.searchVersion, SEARCH_VERSION), gt(titles.id, after)))
    .orderBy(asc(titles.id))
    .limit(BATCH_TITLES)
    .for('update')
  if (batch.length > 0) await writeWords(queries, batch)
  return batch.at(-1)?.id
}

async function writeWords(queries: Queries, batch: IndexedTitle[]): Promise<void> {
  const rows = batch.flatMap((title) =>
    wordsOf(title).map((one) => ({ ...one, titleId: title.id, householdId: title.householdId })),
  )
  const vocabulary = batch.flatMap((title) =>
    vocabularyOf(title).map((word) => ({ word, householdId: title.householdId })),
  )
  const ids = batch.map(({ id }) => id)
  await queries.delete(searchWords).where(inArray(searchWords.titleId, ids))
  await queries.execute(sql`
    insert into search_words (household_id, title_id, word, weight)
    select * from unnest(
      ${sql.param(rows.map(({ householdId }) => householdId))}::int[],
      ${sql.param(rows.map(({ titleId }) => titleId))}::int[],
      ${sql.param(rows.map(({ word }) => word))}::text[],
      ${sql.param(rows.map(({ weight }) => weight))}::int[])`)
  // In one order, so that two writers never wait for each other.
  await queries.execute(sql`
    insert into search_vocabulary (household_id, word)
    select distinct household_id, word
    from unnest(
      ${sql.param(vocabulary.map(({ householdId }) => householdId))}::int[],
      ${sql.param(vocabulary.map(({ word }) => word))}::text[]) as found(household_id, word)
    order by 1, 2 on conflict do nothing`)
  await queries.update(titles).set({ searchVersion: SEARCH_VERSION }).where(inArray(titles.id, ids))
}
