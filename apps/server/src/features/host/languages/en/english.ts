import type { LanguageData } from '../language.ts'
import { commands } from './commands.ts'
import { filmWords } from './words/film-words.ts'

/** English. */
export const english: LanguageData = { code: 'en', commands, words: filmWords }
