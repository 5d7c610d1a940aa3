import * as z from 'zod/mini'

/** Control characters, half of a surrogate pair, line separators, and marks that turn the direction
 *  of the text around them. Source: Unicode, UAX #9 §2. */
const UNWRITABLE = /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u
/** Control characters besides tab and line breaks, and half of a surrogate pair: no text that a person
 *  writes has any, and PostgreSQL stores no NUL. Source: Unicode, general categories Cc and Cs. */
const UNSTORABLE = /[^\P{Cc}\t\n\r]|\p{Cs}/u
/** Anything that leaves a mark on the screen. */
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}/u
/** The longest emoji of a single picture, a family of four with skin tones, has fewer UTF-16 units. */
const MAX_EMOJI_UNITS = 40

let segmenter: Intl.Segmenter | undefined

/** Divides a text into letters and emoji as a reader counts them. Created at its first use, because that takes a slow
 *  phone a tenth of a second. */
export function graphemes(): Intl.Segmenter {
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return segmenter
}

/** The first text in parsed JSON, a query or the parts of a path that holds characters which no text may,
 *  be it a value or a name; null: there is none. The answer is its path, as `profiles.0.name`, or that of
 *  what has the name; empty: the value itself. However deep values are nested, the stack does not grow. */
export function unstorableField(value: unknown): string | null {
  const waiting = [{ path: '', value }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { path, value: found } = next
    if (typeof found === 'string' && UNSTORABLE.test(found)) return path
    if (typeof found !== 'object' || found === null) continue
    for (const [name, inner] of Object.entries(found)) {
      if (UNSTORABLE.test(name)) return path
      waiting.push({ path: path === '' ? name : `${path}.${name}`, value: inner })
    }
  }
  return null
}

/** What is wrong with a trimmed line of text. */
export type LineProblem = 'blank' | 'too-long' | 'unwritable'

/** What is wrong with a trimmed line of text; null: nothing. Characters are Unicode code points. */
export function lineProblem(line: string, maxCharacters: number): LineProblem | null {
  if (UNWRITABLE.test(line)) return 'unwritable'
  if (!VISIBLE.test(line)) return 'blank'
  return [...line].length > maxCharacters ? 'too-long' : null
}

/** A line somebody wrote, trimmed and in Unicode's composed form: 1 to `maxCharacters` characters,
 *  at least one of them visible, none that breaks the line or turns its direction. */
export function lineOfText(maxCharacters: number) {
  const isWithout = (problem: LineProblem) => (line: string) =>
    lineProblem(line, maxCharacters) !== problem
  return z
    .string()
    .check(
      z.trim(),
      z.refine(isWithout('unwritable'), 'holds characters that cannot be written in a line'),
      z.refine(isWithout('blank'), 'has to have at least one visible character'),
      z.refine(isWithout('too-long'), `may have at most ${maxCharacters} characters`),
      z.normalize('NFC'),
    )
}

/** Exactly one emoji, as the screen counts. */
export function singleEmoji() {
  const isOne = (text: string) =>
    text.length <= MAX_EMOJI_UNITS &&
    EMOJI.test(text) &&
    !UNWRITABLE.test(text) &&
    [...graphemes().segment(text)].length === 1
  return z.string().check(z.refine(isOne, 'has to be one emoji'))
}

/** JSON text of at most `maxCharacters` UTF-16 units that holds what the schema asks for. */
export function jsonTextOf<Schema extends z.ZodMiniType>(schema: Schema, maxCharacters: number) {
  const text = z.string().check(z.maxLength(maxCharacters))
  const parsed = z.transform((json: string, context): unknown => {
    try {
      return JSON.parse(json)
    } catch {
      context.issues.push({ code: 'custom', message: 'has to be JSON text', input: json })
      return z.NEVER
    }
  })
  return z.pipe(z.pipe(text, parsed), schema)
}
