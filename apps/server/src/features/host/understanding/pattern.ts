import { foldedWords } from '../../../domain/text/fold.ts'

/** A pattern that was read: what has to follow what. `first`, of word classes alone: their first words, which do not
 *  depend on what follows. */
type Part =
  | { is: 'word'; word: string; isBeginning: boolean }
  | { is: 'either'; ways: Part[][]; first?: ReadonlySet<string> | undefined }
  | { is: 'capture'; name: string }
  | { is: 'gap' }

/** Word classes that patterns may name in angle brackets. */
export type WordClasses = Record<string, readonly string[]>

/** What has to come at a place in a phrase, and what after it. Ways that part come together again in one
 *  node, so a pattern is read without copying any of it. */
export type Node =
  | { is: 'end' }
  | { is: 'word'; word: string; isBeginning: boolean; next: Node }
  | { is: 'either'; ways: readonly Way[]; first: ReadonlySet<string> | undefined }
  | { is: 'capture'; name: string; next: Node }
  | { is: 'gap'; next: Node }

/** A way through a pattern, and the words that it begins with; undefined: with any. */
export type Way = { first: ReadonlySet<string> | undefined; node: Node }

/** A pattern of words, ready to be compared. */
export type Pattern = {
  readonly parts: readonly Part[]
  readonly begin: Way
  /** Words of which a phrase has to have one to fit; undefined: any phrase might. */
  readonly needs: ReadonlySet<string> | undefined
}

/**
 * Reads a pattern. Words stand for themselves, folded as phrases are; `word*` for every word that begins
 * so; `(a|b c)` for either; `<class>` for the phrases of a word class; `{name}` captures one to twelve
 * words; `~` for up to three words of any kind. A `?` behind a part makes it optional.
 * @throws Error for a bracket without its other or a class that is unknown: patterns are our own.
 */
export function readPattern(source: string, classes: WordClasses = {}): Pattern {
  const reader = new PatternReader(source, classes)
  const parts = reader.sequence()
  if (!reader.isAtEnd) throw new Error(`A bracket too many in the pattern "${source}"`)
  let begin: Way | undefined
  return {
    parts,
    needs: neededWords(parts),
    // Most patterns are never begun: the phrases that are said have none of the words that they need.
    get begin() {
      begin ??= wayOf(parts, END)
      return begin
    },
  }
}

const END: Node = { is: 'end' }

function nodeOf(parts: readonly Part[], end: Node): Node {
  let next = end
  for (const part of parts.toReversed()) {
    if (part.is === 'either') {
      const after = next
      const ways = part.ways.map((way) => wayOf(way, after))
      next = { is: 'either', ways, first: part.first ?? firstOf(ways) }
    } else next = { ...part, next }
  }
  return next
}

const wayOf = (parts: readonly Part[], end: Node): Way => {
  const node = nodeOf(parts, end)
  return { first: firstWords(node), node }
}

/** The words that what comes at a node begins with; undefined: with any word, or it may be nothing. */
function firstWords(node: Node): ReadonlySet<string> | undefined {
  if (node.is === 'word') return node.isBeginning ? undefined : onlyWord(node.word)
  return node.is === 'either' ? node.first : undefined
}

/** Sets of one word. Grammars need the same ones in thousands of places. */
const ofOneWord = new Map<string, ReadonlySet<string>>()

function onlyWord(word: string): ReadonlySet<string> {
  const known = ofOneWord.get(word) ?? new Set([word])
  ofOneWord.set(word, known)
  return known
}

function firstOf(ways: readonly Way[]): ReadonlySet<string> | undefined {
  const words = new Set<string>()
  for (const { first } of ways) {
    if (!first) return undefined
    for (const word of first) words.add(word)
  }
  return words
}

class PatternReader {
  readonly #pieces: string[]
  readonly #source: string
  readonly #classes: WordClasses
  #at = 0

  constructor(source: string, classes: WordClasses) {
    this.#source = source
    this.#classes = classes
    this.#pieces = source.match(/[()|?]|\{\w+\}|<[\w-]+>|[^\s()|?{}<>]+/g) ?? []
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#pieces.length
  }

  sequence(): Part[] {
    const parts: Part[] = []
    for (let piece = this.#peek(); piece !== undefined; piece = this.#peek()) {
      if (piece === '|' || piece === ')') break
      const read = this.#part()
      if (this.#peek() !== '?') {
        parts.push(...read)
        continue
      }
      this.#at += 1
      parts.push({ is: 'either', ways: [read, []] })
    }
    // A copy has no spare capacity.
    return parts.slice()
  }

  #peek(): string | undefined {
    return this.#pieces[this.#at]
  }

  #part(): Part[] {
    const piece = this.#pieces[this.#at++] ?? ''
    if (piece === '(') return [this.#either()]
    if (piece === '~') return [{ is: 'gap' }]
    if (piece.startsWith('{')) return [{ is: 'capture', name: piece.slice(1, -1) }]
    if (piece.startsWith('<')) return [this.#classNamed(piece.slice(1, -1))]
    return wordsIn(piece)
  }

  #either(): Part {
    const ways = [this.sequence()]
    while (this.#peek() === '|') {
      this.#at += 1
      ways.push(this.sequence())
    }
    if (this.#peek() !== ')') throw new Error(`No closing bracket in "${this.#source}"`)
    this.#at += 1
    return { is: 'either', ways }
  }

  #classNamed(name: string): Part {
    const phrases = this.#classes[name]
    if (!phrases) throw new Error(`No word class "${name}" for "${this.#source}"`)
    return classOf(phrases)
  }
}

/** Word classes that were read, by their phrases: they stand in many patterns. */
const readClasses = new WeakMap<readonly string[], Part>()

function classOf(phrases: readonly string[]): Part {
  const known = readClasses.get(phrases)
  if (known) return known
  const ways = phrases.map((phrase) => phrase.split(/\s+/).flatMap(wordsIn))
  const first = firstOf(ways.map((way) => wayOf(way, END)))
  const part: Part = { is: 'either', ways, first }
  readClasses.set(phrases, part)
  return part
}

function wordsIn(written: string): Part[] {
  const isBeginning = written.endsWith('*')
  const words = foldedWords(written)
  return words.map((word, at) => ({
    is: 'word',
    word,
    isBeginning: isBeginning && at === words.length - 1,
  }))
}

/** The words of the first part that cannot be left out; most phrases have none of them. */
function neededWords(parts: readonly Part[]): ReadonlySet<string> | undefined {
  for (const part of parts) {
    const words = alternativesOf(part)
    if (words) return words
  }
  return undefined
}

function alternativesOf(part: Part): ReadonlySet<string> | undefined {
  if (part.is === 'capture' || part.is === 'gap') return undefined
  if (part.is === 'word') return part.isBeginning ? undefined : onlyWord(part.word)
  const words = new Set<string>()
  for (const way of part.ways) {
    const needed = neededWords(way)
    if (!needed) return undefined
    for (const word of needed) words.add(word)
  }
  return words
}

/** All words that patterns are written with, for telling typing mistakes from other words. */
export function* wordsOfParts(parts: readonly Part[]): Generator<string> {
  for (const part of parts) {
    if (part.is === 'word' && !part.isBeginning) yield part.word
    if (part.is === 'either') for (const way of part.ways) yield* wordsOfParts(way)
  }
}
