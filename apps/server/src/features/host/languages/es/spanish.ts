import type { LanguageData } from '../language.ts'
import { commands } from './commands.ts'
import { filmWords } from './words/film-words.ts'

/** Spanish, of Spain and of Latin America. */
export const spanish: LanguageData = { code: 'es', commands, words: filmWords }
