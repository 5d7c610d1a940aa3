/** Characters after which a sentence without an end is cut at its last space. */
const MAX_SENTENCE_CHARACTERS = 300

/** Marks that end a sentence, and what may close behind them. */
const END_MARKS = '.!?…。！？'
const CLOSING = '"\'”’»)]*_'
/** After these, in lower case, a full stop ends no sentence. */
const ABBREVIATIONS = new Set([
  ...['mr', 'mrs', 'ms', 'dr', 'st', 'sr', 'sra', 'dra', 'mme', 'mlle', 'vs', 'etc', 'e.g', 'i.e'],
])

/** Cuts a text that arrives in pieces of any size into sentences. A sentence ends with its marks where
 *  a space or a line's end follows, and at each line's end. */
export class SentenceCutter {
  #text = ''

  /** Takes a piece, and answers the sentences that are whole by now, without spaces around them. */
  push(piece: string): string[] {
    this.#text += piece
    const whole: string[] = []
    let end = endOfSentence(this.#text)
    while (end !== undefined) {
      whole.push(this.#text.slice(0, end).trim())
      this.#text = this.#text.slice(end)
      end = endOfSentence(this.#text)
    }
    return whole.filter((sentence) => sentence !== '')
  }

  /** What is left once nothing more arrives, if anything. */
  rest(): string[] {
    const left = this.#text.trim()
    this.#text = ''
    return left === '' ? [] : [left]
  }
}

/** Where the first sentence of a text ends; undefined: not yet. */
function endOfSentence(text: string): number | undefined {
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charAt(at)
    if (character === '\n') return at + 1
    if (END_MARKS.includes(character) && !isAbbreviation(text, at)) {
      const after = afterMarks(text, at + 1)
      if (/\s/.test(text.charAt(after))) return after + 1
      at = after - 1
    }
    if (at >= MAX_SENTENCE_CHARACTERS) return cutAtSpace(text, at)
  }
  return undefined
}

function afterMarks(text: string, from: number): number {
  let at = from
  while (at < text.length && (END_MARKS + CLOSING).includes(text.charAt(at))) at += 1
  return at
}

function isAbbreviation(text: string, at: number): boolean {
  if (text.charAt(at) !== '.') return false
  const word =
    text
      .slice(Math.max(0, at - 6), at)
      .split(/\s/)
      .at(-1) ?? ''
  return ABBREVIATIONS.has(word.toLowerCase())
}

function cutAtSpace(text: string, at: number): number {
  const space = text.lastIndexOf(' ', at)
  return space > 0 ? space + 1 : at + 1
}
