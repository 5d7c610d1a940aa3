import { INTERFACE_LANGUAGES, type InterfaceLanguage } from '@starnest/contract/text/languages'
import { inTurns, yieldToLoop } from '../../../domain/time/in-turns.ts'
import {
  pairOf,
  type TranslatedSegment,
  type TranslationTask,
  type Translator,
  TranslatorError,
  type TranslatorState,
} from '../../../ports/language/translator.ts'
import { type SameText, sayIn, waysToSay } from './memory-texts.ts'
import { fillSlots, normalise } from './normalise.ts'
import type { MemoryTexts } from './read-memory.ts'
import { SimilarTexts } from './similar.ts'

/** Texts that are indexed before others get their turn. */
const AT_ONCE = 500

/** A text of a language, and what says the same. */
type Known = { readonly same: SameText; readonly slots: readonly string[] }

type Index = {
  readonly exact: ReadonlyMap<string, readonly Known[]>
  readonly similar: SimilarTexts
}

/** The memory, and what else it knows. */
export type TranslationMemory = Translator & {
  /** Texts that it knows in two languages at least; 0 while it cannot be read. */
  entries(): Promise<number>
  /** Names of the cast; none while it cannot be read. */
  names(): Promise<readonly string[]>
}

/** What was read, and what it makes possible. */
type Opened = MemoryTexts & { readonly state: TranslatorState }

/** Opens the memory of texts that people have translated and read. Nothing is read before it is asked. What
 *  could not be read is read again when it is asked the next time. */
export function openMemory(read: () => Promise<MemoryTexts>): TranslationMemory {
  let reading: Promise<Opened> | undefined
  const indexes = new Map<InterfaceLanguage, Promise<Index>>()
  const known = () => {
    reading ??= open(read).catch((cause) => {
      reading = undefined
      indexes.clear()
      throw new TranslatorError('unreadable', { cause })
    })
    return reading
  }
  const indexOf = (language: InterfaceLanguage) => {
    const made = indexes.get(language) ?? known().then(({ texts }) => makeIndex(texts, language))
    indexes.set(language, made)
    return made
  }
  return {
    engine: 'memory',
    entries: () => known().then(({ texts }) => texts.length, orIfUnreadable(0)),
    names: () => known().then(({ names }) => names, orIfUnreadable([])),
    state: () => known().then(({ state }) => state, orIfUnreadable(UNREADABLE)),
    translate: (task) => lookUp(task, indexOf),
  }
}

const UNREADABLE: TranslatorState = {
  ...{ state: 'failed', problem: 'unreadable', place: null, pairs: [] },
}

const orIfUnreadable =
  <T>(answer: T) =>
  (error: unknown): T => {
    if (error instanceof TranslatorError) return answer
    throw error
  }

async function open(read: () => Promise<MemoryTexts>): Promise<Opened> {
  const all = await read()
  return { ...all, state: stateOf(all) }
}

function stateOf({ texts }: MemoryTexts): TranslatorState {
  // Thousands of texts are in the same languages, and each such set is looked at once.
  const sets = new Set(texts.map((same) => Object.keys(same).join()))
  const pairs = new Set<string>()
  for (const set of sets) {
    const codes = set.split(',')
    for (const source of codes) {
      for (const target of codes) if (source !== target) pairs.add(pairOf(source, target))
    }
  }
  const isEmpty = pairs.size === 0
  return {
    state: isEmpty ? 'missing' : 'ready',
    problem: isEmpty ? 'not_installed' : null,
    place: null,
    pairs: [...pairs],
  }
}

async function makeIndex(texts: readonly SameText[], language: InterfaceLanguage): Promise<Index> {
  const exact = new Map<string, Known[]>()
  const similar = new SimilarTexts()
  for (const [at, same] of texts.entries()) {
    if (at % AT_ONCE === AT_ONCE - 1) await yieldToLoop()
    for (const text of waysToSay(same, language)) {
      const { key, slots } = normalise(text)
      if (key === '' || /^[¤ ]+$/.test(key)) continue
      const others = exact.get(key)
      if (others) others.push({ same, slots })
      else {
        exact.set(key, [{ same, slots }])
        similar.add(key)
      }
    }
  }
  return { exact, similar }
}

async function lookUp(
  { segments, source, target, signal }: TranslationTask,
  indexOf: (language: InterfaceLanguage) => Promise<Index>,
): Promise<(TranslatedSegment | null)[]> {
  const sources = source ? [source] : INTERFACE_LANGUAGES.map(({ code }) => code)
  const indexes: [InterfaceLanguage, Index][] = []
  for (const code of sources) if (code !== target) indexes.push([code, await indexOf(code)])
  return inTurns(findEach(indexes, segments, { source, target }), { signal })
}

/** What is found for each segment, one segment a step. */
function* findEach(
  indexes: readonly [InterfaceLanguage, Index][],
  segments: readonly string[],
  languages: Pick<TranslationTask, 'source' | 'target'>,
): Generator<void, (TranslatedSegment | null)[]> {
  const found: (TranslatedSegment | null)[] = []
  for (const segment of segments) {
    found.push(findIn(indexes, segment, languages))
    yield
  }
  return found
}

function findIn(
  indexes: readonly [InterfaceLanguage, Index][],
  segment: string,
  { source, target }: Pick<TranslationTask, 'source' | 'target'>,
): TranslatedSegment | null {
  const { key, slots } = normalise(segment)
  if (key === '') return null
  for (const [language, { exact }] of indexes) {
    const text = firstFitting(exact.get(key), target, slots)
    const told = source === null ? { source: language } : {}
    if (text !== null) return { text, confidence: 1, basis: 'exact', ...told }
  }
  // What is only similar to a text of some language says little of which one it is in.
  const [only] = indexes
  if (source === null || !only) return null
  const [, { exact, similar }] = only
  const like = similar.find(key)
  const text = like && firstFitting(exact.get(like.key), target, slots)
  return text ? { text, confidence: like.similarity, basis: 'similarity' } : null
}

function firstFitting(
  known: readonly Known[] | undefined,
  target: InterfaceLanguage,
  slots: readonly string[],
): string | null {
  for (const { same, slots: ownSlots } of known ?? []) {
    const said = sayIn(same, target, slots)
    const filled = said === undefined ? null : fillSlots(said, ownSlots, slots)
    if (filled !== null) return filled
  }
  return null
}
