import { MAX_QUERY_LENGTH } from '@starnest/contract/catalog/search'
import { foldedWords, joined } from '../../../../domain/text/fold.ts'

/** Words of a question that are looked for; those after them are not. */
const MAX_WORDS = 8

/** One word that somebody looks for, and what else it may be part of: "man" of "spider man" is also
 *  found as "spiderman". */
export type AskedWord = {
  word: string
  /** The word and its joins, folded. A title's word that begins like one of them fits. */
  beginnings: string[]
}

/** What somebody looks for. */
export type Asked = {
  words: AskedWord[]
  /** All words written as one. */
  whole: string
}

/** The words that a question asks for, all of which have to be found; none when it has no letters. */
export function askedWords(question: string): Asked {
  const all = foldedWords(question.slice(0, MAX_QUERY_LENGTH)).slice(0, MAX_WORDS)
  const whole = joined(all)
  const words = all.map((word, index) => ({
    word,
    beginnings: [
      ...new Set([
        word,
        joined(all.slice(Math.max(0, index - 1), index + 1)),
        joined(all.slice(index, index + 2)),
        whole,
      ]),
    ],
  }))
  const known = new Set<string>()
  return { words: words.filter(({ word }) => !known.has(word) && known.add(word)), whole }
}
