import { yieldToLoop } from '../../../domain/time/in-turns.ts'
import { type SearchableTitle, wordsOf } from './words/title-words.ts'

/** A title with the facts that it is found by. `version` changes whenever they are written. */
export type IndexedTitle = SearchableTitle & { id: number; version: string }

/** A word and where it stands: the slot of a title, and its weight there in the last bits. */
export type IndexedWord = { readonly word: string; places: number[]; isWritten: boolean }

/** A word's weight takes three bits of a place, the title's slot the others. */
const WEIGHT_BITS = 3
const WEIGHT_MASK = (1 << WEIGHT_BITS) - 1

/** A suffix that sorts after every text with the same beginning. */
const LAST_CHARACTER = '\uffff'

/** How many places are searched before other requests get their turn. */
const PLACES_AT_ONCE = 100_000
const NO_SLOT = -1

/** Slots of titles that were written anew since, from which on they are cleared out, as a share of all. */
const MOST_WORN = 0.5
const LEAST_SLOTS_TO_CLEAR = 1000

/**
 * Every folded word of titles and where it stands: an inverted index in memory. Who asks it has to ask
 * the database all the same for what may be seen.
 *
 * A hundred thousand titles take some 160 MB.
 */
export class WordIndex {
  readonly #slots = new Map<number, { slot: number; version: string }>()
  readonly #words = new Map<string, IndexedWord>()
  /** The title of each slot; 0: none any more. */
  #titles: number[] = []
  #free: number[] = []
  #worn = 0
  #placeCount = 0
  #sorted: IndexedWord[] = []
  #unsorted: IndexedWord[] = []
  #written: IndexedWord[] = []

  /** Slots that {@link lower} and {@link titleAt} speak of are smaller. */
  get slotCount(): number {
    return this.#titles.length
  }

  /** Words of titles, each counted for every title: what the memory grows with. */
  get size(): number {
    return this.#placeCount
  }

  /** The title in a slot; 0: none any more. */
  titleAt(slot: number): number {
    return this.#titles[slot] ?? 0
  }

  /** Takes the words of a title in, in place of those from before. */
  put({ id, version, ...facts }: IndexedTitle): void {
    const before = this.#slots.get(id)
    if (before?.version === version) return
    if (before) this.#wear(before.slot)
    const slot = this.#free.pop() ?? this.#titles.length
    this.#titles[slot] = id
    this.#slots.set(id, { slot, version })
    for (const { word, weight, isWritten } of wordsOf(facts)) {
      const indexed = this.#wordFor(word)
      indexed.places.push((slot << WEIGHT_BITS) | weight)
      if (isWritten && !indexed.isWritten) this.#written.push(indexed)
      indexed.isWritten ||= isWritten
      this.#placeCount += 1
    }
  }

  /** Leaves a title out from now on. */
  drop(id: number): void {
    const known = this.#slots.get(id)
    if (!known) return
    this.#slots.delete(id)
    this.#wear(known.slot)
  }

  /** An index of nothing but some of the titles, as if there had never been another. Others are
   *  answered between its pieces: nothing may be written into this one meanwhile. */
  async narrowedTo(ids: ReadonlySet<number>): Promise<WordIndex> {
    const narrowed = new WordIndex()
    const slotFrom = new Int32Array(this.#titles.length).fill(NO_SLOT)
    for (const [id, { slot, version }] of this.#slots) {
      if (!ids.has(id)) continue
      slotFrom[slot] = narrowed.#titles.length
      narrowed.#slots.set(id, { slot: narrowed.#titles.length, version })
      narrowed.#titles.push(id)
    }
    let looked = 0
    for (const { word, places, isWritten } of this.#inOrder()) {
      narrowed.#takeOver({ word, isWritten, places: moved(places, slotFrom) })
      looked += places.length + 1
      if (looked < PLACES_AT_ONCE) continue
      looked = 0
      await yieldToLoop()
    }
    return narrowed
  }

  /** Takes a word in that comes after all words so far. */
  #takeOver(indexed: IndexedWord): void {
    if (indexed.places.length === 0) return
    this.#words.set(indexed.word, indexed)
    this.#sorted.push(indexed)
    if (indexed.isWritten) this.#written.push(indexed)
    this.#placeCount += indexed.places.length
  }

  /** Lowers in `levels`, by slot, what is greater than the level that a word has for its weight there;
   *  whatever has become of the title. */
  lower(levels: Uint8Array, { places }: IndexedWord, levelOfWeight: Uint8Array): void {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      const slot = place >> WEIGHT_BITS
      const level = levelOfWeight[place & WEIGHT_MASK] ?? 0
      if (level < (levels[slot] ?? 0)) levels[slot] = level
    }
  }

  /** The slot of a title; undefined: it is not in this index. */
  slotOf(id: number): number | undefined {
    return this.#slots.get(id)?.slot
  }

  /** Raises in `fits`, by slot, what is less than the fit that a word has for its weight there, and notes
   *  `mark` in `marks` where it did; whatever has become of the title. */
  raise(
    { fits, marks }: { fits: Float32Array; marks: Uint8Array },
    { places }: IndexedWord,
    { fitOfWeight, mark }: { fitOfWeight: Float32Array; mark: number },
  ): void {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      const slot = place >> WEIGHT_BITS
      const fit = fitOfWeight[place & WEIGHT_MASK] ?? 0
      if (fit <= (fits[slot] ?? 0)) continue
      fits[slot] = fit
      marks[slot] = mark
    }
  }

  /** Adds to `sums`, by slot, what a word is worth for its weight there. */
  add(sums: Float32Array, { places }: IndexedWord, worthOfWeight: Float32Array): void {
    for (let at = 0; at < places.length; at += 1) {
      const place = places[at] ?? 0
      const slot = place >> WEIGHT_BITS
      sums[slot] = (sums[slot] ?? 0) + (worthOfWeight[place & WEIGHT_MASK] ?? 0)
    }
  }

  /** Those of the words that titles have. */
  find(words: readonly string[]): IndexedWord[] {
    return words.flatMap((word) => this.#words.get(word) ?? [])
  }

  /** The words that begin like one, but not that one. */
  beginningLike(beginning: string): IndexedWord[] {
    const words = this.#inOrder()
    const first = firstNotBefore(words, beginning)
    const end = firstNotBefore(words, beginning + LAST_CHARACTER)
    return words.slice(words[first]?.word === beginning ? first + 1 : first, end)
  }

  #wordFor(word: string): IndexedWord {
    const known = this.#words.get(word)
    if (known) return known
    const added = { word, places: [], isWritten: false }
    this.#words.set(word, added)
    this.#unsorted.push(added)
    return added
  }

  /** All words that people write. */
  written(): readonly IndexedWord[] {
    return this.#written
  }

  /** Brings the words into their order, which else the next to look for a beginning waits for. */
  sort(): void {
    this.#inOrder()
  }

  #inOrder(): readonly IndexedWord[] {
    if (this.#unsorted.length > 0) {
      this.#sorted = merged(this.#sorted, this.#unsorted.sort(byWord))
      this.#unsorted = []
    }
    return this.#sorted
  }

  #wear(slot: number): void {
    this.#titles[slot] = 0
    this.#worn += 1
    const isWornOut = this.#worn > this.#titles.length * MOST_WORN
    if (isWornOut && this.#worn > LEAST_SLOTS_TO_CLEAR) this.#clearWorn()
  }

  #clearWorn(): void {
    this.#placeCount = 0
    for (const indexed of this.#words.values()) {
      const places = indexed.places.filter((place) => this.titleAt(place >> WEIGHT_BITS) !== 0)
      indexed.places = places
      this.#placeCount += places.length
      if (places.length === 0) this.#words.delete(indexed.word)
    }
    this.#sorted = [...this.#words.values()].sort(byWord)
    this.#unsorted = []
    this.#written = this.#sorted.filter(({ isWritten }) => isWritten)
    this.#free = this.#titles.flatMap((id, slot) => (id === 0 ? [slot] : []))
    this.#worn = 0
  }
}

/** Places in the slots that titles have in another index; those of other titles fall away. */
function moved(places: readonly number[], slotFrom: Int32Array): number[] {
  const kept: number[] = []
  for (const place of places) {
    const slot = slotFrom[place >> WEIGHT_BITS] ?? NO_SLOT
    if (slot !== NO_SLOT) kept.push((slot << WEIGHT_BITS) | (place & WEIGHT_MASK))
  }
  return kept
}

/** Where the first of the sorted words stands that does not come before another. */
function firstNotBefore(words: readonly IndexedWord[], other: string): number {
  let low = 0
  let high = words.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((words[middle]?.word ?? '') < other) low = middle + 1
    else high = middle
  }
  return low
}

/** Two sorted lists as one. */
function merged(some: readonly IndexedWord[], others: readonly IndexedWord[]): IndexedWord[] {
  const all: IndexedWord[] = []
  let at = 0
  for (const other of others) {
    const end = firstNotBefore(some, other.word)
    for (; at < end; at += 1) all.push(...some.slice(at, at + 1))
    all.push(other)
  }
  return all.concat(some.slice(at))
}

/** In the order of their characters' numbers, in which what begins alike stands together. */
const byWord = (one: IndexedWord, other: IndexedWord) => (one.word < other.word ? -1 : 1)
