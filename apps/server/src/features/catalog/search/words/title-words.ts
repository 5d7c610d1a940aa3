import { foldedRuns, joined } from '../../../../domain/text/fold.ts'
import type { titles } from '../../../../tables/titles.ts'
import { GENRE_NAMES } from './genre-names.ts'

/** What a word tells of a title, as the number that its row carries: the greater, the nearer to its
 *  name. 'whole' is the whole name written as one word. */
export const WEIGHT = { description: 1, genre: 2, cast: 3, title: 4, whole: 5 } as const

/** The facts of a title that it can be found by. */
export type SearchableTitle = Pick<
  typeof titles.$inferSelect,
  'title' | 'tagline' | 'description' | 'genre' | 'cast' | 'series' | 'texts'
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

/** Words of one title that are kept at most for each language it is told in; a description goes on for no
 *  longer. */
const MAX_WORDS = 500

/** The words that a title can be found by: those of its name and its series' (also each two
 *  neighbours as one, so that "spiderman" finds "Spider-Man"), who plays in it, its genre in every
 *  language of the interface, its tagline, description and roles, in each language that it is told in.
 *  Each word once, as what weighs most; the whole name as one word besides. */
export function wordsOf(title: SearchableTitle): TitleWord[] {
  const words = new HeaviestWords()
  const { tagline, description, cast, genre, series, texts } = title
  const own = { title: title.title, tagline, description, cast, series: series?.title }
  const told = [own, ...Object.values(texts ?? {})]
  // All names before all descriptions: what is too much are words of the latter.
  for (const { title, series, cast } of told) {
    words.addName(title, WEIGHT.title)
    words.addName(series, WEIGHT.title)
    for (const { name } of cast ?? []) words.addName(name, WEIGHT.cast)
  }
  for (const name of genre ? GENRE_NAMES[genre] : []) words.addName(name, WEIGHT.genre)
  for (const facts of told) {
    const roles = (facts.cast ?? []).map(({ role }) => role)
    for (const text of [facts.tagline, facts.description, ...roles]) {
      // A slip in one language is a word of another too often: 'summer', 'Sommer'.
      words.addText(text, { weight: WEIGHT.description, forgivesTypos: facts === own })
    }
  }
  const kept = words.first(MAX_WORDS * told.length)
  const whole = joined(runsOf(title.title).flat())
  if (whole) kept.push({ word: whole, weight: WEIGHT.whole, isWritten: false })
  return kept
}

type Runs = readonly (readonly string[])[]

/** Written words that are remembered with what they fold to, and how long they are at most, in characters: about
 *  2 MB. */
const MOST_REMEMBERED = 20_000
const LONGEST_REMEMBERED = 24

/** Titles are told in the same words again and again. What somebody asks for is never folded by it: how long
 *  that takes would tell which words titles have that are hidden. */
const remembered = new Map<string, Runs>()

/** The folded words of a title's text in runs. */
function runsOf(text: string | null | undefined): Runs {
  return (text ?? '').split(/\s+/).flatMap((written) => {
    const known = remembered.get(written)
    if (known) return known
    const runs = foldedRuns(written)
    if (written.length > LONGEST_REMEMBERED) return runs
    if (remembered.size >= MOST_REMEMBERED) remembered.clear()
    remembered.set(written, runs)
    return runs
  })
}

/** Each word once, as what came first. */
class HeaviestWords {
  readonly #words = new Map<string, TitleWord>()

  addText(
    text: string | null | undefined,
    { weight, forgivesTypos }: { weight: number; forgivesTypos: boolean },
  ): void {
    for (const run of runsOf(text)) for (const word of run) this.#add(word, weight, forgivesTypos)
  }

  addName(name: string | undefined, weight: number): void {
    const runs = runsOf(name)
    const words = runs.flat()
    for (const word of words) this.#add(word, weight, true)
    for (const pair of pairsOf(words)) this.#add(joined(pair), weight, false)
    // "U.F.O." is written so.
    for (const run of runs) this.#add(joined(run), weight, true)
  }

  first(count: number): TitleWord[] {
    return [...this.#words.values()].slice(0, count)
  }

  #add(word: string, weight: number, isWritten: boolean): void {
    const known = this.#words.get(word)
    if (!known) this.#words.set(word, { word, weight, isWritten })
    else if (isWritten) known.isWritten = true
  }
}

/** Each two neighbours that somebody may write as one. */
function pairsOf(words: readonly string[]): [string, string][] {
  return words
    .slice(1)
    .map((word, index): [string, string] => [words[index] ?? '', word])
    .filter((pair) => !pair.some((word) => APART.has(word)))
}
