import { type SQL, sql } from 'drizzle-orm'
import type { AskedWord } from './words/search-words.ts'
import { WEIGHT } from './words/title-words.ts'

/**
 * How well a title's word fits one that was asked for, as a level: the lower, the better.
 * 0: it is the whole name. 1, 2, 3: it stands in the name; 4, 5, 6: in the cast; 7, 8, 9: in the
 * genre; 10, 11, 12: in the description, each as it was asked for, as a beginning, with a typo.
 */
export const LEVELS = {
  whole: 0,
  nameExact: 1,
  nameBeginning: 2,
  nameTypo: 3,
  cast: 6,
  genre: 9,
  description: 12,
} as const

/** A word that was asked for, with everything that counts as it. */
export type WordToMatch = AskedWord & {
  /** All words that were asked for as one. */
  whole: string
  /** Words of the vocabulary with one typo. */
  typos: string[]
  /** Words of the vocabulary that begin like it but for one typo; not looked for in descriptions. */
  typoBeginnings: string[]
}

/** Sorts after everything that begins like the text before it. */
const LAST_CHARACTER = '\u{10ffff}'

const texts = (words: readonly string[]): SQL => sql`${sql.param(words)}::text[]`

/** Up to which level a row of search_words `s` fits a word; to be filtered by {@link fits}. */
export function levelOf({ beginnings, whole }: WordToMatch): SQL {
  return sql`case when s.weight = ${WEIGHT.whole}::int and s.word = ${whole} then 0
    else (4 - least(s.weight, 4)) * 3 + case
      when s.word = any(${texts(beginnings)}) then 1
      when s.word ^@ any(${texts(beginnings)}) then 2
      else 3 end
    end`
}

/** Whether a row of search_words `s` fits a word at all. */
export function fits({ beginnings, typos, typoBeginnings }: WordToMatch): SQL {
  return sql`(s.word ^@ any(${texts(beginnings)}) or s.word = any(${texts(typos)})
    or (s.weight > ${WEIGHT.description}::int and s.word = any(${texts(typoBeginnings)})))`
}

/** The least weight of rows that can fit at a level or better. */
export function leastWeight(level: number): number {
  if (level === LEVELS.whole) return WEIGHT.whole
  return Math.min(WEIGHT.title, 5 - Math.ceil(level / 3))
}

/** All rows (title_id, level) of a household that fit a word at a level or better, found through the
 *  index of words. A title may come several times. */
export function rowsFitting(word: WordToMatch, level: number, householdId: number): SQL {
  const weights = [1, 2, 3, 4, 5].filter((weight) => weight >= leastWeight(level))
  const inIndex = sql`s.household_id = ${householdId}
    and s.weight = any(${sql.param(weights)}::smallint[])`
  const equal = (words: readonly string[]) => sql`
    select s.title_id, s.weight, s.word from search_words as s
    where ${inIndex} and s.word = any(${texts(words)})`
  const { beginnings, typos, typoBeginnings, whole } = word
  if (level === LEVELS.whole) return leveled(word, level, equal([whole]))
  if (level === LEVELS.nameExact) return leveled(word, level, equal([whole, ...beginnings]))
  const begun = sql`
    select s.title_id, s.weight, s.word
    from unnest(${texts(beginnings)},
                ${texts(beginnings.map((one) => one + LAST_CHARACTER))}) as range(low, high)
    cross join lateral (
      select * from search_words as s
      where ${inIndex} and s.word ~>=~ range.low and s.word ~<~ range.high) as s`
  const nearly = [...typos, ...typoBeginnings]
  const found =
    level === LEVELS.nameBeginning || nearly.length === 0
      ? begun
      : sql`${begun} union all ${equal(nearly)}`
  return leveled(word, level, found)
}

function leveled(word: WordToMatch, level: number, found: SQL): SQL {
  return sql`
    select title_id, level from (
      select s.title_id, ${levelOf(word)} as level from (${found}) as s where ${fits(word)}) as fitting
    where level <= ${level}::int`
}
