import type { Topic } from '../../../domain/suggestion.ts'
import { foldedWords } from '../../../domain/text/fold.ts'
import { topics as english } from './en/topics.ts'
import { topics as spanish } from './es/topics/topics.ts'
import { topics as french } from './fr/topics/topics.ts'
import type { HostLanguage } from './host-language.ts'
import type { Topics } from './topics.ts'

const TOPICS: Record<HostLanguage, Topics> = { en: english, es: spanish, fr: french }

/** What a film is to be about, from words of a language: each with the English words for the same, in which
 *  most descriptions are written. */
export function topicsIn(language: HostLanguage, said: readonly string[]): Topic[] {
  return said.flatMap((one) => {
    const words = foldedWords(one)
    if (words.length === 0) return []
    const english = words.flatMap((word) => TOPICS[language][word] ?? [])
    return [{ said: one, words: [...new Set([...words, ...english])] }]
  })
}

/** Whether a folded word of a language says what a film may be about. */
export const isTopicIn = (language: HostLanguage, word: string): boolean =>
  TOPICS[language][word] !== undefined
