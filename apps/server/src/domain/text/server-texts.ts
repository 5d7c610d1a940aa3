import { readFileSync } from 'node:fs'
import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import type { Texts } from '@starnest/contract/text/texts'
import type english from '../../../languages/en.json'

/** Slices of the texts that the server itself says, in every language of the interface. */
type ServerSlice = keyof typeof english
/** Names of the texts of a slice. */
export type ServerText<Slice extends ServerSlice> = keyof (typeof english)[Slice] & string

type AllTexts = { [Slice in ServerSlice]: Texts<ServerText<Slice>> }

/** Files of ours; `screen-texts.test.ts` checks that each has all that English has. */
const read = (code: InterfaceLanguage): AllTexts =>
  JSON.parse(readFileSync(new URL(`../../../languages/${code}.json`, import.meta.url), 'utf8'))

const ALL = new Map(INTERFACE_LANGUAGES.map(({ code }) => [code, read(code)]))

/** The texts of a slice in a language.
 *  @throws Error for a language that has no file, which no build has */
export function serverTexts<Slice extends ServerSlice>(
  slice: Slice,
  language: InterfaceLanguage,
): AllTexts[Slice] {
  const texts = ALL.get(language)
  if (!texts) throw new Error(`there are no texts in ${language}`)
  return texts[slice]
}
