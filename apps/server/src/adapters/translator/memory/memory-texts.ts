import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'

/** Forms of a text that counts, by the plural category of a language (Unicode CLDR). */
type Forms = Readonly<Partial<Record<Intl.LDMLPluralRule, string>>>

/** What says the same in several languages: a text, or its forms where it counts. */
export type SameText = Readonly<Partial<Record<InterfaceLanguage, string | Forms>>>

const PLURAL_KEY = /^(.+)_(zero|one|two|few|many|other)$/

/** Longest text that is kept, UTF-16 units: what is longer is not said in one sentence. */
const MAX_CHARACTERS = 300
const MARKUP = /<\/?[a-z]/i

/** The leaves of texts in JSON, by their paths. What counts stands under its name, with its forms. */
export function leavesOf(texts: unknown, path = ''): Map<string, string | Forms> {
  const leaves = new Map<string, string | Forms>()
  if (typeof texts === 'string') return leaves.set(path, texts)
  if (typeof texts !== 'object' || texts === null) return leaves
  for (const [name, value] of Object.entries(texts)) {
    const [, base, form] = PLURAL_KEY.exec(name) ?? []
    if (base !== undefined && typeof value === 'string') {
      const at = `${path}/${base}`
      const forms = leaves.get(at)
      leaves.set(at, { ...(typeof forms === 'object' ? forms : {}), [String(form)]: value })
      continue
    }
    for (const [at, leaf] of leavesOf(value, `${path}/${name}`)) leaves.set(at, leaf)
  }
  return leaves
}

/** Joins what stands at the same place in files of several languages. A text that is the English one letter
 *  for letter is taken for one that nobody has translated yet, and left out. */
export function joinByPath(
  files: ReadonlyMap<InterfaceLanguage, ReadonlyMap<string, string | Forms>>,
): SameText[] {
  const english = files.get('en')
  if (!english) return []
  return [...english].flatMap(([path, source]) => {
    const same: Partial<Record<InterfaceLanguage, string | Forms>> = { en: source }
    for (const { code } of INTERFACE_LANGUAGES) {
      const text = code === 'en' ? undefined : files.get(code)?.get(path)
      if (text !== undefined && JSON.stringify(text) !== JSON.stringify(source)) same[code] = text
    }
    return isWorthKeeping(same) ? [same] : []
  })
}

function isWorthKeeping(same: SameText): boolean {
  const texts = Object.values(same).flatMap((text) =>
    typeof text === 'string' ? [text] : Object.values(text),
  )
  return (
    Object.keys(same).length > 1 &&
    texts.every((text) => text.trim() !== '' && text.length <= MAX_CHARACTERS && !MARKUP.test(text))
  )
}

/** Every way in which a language says it. */
export const waysToSay = (same: SameText, language: InterfaceLanguage): string[] => {
  const text = same[language]
  if (text === undefined) return []
  return typeof text === 'string' ? [text] : Object.values(text)
}

/** How a language says it; of what counts, in the form for the first number. */
export function sayIn(
  same: SameText,
  language: InterfaceLanguage,
  slots: readonly string[],
): string | undefined {
  const text = same[language]
  if (typeof text !== 'object') return text
  const number = slots.map(Number).find((value) => Number.isFinite(value))
  const form = number === undefined ? 'other' : new Intl.PluralRules(language).select(number)
  return text[form] ?? text.other ?? Object.values(text)[0]
}
