import {
  type InterfaceLanguage,
  type Say,
  type SliceTexts,
  textIn,
} from '@starnest/contract/text/texts'
import { spokenLanguage } from './language.ts'
import { useStore } from './store.ts'

/** The language of the interface; a component that asks is drawn anew when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useStore(spokenLanguage)
}

/** The way a component says the texts of its slice, in the language of the interface. */
export function useTexts<Key extends string>(texts: SliceTexts<Key>): Say<Key> {
  const language = useLanguage()
  return (name, values) => textIn(texts, language, { name, values })
}
