import { foldedText, type Joint } from './script-text.ts'

/** Longest text that is cut into cues in one go, characters: what bounds the work between two cues. */
const MAX_PIECE_CHARACTERS = 2000

/** A part of a script that no cue reaches out of: what one says in a paragraph, or a part of that. */
export type Piece = {
  readonly text: string
  /** Where lines of the script end in the text. */
  readonly lineEnds: ReadonlySet<number>
  /** A paragraph begins with it. */
  readonly isParagraph: boolean
  /** What stands after it in the script. */
  readonly joint: Joint
}

const LINE_BREAK = /\r\n|[\n\r\u0085\u2028\u2029]/
/** "- Are you coming?" is what another says; "♪ La la" is sung. */
const MARKED = /^[-–—―‐♪♫]/
const SUNG_END = /[♪♫]$/
/** "LEO: Hello", "レオ：こんにちは". */
const NAMED = /^[\p{L}\p{N}][\p{L}\p{M}\p{N} .'’_-]{0,30}(?:: |：)/u

/** The pieces of a script in their order. */
export function* piecesOf(script: string): Generator<Piece> {
  let lines: string[] = []
  let characters = 0
  let isParagraph = true
  const flush = (): Piece => {
    const piece = { ...pieceOf(lines), isParagraph, joint: ' ' as const }
    lines = []
    characters = 0
    isParagraph = false
    return piece
  }
  for (const written of script.split(LINE_BREAK)) {
    const line = foldedText(written)
    const isLong = characters + line.length > MAX_PIECE_CHARACTERS
    const isOver = line === '' || isLong || beginsTurn(line) || SUNG_END.test(lines.at(-1) ?? '')
    if (isOver && lines.length > 0) yield flush()
    if (line === '') isParagraph = true
    else if (line.length <= MAX_PIECE_CHARACTERS) {
      lines.push(line)
      characters += line.length + 1
    } else {
      for (const { text, joint } of cutLine(line)) {
        yield { text, lineEnds: new Set(), isParagraph, joint }
        isParagraph = false
      }
    }
  }
  if (lines.length > 0) yield flush()
}

const beginsTurn = (line: string) => MARKED.test(line) || NAMED.test(line.slice(0, 40))

function pieceOf(lines: readonly string[]): Pick<Piece, 'text' | 'lineEnds'> {
  const lineEnds = new Set<number>()
  let end = -1
  for (const line of lines) {
    end += line.length + 1
    lineEnds.add(end)
  }
  return { text: lines.join(' '), lineEnds }
}

/** Punctuation that ends a sentence, with what stands after it in a line. */
const SENTENCE_END = /[.!?…](?= )|[。！？।؟]/g

/** Cuts a line that is too long for one go: after a sentence, else at a space, else anywhere but within a letter. */
function* cutLine(line: string): Generator<{ text: string; joint: Joint }> {
  let from = 0
  while (line.length - from > MAX_PIECE_CHARACTERS) {
    const window = line.slice(from, from + MAX_PIECE_CHARACTERS)
    const cut = from + cutIn(window)
    const isSpace = line[cut] === ' '
    yield { text: line.slice(from, cut), joint: isSpace ? ' ' : '' }
    from = isSpace ? cut + 1 : cut
  }
  yield { text: line.slice(from), joint: ' ' }
}

function cutIn(window: string): number {
  let sentence = 0
  for (const { index } of window.matchAll(SENTENCE_END)) sentence = index + 1
  if (sentence > MAX_PIECE_CHARACTERS / 2 && sentence < window.length) return sentence
  const space = window.lastIndexOf(' ')
  return space > 0 ? space : letterEnd(window)
}

/** Marks and joiners that belong to the letter before them, and second halves of surrogate pairs. */
const GOES_ON = /^(?:\p{M}|\u200d|\ufe0f)/u
const LOW_HALF = /^[\udc00-\udfff]/
/** Marks on one letter that are kept together. */
const MOST_MARKS = 50

/** The last place in a text where no letter is broken. */
function letterEnd(text: string): number {
  for (let at = text.length - 1; at > text.length - MOST_MARKS; at--) {
    const rest = text.slice(at, at + 2)
    if (!GOES_ON.test(rest) && !LOW_HALF.test(rest) && text[at - 1] !== '\u200d') return at
  }
  return text.length - (LOW_HALF.test(text.slice(-1)) ? 2 : 1)
}
