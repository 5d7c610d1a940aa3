import { plainWords, type Reading } from './readings.ts'

/** Words of any kind that `~` and `_` stand for, and characters of scripts without spaces. */
const MOST_IN_GAP = 4
const MOST_CHARACTERS_IN_GAP = 12
const UNSPACED = /[\p{sc=Han}\p{sc=Hira}\p{sc=Kana}]/u

type Slot =
  | { is: 'words'; ways: readonly (readonly string[])[]; isOptional: boolean }
  | { is: 'gap'; least: number; most: number }
type Phrase<Kind> = { kind: Kind; slots: readonly Slot[] }

/** Where a phrase stands: the written words from one to before another. */
export type Found<Kind> = { kind: Kind; from: number; to: number }

/** Facts of the written words that phrases ask for by a sign. */
export type Signs = { isNumber: readonly boolean[]; isCapital: readonly boolean[] }

/** All phrases of all languages. They are looked up by the words that a message has, so that a message
 *  pays for what it says and not for the length of the lists. */
export class PhraseBook<Kind> {
  readonly #byFirst = new Map<string, Phrase<Kind>[]>()
  readonly #exact = new Set<string>()
  readonly #begins = new Set<string>()
  readonly #ends = new Set<string>()
  readonly #holds = new Set<string>()
  /** Words as they are written in the lists, where most stand more than once. */
  readonly #slots = new Map<string, Slot>()

  /** Adds the phrases of a list (see `SafetyList`).
   *  @throws Error for a line without a first word: lists are our own. */
  add(kind: Kind, list: string): void {
    for (const line of list.split('\n')) {
      if (line.trim()) this.#addLine(kind, line.trim())
    }
  }

  #addLine(kind: Kind, line: string): void {
    const isUnspaced = UNSPACED.test(line)
    const slots = line.split(/\s+/).map((written) => this.#slot(written, isUnspaced))
    const [first] = slots
    if (first?.is !== 'words' || first.isOptional) throw new Error(`No first word in "${line}"`)
    for (const start of new Set(first.ways.map(([word = '']) => word))) {
      const phrases = this.#byFirst.get(start) ?? []
      phrases.push({ kind, slots })
      this.#byFirst.set(start, phrases)
    }
  }

  #slot(written: string, isUnspaced: boolean): Slot {
    const most = isUnspaced ? MOST_CHARACTERS_IN_GAP : MOST_IN_GAP
    if (written === '~' || written === '_?') return { is: 'gap', least: 0, most }
    if (written === '_') return { is: 'gap', least: 1, most }
    const known = this.#slots.get(written) ?? this.#wordsOf(written)
    this.#slots.set(written, known)
    return known
  }

  #wordsOf(written: string): Slot {
    const isOptional = written.endsWith('?')
    const ways = written.replace(/\?$/, '').split('|')
    const read = ways.map((way) => this.#way(way)).filter((way) => way.length > 0)
    if (read.length === 0) throw new Error(`No word in "${written}"`)
    return { is: 'words', ways: read, isOptional }
  }

  /** The keys of words that follow each other in one way of a slot. */
  #way(written: string): string[] {
    if (written === '#' || written === '^') return [written]
    if (/^=\p{L}/u.test(written)) {
      this.#exact.add(written.normalize('NFC'))
      return [written.normalize('NFC')]
    }
    const words = plainWords(written.replace(/\*/g, ''))
    return words.map((word, at) => {
      const isOpenBefore = at === 0 && written.startsWith('*')
      const isOpenAfter = at === words.length - 1 && written.endsWith('*')
      const kept = isOpenBefore
        ? isOpenAfter
          ? this.#holds
          : this.#ends
        : isOpenAfter
          ? this.#begins
          : this.#exact
      kept.add(word)
      return `${isOpenBefore ? '*' : ''}${word}${isOpenAfter ? '*' : ''}`
    })
  }

  /** All places of the phrases in the readings of a message, each as long as it can be. */
  find(readings: readonly Reading[], signs: Signs): Found<Kind>[] {
    const length = signs.isNumber.length
    const places = new Map<string, Map<number, Set<number>>>()
    const note = (key: string, from: number, to: number) => {
      const starts = places.get(key) ?? new Map<number, Set<number>>()
      places.set(key, starts.set(from, (starts.get(from) ?? new Set()).add(to)))
    }
    for (const { from, to, word } of readings) {
      for (const key of this.#keysOf(word)) note(key, from, to)
    }
    for (let at = 0; at < length; at += 1) {
      if (signs.isNumber[at]) note('#', at, at + 1)
      if (signs.isCapital[at]) note('^', at, at + 1)
    }
    return [...places].flatMap(([key, starts]) => this.#foundAt(key, starts, length, places))
  }

  #foundAt(
    key: string,
    starts: ReadonlyMap<number, unknown>,
    length: number,
    places: Places,
  ): Found<Kind>[] {
    const found: Found<Kind>[] = []
    for (const { kind, slots } of this.#byFirst.get(key) ?? []) {
      for (const from of starts.keys()) {
        const to = endOf(slots, from, length, places)
        if (to !== undefined) found.push({ kind, from, to })
      }
    }
    return found
  }

  /** The words of the lists that a word of a message is. */
  #keysOf(word: string): string[] {
    if (word.startsWith('?')) return this.#keysOfMasked(word.slice(1))
    const keys = this.#exact.has(word) ? [word] : []
    if (word.startsWith('=')) return keys
    for (let at = 1; at <= word.length; at += 1) {
      if (this.#begins.has(word.slice(0, at))) keys.push(`${word.slice(0, at)}*`)
      if (this.#ends.has(word.slice(-at))) keys.push(`*${word.slice(-at)}`)
    }
    for (const part of this.#holds) {
      if (word.includes(part)) keys.push(`*${part}*`)
    }
    return keys
  }

  /** The words that a word with stars in place of letters may be. */
  #keysOfMasked(masked: string): string[] {
    const fits = (word: string) =>
      word.length === masked.length &&
      [...masked].every((sign, at) => sign === '*' || sign === word[at])
    return [
      ...[...this.#exact].filter(fits),
      ...[...this.#begins].filter(fits).map((word) => `${word}*`),
      ...[...this.#holds].filter(fits).map((word) => `*${word}*`),
    ]
  }
}

/** Where the words of the lists stand: by word and first place, the places after it. */
type Places = ReadonlyMap<string, ReadonlyMap<number, ReadonlySet<number>>>

/** Where the longest reading of a phrase ends that starts at a word; undefined: it does not stand there. */
function endOf(
  slots: readonly Slot[],
  start: number,
  length: number,
  places: Places,
): number | undefined {
  let ends: ReadonlySet<number> = new Set([start])
  for (const slot of slots) {
    ends = slot.is === 'gap' ? afterGap(slot, ends, length) : afterWords(slot, ends, places)
    if (ends.size === 0) return undefined
  }
  return Math.max(...ends)
}

function afterGap(
  { least, most }: Slot & { is: 'gap' },
  ends: ReadonlySet<number>,
  length: number,
): ReadonlySet<number> {
  const next = new Set<number>()
  for (const end of ends) {
    const last = Math.min(length, end + most)
    for (let at = end + least; at <= last; at += 1) next.add(at)
  }
  return next
}

function afterWords(
  { ways, isOptional }: Slot & { is: 'words' },
  ends: ReadonlySet<number>,
  places: Places,
): ReadonlySet<number> {
  const next = new Set<number>(isOptional ? ends : [])
  for (const way of ways) {
    let reached: readonly number[] = [...ends]
    for (const key of way) {
      const starts = places.get(key)
      reached = reached.flatMap((at) => [...(starts?.get(at) ?? [])])
      if (reached.length === 0) break
    }
    for (const at of reached) next.add(at)
  }
  return next
}
