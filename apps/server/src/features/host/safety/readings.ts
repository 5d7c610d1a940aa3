import { foldedWords } from '../../../domain/text/fold.ts'
import { withoutLeet } from '../understanding/tokens.ts'

/** One word as it was written. */
export type Written = {
  /** The characters of the clean text that it takes, from the first to before the last. */
  from: number
  to: number
  text: string
  /** Whether a space or the start of the text stands before it; otherwise a sign does. */
  isAfterSpace: boolean
  isAfterApostrophe: boolean
}

/** A word that may be meant by the written words from one place to before another. */
export type Reading = { from: number; to: number; word: string }

/** Characters of a word and of words put together that are looked at. */
const MOST_LETTERS = 24
/** Letters that are spelled one by one and are put together at most. */
const MOST_SPELLED = 14
/** Letters that a word put together of pieces has at least: shorter ones are met by chance. */
const LEAST_JOINED = 4

/** A character of a script without spaces, an emoji, or a word with the signs that stand for letters. */
const WRITTEN =
  /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}ー]\p{M}?|\p{Extended_Pictographic}|[\p{L}\p{M}\p{N}@$!*#€]+/gu
const LATIN_OR_KIN = /^[\p{sc=Latn}\p{sc=Cyrl}\p{sc=Grek}\p{sc=Arab}\p{sc=Hang}]\p{M}?$/u

/** Letters of other alphabets that look like Latin ones. */
const LATIN: Record<string, string> = {
  ...{ а: 'a', в: 'b', е: 'e', ё: 'e', к: 'k', м: 'm', н: 'h', о: 'o', р: 'p', с: 'c', т: 't' },
  ...{ у: 'y', х: 'x', ѕ: 's', і: 'i', ї: 'i', ј: 'j', ԁ: 'd', һ: 'h', ӏ: 'l', ґ: 'r', п: 'n' },
  ...{ α: 'a', β: 'b', ε: 'e', η: 'n', ι: 'i', κ: 'k', μ: 'u', ν: 'v', ο: 'o', ρ: 'p', σ: 's' },
  ...{ τ: 't', υ: 'u', χ: 'x', ω: 'w', ԛ: 'q', ԝ: 'w', ɑ: 'a', ɡ: 'g', ʃ: 's', ɪ: 'i', ᴜ: 'u' },
}
/** Those that look the same even where the whole word is made of them. */
const SAME = /^[аеорсухѕіјԁһӏοαυ]+$/u
/** Latin letters, digits and signs that look like Cyrillic ones. */
const CYRILLIC: Record<string, string> = {
  ...{ a: 'а', b: 'в', c: 'с', e: 'е', h: 'н', i: 'и', k: 'к', m: 'м', n: 'п', o: 'о', p: 'р' },
  ...{ t: 'т', u: 'и', x: 'х', y: 'у', r: 'г', '0': 'о', '3': 'з', '4': 'ч', '6': 'б', '@': 'а' },
}

/** Letters that people write in several ways: katakana, and the finer marks of Arabic and Hindi. */
const OTHER_SPELLINGS = /[\u30a1-\u30f6\u0640\u0649\u06cc\u06a9\u0629\u093c\u0901]/g
/** The letters that those of Arabic and Hindi become; the others fall away. */
const SPELLED: Record<string, string> = {
  '\u0649': '\u064a',
  '\u06cc': '\u064a',
  '\u06a9': '\u0643',
  '\u0629': '\u0647',
  '\u0901': '\u0902',
}
const KATAKANA_TO_HIRAGANA = -0x60

/** One spelling of letters that people write in several ways: Japanese in hiragana, Arabic and Hindi
 *  without the finer marks. */
const plain = (word: string): string =>
  word.replace(OTHER_SPELLINGS, (letter) =>
    letter >= '\u30a1'
      ? String.fromCharCode(letter.charCodeAt(0) + KATAKANA_TO_HIRAGANA)
      : (SPELLED[letter] ?? ''),
  )

/** A word as lists and messages are compared: folded, in one spelling; an emoji stays. */
export function plainWords(text: string): string[] {
  const words = foldedWords(text).map(plain)
  return words.length === 0 && /\p{Extended_Pictographic}/u.test(text) ? [text] : words
}

const plainWord = (text: string) => plainWords(text).join('').slice(0, MOST_LETTERS)

/** The written words of a clean text, with their places. */
export function writtenWords(text: string): Written[] {
  const words: Written[] = []
  for (const match of text.matchAll(WRITTEN)) {
    const before = text[match.index - 1] ?? ' '
    words.push({
      from: match.index,
      to: match.index + match[0].length,
      text: match[0],
      isAfterSpace: /\s/.test(before),
      isAfterApostrophe: /['’`´]/.test(before),
    })
  }
  return words
}

/** Everything that the written words may mean, with disguises taken off: digits and signs for letters,
 *  look-alikes of other alphabets, repeated letters, words in pieces. At most some hundred for each
 *  written word, whatever it is. */
export function readingsOf(words: readonly Written[]): Reading[] {
  const readings: Reading[] = []
  for (const [at, { text }] of words.entries()) {
    for (const word of readingsOfWord(text)) readings.push({ from: at, to: at + 1, word })
  }
  readings.push(...spelledWords(words), ...wordsInPieces(words))
  return readings
}

/** The words that one written word may mean. */
function readingsOfWord(text: string): Set<string> {
  const small = text.toLowerCase()
  const bare = withoutEndSigns(small)
  const meant = new Set([`=${bare.normalize('NFC')}`, plainWord(bare)])
  const isDisguised = /[\p{N}@$!€]/u.test(small) && /\p{L}/u.test(small)
  const shapes = isDisguised
    ? [bare, bare.replace(/[^\p{L}\p{M}]/gu, ''), ...leetShapes(small), ...leetShapes(bare)]
    : [bare]
  for (const shape of shapes) {
    for (const written of [shape, ...lookAlikes(shape)]) {
      const word = plainWord(written)
      const german = word.replace(/([aou])e/g, '$1')
      for (const one of [word, german, ...withoutRuns(word), ...withoutArabicStart(word)])
        meant.add(one)
    }
  }
  if (/\p{L}[*#]+\p{L}/u.test(bare)) meant.add(`?${bare.replace(/#/g, '*').slice(0, MOST_LETTERS)}`)
  meant.delete('')
  return meant
}

/** A word without the signs at its end, which mostly are no letters. */
function withoutEndSigns(word: string): string {
  let end = word.length
  while (end > 0 && '!*#'.includes(word[end - 1] ?? '')) end -= 1
  return word.slice(0, end)
}

function leetShapes(word: string): string[] {
  const signs = word.replace(/€/g, 'e')
  return [withoutLeet(signs), withoutLeet(signs.replace(/[1!]/g, 'l'))]
}

/** A word of mixed alphabets in the one or the other. */
function lookAlikes(word: string): string[] {
  const hasLatin = /\p{sc=Latn}/u.test(word)
  const hasOthers = /[\p{sc=Cyrl}\p{sc=Grek}]/u.test(word)
  if (!hasOthers && !/[ɑɡʃɪᴜ]/u.test(word)) return []
  if (!hasLatin && !/[\p{N}@]/u.test(word) && !SAME.test(word)) return []
  return [
    [...word].map((letter) => LATIN[letter] ?? letter).join(''),
    [...word].map((letter) => CYRILLIC[letter] ?? letter).join(''),
  ]
}

/** A word without the letters that were held down; a doubled vowel counts where nothing longer does. */
function withoutRuns(word: string): string[] {
  const shorter = []
  if (/(\p{L})\1\1/u.test(word)) {
    shorter.push(word.replace(/(\p{L})\1{2,}/gu, '$1'), word.replace(/(\p{L})\1{2,}/gu, '$1$1'))
    shorter.push(word.replace(/(\p{L})\1+/gu, '$1'))
  }
  if (/([aeiouаеиоуы])\1/u.test(word)) shorter.push(word.replace(/([aeiouаеиоуы])\1+/gu, '$1'))
  return shorter
}

/** An Arabic word without what is written together with it: the, and, with, for. */
function withoutArabicStart(word: string): string[] {
  if (!/^\p{sc=Arab}/u.test(word)) return []
  const bare = []
  for (const start of ['ال', 'وال', 'بال', 'فال', 'لل', 'و', 'ب', 'ل', 'ف', 'ك']) {
    if (word.startsWith(start) && word.length - start.length >= 3)
      bare.push(word.slice(start.length))
  }
  return bare
}

/** Words that are spelled letter by letter: "f u c k", "f.u.c.k". */
function spelledWords(words: readonly Written[]): Reading[] {
  const readings: Reading[] = []
  const letterAt = words.map(({ text }) => {
    const letter = plainWord(withoutLeet(`a${text}a`).slice(1, -1))
    return LATIN_OR_KIN.test(letter) ? letter : ''
  })
  for (let from = 0; from < words.length; from += 1) {
    let spelled = ''
    for (let at = from; at < words.length && at < from + MOST_SPELLED && letterAt[at]; at += 1) {
      spelled += letterAt[at]
      const isWholeRun = !letterAt[from - 1] && !letterAt[at + 1]
      if (spelled.length < 3 || (spelled.length < LEAST_JOINED && !isWholeRun)) continue
      for (const word of [spelled, ...withoutRuns(spelled)])
        readings.push({ from, to: at + 1, word })
    }
  }
  return readings
}

/** Words in two or three pieces: "fu ck", "pu-ta", and Korean ones, whose spaces are left to taste. */
function wordsInPieces(words: readonly Written[]): Reading[] {
  const readings: Reading[] = []
  for (let from = 0; from < words.length; from += 1) {
    const pieces = [plainWord(words[from]?.text ?? '')]
    for (let at = from + 1; at <= from + 2; at += 1) {
      const next = words[at]
      if (!next || next.isAfterApostrophe) break
      pieces.push(plainWord(next.text))
      const word = pieces.join('')
      if (word.length > MOST_LETTERS) break
      if (isOneWord(pieces, !next.isAfterSpace)) readings.push({ from, to: at + 1, word })
    }
  }
  return readings
}

/** Whether pieces look like one word: Korean ones, ones parted by a sign alone, or with a piece that
 *  nobody could say. */
function isOneWord(pieces: readonly string[], isPartedBySign: boolean): boolean {
  const word = pieces.join('')
  if (/^\p{sc=Hang}+$/u.test(word)) return true
  if (word.length < LEAST_JOINED || !/^[\p{sc=Latn}\p{sc=Cyrl}]+$/u.test(word)) return false
  if (isPartedBySign) return true
  return pieces.some((piece) => piece.length <= 3 && !/[aeiouyаеиоуыэюя]/u.test(piece))
}
