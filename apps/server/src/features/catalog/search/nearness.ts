import type { IndexedWord, WordIndex } from './word-index.ts'
import { LEAST_LETTERS } from './words/one-typo.ts'
import { WEIGHT } from './words/title-words.ts'

/** The least similarity that counts. Source: PostgreSQL, pg_trgm.similarity_threshold. */
const LEAST_SIMILARITY = 0.3

/** Distance of words that are not similar; of the same word it is 0. */
const FAR = 100

/** Ids of the titles of an index whose names or casts come near to the words, the nearest first and
 *  those that are equally near together. How near: the share of three letters in a row that two words
 *  have in common, summed over the words. Short words come near to everything and are left out. */
export function nearTitles(index: WordIndex, words: readonly string[]): number[][] {
  const long = words.filter((word) => [...word].length >= LEAST_LETTERS)
  const sums = new Uint16Array(index.slotCount)
  for (const asked of long) {
    const distances = new Uint8Array(index.slotCount).fill(FAR)
    for (const [word, similarity] of similarWords(index, asked)) {
      const distance = Math.round((1 - similarity) * FAR)
      index.lower(distances, word, inNamesAndCasts(distance))
    }
    for (let slot = 0; slot < distances.length; slot += 1) {
      sums[slot] = (sums[slot] ?? 0) + (distances[slot] ?? FAR)
    }
  }
  const near = new Map<number, number[]>()
  for (let slot = 0; slot < sums.length; slot += 1) {
    const sum = sums[slot] ?? 0
    const id = index.titleAt(slot)
    if (id === 0 || sum === FAR * long.length) continue
    const others = near.get(sum)
    if (others) others.push(id)
    else near.set(sum, [id])
  }
  return [...near].toSorted(([one], [other]) => one - other).map(([, ids]) => ids)
}

/** A distance for each weight that a title's word may have. */
function inNamesAndCasts(distance: number): Uint8Array {
  const distances = new Uint8Array(Object.keys(WEIGHT).length + 1).fill(FAR)
  distances[WEIGHT.title] = distance
  distances[WEIGHT.cast] = distance
  return distances
}

/** The words that people write which are similar to one. */
function* similarWords(index: WordIndex, asked: string): Generator<[IndexedWord, number]> {
  const wanted = new Set(trigramsOf(asked))
  const isPossible = new Uint8Array(0x1000)
  for (const trigram of wanted) {
    const [first, second, third] = [0, 1, 2].map((at) => trigram.charCodeAt(at))
    isPossible[hashOf(first ?? 0, second ?? 0, third ?? 0)] = 1
  }
  for (const indexed of index.written()) {
    if (!mayShareEnough(indexed.word, wanted.size, isPossible)) continue
    const trigrams = new Set(trigramsOf(indexed.word))
    const common = [...trigrams].filter((trigram) => wanted.has(trigram)).length
    const similarity = common / (wanted.size + trigrams.size - common)
    if (similarity >= LEAST_SIMILARITY) yield [indexed, similarity]
  }
}

/** Whether a word has so many possible trigrams in common that looking closer is worth it: most have
 *  not, and are passed over without writing anything down. */
function mayShareEnough(word: string, wanted: number, isPossible: Uint8Array): boolean {
  let common = 0
  let [first, second] = [SPACE, SPACE]
  for (let at = 0; at <= word.length; at += 1) {
    const third = at < word.length ? word.charCodeAt(at) : SPACE
    common += isPossible[hashOf(first, second, third)] ?? 0
    first = second
    second = third
  }
  return common >= LEAST_SIMILARITY * wanted
}

/** Three letters in a row, with two spaces before the word and one after it. Source: PostgreSQL,
 *  pg_trgm. */
function trigramsOf(word: string): string[] {
  const padded = `  ${word} `
  return Array.from({ length: padded.length - 2 }, (_, at) => padded.slice(at, at + 3))
}

const SPACE = 32

const hashOf = (first: number, second: number, third: number) =>
  (first * 961 + second * 31 + third) & 0xfff
