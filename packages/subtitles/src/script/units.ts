import { characterCount, type SubtitleLanguage } from '../rules.ts'

/** The smallest part of a text that no line break divides: a word with its punctuation, or a word of a text without
 *  spaces. `hasSpace`: a space stands after it. `isCut`: it is a part of a word that is longer than a line. */
export type Unit = {
  readonly text: string
  /** Code points. */
  readonly length: number
  /** Where it ends in the text that it was taken from. */
  readonly end: number
  readonly hasSpace: boolean
  readonly isCut: boolean
}

/** Letters of languages that put no space between words. */
const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** What begins no line. Source: JIS X 4051 and W3C, "Requirements for Japanese Text Layout", 3.1.7, with what
 *  Chinese texts add. */
const BEGINS_NO_LINE = new Set(
  '、。，．・：；？！‼⁇⁈⁉゛゜ヽヾゝゞ々ー’”）〕］｝〉》」』】〙〗〟»‐゠–〜～ぁぃぅぇぉっゃゅょゎゕゖァィゥェォッャュョヮヵヶㇰㇱㇲㇳㇴㇵㇶㇷㇸㇹㇺㇻㇼㇽㇾㇿ,.!?:;)]}…‥—％‰℃｡､｣ﾞﾟｰ',
)

/** What ends no line. Source: as above, 3.1.7. */
const ENDS_NO_LINE = new Set('‘“（〔［｛〈《「『【〘〖〝«([{｢￥＄')

/** The units of a text whose white space is folded, none of them longer than a line. */
export function unitsOf(text: string, language: SubtitleLanguage, lineCharacters: number): Unit[] {
  const units: Unit[] = []
  let at = 0
  while (at < text.length) {
    const space = text.indexOf(' ', at)
    const end = space < 0 ? text.length : space
    const token = text.slice(at, end)
    const parts = SPACELESS.test(token) ? spacelessParts(token, language) : [token]
    for (const [place, part] of parts.entries()) {
      at += part.length
      const hasSpace = space >= 0 && place === parts.length - 1
      pushUnit(units, { text: part, end: at, hasSpace }, lineCharacters)
    }
    at = end + 1
  }
  return units
}

function pushUnit(
  units: Unit[],
  { text, end, hasSpace }: Pick<Unit, 'text' | 'end' | 'hasSpace'>,
  lineCharacters: number,
) {
  const length = characterCount(text)
  if (length <= lineCharacters) {
    units.push({ text, length, end, hasSpace, isCut: false })
    return
  }
  const chunks = chunksOf(text, lineCharacters)
  let at = end - text.length
  for (const [place, chunk] of chunks.entries()) {
    at += chunk.length
    const isLast = place === chunks.length - 1
    const whole = { text: chunk, length: characterCount(chunk), end: at }
    units.push({ ...whole, hasSpace: isLast && hasSpace, isCut: !isLast })
  }
}

const wordSegmenters = new Map<string, Intl.Segmenter>()

function wordSegmenter(language: SubtitleLanguage): Intl.Segmenter {
  const known = wordSegmenters.get(language)
  if (known) return known
  const segmenter = new Intl.Segmenter(language, { granularity: 'word' })
  wordSegmenters.set(language, segmenter)
  return segmenter
}

/** Words of a text without spaces, joined where no line may be broken between them. */
function spacelessParts(token: string, language: SubtitleLanguage): string[] {
  const parts: string[] = []
  let isOpen = false
  for (const { segment } of wordSegmenter(language).segment(token)) {
    const first = String.fromCodePoint(segment.codePointAt(0) ?? 0)
    const before = parts.length - 1
    if (before >= 0 && (isOpen || BEGINS_NO_LINE.has(first))) parts[before] += segment
    else parts.push(segment)
    isOpen = ENDS_NO_LINE.has(segment.slice(-1))
  }
  return parts
}

let graphemes: Intl.Segmenter | undefined

/** A word that is longer than a line, in parts that are not: between letters, and within one only where its marks
 *  alone are longer than a line. No part begins with what begins no line, where that can be. */
function chunksOf(word: string, lineCharacters: number): string[] {
  const chunks: string[] = []
  let chunk: string[] = []
  let length = 0
  const close = (kept: string[] = []) => {
    if (chunk.length > 0) chunks.push(chunk.join(''))
    chunk = kept
    length = characterCount(kept.join(''))
  }
  for (const letter of lettersOf(word, lineCharacters)) {
    const letterLength = characterCount(letter)
    if (length + letterLength > lineCharacters) close(carriedOver(chunk, letter))
    chunk.push(letter)
    length += letterLength
  }
  close()
  return chunks
}

/** The last letters of a chunk that the next one begins with, so that it does not begin with `letter`: taken off the
 *  chunk. */
function carriedOver(chunk: string[], letter: string): string[] {
  const before = chunk.at(-1)
  const isHeld = BEGINS_NO_LINE.has(letter) || (before !== undefined && ENDS_NO_LINE.has(before))
  const canCarry = chunk.length > 2 && before !== undefined && !BEGINS_NO_LINE.has(before)
  return isHeld && canCarry ? chunk.splice(-1) : []
}

/** The letters of a word with their marks; a letter longer than a line comes in code points. */
function* lettersOf(word: string, lineCharacters: number): Generator<string> {
  // Only for the first such word: a slow phone is busy with it for a tenth of a second.
  graphemes ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  for (const { segment } of graphemes.segment(word)) {
    if (segment.length <= lineCharacters) yield segment
    else yield* segment
  }
}
