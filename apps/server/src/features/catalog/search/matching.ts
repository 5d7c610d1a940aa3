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

/** Shorter words are looked for in descriptions as they are and not as beginnings, as which they are
 *  in nearly all of them. */
const LEAST_LETTERS_IN_DESCRIPTION = 3

const WEIGHTS: number[] = Object.values(WEIGHT)

/** Sorts after everything that begins like the text before it. */
const LAST_CHARACTER = '\u{10ffff}'

const texts = (words: readonly string[]): SQL => sql`${sql.param(words)}::text[]`

/** A list in which the database looks things up without weighing each of them beforehand. */
const unweighed = (words: readonly string[]): SQL => sql`(select ${texts(words)})::text[]`

const isShort = ({ word }: WordToMatch) => [...word].length < LEAST_LETTERS_IN_DESCRIPTION

/** Up to which level a row of search_words `s` fits a word; to be filtered by {@link fits}. */
export function levelOf({ beginnings, whole }: WordToMatch): SQL {
  return sql`case when s.weight = ${WEIGHT.whole}::int and s.word = ${whole} then 0
    else (4 - least(s.weight, 4)) * 3 + case
      when s.word = any(${texts(beginnings)}) then 1
      when s.word ^@ any(${texts(beginnings)}) then 2
      else 3 end
    end`
}

/** Whether a row of search_words `s` may fit a word at a level or better. */
export function fits(word: WordToMatch, level: number): SQL {
  const { beginnings, typos, typoBeginnings, whole } = word
  const inDescription = sql`s.weight = ${WEIGHT.description}::int`
  const ways = [
    sql`s.word = any(${texts([...beginnings, whole])})`,
    sql`s.word ^@ any(${texts(beginnings)}) and s.weight < ${WEIGHT.whole}::int
      ${isShort(word) ? sql`and not ${inDescription}` : sql``}`,
  ]
  if (level >= LEVELS.nameTypo) {
    if (typos.length > 0) ways.push(sql`s.word = any(${texts(typos)})`)
    if (typoBeginnings.length > 0) {
      ways.push(sql`s.word = any(${texts(typoBeginnings)}) and not ${inDescription}`)
    }
  }
  return sql`s.weight >= ${leastWeight(level)}::int and (${sql.join(ways, sql` or `)})`
}

/** The least weight of rows that can fit at a level or better. */
function leastWeight(level: number): number {
  if (level === LEVELS.whole) return WEIGHT.whole
  return Math.min(WEIGHT.title, 5 - Math.ceil(level / 3))
}

/** All rows (title_id, level) of a household that fit a word at a level or better, found through the
 *  index of words. A title may come several times. */
export function rowsFitting(word: WordToMatch, level: number, householdId: number): SQL {
  const { beginnings, typos, typoBeginnings, whole } = word
  const all = WEIGHTS.filter((weight) => weight >= leastWeight(level))
  const butDescriptions = all.filter((weight) => weight > WEIGHT.description)
  // What a whole name begins with, its words begin with as well.
  const ofBeginnings = (isShort(word) ? butDescriptions : all).filter(
    (weight) => weight < WEIGHT.whole,
  )
  const inIndex = (weights: number[]) => sql`s.household_id = ${householdId}
    and s.weight = any(${sql.param(weights)}::smallint[])`
  const equal = (words: readonly string[], weights: number[]) => sql`
    select s.title_id, ${levelOf(word)} as level from search_words as s
    where ${inIndex(weights)} and s.word = any(${unweighed(words)})`
  const begun = sql`
    select s.title_id, s.level
    from unnest(${texts(beginnings)},
                ${texts(beginnings.map((one) => one + LAST_CHARACTER))}) as range(low, high)
    cross join lateral (
      select s.title_id, ${levelOf(word)} as level from search_words as s
      where ${inIndex(ofBeginnings)}
        and s.word ~>=~ range.low and s.word ~<~ range.high) as s`

  const parts: SQL[] = []
  if (level < LEVELS.nameBeginning) parts.push(equal([whole, ...beginnings], all))
  else parts.push(begun, equal([whole], [WEIGHT.whole]))
  if (level > LEVELS.genre && isShort(word)) parts.push(equal(beginnings, [WEIGHT.description]))
  if (level >= LEVELS.nameTypo) {
    if (typos.length > 0) parts.push(equal(typos, all))
    if (typoBeginnings.length > 0) parts.push(equal(typoBeginnings, butDescriptions))
  }
  return sql`
    select title_id, level from (${sql.join(parts, sql` union all `)}) as found
    where level <= ${level}::int`
}
