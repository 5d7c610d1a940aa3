import { foldedRuns, foldedWords, joined } from '../../../../domain/fold.ts'
import type { titles } from '../../../../tables/titles.ts'
import { GENRE_NAMES } from './genre-names.ts'

/** What a word tells of a title, as the number that its row carries: the greater, the nearer to its
 *  name. 'whole' is the whole name written as one word. */
export const WEIGHT = { description: 1, genre: 2, cast: 3, title: 4, whole: 5 } as const

/** The facts of a title that it can be found by. */
export type SearchableTitle = Pick<
  typeof titles.$inferSelect,
  'title' | 'tagline' | 'description' | 'genre' | 'cast' | 'series'
>

/** A folded word that a title can be found by. Typos are forgiven in those that people write, not in
 *  what {@link wordsOf} joins. */
export type TitleWord = { word: string; weight: number; isWritten: boolean }

/** Words that nobody writes as one with their neighbour. */
const APART = new Set(
  'a an and at by for from in of on or the to with de del el en la las los un una y au aux des du et le les une'.split(
    ' ',
  ),
)

/** Words of one title that are kept at most; a description goes on for no longer. */
const MAX_WORDS = 500

/** The words that a title can be found by: those of its name and its series' (also each two
 *  neighbours as one, so that "spiderman" finds "Spider-Man"), who plays in it, its genre in every
 *  language of the interface, its tagline, description and roles. Each word once, as what weighs
 *  most; the whole name as one word besides. */
export function wordsOf(title: SearchableTitle): TitleWord[] {
  const { cast, genre, series, tagline, description } = title
  const heaviest = new Map<string, TitleWord>()
  const add = (word: string, weight: number, isWritten: boolean) => {
    const known = heaviest.get(word)
    if (!known) heaviest.set(word, { word, weight, isWritten })
    else if (isWritten) known.isWritten = true
  }
  const addText = (text: string, weight: number) => {
    for (const word of foldedWords(text)) add(word, weight, true)
  }
  const addName = (name: string, weight: number) => {
    const runs = foldedRuns(name)
    const words = runs.flat()
    for (const word of words) add(word, weight, true)
    for (const pair of pairsOf(words)) add(joined(pair), weight, false)
    // "U.F.O." is written so.
    for (const run of runs) add(joined(run), weight, true)
  }
  addName(title.title, WEIGHT.title)
  if (series) addName(series.title, WEIGHT.title)
  for (const { name } of cast) addName(name, WEIGHT.cast)
  for (const name of genre ? GENRE_NAMES[genre] : []) addName(name, WEIGHT.genre)
  for (const text of [tagline ?? '', description, ...cast.map(({ role }) => role)]) {
    addText(text, WEIGHT.description)
  }
  const words = [...heaviest.values()].slice(0, MAX_WORDS)
  const whole = joined(foldedWords(title.title))
  if (whole) words.push({ word: whole, weight: WEIGHT.whole, isWritten: false })
  return words
}

/** Each two neighbours that somebody may write as one. */
function pairsOf(words: readonly string[]): [string, string][] {
  return words
    .slice(1)
    .map((word, index): [string, string] => [words[index] ?? '', word])
    .filter((pair) => !pair.some((word) => APART.has(word)))
}
