/** Characters of one word that are kept; what is longer is cut there, on both sides. */
const MAX_WORD_LENGTH = 40

/** Letters that Unicode does not take apart, though people type them as others. */
const LETTERS: Record<string, string> = {
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ł: 'l',
  ħ: 'h',
  ŧ: 't',
  ı: 'i',
  ŋ: 'n',
  ς: 'σ',
  '&': ' and ',
}
/** The same letters. */
const SPECIAL = /[æœßøđðþłħŧıŋς&]/g

/** Accents of Latin, Greek and Cyrillic letters, Hebrew points and Arabic vowel signs. The marks of
 *  other scripts make another letter and stay. */
export const ACCENTS =
  /[\u0300-\u036f\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670]/g

/** Scripts that set no spaces between words: each of their characters is a word of its own. */
const UNSPACED = '(?=\\p{L})[\\p{scx=Han}\\p{scx=Hira}\\p{scx=Kana}]'
const WORD = new RegExp(`${UNSPACED}|(?:(?!${UNSPACED})[\\p{L}\\p{N}]\\p{M}*)+`, 'gu')

/** Written in ASCII, but without the sign that stands for a word: there is nothing to fold but its case. */
const PLAIN = /^[!-%'-~]*$/
const PLAIN_WORD = /[a-z0-9]+/g

/** A text as the search compares it: without accents, ligatures, case, compatibility forms (full
 *  width and the like) and invisible characters. */
function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{Cf}/gu, '')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(SPECIAL, (letter) => LETTERS[letter] ?? letter)
    .normalize('NFC')
}

/** The folded words of a text in runs: words that only punctuation divides are one run, so
 *  "Spider-Man returns" is [[spider, man], [returns]]. Nothing for a text without letters or digits. */
export function foldedRuns(text: string): string[][] {
  return text.split(/\s+/).flatMap((written) => {
    const isPlain = PLAIN.test(written)
    // What stands between two spaces may still fold into several runs.
    const runs = isPlain ? [written.toLowerCase()] : foldText(written).split(/\s+/)
    return runs
      .map((run) => (run.match(isPlain ? PLAIN_WORD : WORD) ?? []).map(cutWord))
      .filter((run) => run.length > 0)
  })
}

/** The folded words of a text, in their order. */
export function foldedWords(text: string): string[] {
  return foldedRuns(text).flat()
}

/** Words written as one, as people type what a hyphen or a space divides. */
export function joined(words: readonly string[]): string {
  return cutWord(words.join(''))
}

const cutWord = (word: string) =>
  word.length <= MAX_WORD_LENGTH ? word : [...word].slice(0, MAX_WORD_LENGTH).join('')
