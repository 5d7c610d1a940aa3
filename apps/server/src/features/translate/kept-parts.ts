/** Pieces of a segment: what is translated, and what is kept letter for letter between. */
export type Piece = { readonly text: string; readonly isKept: boolean }

/** Names that are not translated, in the languages that write them with Latin letters. */
export type Glossary = readonly string[]

/** Placeholders of texts, tags, and addresses. Linear: every part is bounded. */
const ALWAYS_KEPT =
  /\{\{\w{1,40}\}\}|\{\w{1,40}\}|%[sd]|<\/?[A-Za-z][^<>]{0,100}>|https?:\/\/[^\s]{1,500}|[♪♫]/gu
const NUMBER = /\p{Nd}+(?:[.,:\u066b\u066c]\p{Nd}+)*/gu
const LETTER = /\p{L}/u

/** Cuts a segment around what no engine may touch. */
export function piecesAroundKept(segment: string): Piece[] {
  return cutAround(segment, ALWAYS_KEPT)
}

/** Cuts a segment also around its numbers and names, for an engine that lost one of them. */
export function piecesAroundAll(segment: string, names: Glossary): Piece[] {
  return piecesAroundKept(segment)
    .flatMap((piece) => (piece.isKept ? [piece] : cutAround(piece.text, NUMBER)))
    .flatMap((piece) => (piece.isKept ? [piece] : cutAroundNames(piece.text, names)))
}

/** Whether every number and name of the source stands in what was made of it. */
export function keepsAll(source: string, translated: string, names: Glossary): boolean {
  const found = numbersOf(translated)
  const hasNumbers = numbersOf(source).every((number) => {
    const at = found.indexOf(number)
    if (at >= 0) found.splice(at, 1)
    return at >= 0
  })
  return (
    hasNumbers &&
    namesIn(source, names).every(
      (name) => placesOf(name, translated, { mayHaveS: true }).length > 0,
    )
  )
}

/** A text, and the spaces that stand around it. */
export function withoutSpaces(text: string): { before: string; body: string; after: string } {
  const body = text.trim()
  const from = text.length - text.trimStart().length
  if (body === '') return { before: text, body, after: '' }
  return { before: text.slice(0, from), body, after: text.slice(from + body.length) }
}

/** Whether there is anything in a text that can be translated. */
export const hasLetters = (text: string): boolean => LETTER.test(text)

function cutAround(text: string, pattern: RegExp): Piece[] {
  const pieces: Piece[] = []
  let from = 0
  for (const match of text.matchAll(pattern)) {
    if (match.index > from) pieces.push({ text: text.slice(from, match.index), isKept: false })
    pieces.push({ text: match[0], isKept: true })
    from = match.index + match[0].length
  }
  if (from < text.length) pieces.push({ text: text.slice(from), isKept: false })
  return pieces
}

function cutAroundNames(text: string, names: Glossary): Piece[] {
  const [name, ...others] = namesIn(text, names)
  if (name === undefined) return [{ text, isKept: false }]
  const pieces: Piece[] = []
  let from = 0
  for (const at of placesOf(name, text)) {
    if (at > from) pieces.push(...cutAroundNames(text.slice(from, at), others))
    pieces.push({ text: name, isKept: true })
    from = at + name.length
  }
  if (from < text.length) pieces.push(...cutAroundNames(text.slice(from), others))
  return pieces
}

const namesIn = (text: string, names: Glossary): string[] =>
  names.filter((name) => placesOf(name, text).length > 0)

const ONE_LETTER = /^[\p{L}\p{M}]$/u
/** Letters of scripts that write words and names without spaces, as Chinese and Japanese do, and of Korean, which puts
 *  particles behind a name. */
const OF_UNSPACED =
  /^[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}\p{scx=Thai}\p{scx=Lao}\p{scx=Khmr}\p{scx=Mymr}]$/u

/** Whether a character belongs to the word that it stands beside. */
const isOfWord = (character = '') => ONE_LETTER.test(character) && !OF_UNSPACED.test(character)

/** Characters on each side of a name that tell whether it is a word of its own, in UTF-16 units. */
const BESIDE = 4

/** Where a name stands as a word of its own. `mayHaveS`: also with the s that German puts behind a name: 'Leos Stern'. */
function placesOf(name: string, text: string, { mayHaveS = false } = {}): number[] {
  const places: number[] = []
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const end = at + name.length
    const before = [...text.slice(Math.max(0, at - BESIDE), at)].at(-1)
    const [next, second] = text.slice(end, end + BESIDE)
    const goesOn = mayHaveS && next === 's' ? isOfWord(second) : isOfWord(next)
    if (!isOfWord(before) && !goesOn) places.push(at)
  }
  return places
}

/** Numbers by their digits alone, in ours: 1,567 and 1.567 and ١٥٦٧ are the same. */
function numbersOf(text: string): string[] {
  return [...text.normalize('NFKC').matchAll(NUMBER)].map(([number]) =>
    number.replace(/\P{Nd}/gu, '').replace(/\p{Nd}/gu, (digit) => String(digitValue(digit))),
  )
}

/** The value of a decimal digit of any script: they stand in tens, zero first, each ten beginning at a
 *  digit whose neighbour before is none. Source: Unicode, §4.6 "Decimal Digits". */
function digitValue(digit: string): number {
  const code = digit.codePointAt(0) ?? 0
  let value = 0
  while (value < 9 && /\p{Nd}/u.test(String.fromCodePoint(code - value - 1))) value += 1
  return value
}
