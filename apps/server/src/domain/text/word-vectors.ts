import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

const DIMENSIONS = 100
/** Length of every vector, so that a product of two is their cosine times its square. */
const LENGTH = 127

/** Where the vectors of English lie. Written by scripts/prune-word-vectors.ts. */
const ENGLISH = new URL('../../../language-data/en/word-vectors.bin', import.meta.url)

/** A word, and how near it is to another, as the cosine of their vectors: 1 is the same. */
export type NearWord = { word: string; nearness: number }

/** Words of which the near ones are remembered. */
const REMEMBERED = 500

/** The most frequent words of a language and what they mean, as vectors. English takes 12 MB. */
export class WordVectors {
  readonly #words: string[]
  readonly #places: ReadonlyMap<string, number>
  readonly #vectors: Int8Array
  readonly #near = new Map<string, NearWord[]>()

  /** @param bytes as scripts/prune-word-vectors.ts writes them */
  constructor(bytes: Buffer) {
    const textLength = bytes.readUInt32LE(0)
    this.#words = bytes.toString('utf8', 4, 4 + textLength).split('\n')
    this.#places = new Map(this.#words.map((word, at) => [word, at]))
    this.#vectors = new Int8Array(bytes.buffer, bytes.byteOffset + 4 + textLength)
  }

  /** Whether it knows a folded word. */
  has(word: string): boolean {
    return this.#places.has(word)
  }

  /** The rank of a word, 0 for the most frequent; undefined: not known. */
  rankOf(word: string): number | undefined {
    return this.#places.get(word)
  }

  /** At most `most` other words that mean nearly the same or belong to it, the nearest first. Takes some
   *  milliseconds the first time. */
  nearTo(word: string, { least, most }: { least: number; most: number }): readonly NearWord[] {
    const known = this.#near.get(word) ?? this.#findNear(word)
    return known.filter(({ nearness }) => nearness >= least).slice(0, most)
  }

  #findNear(word: string): NearWord[] {
    const place = this.#places.get(word)
    if (place === undefined) return []
    const near: NearWord[] = []
    for (const [at, other] of this.#words.entries()) {
      const nearness = this.#cosine(place, at)
      if (at !== place && nearness >= LEAST_REMEMBERED) near.push({ word: other, nearness })
    }
    near.sort((one, other) => other.nearness - one.nearness)
    if (this.#near.size >= REMEMBERED) this.#near.clear()
    this.#near.set(word, near.slice(0, MOST_REMEMBERED))
    return near.slice(0, MOST_REMEMBERED)
  }

  #cosine(one: number, other: number): number {
    const vectors = this.#vectors
    const [from, to] = [one * DIMENSIONS, other * DIMENSIONS]
    let product = 0
    for (let at = 0; at < DIMENSIONS; at += 1) {
      product += (vectors[from + at] ?? 0) * (vectors[to + at] ?? 0)
    }
    return product / (LENGTH * LENGTH)
  }
}

const LEAST_REMEMBERED = 0.5
const MOST_REMEMBERED = 40

let english: Promise<WordVectors> | undefined

/** The vectors of English, read when they are first asked for. */
export function englishVectors(): Promise<WordVectors> {
  english ??= readFile(fileURLToPath(ENGLISH)).then((bytes) => new WordVectors(bytes))
  return english
}
