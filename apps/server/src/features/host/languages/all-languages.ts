import { english } from './en/english.ts'
import { spanish } from './es/spanish.ts'
import { french } from './fr/french.ts'
import type { LanguageData } from './language.ts'

/** The languages that the host understands. */
export const HOST_LANGUAGES: readonly LanguageData[] = [english, spanish, french]
