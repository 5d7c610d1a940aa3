import { isReleaseYear } from '@starnest/contract/catalog/release-year'

/** Characters that texts of a catalogue may have here; more are cut off before anything reads them. */
const MAX_CHARACTERS = { line: 200, text: 4000 }

/** Marks that turn the direction of text around them. Source: Unicode, UAX #9 §2. */
const TURNING = /[\u202a-\u202e\u2066-\u2069]/gu

/** A text of a catalogue as one plain line; null: nothing that can be seen stands in it. */
export function plainLine(text: string | null | undefined): string | null {
  const line = clean(text?.slice(0, MAX_CHARACTERS.line) ?? '')
    .replace(/\s+/gu, ' ')
    .trim()
  return line === '' ? null : line
}

/** A text of several lines, plain; '': there is none. */
export const plainText = (text: string | null | undefined): string =>
  clean(text?.slice(0, MAX_CHARACTERS.text) ?? '').trim()

/** The same of text with tags of HTML, which are left out. Source: TVmaze, "summary". */
export const textOfHtml = (html: string | null | undefined): string =>
  plainText(
    (html?.slice(0, MAX_CHARACTERS.text) ?? '')
      .replace(/<[^<>]{0,300}>/gu, '')
      .replace(/&(amp|lt|gt|quot|#0?39|apos|nbsp);/gu, (_, name: string) => ENTITIES[name] ?? ' '),
  )

const ENTITIES: Readonly<Record<string, string>> = {
  ...{ amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", '#039': "'", apos: "'", nbsp: ' ' },
}

const clean = (text: string) =>
  text
    .toWellFormed()
    .replace(TURNING, '')
    .replace(/[^\P{Cc}\n]+/gu, ' ')

/** The year that a date such as `2001-07-20` begins with; null: there is none. */
export function yearOf(date: string | null | undefined): number | null {
  const year = Number(/^(\d{4})-\d{2}-\d{2}$/.exec(date ?? '')?.[1])
  return isReleaseYear(year) ? year : null
}
