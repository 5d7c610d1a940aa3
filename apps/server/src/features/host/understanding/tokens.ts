import { READ_CHARACTERS } from '@starnest/contract/host/host'
import { foldedWords } from '../../../domain/text/fold.ts'

/** Words of a phrase that are looked at. */
const MOST_WORDS = 60

/** One word of a phrase. */
export type Token = {
  /** Folded, as patterns are compared. */
  word: string
  /** As it was written, in small letters. */
  raw: string
  /** A sign before it divides it from the words before: a comma, a full stop. */
  isAfterSign: boolean
  /** The word of the patterns that it seems to be a slip of. */
  meant?: string
}

/** Digits and signs that stand for letters in words of letters. */
const LEET: Record<string, string> = {
  ...{ '0': 'o', '1': 'i', '3': 'e', '4': 'a', '5': 's', '7': 't', '8': 'b', '@': 'a', $: 's' },
  '!': 'i',
}

/** A text as it is looked at: at most 500 characters, compatibility forms replaced (NFKC), without
 *  invisible, bidirectional and control characters and with at most one mark behind a letter. */
export function cleanText(text: string): string {
  return text
    .slice(0, READ_CHARACTERS * 4)
    .normalize('NFKC')
    .replace(/[\p{Cf}\p{Co}\p{Cs}]/gu, '')
    .replace(/(\p{M})\p{M}+/gu, '$1')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim()
    .slice(0, READ_CHARACTERS)
}

/** A text with the letters that digits and signs stand for, where they stand between letters. */
export function withoutLeet(text: string): string {
  return text.replace(/[\p{L}\p{N}@$!]{2,40}/gu, (word) =>
    /\p{L}/u.test(word) ? word.replace(/[0134578@$!]/g, (sign) => LEET[sign] ?? sign) : word,
  )
}

/** The words of a clean text. */
export function tokensOf(text: string): Token[] {
  const tokens: Token[] = []
  for (const clause of text.toLowerCase().split(/[.,;:!?¡¿…–—()[\]{}]+/u)) {
    let isAfterSign = tokens.length > 0
    for (const written of clause.split(/[\s'’`´"“”«»/-]+/u)) {
      for (const word of foldedWords(written)) {
        tokens.push({ word, raw: written, isAfterSign })
        isAfterSign = false
      }
    }
    if (tokens.length >= MOST_WORDS) break
  }
  return tokens.slice(0, MOST_WORDS)
}

/** What is said while thinking, each letter once: 'hmmm'. */
const HESITATION = new Set('hm um uh em eh euh heu m uhm ehm sh pf uf er erm ah oh'.split(' '))

/** The same tokens without what is said while thinking; all, where nothing else is said. */
export function withoutHesitation(tokens: readonly Token[]): readonly Token[] {
  const isHesitation = ({ word }: Token) =>
    word.length > 1 && HESITATION.has(word.replace(/(.)\1+/g, '$1'))
  const rest: Token[] = []
  let isAfterSign = false
  for (const token of tokens) {
    isAfterSign ||= token.isAfterSign
    if (isHesitation(token)) continue
    rest.push({ ...token, isAfterSign: isAfterSign && rest.length > 0 })
    isAfterSign = false
  }
  return rest.length > 0 ? rest : tokens
}

/** The same tokens, with the whole words for those that are written short ('slt', 'dont') and without letters
 *  that are only drawn out ('nooo'). `shortForms`: folded words and the folded words that they stand for. */
export function inWholeWords(
  tokens: readonly Token[],
  { known, shortForms }: { known: ReadonlySet<string>; shortForms: ReadonlyMap<string, string[]> },
): Token[] {
  return tokens.flatMap((token) => {
    const whole = shortForms.get(token.word)
    if (whole) {
      return whole.map((word, at) => ({
        ...{ word, raw: word },
        isAfterSign: at === 0 && token.isAfterSign,
      }))
    }
    const plain = token.word.replace(/(.)\1{2,}/gu, '$1')
    const isDrawnOut = plain !== token.word && known.has(plain)
    return isDrawnOut ? [{ ...token, word: plain }] : [token]
  })
}

/** The same tokens; those that are in no list of known words are given the one that is one slip away, if it
 *  has `leastOfSlip` letters. */
export function withMeant(
  tokens: readonly Token[],
  {
    known,
    leastOfSlip,
    isOtherWord,
  }: {
    known: ReadonlySet<string>
    leastOfSlip: number
    isOtherWord: (word: string) => boolean
  },
): Token[] {
  return tokens.map((token) => {
    const { word } = token
    if (word.length < leastOfSlip - 1 || known.has(word) || isOtherWord(word)) return token
    for (const one of known) {
      if (one.length >= leastOfSlip && isOneSlip(word, one)) return { ...token, meant: one }
    }
    return token
  })
}

/** Whether two words differ by one letter more, less or another, or by two neighbours swapped
 *  (Damerau). */
export function isOneSlip(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  if (long.length - short.length > 1) return false
  let at = 0
  while (at < short.length && short[at] === long[at]) at += 1
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1)
  if (short.slice(at + 1) === long.slice(at + 1)) return true
  const isSwapped = short[at] === long[at + 1] && short[at + 1] === long[at]
  return isSwapped && short.slice(at + 2) === long.slice(at + 2)
}
