import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { type Say, textIn } from '@starnest/contract/text/texts'
import { currentLanguage, spokenLanguage } from './language.ts'
import { useStore } from './store.ts'
import {
  fetchTexts,
  keptTexts,
  type TextKey,
  type TextPart,
  type TextSlice,
  textsToDraw,
} from './text-parts.ts'

/** The language of the interface; a component that asks is drawn anew when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useStore(spokenLanguage)
}

/** The way a component says the texts of a slice, in the language of the interface. Suspends while they
 *  are on their way. */
export function useTexts<Slice extends TextSlice>(slice: Slice): Say<TextKey<Slice>> {
  const language = useLanguage()
  const texts = useSentences(slice)
  return (name, values) => textIn(texts, language, { name, values })
}

/** The texts of a slice in the language of the interface, by their names: for what is drawn as a list of
 *  them. Suspends while they are on their way. */
export function useSentences(slice: TextSlice): Readonly<Record<string, string>> {
  const language = useLanguage()
  return of(textsToDraw(language, partOf(slice)), slice)
}

/** The way to say the texts of a slice outside of a component, in the language that the interface speaks
 *  then. Their part has to be here; `core` always is. */
export function sayNow<Slice extends TextSlice>(slice: Slice): Say<TextKey<Slice>> {
  const language = currentLanguage()
  const texts = keptTexts(language, partOf(slice)) ?? {}
  return (name, values) => textIn(of(texts, slice), language, { name, values })
}

/** Fetches the code of a screen, and the texts that it says beside it. Rejects where one of them cannot be had:
 *  whoever asks for the code again asks for its texts too. */
export async function withTexts<Code>(code: Promise<Code>, ...parts: TextPart[]): Promise<Code> {
  const language = currentLanguage()
  const texts = parts.map((part) => fetchTexts(language, part))
  return (await Promise.all([code, ...texts]))[0]
}

const partOf = (slice: TextSlice) => slice.slice(0, slice.indexOf('/')) as TextPart

const of = (texts: Readonly<Record<string, Readonly<Record<string, string>>>>, slice: TextSlice) =>
  texts[slice.slice(slice.indexOf('/') + 1)] ?? {}
