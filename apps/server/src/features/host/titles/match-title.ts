import { foldedWords, joined } from '../../../domain/text/fold.ts'
import { isOneSlip } from '../understanding/tokens.ts'

/** How sure it has to be that a film was meant, before something is done with it; below that it is asked
 *  whether it was meant. */
export const SURE = 0.6
/** Below this there is not even something to ask. */
export const LIKELY = 0.35

/** Words that names are told apart by least. */
const SMALL = new Set(
  'a an the of and in on to for who that one el la los las un una de del y le les l des du et movie film cartoon'.split(
    ' ',
  ),
)

/** Letters from which on one word may begin like another. */
const LEAST_BEGINNING = 4

/** How much of what was said and of the name the one explains of the other. */
const SHARE_OF_SAID = 0.75

/** How likely a name was meant by what was said, 0 to 1: by the words that both have, slips forgiven, and,
 *  for what a recogniser heard as other words, by the letters of the whole. */
export function likenessOf(said: string, name: string): number {
  const all = foldedWords(said).map(asWord)
  const named = weighty(foldedWords(name).map(asWord))
  if (all.length === 0 || named.length === 0) return 0
  let most = likenessOfWords(weighty(all), named)
  // What stands around a name is no part of it: 'I never heard of that film, put it on for grandpa'.
  for (const spoken of passagesLike(named, all)) {
    if (shareOf(named, spoken) < SHARE_OF_NAME) continue
    most = Math.max(most, likenessOfWords(spoken, named) * LESS_FOR_MORE_WORDS)
  }
  return most
}

/** Passages of what was said that begin with a word of the name and are little longer. */
function* passagesLike(named: readonly string[], all: readonly string[]) {
  const places = [...all.keys()].filter((at) => {
    const word = all[at] ?? ''
    return !SMALL.has(word) && named.some((one) => likeness(word, one) > 0)
  })
  for (const [nth, from] of places.entries()) {
    for (const last of places.slice(nth)) {
      if (last - from > named.length * 2) break
      for (const to of [last + 1, last + 2]) {
        if (to - from < all.length && to <= all.length) yield weighty(all.slice(from, to))
      }
    }
  }
}

/** Numbers that names are written with, as words. */
const NUMBERS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')
const asWord = (word: string) => (/^\d{1,2}$/.test(word) ? (NUMBERS[Number(word)] ?? word) : word)

/** How much of a name has to be said where other words stand around it. */
const SHARE_OF_NAME = 0.6
const LESS_FOR_MORE_WORDS = 0.94

function likenessOfWords(spoken: readonly string[], named: readonly string[]): number {
  const ofSaid = shareOf(spoken, named)
  const ofName = shareOf(named, spoken)
  const byWords = ofSaid * SHARE_OF_SAID + Math.min(ofSaid, ofName) * (1 - SHARE_OF_SAID)
  return Math.max(byWords, likenessOfLetters(spoken, named))
}

/** Letters tell what a recogniser heard as other words. What no word of the other is like has to be alike in
 *  its letters too: 'football in the garden' shares one word with 'Bolt and the Rain Garden', and by chance
 *  some letters. */
function likenessOfLetters(spoken: readonly string[], named: readonly string[]): number {
  const whole = byLetters(joined(spoken), joined(named))
  const unlike = spoken.filter((word) => shareOf([word], named) === 0)
  if (unlike.length === spoken.length) return whole * LESS_WITHOUT_WORD
  const ofSaid = joined(unlike)
  const ofName = joined(named.filter((word) => shareOf([word], spoken) === 0))
  if (Math.min(ofSaid.length, ofName.length) < LEAST_OF_WORD) return whole
  return shareOfLetters(ofSaid, ofName) < LEAST_OF_REST ? 0 : whole
}

const LESS_WITHOUT_WORD = 0.9
const LEAST_OF_REST = 0.5
/** Letters; fewer are no word: the s of "vampire's". */
const LEAST_OF_WORD = 3

/** The words that say something; all, where none does. */
function weighty(words: readonly string[]): readonly string[] {
  const some = words.filter((word) => !SMALL.has(word))
  return some.length > 0 ? some : words
}

function shareOf(words: readonly string[], others: readonly string[]): number {
  let sum = 0
  for (const word of words) sum += Math.max(...others.map((other) => likeness(word, other)))
  return sum / words.length
}

function likeness(one: string, other: string): number {
  if (one === other) return 1
  const [short, long] = one.length <= other.length ? [one, other] : [other, one]
  // Plurals and the like.
  if (short.length >= 3 && long.length - short.length <= 2 && long.startsWith(short)) return 0.95
  if (short.length >= LEAST_BEGINNING && isOneSlip(one, other)) return 0.85
  if (short.length >= LEAST_BEGINNING && long.startsWith(short)) return 0.7
  return 0
}

/** One less the share of letters that have to be changed (Levenshtein). Short texts are like everything. */
function byLetters(one: string, other: string): number {
  if (Math.min(one.length, other.length) < 5) return one === other ? 1 : 0
  return shareOfLetters(one, other)
}

const shareOfLetters = (one: string, other: string): number =>
  1 - changesBetween(one, other) / Math.max(one.length, other.length)

function changesBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let at = 1; at <= one.length; at += 1) {
    const next = [at]
    for (let of = 1; of <= other.length; of += 1) {
      const same = one[at - 1] === other[of - 1] ? 0 : 1
      next[of] = Math.min((row[of] ?? 0) + 1, (next[of - 1] ?? 0) + 1, (row[of - 1] ?? 0) + same)
    }
    row = next
  }
  return row[other.length] ?? 0
}
