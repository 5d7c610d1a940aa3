import type { titles } from '../../../../ports/tables/titles.ts'
import { foldedRuns, foldedWords, joined } from './fold.ts'
import { GENRE_NAMES } from './genre-names.ts'

/** What a word tells of a title, as the number that its row carries: the greater, the nearer to its
 *  name. 'whole' is the whole name written as one word. */
export const WEIGHT = { description: 1, genre: 2, cast: 3, title: 4, whole: 5 } as const

/** The facts of a title that it can be found by. */
export type SearchableTitle = Pick<
  typeof titles.$inferSelect,
  'title' | 'tagline' | 'description' | 'genre' | 'cast' | 'series'
>

/** A folded word that a title can be found by. */
export type TitleWord = { word: string; weight: number }

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
  const heaviest = new Map<string, number>()
  const add = (words: string[], weight: number) => {
    for (const word of words) if (!heaviest.has(word)) heaviest.set(word, weight)
  }
  add(withJoined(title.title), WEIGHT.title)
  if (series) add(withJoined(series.title), WEIGHT.title)
  for (const { name } of cast) add(withJoined(name), WEIGHT.cast)
  if (genre) add(GENRE_NAMES[genre].flatMap(withJoined), WEIGHT.genre)
  const roles = cast.map(({ role }) => role)
  add(foldedWords([tagline ?? '', description, ...roles].join(' ')), WEIGHT.description)
  const whole = joined(foldedWords(title.title))
  return [
    ...(whole ? [{ word: whole, weight: WEIGHT.whole }] : []),
    ...[...heaviest].slice(0, MAX_WORDS).map(([word, weight]) => ({ word, weight })),
  ]
}

/** The words of a title in which typos are forgiven: those that people write, without the joins that
 *  {@link wordsOf} makes of neighbours. */
export function vocabularyOf(title: SearchableTitle): string[] {
  const { cast, genre, series, tagline, description } = title
  const texts = [
    title.title,
    series?.title ?? '',
    ...cast.flatMap(({ name, role }) => [name, role]),
    ...(genre ? GENRE_NAMES[genre] : []),
    tagline ?? '',
    description,
  ]
  const words = texts.flatMap(foldedRuns).flatMap((run) => [...run, joined(run)])
  return [...new Set(words)].slice(0, MAX_WORDS)
}

/** The words of a text, each two neighbours as one, and each run such as "U.F.O." as one. */
function withJoined(text: string): string[] {
  const runs = foldedRuns(text)
  const words = runs.flat()
  const pairs = words
    .slice(1)
    .map((word, index) => [words[index] ?? '', word])
    .filter((pair) => !pair.some((word) => APART.has(word)))
  return [...words, ...pairs.map(joined), ...runs.map(joined)]
}
