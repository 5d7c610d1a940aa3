import { type InterfaceLanguage, interfaceLanguageOf } from '@starnest/contract/text/languages'
import { eld } from 'eld/extrasmall'

/** Characters of a text that are looked at: more makes nobody surer. */
const LOOKED_AT_CHARACTERS = 2_000

/** Letters that a text needs for its words to be counted. */
const ENOUGH_LETTERS = 12

/** Share of the letters by which a script decides. */
const MOST = 0.5

/** By how much a language has to be likelier than the next of those that share its letters, and in a text of
 *  fewer letters than that. */
const SURER = 0.02
const SHORT = { letters: 30, surer: 0.06 }

/** Nothing that anybody says: placeholders and tags. */
const NO_WORDS = /\{\{\w{1,40}\}\}|<\/?[A-Za-z][^<>]{0,100}>/g

/** Languages that are told apart by their words, by the letters that they share; the twelve and those that
 *  are like them. */
const BY_WORDS = {
  latin: ['en', 'es', 'fr', 'de', 'it', 'pt', 'nl', 'ca', 'ro', 'pl', 'sv', 'da', 'no', 'tr', 'id'],
  cyrillic: ['ru', 'uk', 'bg', 'sr', 'be', 'mk'],
  arabic: ['ar', 'fa', 'ur'],
  devanagari: ['hi', 'mr', 'ne'],
} as const

/** For a thread: a language for each text. Loading what tells words apart takes half a second and 90 MB.
 *  @see detectLanguage */
export const detectLanguages = (texts: readonly string[]): (InterfaceLanguage | null)[] =>
  texts.map(detectLanguage)

/** The language of a text, among the twelve; null: nobody can tell, or it is another one. The script
 *  decides for Japanese, Korean and Chinese, narrows down Arabic, Hindi and Russian, and words decide among
 *  those with Latin letters, which a few of them do not tell. */
export function detectLanguage(text: string): InterfaceLanguage | null {
  const read = text.slice(0, LOOKED_AT_CHARACTERS).replace(NO_WORDS, ' ')
  const letters = count(read, /\p{L}/gu)
  if (letters === 0) return null
  const shareOf = (pattern: RegExp) => count(read, pattern) / letters
  const kana = shareOf(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = shareOf(/\p{Script=Han}/gu)
  if (kana > 0 && kana + han > MOST) return 'ja'
  if (shareOf(/\p{Script=Hangul}/gu) > MOST) return 'ko'
  if (han > MOST) return 'zh'
  if (shareOf(/\p{Script=Devanagari}/gu) > MOST) return ownOrNone(read, 'devanagari', 'hi')
  if (shareOf(/\p{Script=Arabic}/gu) > MOST) return ownOrNone(read, 'arabic', 'ar')
  if (shareOf(/\p{Script=Cyrillic}/gu) > MOST) return ownOrNone(read, 'cyrillic', 'ru')
  return letters < ENOUGH_LETTERS ? null : latinOf(read)
}

const count = (text: string, pattern: RegExp) => text.match(pattern)?.length ?? 0

/** The language of a script, unless the words are surely another's. */
function ownOrNone(
  text: string,
  among: keyof typeof BY_WORDS,
  own: InterfaceLanguage,
): InterfaceLanguage | null {
  const found = likeliest(text, among)
  return found === null || found === own || count(text, /\p{L}/gu) < ENOUGH_LETTERS ? own : null
}

function latinOf(text: string): InterfaceLanguage | null {
  return interfaceLanguageOf(likeliest(text, 'latin')) ?? null
}

/** The language that is likelier than all others by enough; null: there is none. */
function likeliest(text: string, among: keyof typeof BY_WORDS): string | null {
  const codes: readonly string[] = BY_WORDS[among]
  const scores = eld.detect(text).getScores()
  const [first, second] = Object.entries(scores)
    .filter(([code]) => codes.includes(code))
    .sort(([, one], [, other]) => other - one)
  const surer = count(text, /\p{L}/gu) < SHORT.letters ? SHORT.surer : SURER
  if (!first || first[1] - (second?.[1] ?? 0) < surer) return null
  return first[0]
}
