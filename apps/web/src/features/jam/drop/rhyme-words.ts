import type { RhymeLanguage } from '@starnest/jam/rhyme/rhymes'
import { ENGLISH_WORDS } from '@starnest/jam/rhyme/words-en'
import { SPANISH_WORDS } from '@starnest/jam/rhyme/words-es'
import { FRENCH_WORDS } from '@starnest/jam/rhyme/words-fr'

/** The words that are offered in each language that has some; a child may rap all of them. */
export const RHYME_WORDS: Readonly<Record<RhymeLanguage, readonly string[]>> = {
  en: ENGLISH_WORDS,
  es: SPANISH_WORDS,
  fr: FRENCH_WORDS,
}

/** The language in which rhymes are offered: the one asked for where it has words, else English. */
export const rhymeLanguageFor = (language: string): RhymeLanguage =>
  (['es', 'fr'] as const).find((known) => known === language) ?? 'en'

/** Words to begin with. */
const START_WORDS = 8
/** Words that one turn goes on in the list. No list's length is a multiple of it, so that all words come. */
const WORDS_A_TURN = 37

/** Words to begin with, from all parts of the list; others with each turn, which counts from 0. */
export function startWords(words: readonly string[], turn: number): string[] {
  const apart = Math.max(1, Math.floor(words.length / START_WORDS))
  const count = Math.min(START_WORDS, words.length)
  return Array.from({ length: count }, (_, at) => {
    const place = (at * apart + turn * WORDS_A_TURN) % words.length
    return words[place] ?? ''
  })
}
