import type { Animation } from '@starnest/contract/catalog/catalog'
import {
  type HostAction,
  type HostPick,
  MAX_PICKS,
  READ_CHARACTERS,
} from '@starnest/contract/host/host'
import type { AgeGroup } from '@starnest/contract/household/profiles'
import type { Viewer } from '../../../domain/viewer.ts'
import {
  type LanguageModel,
  LanguageModelError,
  type ModelFailure,
  type ModelMessage,
} from '../../../ports/language/language-model.ts'
import type { Turn } from '../memory/conversations.ts'
import { type Spoken, systemPrompt } from './prompt.ts'
import { SentenceCutter } from './sentence-cutter.ts'
import { cleanSentence, withoutContacts } from './sentence-gate.ts'
import { type Doings, isOfTheWorld, noDoings, titleTools } from './title-tools.ts'
import { untilAborted } from './until-aborted.ts'

/** Characters that an answer has at most: of a longer one it cannot be told whether it may be said. */
const MAX_ANSWER_CHARACTERS = READ_CHARACTERS
/** Turns of the conversation that a model is told. */
const TURNS_TOLD = 6
/** How often a model may go on after calls of tools, and tokens of one step. */
const MAX_STEPS = 5
const MAX_TOKENS = 500
/** Characters from which the name of a title is recognised in a sentence. */
const NAME_CHARACTERS = 4
/** Titles that an answer points at, as far as they are looked up. */
const MAX_POINTED = 20

/** Milliseconds until the first sentence, after which somebody else answers, and for the whole answer. */
export type ThinkLimits = { readonly firstSentenceMs: number; readonly wholeMs: number }
const LIMITS: ThinkLimits = { firstSentenceMs: 8_000, wholeMs: 20_000 }

/** What somebody asks the host; `history` the earliest first. */
export type Question = Spoken & {
  readonly viewer: Viewer
  readonly message: string
  readonly history: readonly Turn[]
  /** Aborted when nobody waits for the answer any more. */
  readonly signal?: AbortSignal
}

/** What thinking needs. Both functions know what a viewer may see, and tell of nothing else. */
export type ThinkDeps = {
  readonly model: LanguageModel
  readonly searchTitles: (viewer: Viewer, query: string, limit: number) => Promise<Animation[]>
  readonly pickTitles: (viewer: Viewer, ids: number[]) => Promise<Animation[]>
  /** Whether a text may be said to somebody of an age. */
  readonly isSafe: (text: string, age: AgeGroup) => boolean
  readonly limits?: ThinkLimits
}

/** Why there is no answer, or it ended early. `slow`: no sentence in time. `unsafe`: a sentence may not be
 *  said at this age. `silent`: no sentence that could be said. */
export type ThinkFailure = ModelFailure | 'slow' | 'unsafe' | 'silent'

/** A part of an answer: sentences as they come, then `answered` with all of them and what is to be done;
 *  or `failed`, before any sentence. `endedBy`: why sentences are missing at the end; null: none are. */
export type Thought =
  | { type: 'sentence'; text: string }
  | {
      type: 'answered'
      response: string
      picks: HostPick[]
      action: HostAction | null
      pending: HostAction | null
      endedBy: ThinkFailure | null
    }
  | { type: 'failed'; reason: ThinkFailure }

/** Lets a model answer, sentence by sentence, as far as each may be said. Leaving the iteration ends it.
 *  @throws what a title function throws. */
export async function* think(question: Question, deps: ThinkDeps): AsyncGenerator<Thought> {
  const { viewer, ageGroup } = question
  const { firstSentenceMs, wholeMs } = deps.limits ?? LIMITS
  const doings = noDoings()
  const saying = new Saying((text) => deps.isSafe(text, ageGroup))
  const late = new AbortController()
  const ending = question.signal ? AbortSignal.any([question.signal, late.signal]) : late.signal
  const first = setTimeout(() => late.abort(), firstSentenceMs)
  const whole = setTimeout(() => late.abort(), wholeMs)
  let endedBy: ThinkFailure | null = null
  try {
    const pieces = untilAborted(ask(question, { deps, doings, signal: ending }), ending)
    for await (const text of saying.hearAll(pieces)) {
      clearTimeout(first)
      yield { type: 'sentence', text }
    }
    endedBy = saying.isUnsafe ? 'unsafe' : null
  } catch (error) {
    if (!(error instanceof LanguageModelError)) throw error
    endedBy = late.signal.aborted ? 'slow' : error.reason
  } finally {
    clearTimeout(first)
    clearTimeout(whole)
    late.abort()
  }
  if (doings.defect !== undefined) throw doings.defect
  const { response } = saying
  if (response === '') {
    yield { type: 'failed', reason: endedBy ?? 'silent' }
    return
  }
  const ids = [...saying.titleIds, ...namedIn(response, doings)].slice(0, MAX_POINTED)
  const picks = await picksOf(ids, (wanted) => deps.pickTitles(viewer, wanted))
  const { action, pending } = saying.isUnsafe ? noDoings() : doings
  yield { type: 'answered', response, picks, action, pending, endedBy }
}

/** What may be said of what a model says. */
class Saying {
  readonly titleIds: number[] = []
  isUnsafe = false
  readonly #cutter = new SentenceCutter()
  readonly #isSafe: (text: string) => boolean
  #isFull = false
  readonly #said: string[] = []

  constructor(isSafe: (text: string) => boolean) {
    this.#isSafe = isSafe
  }

  get isOver(): boolean {
    return this.isUnsafe || this.#isFull
  }

  get response(): string {
    return this.#said.join(' ')
  }

  /** The sentences that may be said. The rest of the text is one only where the pieces came to their end. */
  async *hearAll(pieces: AsyncIterable<string>): AsyncGenerator<string> {
    for await (const piece of pieces) {
      for (const sentence of this.#cutter.push(piece)) yield* this.#judge(sentence)
      if (this.isOver) return
    }
    for (const sentence of this.#cutter.rest()) yield* this.#judge(sentence)
  }

  *#judge(sentence: string): Generator<string> {
    if (this.isOver) return
    const cleaned = cleanSentence(sentence)
    if ('dropped' in cleaned) return
    const { text, titleIds } = cleaned
    // Small models say the same again and again.
    if (this.#said.includes(text)) return
    const together = [...this.#said, text].join(' ')
    this.#isFull = together.length > MAX_ANSWER_CHARACTERS
    // Also together, so that nothing passes in two halves.
    this.isUnsafe = !(this.#isSafe(text) && (this.#isFull || this.#isSafe(together)))
    if (this.isOver) return
    this.#said.push(text)
    this.titleIds.push(...titleIds)
    yield text
  }
}

async function* ask(
  question: Question,
  { deps, doings, signal }: { deps: ThinkDeps; doings: Doings; signal: AbortSignal },
): AsyncGenerator<string> {
  const { viewer } = question
  const source = {
    search: (query: string, limit: number) => deps.searchTitles(viewer, query, limit),
    pick: (ids: number[]) => deps.pickTitles(viewer, ids),
  }
  const messages = messagesOf({ ...question, history: await turnsTold(question, deps) })
  yield* deps.model.ask({
    system: systemPrompt(question),
    messages,
    tools: titleTools(source, doings),
    maxSteps: MAX_STEPS,
    maxTokens: MAX_TOKENS,
    signal,
  })
}

/** The last turns; none of them where the viewer may not see a film any more that they name, or it is one of the family
 *  itself: a turn may repeat the names of those before it. */
async function turnsTold(
  { viewer, history }: Question,
  { pickTitles }: ThinkDeps,
): Promise<readonly Turn[]> {
  const turns = history.slice(-TURNS_TOLD)
  const ids = [...new Set(turns.flatMap(({ titleIds }) => titleIds))]
  if (ids.length === 0) return turns
  const visible = await pickTitles(viewer, ids)
  return visible.filter(isOfTheWorld).length === ids.length ? turns : []
}

function messagesOf({ history, message }: Question): ModelMessage[] {
  const turns = history.flatMap(({ said, answered }): ModelMessage[] => [
    { role: 'user', text: told(said) },
    { role: 'assistant', text: told(answered) },
  ])
  return [...turns, { role: 'user', text: told(message) }]
}

const told = (text: string) => withoutContacts(text.slice(0, READ_CHARACTERS))

/** Titles that the model was shown and that it names. */
function namedIn(response: string, { shown }: Doings): number[] {
  const text = response.toLowerCase()
  return [...shown.values()]
    .filter(({ title }) => title.length >= NAME_CHARACTERS && text.includes(title.toLowerCase()))
    .map(({ id }) => id)
}

/** The titles in the order of the ids; those that the viewer may not see are left out. */
async function picksOf(
  ids: number[],
  pick: (ids: number[]) => Promise<Animation[]>,
): Promise<HostPick[]> {
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return []
  const found = new Map((await pick(wanted)).map((animation) => [animation.id, animation]))
  return wanted
    .flatMap((id) => found.get(id) ?? [])
    .slice(0, MAX_PICKS)
    .map((animation) => ({ animation, reason: '' }))
}
