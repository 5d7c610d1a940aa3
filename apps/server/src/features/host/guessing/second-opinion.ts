import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { HOST_LANGUAGES } from '../languages/all-languages.ts'
import type { HostLanguage } from '../languages/host-language.ts'
import { type Before, INTENTS, type Intent } from '../understanding/understood.ts'

/** Where the weights of a language lie. Written by scripts/second-opinion/train.ts. */
const fileOf = (language: HostLanguage) =>
  new URL(`../../../../language-data/${language}/second-opinion.bin`, import.meta.url)

/** What one step of a weight is worth. */
export const WEIGHT_STEP = 0.05

/** Letters of the shortest and the longest pieces of words that are compared. */
const SHORTEST_PIECE = 3
const LONGEST_PIECE = 5
/** Words of a phrase that are looked at, and letters of each. */
const MOST_WORDS = 24
const MOST_LETTERS = 16

/** What is compared of a phrase, each with how much it counts: words, pairs of words, pieces of words, and
 *  where it was said. Training and understanding share it. Takes time in proportion to the phrase.
 *  `words`: folded. */
export function featuresOf(
  words: readonly string[],
  before: Before | undefined,
): Map<string, number> {
  const features = new Map<string, number>()
  const add = (name: string, value: number) => features.set(name, (features.get(name) ?? 0) + value)
  const said = words.slice(0, MOST_WORDS).map(plainWord)
  // A long phrase counts as much as a short one.
  const share = 1 / Math.sqrt(said.length + 1)
  for (const [at, word] of said.entries()) {
    add(`w ${word}`, share)
    add(`b ${said[at - 1] ?? '^'} ${word}`, share)
    if (at > 1) add(`s ${said[at - 2]} ${word}`, share * 0.7)
    const pieces = piecesOf(`^${word}$`)
    for (const piece of pieces.all) add(`p ${piece}`, (share * 0.8) / Math.sqrt(pieces.shortest))
  }
  add(`b ${said.at(-1) ?? '^'} $`, share)
  add(`l ${Math.min(8, said.length)}`, 0.3)
  add(`a ${before ?? 'nothing'}`, 0.5)
  add('1', 0.3)
  return features
}

/** Numbers are alike, and so are 'nooo' and 'no'. */
const plainWord = (word: string) =>
  /^\d+$/.test(word) ? '#' : word.slice(0, MOST_LETTERS).replace(/(.)\1{2,}/gu, '$1')

function piecesOf(word: string): { all: string[]; shortest: number } {
  const all: string[] = []
  for (let length = SHORTEST_PIECE; length <= LONGEST_PIECE; length += 1) {
    for (let from = 0; from + length <= word.length; from += 1) {
      all.push(word.slice(from, from + length))
    }
  }
  return { all, shortest: Math.max(1, word.length - SHORTEST_PIECE) }
}

/** What a phrase seems to want, and how sure that is, 0 to 1. */
export type Opinion = { intent: Intent; sureness: number }

/** What phrases want by the words that they share with others: a second opinion where no pattern fits a
 *  phrase whole. A logistic regression, so it always says the same of the same phrase. */
export class SecondOpinion {
  readonly #intents: readonly Intent[]
  /** Where the weights of a feature begin in the bytes. */
  readonly #places: ReadonlyMap<string, number>
  readonly #weights: Int8Array

  /** @param bytes as scripts/second-opinion/train.ts writes them: the length of a text in bytes (32 bits,
   *  little-endian); the text, whose first line names the intents and every other a feature; and for each
   *  feature a count and as many pairs of an intent's place and its weight, a signed byte each */
  constructor(bytes: Buffer) {
    const textLength = bytes.readUInt32LE(0)
    this.#weights = new Int8Array(bytes.buffer, bytes.byteOffset + 4 + textLength)
    const [intents = '', ...features] = bytes.toString('utf8', 4, 4 + textLength).split('\n')
    this.#intents = intents.split(' ').map((name) => INTENTS.find((one) => one === name) ?? 'none')
    const places = new Map<string, number>()
    let place = 0
    for (const feature of features) {
      places.set(feature, place)
      place += 1 + 2 * (this.#weights[place] ?? 0)
    }
    this.#places = places
  }

  /** The likeliest meaning of a phrase, of its folded words. */
  of(words: readonly string[], before: Before | undefined): Opinion {
    const scores = this.#intents.map(() => 0)
    for (const [feature, value] of featuresOf(words, before)) this.#add(scores, feature, value)
    const most = Math.max(...scores)
    const sum = scores.reduce((total, score) => total + Math.exp(score - most), 0)
    return { intent: this.#intents[scores.indexOf(most)] ?? 'none', sureness: 1 / sum }
  }

  #add(scores: number[], feature: string, value: number): void {
    const place = this.#places.get(feature)
    if (place === undefined) return
    const weights = this.#weights
    const end = place + 1 + 2 * (weights[place] ?? 0)
    for (let at = place + 1; at < end; at += 2) {
      const intent = weights[at] ?? 0
      scores[intent] = (scores[intent] ?? 0) + (weights[at + 1] ?? 0) * WEIGHT_STEP * value
    }
  }
}

/** The second opinions of all languages. */
export type SecondOpinions = ReadonlyMap<HostLanguage, SecondOpinion>

let opinions: Promise<SecondOpinions> | undefined

/** The second opinions, read when they are first asked for. */
export function secondOpinions(): Promise<SecondOpinions> {
  opinions ??= Promise.all(
    HOST_LANGUAGES.map(async ({ code }) => {
      const bytes = await readFile(fileURLToPath(fileOf(code)))
      return [code, new SecondOpinion(bytes)] as const
    }),
  ).then((all) => new Map(all))
  return opinions
}
