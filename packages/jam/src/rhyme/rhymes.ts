import { englishEnding } from './ending-en.ts'
import { spanishEnding } from './ending-es.ts'
import { frenchEnding } from './ending-fr.ts'

/** Languages in which rhymes are found. */
export type RhymeLanguage = 'en' | 'es' | 'fr'

/** A word that rhymes. `full`: it ends alike from the last stressed vowel on; `near`: only the vowels are alike. */
export type Rhyme = { word: string; kind: 'full' | 'near' }

/** Finds words that rhyme. */
export type Rhymer = {
  /** Words that rhyme with the last word of this text, full rhymes first, each in the order of the list; at most
   *  `limit`. A text without letters has none. */
  rhymesWith(text: string, limit: number): Rhyme[]
}

const ENDINGS: Readonly<Record<RhymeLanguage, (word: string) => string>> = {
  en: englishEnding,
  es: spanishEnding,
  fr: frenchEnding,
}

/** What may stand between words, and what is no letter of the three languages. */
const NO_LETTER = /[^a-záéíóúüñàâäèêëîïôöùûçœ]/g
const SPACE = /[\s'’-]/

/** No word of the three languages is longer, in characters. */
const MAX_WORD_LENGTH = 40

/** The last word of a text in small letters, as the endings expect it; '' when it has none. */
export function lastWordOf(text: string): string {
  const words = text
    .slice(-2 * MAX_WORD_LENGTH)
    .normalize('NFC')
    .toLowerCase()
    .split(SPACE)
  const letters = words.map((word) => word.replace(NO_LETTER, ''))
  return letters.findLast((word) => word !== '')?.slice(-MAX_WORD_LENGTH) ?? ''
}

/** Sounds of the endings that are vowels, in any of the three languages. */
const VOWEL_SOUNDS = /[^aeiouyAEIOUWYQVRÉ2ãõẽ]/g

const vowelsOf = (ending: string): string => ending.replace(VOWEL_SOUNDS, '')

/** Finds rhymes among `words`, which are in small letters. It goes by how words are spelt and asks no model. */
export function createRhymer(language: RhymeLanguage, words: readonly string[]): Rhymer {
  const endingOf = ENDINGS[language]
  const endings = words.map((word) => ({ word, ending: endingOf(word) }))
  return {
    rhymesWith(text, limit) {
      const asked = lastWordOf(text)
      if (asked === '') return []
      const ending = endingOf(asked)
      const vowels = vowelsOf(ending)
      const others = endings.filter(({ word }) => word !== asked)
      const full = others.filter((other) => other.ending === ending)
      const near = others.filter(
        (other) => other.ending !== ending && vowelsOf(other.ending) === vowels,
      )
      const asRhymes = (found: typeof others, kind: Rhyme['kind']) =>
        found.map(({ word }): Rhyme => ({ word, kind }))
      return [...asRhymes(full, 'full'), ...asRhymes(near, 'near')].slice(0, Math.max(0, limit))
    },
  }
}
