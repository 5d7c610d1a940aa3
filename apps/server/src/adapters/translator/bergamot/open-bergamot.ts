import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import type { EngineProblem, TranslationModel } from '@starnest/contract/translate/translate'
import {
  pairOf,
  type TranslatedSegment,
  type Translator,
  type TranslatorState,
} from '../../../ports/language/translator.ts'
import { BergamotEngine } from './engine.ts'
import { FetchError, fetchModel } from './fetch-model.ts'
import { findModels, type ModelFiles, removeModel } from './model-folder.ts'
import { type ModelList, readModelList } from './model-list.ts'
import type { Leg } from './thread-messages.ts'

/** English is in every model. */
const HUB = 'en'

/** Milliseconds for which is remembered which models are there, and what the list says. */
const REMEMBERED_MS = { models: 2_000, list: 60_000 }

const OTHERS = INTERFACE_LANGUAGES.map(({ code }) => code).filter((code) => code !== HUB)
/** Pairs that models are made for. */
const MODEL_PAIRS = OTHERS.flatMap((code) => [pairOf(HUB, code), pairOf(code, HUB)])
const ALL_PAIRS = INTERFACE_LANGUAGES.flatMap(({ code: source }) =>
  INTERFACE_LANGUAGES.flatMap(({ code: target }) =>
    source === target ? [] : pairOf(source, target),
  ),
)

/** Where models lie and are fetched from. */
export type BergamotParts = {
  /** Made when something is fetched. */
  readonly folder: string
  /** File or address of the list; the first one that there is. */
  readonly lists: readonly (string | URL)[]
  readonly hasRoomFor: (bytes: number) => Promise<boolean>
  /** Module of the engine; fxtranslate unless given. */
  readonly engineModule?: string | undefined
  readonly onFailure?: (error: unknown) => void
}

/** The engine with its models. */
export type Bergamot = Translator & {
  models(): Promise<TranslationModel[]>
  /** Begins to fetch a model, or goes on; what is there or on its way is left alone.
   *  @throws FetchError `no_list` or `not_listed` */
  fetch(pair: string): Promise<TranslationModel>
  /** Stops fetching a model, or removes it. */
  remove(pair: string): Promise<TranslationModel>
  close(): Promise<void>
}

type Fetching = { readonly stop: AbortController; received: number; done: Promise<void> }

/** Opens the engine for the models of a folder. Nothing is loaded or fetched before it is asked. */
export function openBergamot(parts: BergamotParts): Bergamot {
  const { folder, lists, hasRoomFor, engineModule, onFailure } = parts
  const fetching = new Map<string, Fetching>()
  const failed = new Map<string, EngineProblem>()
  const engine = new BergamotEngine(engineModule, (pair) => failed.set(pair, 'unreadable'))
  const found = remembered(() => findModels(folder), REMEMBERED_MS.models)
  const list = remembered(() => firstList(lists, onFailure), REMEMBERED_MS.list)

  const usable = async () => {
    const models = new Map(await found.get())
    for (const [pair, problem] of failed) if (problem === 'unreadable') models.delete(pair)
    return models
  }
  const modelOf = async (pair: string): Promise<TranslationModel> => {
    const [models, known] = [await found.get(), await list.get()]
    return modelState(pair, {
      list: known,
      isThere: models.has(pair),
      received: fetching.get(pair)?.received,
      failure: failed.get(pair) ?? null,
    })
  }
  const begin = (pair: string, known: ModelList) => {
    const model = known.models[pair]
    if (!model) throw new FetchError('not_listed')
    const stop = new AbortController()
    const task: Fetching = { stop, received: 0, done: Promise.resolve() }
    const onReceived = (bytes: number) => {
      task.received = bytes
    }
    const { baseUrl } = known
    task.done = fetchModel({
      ...{ pair, model, baseUrl, folder, onReceived, hasRoomFor },
      signal: stop.signal,
    })
      .catch((error: unknown) => {
        if (stop.signal.aborted) return
        failed.set(pair, error instanceof FetchError ? error.problem : 'no_network')
        onFailure?.(error)
      })
      .finally(() => {
        fetching.delete(pair)
        found.forget()
      })
    fetching.set(pair, task)
  }
  const stop = async (pair: string) => {
    const task = fetching.get(pair)
    task?.stop.abort()
    await task?.done
    return task !== undefined
  }

  return {
    engine: 'bergamot',
    state: async () => stateOf(await usable(), await list.get(), folder),
    async translate(task) {
      const legs = task.source && legsOf(await usable(), task.source, task.target)
      if (!legs) return task.segments.map(() => null)
      const lines = await engine.translate(legs, task.segments, task.signal)
      const known = await list.get()
      return lines.map((line) => segmentOf(line, publishedFor(legs, known)))
    },
    models: () => Promise.all(MODEL_PAIRS.map(modelOf)),
    async fetch(pair) {
      const known = await list.get()
      if (!known) throw new FetchError('no_list')
      if (!known.models[pair]) throw new FetchError('not_listed')
      const isThere = (await found.get()).has(pair) && failed.get(pair) !== 'unreadable'
      if (!isThere && !fetching.has(pair)) {
        failed.delete(pair)
        begin(pair, known)
      }
      return modelOf(pair)
    },
    async remove(pair) {
      const wasOnItsWay = await stop(pair)
      failed.delete(pair)
      if (!wasOnItsWay) await removeModel(folder, pair)
      found.forget()
      return modelOf(pair)
    },
    async close() {
      for (const pair of [...fetching.keys()]) await stop(pair)
      await engine.close()
    },
  }
}

function remembered<T>(read: () => Promise<T>, ms: number) {
  let last: { atMs: number; value: Promise<T> } | undefined
  return {
    get: () => {
      if (!last || performance.now() - last.atMs > ms) {
        last = { atMs: performance.now(), value: read() }
      }
      return last.value
    },
    forget: () => {
      last = undefined
    },
  }
}

/** The first list that there is. One that cannot be read is as none: what is there goes on translating. */
async function firstList(
  lists: BergamotParts['lists'],
  onFailure: BergamotParts['onFailure'],
): Promise<ModelList | null> {
  for (const at of lists) {
    try {
      const list = await readModelList(at)
      if (list) return list
    } catch (error) {
      onFailure?.(error)
    }
  }
  return null
}

type ModelFacts = {
  readonly list: ModelList | null
  readonly isThere: boolean
  /** Of a model that is on its way. */
  readonly received: number | undefined
  readonly failure: EngineProblem | null
}

function modelState(pair: string, facts: ModelFacts): TranslationModel {
  const { list, received, failure } = facts
  const listed = list?.models[pair]
  const state = stateOfModel(facts)
  const whyMissing = list ? 'not_listed' : 'no_list'
  return {
    ...{ pair, state, receivedBytes: received ?? 0, licence: list?.licence ?? null },
    bytes: listed?.files.reduce((sum, file) => sum + file.bytes, 0) ?? null,
    problem: state === 'failed' ? failure : state === 'missing' && !listed ? whyMissing : null,
  }
}

function stateOfModel({ isThere, received, failure }: ModelFacts): TranslationModel['state'] {
  if (received !== undefined) return 'downloading'
  if (isThere && failure !== 'unreadable') return 'ready'
  return failure === null ? 'missing' : 'failed'
}

function stateOf(
  models: ReadonlyMap<string, ModelFiles>,
  list: ModelList | null,
  folder: string,
): TranslatorState {
  const pairs = ALL_PAIRS.filter((pair) => {
    const [source = '', target = ''] = pair.split('-')
    return legsOf(models, source, target) !== null
  })
  const isReady = pairs.length > 0
  const problem = isReady ? null : list ? 'no_models' : 'no_list'
  return { state: isReady ? 'ready' : 'missing', problem, place: folder, pairs }
}

/** The model of a pair, or the two by way of English. */
function legsOf(
  models: ReadonlyMap<string, ModelFiles>,
  source: string,
  target: string,
): Leg[] | null {
  const direct = pairOf(source, target)
  const pairs = models.has(direct) ? [direct] : [pairOf(source, HUB), pairOf(HUB, target)]
  const legs = pairs.flatMap((pair) => {
    const files = models.get(pair)
    return files ? [{ pair, files }] : []
  })
  return legs.length === pairs.length ? legs : null
}

/** What the makers measured, of two models one after the other their product; null: nobody did. */
function publishedFor(legs: readonly Leg[], list: ModelList | null): number | null {
  let published = 1
  for (const { pair } of legs) {
    const comet = list?.models[pair]?.comet
    if (comet === undefined) return null
    published *= comet
  }
  return published
}

function segmentOf(line: string | null, published: number | null): TranslatedSegment | null {
  const text = (line ?? '')
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  if (text === '') return null
  return { text, confidence: published, basis: published === null ? 'none' : 'published' }
}
