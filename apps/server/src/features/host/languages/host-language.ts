import { interfaceLanguageOf } from '@starnest/contract/text/languages'
import type { Texts } from '@starnest/contract/text/texts'

/** Languages that the host understands and answers in. The interface has more of them. */
const CODES = ['en', 'es', 'fr'] as const
/** A language that the host understands and answers in. */
export type HostLanguage = (typeof CODES)[number]

/** The language in which the host answers somebody who prefers this one: English where it has no words of
 *  its own. */
export function hostLanguageOf(code: string): HostLanguage {
  const wanted = interfaceLanguageOf(code)
  return CODES.find((one) => one === wanted) ?? 'en'
}

/** Texts that only the host says, in the languages it speaks, all of English's shape: a missing translation
 *  is a type error. */
export function hostTexts<const English extends Record<string, string>>(texts: {
  en: English
  es: { [Key in keyof English]: string }
  fr: { [Key in keyof English]: string }
}): Record<HostLanguage, Texts<keyof English & string>> {
  return texts
}
