import type { LanguageData } from '../language.ts'
import { commands } from './commands.ts'
import { filmWords } from './words/film-words.ts'

/** French, of France and of Québec. */
export const french: LanguageData = { code: 'fr', commands, words: filmWords }
