/** Languages of the interface, as BCP 47 codes with their own names. */
export const INTERFACE_LANGUAGES = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
  { code: 'fr', name: 'Français' },
] as const
/** Code of one of {@link INTERFACE_LANGUAGES}. */
export type InterfaceLanguage = (typeof INTERFACE_LANGUAGES)[number]['code']

/** The language of the interface for a code such as 'fr-CA', or undefined when there is none. */
export function interfaceLanguageOf(code: string | null): InterfaceLanguage | undefined {
  const base = code?.toLowerCase().split('-')[0]
  return INTERFACE_LANGUAGES.find((language) => language.code === base)?.code
}

/** The texts of one slice in every language of the interface, all of English's shape, so that a
 *  missing translation is a type error. A text may hold {{placeholders}}; a text that counts stands
 *  as `name_one` and `name_other` (CLDR plural categories) and is asked for as `name`. */
export type SliceTexts<Key extends string> = Record<InterfaceLanguage, Record<Key, string>>

/** What a text may be asked with: values for its placeholders. */
type Values = Record<string, string | number>

/** Names under which texts can be asked for: plural forms go by the name they share. */
type Askable<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

/** Says a text of a slice in a language that is chosen already. */
export type Say<Key extends string> = (name: Askable<Key>, values?: Values) => string

/** Texts of a slice, checked for completeness. */
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
