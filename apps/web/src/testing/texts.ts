/// <reference types="vite/client" />
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { keepTexts, type TextPart, type TextSlice } from '../platform/text-parts.ts'

type Sentences = Readonly<Record<string, string>>

const ALL = import.meta.glob<Record<string, Sentences>>('../../languages/*/*.json', {
  eager: true,
  import: 'default',
})

/** Parts in which English has its texts. */
export const TEXT_PARTS = Object.keys(ALL)
  .map((file) => /\/en\/(\w+)\.json$/.exec(file)?.[1])
  .filter((part): part is TextPart => part !== undefined)

/** Every text of a slice in a language, by its name. */
export function textsOf(slice: TextSlice, language: InterfaceLanguage = 'en'): Sentences {
  const [part, name = ''] = slice.split('/')
  const texts = ALL[`../../languages/${language}/${part}.json`]?.[name]
  if (!texts) throw new Error(`${slice} has no texts in ${language}`)
  return texts
}

/** Every text of a slice, by its name, in each language. */
export const textsInAll = (slice: TextSlice) =>
  INTERFACE_LANGUAGES.map(({ code }) => ({ language: code, texts: textsOf(slice, code) }))

/** Has all that the interface says in a language at hand, as a page has that was used for a while. */
export function haveTexts(language: InterfaceLanguage): void {
  for (const part of TEXT_PARTS) {
    const texts = ALL[`../../languages/${language}/${part}.json`]
    if (texts) keepTexts(language, part, texts)
  }
}
