/** Characters of a user agent that are read; those of browsers have 100 to 200. */
const MAX_CHARACTERS = 1000

/** A name, and the part of a user agent that stands for it. The first match counts, because many
 *  browsers also name others. Source: the browsers' own user agents. */
type Sign = readonly [word: string, sign: RegExp]

const BROWSERS: readonly Sign[] = [
  ['Edge', /\bEdg(?:e|A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|Chromium)\//],
  ['Safari', /\bVersion\/[\d.]+ (?:Mobile\/\w+ )?Safari\//],
]

const SYSTEMS: readonly Sign[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['macOS', /\bMacintosh\b/],
  ['webOS TV', /\bWeb0S\b/],
  ['Tizen TV', /\bTizen\b/],
  ['Linux', /\bLinux\b/],
]

/** Browser and system of a user agent, by the names people know; null: unknown. */
export function describeUserAgent(userAgent: string | null): {
  browser: string | null
  system: string | null
} {
  const said = (userAgent ?? '').slice(0, MAX_CHARACTERS)
  const wordIn = (signs: readonly Sign[]) => signs.find(([, sign]) => sign.test(said))?.[0] ?? null
  return { browser: wordIn(BROWSERS), system: wordIn(SYSTEMS) }
}
