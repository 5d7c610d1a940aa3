import { LANGUAGES } from './languages.ts'
import { plainWords, type Written } from './readings.ts'

/** Digits from which on a number is a phone number or a card and not a count. */
const LEAST_DIGITS = 7

type Span = { from: number; to: number }

const numberWords = new Set(
  LANGUAGES.flatMap(({ digits }) => digits.split(/\s+/).flatMap((word) => plainWords(word))),
)
const DIGIT = /^\p{Nd}$/u

/** Which written words are numbers, in digits or in words. */
export function numbersOf(words: readonly Written[]): boolean[] {
  return words.map(({ text }) => {
    if (/^\p{Nd}/u.test(text)) return true
    const [word = '', ...more] = plainWords(text)
    return more.length === 0 && numberWords.has(word)
  })
}

/** Places of a clean text that hold numbers of phones and cards, or addresses of e-mail. */
export function privateSpans(text: string): Span[] {
  return [...longNumbers(text), ...addressSpans(text)]
}

/** A text with '•••' where spans are, and where those that overlap are. */
export function masked(text: string, spans: readonly Span[]): string {
  const sorted = spans.toSorted((one, other) => one.from - other.from)
  let said = ''
  let at = 0
  for (const { from, to } of sorted) {
    if (from >= at) said += `${text.slice(at, from)}•••`
    at = Math.max(at, to)
  }
  return said + text.slice(at)
}

/** Digits of any script that only the signs of phone numbers part. */
export function longNumbers(text: string): Span[] {
  const spans: Span[] = []
  let from = -1
  let to = 0
  const close = () => {
    if (from >= 0 && isPrivateNumber(text.slice(from, to))) spans.push({ from, to })
    from = -1
  }
  for (let at = 0; at < text.length; at += 1) {
    const sign = text[at] ?? ''
    if (DIGIT.test(sign)) {
      if (from < 0) from = text[at - 1] === '+' ? at - 1 : at
      to = at + 1
    } else if (!/[\s().+/\u2010-\u2015_-]/.test(sign) || at - to > 2) close()
  }
  close()
  return spans
}

function isPrivateNumber(written: string): boolean {
  const digits = [...written].filter((sign) => DIGIT.test(sign)).length
  if (digits < LEAST_DIGITS) return false
  // Years, round numbers and decimal fractions are no secret.
  const groups = written.split(/\P{Nd}+/u)
  if (groups.every((group) => /^(?:19|20)\d\d$/.test(group))) return false
  if (groups.every((group) => group.length <= 2)) return digits >= 8
  return !/^[1-9]\d?\d?0{5,}$/.test(written) && !/^\d\.\d+$/.test(written)
}

/** Pieces of a text that hold an e-mail address. */
export function addressSpans(text: string): Span[] {
  const spans: Span[] = []
  for (let at = text.indexOf('@'); at >= 0; at = text.indexOf('@', at + 1)) {
    let from = at
    while (from > 0 && /[\p{L}\p{N}._%+-]/u.test(text[from - 1] ?? '')) from -= 1
    let to = at + 1
    while (to < text.length && /[\p{L}\p{N}.-]/u.test(text[to] ?? '')) to += 1
    if (from < at && /[\p{L}\p{N}]\.\p{L}{2}/u.test(text.slice(at, to))) spans.push({ from, to })
  }
  return spans
}
