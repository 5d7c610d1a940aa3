import type { Entry, Grammar } from './grammar.ts'
import { type Captures, matchAt } from './match-pattern.ts'
import type { Token } from './tokens.ts'
import type { Before, Slots } from './understood.ts'

/** What was found in a phrase, wherever it stood. */
export type Found = {
  slots: Slots
  /** It asks for something, speaks of films, compares. */
  isAsking: boolean
  isOfFilms: boolean
  isComparing: boolean
  /** Words that nothing explains and that are not passed over. */
  unexplained: number
  /** Whether a word belongs to a slot that begins before it. */
  isInside: (at: number) => boolean
}

/** Words for which a 'without' holds when nothing ends it. */
const REACH_OF_WITHOUT = 6

/** A number as digits or as words. */
export function numberOf(grammar: Grammar, tokens: readonly Token[]): number | undefined {
  const [{ word } = { word: '' }] = tokens
  if (tokens.length === 1 && /^\d{1,3}$/.test(word)) return Number(word)
  const words = tokens.map((token) => token.word)
  return grammar.numbers.get(words.join(' ')) ?? addedNumber(grammar, words)
}

/** Tens and what is added to them: 'thirty five', 'treinta y cinco', 'soixante-quinze'. */
function addedNumber({ numbers, joining, stop }: Grammar, words: readonly string[]) {
  const [first = '', between = '', last] = words
  const isJoined = words.length === 3 && (joining.has(between) || stop.has(between))
  if (words.length !== 2 && !isJoined) return undefined
  const [tens = 0, rest = 0] = [numbers.get(first), numbers.get(last ?? between)]
  return tens >= 20 && tens < 100 && rest > 0 && rest < 20 ? tens + rest : undefined
}

/** The slots of a phrase, found word by word: at each the longest pattern that begins there. */
export function findSlots(grammar: Grammar, tokens: readonly Token[], before?: Before): Found {
  const reader = new SlotReader(grammar, tokens, before)
  for (let at = 0; at < tokens.length; ) at = reader.readAt(at)
  return reader.found()
}

class SlotReader {
  readonly #grammar: Grammar
  readonly #tokens: readonly Token[]
  readonly #before: Before | undefined
  readonly #slots: Slots = {}
  readonly #kinds = new Set<Entry['kind']>()
  /** Where it asks and speaks of films. */
  readonly #anchors: number[] = []
  /** Where something begins that says what the film is like, or that it is one: 'a space adventure'. */
  readonly #described = new Set<number>()
  readonly #topic: TopicWord[] = []
  /** Words of slots but the first, and those of times and ages. */
  readonly #inside = new Set<number>()
  /** Before this word nothing is wanted. */
  #unwantedTo = 0
  /** Where the last slot ends that is not wanted. */
  #refusedTo = 0

  constructor(grammar: Grammar, tokens: readonly Token[], before: Before | undefined) {
    this.#grammar = grammar
    this.#tokens = tokens
    this.#before = before
  }

  /** Reads what begins at a word. Returns where to read on. */
  readAt(at: number): number {
    const longest = longestAt(this.#grammar, this.#tokens, at)
    if (!longest) return this.#readPlain(at)
    if (longest.kind === 'without') this.#unwantedTo = longest.to + REACH_OF_WITHOUT
    else if (longest.kind === 'but') this.#unwantedTo = 0
    else if (longest.kind === 'slot') this.#readSlot(at, longest)
    else return this.#readRequest(at, longest)
    return longest.to
  }

  #readPlain(at: number): number {
    const token = this.#tokens[at]
    const isWanted = at >= this.#unwantedTo
    if (token && isWanted && isOfTopic(this.#grammar, token, this.#tokens[at - 1])) {
      this.#topic.push({ at, token })
    }
    return at + 1
  }

  #readSlot(at: number, { take, n, to, isCounting }: Longest) {
    this.#kinds.add('slot')
    this.#described.add(at)
    const isBehindWithout = at < this.#unwantedTo
    const isUnwanted = isBehindWithout || isRefused(this.#grammar, this.#tokens, to)
    take?.(this.#slots, { n, isUnwanted })
    for (let of = isCounting ? at : at + 1; of < to; of += 1) this.#inside.add(of)
    if (!isBehindWithout) return
    // What is listed after a 'without' is not wanted either.
    this.#refusedTo = to
    this.#unwantedTo = to + REACH_OF_WITHOUT
  }

  #readRequest(at: number, { kind, to }: Longest): number {
    // After a list 'the short ones' are of it.
    const isOfList = kind === 'film' && this.#before === 'list'
    if (!isOfList || !isPronoun(this.#grammar, this.#tokens.slice(at, to))) this.#kinds.add(kind)
    this.#anchors.push(at)
    if (kind === 'film') this.#described.add(at)
    if (this.#refusedTo > 0 && hasSign(this.#tokens, this.#refusedTo, at)) this.#unwantedTo = 0
    return endOf(this.#grammar, this.#tokens, { at, to })
  }

  found(): Found {
    const [grammar, tokens] = [this.#grammar, this.#tokens]
    const topic = topicOf(grammar, tokens, {
      topic: this.#topic,
      anchors: this.#anchors,
      described: this.#described,
    })
    return {
      slots: topic.length > 0 ? { ...this.#slots, topic } : this.#slots,
      isAsking: this.#kinds.has('asking'),
      isOfFilms: this.#kinds.has('film'),
      isComparing: isCompared(grammar, tokens, { inside: this.#inside, before: this.#before }),
      unexplained: this.#topic.length,
      isInside: (at) => this.#inside.has(at),
    }
  }
}

/** Where to look on after words that ask: before a slot that begins with the last of them ('una que dure
 *  menos de …'). */
function endOf(grammar: Grammar, tokens: readonly Token[], { at, to }: { at: number; to: number }) {
  for (let inside = at + 1; inside < to; inside += 1) {
    const longest = longestAt(grammar, tokens, inside)
    if (longest?.kind === 'slot' && longest.to > to) return inside
  }
  return to
}

const hasSign = (tokens: readonly Token[], from: number, to: number) =>
  tokens.slice(from, to + 1).some(({ isAfterSign }) => isAfterSign)

const isPronoun = ({ pronouns }: Grammar, tokens: readonly Token[]) =>
  tokens.every(({ word }) => pronouns.has(word))

/** Whether what ends before a word is refused by what follows: 'de terror no'. */
function isRefused(grammar: Grammar, tokens: readonly Token[], at: number): boolean {
  return grammar.refusing.some((pattern) => {
    const found = matchAt(pattern, tokens, at)
    const after = found && tokens[found.to]
    return found && (!after || after.isAfterSign || grammar.joining.has(after.word))
  })
}

type TopicWord = { at: number; token: Token }

/** Words from which on not all that somebody says is about the film. */
const LONG_PHRASE = 9

/** The words that say what a film is about: those behind 'about' and 'with'; in a long phrase else those
 *  of the clauses that speak of films. */
function topicOf(
  grammar: Grammar,
  tokens: readonly Token[],
  {
    topic,
    anchors,
    described,
  }: {
    topic: readonly TopicWord[]
    anchors: readonly number[]
    described: ReadonlySet<number>
  },
): string[] {
  const reason = tokens.findIndex(({ word }, at) => at > 0 && grammar.reasons.has(word))
  const isOfReason = ({ at }: TopicWord) => reason >= 0 && isOneClause(tokens, reason, at)
  const occasion = tokens.findIndex(({ word }, at) => at > 0 && grammar.occasions.has(word))
  const isOfOccasion = ({ at }: TopicWord) => occasion >= 0 && isOneClause(tokens, occasion, at)
  const behind = topic.filter(({ at }) => isBehindAbout(grammar, tokens, at))
  const chosen =
    behind.length > 0
      ? behind
      : tokens.length < LONG_PHRASE
        ? topic
        : topic.filter(
            ({ at }) =>
              described.has(at + 1) || anchors.some((anchor) => isOneClause(tokens, anchor, at)),
          )
  const [wished, given] = [chosen.filter((one) => !isOfReason(one)), chosen.filter(isOfReason)]
  const liked = given.filter((one) => behind.includes(one))
  const all = wished.length > 0 ? wished : liked
  const timeless = all.filter((one) => !isOfOccasion(one))
  const nouns = timeless.filter(({ token }) => grammar.nouns.has(token.word))
  const said = behind.length === 0 && nouns.length > 0 ? nouns : timeless
  return [...new Set(said.map(({ token }) => token.raw))]
}

/** Words that may stand between 'about' and the word that says what. */
const REACH_OF_ABOUT = 4

function isBehindAbout({ about, stop }: Grammar, tokens: readonly Token[], at: number): boolean {
  let far = 0
  for (let before = at - 1; before >= 0; before -= 1) {
    const { word, isAfterSign } = tokens[before + 1] ?? { word: '', isAfterSign: false }
    if (isAfterSign && word !== tokens[at]?.word) return false
    if (about.has(tokens[before]?.word ?? '')) return true
    if (stop.has(tokens[before]?.word ?? '')) far += 1
    if (far > REACH_OF_ABOUT || at - before > REACH_OF_ABOUT * 2) return false
  }
  return false
}

/** Whether no sign divides two words, the first of which comes before. */
const isOneClause = (tokens: readonly Token[], from: number, to: number) =>
  to >= from && !tokens.slice(from + 1, to + 1).some(({ isAfterSign }) => isAfterSign)

type Longest = {
  kind: Entry['kind']
  take?: Entry['take']
  to: number
  n: number
  /** It holds a number: a time, an age. */
  isCounting: boolean
}

/** How much a kind counts where several patterns end at the same word. */
const RANK: Record<Entry['kind'], number> = {
  ...{ slot: 5, without: 4, film: 3, asking: 2, but: 1, comparing: 0 },
}

function longestAt(grammar: Grammar, tokens: readonly Token[], at: number): Longest | undefined {
  let best: Longest | undefined
  for (const { pattern, kind, take, isOfTime = false } of grammar.entries) {
    if (kind === 'comparing') continue
    const numberIn = ({ n }: Captures) => (n ? numberOf(grammar, tokens.slice(n.from, n.to)) : 1)
    const found = matchAt(pattern, tokens, at, (captures) => numberIn(captures) !== undefined)
    if (!found) continue
    const n = numberIn(found.captures) ?? 1
    const isBetter =
      !best || found.to > best.to || (found.to === best.to && RANK[kind] > RANK[best.kind])
    const isCounting = found.captures.n !== undefined || isOfTime
    if (isBetter) best = { kind, take, to: found.to, n, isCounting }
  }
  return best
}

/** Whether it compares with films before. Not where a number is meant ('less than 20 minutes') or something
 *  is only described ('not too scary'). */
function isCompared(
  { entries, denying, contrast }: Grammar,
  tokens: readonly Token[],
  { inside, before }: { inside: ReadonlySet<number>; before: Before | undefined },
): boolean {
  const comparing = entries.filter(({ kind }) => kind === 'comparing')
  return tokens.some(
    ({ word }, at) =>
      !inside.has(at) &&
      // 'Horror but nothing sad' is one wish.
      (at === 0 || before === 'list' || !contrast.has(word)) &&
      !denying.has(tokens[at - 1]?.word ?? '') &&
      comparing.some(({ pattern }) => matchAt(pattern, tokens, at)),
  )
}

const isOfTopic = (grammar: Grammar, { word, meant }: Token, before: Token | undefined) =>
  !grammar.stop.has(word) &&
  !(meant && grammar.stop.has(meant)) &&
  (grammar.nouns.has(word) || !grammar.beforeVerbs.has(before?.word ?? '')) &&
  !/^\d+$/.test(word) &&
  !grammar.numbers.has(word) &&
  word.length > 1

/** How somebody feels by what they said; undefined: they said nothing of it. */
export function findFeeling(grammar: Grammar, tokens: readonly Token[]) {
  for (const { patterns, slots } of grammar.feelings) {
    for (const pattern of patterns) {
      for (let at = 0; at < tokens.length; at += 1) {
        const found = matchAt(pattern, tokens, at)
        if (found) return { slots, from: at, to: found.to }
      }
    }
  }
  return undefined
}
