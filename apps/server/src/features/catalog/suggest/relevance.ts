import type { IndexedWord, WordIndex } from '../search/word-index.ts'
import { typosOf } from '../search/words/one-typo.ts'
import { WEIGHT } from '../search/words/title-words.ts'

/** Words that mean one thing, each with how near it comes to it, 0 to 1. */
export type Concept = readonly { word: string; nearness: number }[]

/** What a word counts for by where it stands in a title. */
const COUNTS: Record<keyof typeof WEIGHT, number> = {
  ...{ whole: 1, title: 1, cast: 0.9, genre: 0.8, description: 0.75 },
}
/** What a genre's name counts for. */
export const COUNT_OF_GENRE = COUNTS.genre

/** What a word is worth by the weight that it has in a title. */
export function worthByWeight(worth: number): Float32Array {
  const worths = new Float32Array(Object.keys(WEIGHT).length + 1)
  for (const name of ['whole', 'title', 'cast', 'genre', 'description'] as const) {
    worths[WEIGHT[name]] = worth * COUNTS[name]
  }
  return worths
}

/** How much a word with a slip counts. */
const NEARNESS_OF_SLIP = 0.8

/** How well each title of an index fits a concept, by slot. */
export type Fits = {
  /** 0 to 1: its nearest word counts. */
  fits: Float32Array
  /** The place of that word in the concept. */
  words: Uint8Array
}

/** How well each title of an index fits a concept. */
export function fitOf(index: WordIndex, concept: Concept): Fits {
  const found: Fits = {
    fits: new Float32Array(index.slotCount),
    words: new Uint8Array(index.slotCount),
  }
  for (const [place, { word, nearness }] of concept.entries()) {
    for (const indexed of index.find([word])) raise(index, found, { indexed, nearness, place })
  }
  return found
}

/** The same of a word that nothing else is known of: as the beginning of longer ones, or with a slip. */
export function fitOfUnknown(index: WordIndex, word: string): Fits {
  const found = fitOf(index, [{ word, nearness: 1 }])
  const longer = index.beginningLike(word).filter((one) => one.word.length <= word.length + 2)
  for (const indexed of longer) raise(index, found, { indexed, nearness: 0.95, place: 0 })
  if (found.fits.some((fit) => fit > 0)) return found
  for (const indexed of index.find(typosOf(word)).filter(({ isWritten }) => isWritten)) {
    raise(index, found, { indexed, nearness: NEARNESS_OF_SLIP, place: 0 })
  }
  return found
}

function raise(
  index: WordIndex,
  { fits, words }: Fits,
  { indexed, nearness, place }: { indexed: IndexedWord; nearness: number; place: number },
): void {
  const fitOfWeight = worthByWeight(nearness)
  index.raise({ fits, marks: words }, indexed, { fitOfWeight, mark: place })
}

/** How telling a fit is: 1 where a single title has it, near 0 where all do. */
export function rarityOf(fits: Float32Array): number {
  let count = 0
  for (const fit of fits) if (fit > 0) count += 1
  if (count === 0 || fits.length === 0) return 0
  return Math.log(1 + fits.length / count) / Math.log(1 + fits.length)
}
