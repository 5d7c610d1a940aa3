import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import type { WordToMatch } from './matching.ts'
import { LEAST_LETTERS, typosOf } from './words/one-typo.ts'
import type { Asked } from './words/search-words.ts'

const nearWords = z.array(z.object({ place: z.int(), word: z.string(), is_whole: z.boolean() }))

/** Adds to the words that were asked for what the household's titles have with one typo: whole words
 *  for each, and beginnings for the last, which may still be being typed. One statement, or none when
 *  every word is too short for a typo. */
export async function withTypos(
  queries: Queries,
  householdId: number,
  { words, whole }: Asked,
): Promise<WordToMatch[]> {
  const spellings = words.flatMap(({ word }, place) =>
    typosOf(word).map((spelling) => ({
      place,
      spelling,
      isBeginning: isBeginning(spelling, word),
    })),
  )
  const near = spellings.length === 0 ? [] : await findNear(queries, householdId, spellings)
  const last = words.length - 1
  return words.map((word, place) => {
    const ofWord = near.filter((one) => one.place === place)
    const typos = ofWord.filter((one) => one.is_whole)
    const beginnings = place === last ? ofWord.filter((one) => !one.is_whole) : []
    return {
      ...word,
      whole,
      typos: typos.map((one) => one.word),
      typoBeginnings: beginnings.map((one) => one.word),
    }
  })
}

type Spelling = { place: number; spelling: string; isBeginning: boolean }

/** Whether a spelling says enough to be the beginning of a word: three letters in common with what
 *  was typed, which a fourth says nothing about, are the beginning of too many. */
function isBeginning(spelling: string, typed: string): boolean {
  if ([...spelling].length < LEAST_LETTERS) return false
  return [...typed].length > LEAST_LETTERS || !spelling.startsWith(typed.slice(0, -1))
}

async function findNear(queries: Queries, householdId: number, spellings: Spelling[]) {
  const last = Math.max(...spellings.map(({ place }) => place))
  const arrays = (some: Spelling[]) => sql`unnest(
    ${sql.param(some.map(({ place }) => place))}::int[],
    ${sql.param(some.map(({ spelling }) => spelling))}::text[]) as asked(place, spelling)`
  const found = await queries.execute(sql`
    select asked.place, word, true as is_whole
    from ${arrays(spellings)} join search_vocabulary on word = asked.spelling
    where household_id = ${householdId}
    union
    select asked.place, word, false as is_whole
    from ${arrays(spellings.filter((one) => one.place === last && one.isBeginning))}
    cross join lateral (
      select word from search_vocabulary
      where household_id = ${householdId}
        and word ~>~ asked.spelling and word ~<~ (asked.spelling || chr(1114111))) as begun`)
  return nearWords.parse(found.rows)
}
