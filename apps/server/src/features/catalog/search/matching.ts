import type { IndexedWord, WordIndex } from './word-index.ts'
import { LEAST_LETTERS, typosOf } from './words/one-typo.ts'
import type { Asked, AskedWord } from './words/search-words.ts'
import { WEIGHT } from './words/title-words.ts'

/**
 * How well a title's word fits one that was asked for, as a level: the lower, the better.
 * 0: it is the whole name. 1, 2, 3: it stands in the name; 4, 5, 6: in the cast; 7, 8, 9: in the
 * genre; 10, 11, 12: in the description, each as it was asked for, as a beginning, with a typo.
 */
const KINDS: Record<Kind, number> = { exact: 1, beginning: 2, typo: 3, typoBeginning: 3 }
type Kind = 'exact' | 'beginning' | 'typo' | 'typoBeginning'

/** Up to this level each is a step of its own; after it the three of cast, genre, description are one. */
const LAST_OWN_STEP = 3
const NONE = 255

/** Shorter words are looked for in descriptions as they are and not as beginnings, as which they are
 *  in nearly all of them. */
const LEAST_LETTERS_IN_DESCRIPTION = 3

/** Titles that have every word, those of a step all before those of the next. */
export type Fitting = {
  /** Their ids by step, the best first. */
  groups: number[][]
  /** How well all words fit together in each of them, in the same order: the less, the better. */
  totals: number[][]
}

/** The titles of an index that have every word. */
export function fittingTitles(index: WordIndex, { words, whole }: Asked): Fitting {
  const worst = new Uint8Array(index.slotCount)
  const total = new Uint8Array(index.slotCount)
  for (const [place, word] of words.entries()) {
    const isLast = place === words.length - 1
    const levels = levelsOf(index, { ...word, whole, isLast })
    for (let slot = 0; slot < levels.length; slot += 1) {
      const level = levels[slot] ?? NONE
      if (level > (worst[slot] ?? NONE)) worst[slot] = level
      total[slot] = (total[slot] ?? 0) + level
    }
  }
  return inSteps(index, worst, total)
}

function inSteps(index: WordIndex, worst: Uint8Array, total: Uint8Array): Fitting {
  const steps: { ids: number[]; totals: number[] }[] = []
  for (let slot = 0; slot < worst.length; slot += 1) {
    const level = worst[slot] ?? NONE
    const id = index.titleAt(slot)
    if (level === NONE || id === 0) continue
    const step = steps[stepOf(level)] ?? { ids: [], totals: [] }
    steps[stepOf(level)] = step
    step.ids.push(id)
    step.totals.push(total[slot] ?? 0)
  }
  const inOrder = steps.filter((step) => step !== undefined)
  return { groups: inOrder.map(({ ids }) => ids), totals: inOrder.map(({ totals }) => totals) }
}

function stepOf(level: number): number {
  return level <= LAST_OWN_STEP ? level : Math.ceil(level / 3) * 3
}

/** A word, all words that were asked for as one, and whether it may still be being typed. */
type WordToMatch = AskedWord & { whole: string; isLast: boolean }

/** The level of a word in the title of every slot. */
function levelsOf(index: WordIndex, asked: WordToMatch): Uint8Array {
  const levels = new Uint8Array(index.slotCount).fill(NONE)
  const isShort = [...asked.word].length < LEAST_LETTERS_IN_DESCRIPTION
  const take = (words: IndexedWord[], levelOfWeight: Uint8Array) => {
    for (const word of words) index.lower(levels, word, levelOfWeight)
  }
  take(index.find(asked.beginnings), levelsByWeight('exact'))
  take(index.find([asked.whole]), levelsByWeight('exact', { ofWhole: 0 }))
  const begun = levelsByWeight('beginning', { isShort })
  for (const beginning of asked.beginnings) take(index.beginningLike(beginning), begun)
  const spellings = typosOf(asked.word)
  take(index.find(spellings).filter(isWritten), levelsByWeight('typo'))
  if (asked.isLast) {
    const beginnings = spellings.filter((spelling) => saysEnough(spelling, asked.word))
    const begunWithTypo = beginnings.flatMap((spelling) => index.beginningLike(spelling))
    take(begunWithTypo.filter(isWritten), levelsByWeight('typoBeginning'))
  }
  return levels
}

/** The level of a kind for each weight that a title's word may have. */
function levelsByWeight(kind: Kind, { isShort = false, ofWhole = KINDS[kind] } = {}) {
  const levels = new Uint8Array(Object.keys(WEIGHT).length + 1).fill(NONE)
  for (const weight of [WEIGHT.title, WEIGHT.cast, WEIGHT.genre, WEIGHT.description]) {
    levels[weight] = (WEIGHT.title - weight) * 3 + KINDS[kind]
  }
  // What a whole name begins with, its words begin with as well.
  if (kind !== 'beginning') levels[WEIGHT.whole] = ofWhole
  const isTooVague = kind === 'typoBeginning' || (kind === 'beginning' && isShort)
  if (isTooVague) levels[WEIGHT.description] = NONE
  return levels
}

const isWritten = (indexed: IndexedWord) => indexed.isWritten

/** Whether a spelling says enough to be the beginning of a word: three letters in common with what
 *  was typed, which a fourth says nothing about, are the beginning of too many. */
function saysEnough(spelling: string, typed: string): boolean {
  if ([...spelling].length < LEAST_LETTERS) return false
  return [...typed].length > LEAST_LETTERS || !spelling.startsWith(typed.slice(0, -1))
}
