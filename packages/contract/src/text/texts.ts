import type { InterfaceLanguage } from './languages.ts'

/** The texts of one slice in one language. A text may hold {{placeholders}}; a text that counts stands
 *  once for each of the language's plural categories (`name_one`, `name_few`, `name_other` …, Unicode
 *  CLDR) and is asked for as `name`. */
export type Texts<Key extends string> = Readonly<Record<Key, string>>

/** What a text may be asked with: values for its placeholders. */
type Values = Record<string, string | number>

/** Names under which texts can be asked for: plural forms go by the name they share. */
type Askable<Key extends string> = Key extends `${infer Name}_${'one' | 'other'}` ? Name : Key

/** Says a text of a slice in a language that is chosen already. */
export type Say<Key extends string> = (name: Askable<Key>, values?: Values) => string

/** A text of a language's, its placeholders filled. With a `count` among the values, the form is the
 *  language's own for that number (Unicode CLDR, through Intl.PluralRules); the form `other` stands in
 *  for one that the texts do not tell apart. */
export function textIn<Key extends string>(
  texts: Texts<Key>,
  language: InterfaceLanguage,
  { name, values = {} }: { name: Askable<Key>; values?: Values },
): string {
  const all: Record<string, string> = texts
  const form = typeof values.count === 'number' ? `${name}_${formOf(language, values.count)}` : name
  const text = all[form] ?? all[`${name}_other`] ?? all[name] ?? name
  return text.replace(/\{\{(\w+)\}\}/g, (hole, key: string) => String(values[key] ?? hole))
}

function formOf(language: InterfaceLanguage, count: number): Intl.LDMLPluralRule {
  return new Intl.PluralRules(language).select(count)
}
