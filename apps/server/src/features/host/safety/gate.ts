import { yieldToLoop } from '../../../domain/time/in-turns.ts'
import { cleanText } from '../understanding/tokens.ts'
import { LANGUAGES } from './languages.ts'
import { masked, numbersOf, privateSpans } from './personal.ts'
import { type Found, PhraseBook } from './phrase-book.ts'
import { plainWords, readingsOf, type Written, writtenWords } from './readings.ts'

/**
 * What the gate says of a message:
 * - `distress`: somebody may be hurt, threatened or alone in danger. Outweighs everything else.
 * - `block`: swearing, sex, gore, weapons to hurt with, drugs, hate.
 * - `redirect`: getting round Leo's rules, or asking for what is above the age.
 * - `personal`: holds what should stay at home; `masked` is the message with '•••' in its places, and the
 *   only form of it that may be written down or handed on.
 * - `fine`: nothing of these.
 *
 * Of a message that is neither `fine` nor `personal` nothing may be kept or repeated.
 */
export type Verdict =
  | { is: 'fine' }
  | { is: 'distress' }
  | { is: 'block' }
  | { is: 'redirect' }
  | { is: 'personal'; masked: string }

/** What a list of phrases is about. */
type Kind = 'block' | 'redirect' | 'distress' | 'personal' | 'harmless'

let book: PhraseBook<Kind> | undefined

/** The phrases of all languages, read with the first message if not before: a start has no use for them. */
function phrases(): PhraseBook<Kind> {
  if (book) return book
  book = new PhraseBook()
  for (const language of LANGUAGES) addLanguage(book, language)
  return book
}

/** Reads all phrases, one language in each turn of the loop, so that the first message does not wait for them. */
export async function readPhrasesAhead(): Promise<void> {
  const ahead = new PhraseBook<Kind>()
  for (const language of LANGUAGES) {
    await yieldToLoop()
    addLanguage(ahead, language)
  }
  book ??= ahead
}

function addLanguage(to: PhraseBook<Kind>, language: (typeof LANGUAGES)[number]): void {
  to.add('block', language.blocked)
  to.add('redirect', language.redirected)
  to.add('distress', language.distressing)
  to.add('personal', language.personal)
  to.add('harmless', language.harmless)
}

/**
 * Looks at a message before anything else does. The first 500 characters are read, as everywhere in the
 * host; it never throws, and the work is bounded by that length.
 *
 * `titles` are names that the viewer may see, so that a title that is itself a blocked word can be asked
 * for: what stands in such a name is not looked at. A name of one word counts only at the end of the
 * message ("play …"), as it could be meant in any sentence. Distress is looked for in names too, unless
 * the message is the name and nothing else.
 */
export function checkMessage(
  text: string,
  { titles = [] }: { titles?: readonly string[] } = {},
): Verdict {
  const clean = cleanText(text)
  const words = writtenWords(clean)
  const found = phrases().find(readingsOf(words), {
    isNumber: numbersOf(words),
    isCapital: words.map((word) => /^\p{Lu}/u.test(word.text)),
  })
  const harmless = found.filter(({ kind }) => kind === 'harmless')
  const named = namedTitles(words, titles)
  const isMeant = (one: Found<Kind>, excused: readonly Span[]) =>
    !excused.some(({ from, to }) => from <= one.from && one.to <= to)
  const has = (kind: Kind, excused: readonly Span[]) =>
    found.some((one) => one.kind === kind && isMeant(one, excused))

  const wholly = named.filter(({ from, to }) => from === 0 && to === words.length)
  if (has('distress', [...harmless, ...wholly])) return { is: 'distress' }
  if (has('block', [...harmless, ...named])) return { is: 'block' }
  if (has('redirect', [...harmless, ...named])) return { is: 'redirect' }
  const told = found.filter(
    (one) => one.kind === 'personal' && isMeant(one, [...harmless, ...named]),
  )
  const spans = [...told.map((one) => spanOf(words, one)), ...privateSpans(clean)]
  return spans.length > 0 ? { is: 'personal', masked: masked(clean, spans) } : { is: 'fine' }
}

type Span = { from: number; to: number }

/** The characters of written words. */
function spanOf(words: readonly Written[], { from, to }: Span): Span {
  return { from: words[from]?.from ?? 0, to: words[to - 1]?.to ?? 0 }
}

/** Where names of titles stand in a message. */
function namedTitles(words: readonly Written[], titles: readonly string[]): Span[] {
  if (titles.length === 0) return []
  const said = words.flatMap(({ text }, at) => plainWords(text).map((word) => ({ word, at })))
  const startsAt = new Map<string, number[]>()
  for (const [place, { word }] of said.entries()) {
    startsAt.set(word, [...(startsAt.get(word) ?? []), place])
  }
  return titles.flatMap((title) => {
    const name = plainWords(title)
    const isHere = (place: number) =>
      name.every((word, at) => said[place + at]?.word === word) &&
      (name.length > 1 || place === said.length - 1)
    return (startsAt.get(name[0] ?? '') ?? []).filter(isHere).map((place) => ({
      from: said[place]?.at ?? 0,
      to: (said[place + name.length - 1]?.at ?? 0) + 1,
    }))
  })
}
