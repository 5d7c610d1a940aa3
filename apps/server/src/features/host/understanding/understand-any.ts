import type { WordVectors } from '../../../domain/text/word-vectors.ts'
import { yieldToLoop } from '../../../domain/time/in-turns.ts'
import type { SecondOpinions } from '../guessing/second-opinion.ts'
import { HOST_LANGUAGES } from '../languages/all-languages.ts'
import { isTopicIn } from '../languages/all-topics.ts'
import type { HostLanguage } from '../languages/host-language.ts'
import { type Grammar, grammarOf } from './grammar.ts'
import { cleanText, tokensOf } from './tokens.ts'
import { understand } from './understand.ts'
import type { Before, Understood } from './understood.ts'

/** What a phrase may mean, and the language that it was said in. */
export type Heard = { readings: Understood[]; language: HostLanguage }

/** How much surer another language has to make it than the one that somebody prefers. */
const LEAST_ADVANTAGE = 0.1
/** How much it counts that a language knows all words of a phrase. */
const COUNT_OF_KNOWN = 0.4

const DATA = new Map(HOST_LANGUAGES.map((data) => [data.code, data]))

function grammarIn(language: HostLanguage): Grammar | undefined {
  const data = DATA.get(language)
  return data && grammarOf(data)
}

/** Reads all grammars, one in each turn of the loop, so that the first phrase does not wait for them. */
export async function readGrammarsAhead(): Promise<void> {
  for (const data of HOST_LANGUAGES) {
    await yieldToLoop()
    grammarOf(data)
  }
}

/** Understands the languages of the interface. */
export class Understanding {
  readonly #isEnglish: (word: string) => boolean
  readonly #opinions: SecondOpinions

  /** @param vectors of English: words that it knows are no slips of others */
  constructor(vectors: Pick<WordVectors, 'has'>, opinions: SecondOpinions) {
    this.#opinions = opinions
    this.#isEnglish = (word) => vectors.has(word)
  }

  get languages(): HostLanguage[] {
    return [...DATA.keys()]
  }

  /** What a phrase may mean in the language that makes most of it: the preferred one, unless another is
   *  clearly surer. */
  hear(
    text: string,
    { preferred, before }: { preferred: HostLanguage; before?: Before | undefined },
  ): Heard {
    let best = this.#hearIn(preferred, text, before)
    if (best.sureness >= 1 + COUNT_OF_KNOWN) return best
    for (const language of this.languages) {
      if (language === preferred) continue
      const other = this.#hearIn(language, text, before)
      if (other.sureness > best.sureness + LEAST_ADVANTAGE) best = other
    }
    return best
  }

  #hearIn(language: HostLanguage, text: string, before: Before | undefined) {
    const readings = this.#read(text, language, before)
    const tokens = tokensOf(cleanText(text))
    const known = grammarIn(language)?.known
    const share = tokens.filter(({ word }) => known?.has(word)).length / (tokens.length || 1)
    return { readings, language, sureness: certaintyOf(readings) + COUNT_OF_KNOWN * share }
  }

  /** The words of a phrase that may have to do with films, as they were said. */
  wordsIn(text: string, language: HostLanguage): string[] {
    const stop = grammarIn(language)?.stop
    const words = tokensOf(cleanText(text)).filter(
      ({ word }) => isTopicIn(language, word) || (word.length > 2 && !stop?.has(word)),
    )
    return [...new Set(words.map(({ raw }) => raw))]
  }

  #read(text: string, language: HostLanguage, before: Before | undefined): Understood[] {
    const grammar = grammarIn(language)
    if (!grammar) return []
    const isOtherWord = language === 'en' ? this.#isEnglish : undefined
    const opinion = this.#opinions.get(language)
    return understand(grammar, text, {
      ...(opinion && { opinion }),
      ...(before && { before }),
      ...(isOtherWord && { isOtherWord }),
    })
  }
}

/** How sure the likeliest reading is; a name that may be none does not count. */
const certaintyOf = (readings: readonly Understood[]): number =>
  Math.max(
    0,
    ...readings.map(({ certainty, slots }) =>
      slots.title === undefined ? certainty : certainty - 0.3,
    ),
  )
