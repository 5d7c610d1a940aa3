import { type InterfaceLanguage, spokenLanguage } from './language.ts'
import { useStore } from './store.ts'

/** The texts of one slice in every language of the interface, all of English's shape, so that a
 *  missing translation is a type error. A text may hold {{placeholders}}; a text that counts stands
 *  as `name_one` and `name_other` (CLDR plural categories) and is asked for as `name`. */
export type SliceTexts<Key extends string> = Record<InterfaceLanguage, Record<Key, string>>

/** What a text may be asked with: values for its placeholders. */
type Values = Record<string, string | number>

/** Names under which texts can be asked for: plural forms go by the name they share. */
type Askable<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

/** Says a text of a slice in the interface's language. */
export type Say<Key extends string> = (name: Askable<Key>, values?: Values) => string

/** Say a slice's texts, checked for completeness. */
export function sliceTexts<const English extends Record<string, string>>(texts: {
  en: English
  es: { [Key in keyof English]: string }
  fr: { [Key in keyof English]: string }
}): SliceTexts<keyof English & string> {
  return texts
}

/** A text in a language, its placeholders filled. With a `count` among the values, the form is the
 *  language's own for that number (Unicode CLDR, through Intl.PluralRules). */
export function textIn<Key extends string>(
  texts: SliceTexts<Key>,
  language: InterfaceLanguage,
  { name, values = {} }: { name: Askable<Key>; values?: Values },
): string {
  const all: Record<string, string> = texts[language]
  const form = typeof values.count === 'number' ? `${name}_${formOf(language, values.count)}` : name
  const text = all[form] ?? all[`${name}_other`] ?? all[name] ?? name
  return text.replace(/\{\{(\w+)\}\}/g, (hole, key: string) => String(values[key] ?? hole))
}

function formOf(language: InterfaceLanguage, count: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language).select(count)
}

/** The language of the interface; a component that asks is drawn anew when it changes. */
export function useLanguage(): InterfaceLanguage {
  return useStore(spokenLanguage)
}

/** The way a component says the texts of its slice, in the language of the interface. */
export function useTexts<Key extends string>(texts: SliceTexts<Key>): Say<Key> {
  const language = useLanguage()
  return (name, values) => textIn(texts, language, { name, values })
}
