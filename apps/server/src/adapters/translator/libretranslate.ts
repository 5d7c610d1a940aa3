import { INTERFACE_LANGUAGES } from '@starnest/contract/text/languages'
import { z } from 'zod'
import {
  type LibreTranslateSettings,
  pairOf,
  type TranslatedSegment,
  type TranslationTask,
  type Translator,
  TranslatorError,
  type TranslatorState,
} from '../../ports/language/translator.ts'
import { type BatchedWork, translateInBatches } from './batches.ts'
import { callJson } from './json-call.ts'

/** Segments and characters of one question: the service answers long ones late. */
const MAX_BATCH = { segments: 40, characters: 4_000 }
/** Milliseconds that one question may take, and the list of languages. */
const TIME_LIMIT_MS = 60_000
const LIST_TIME_LIMIT_MS = 3_000
/** Milliseconds for which a list is taken for true, and a failure. */
const REMEMBERED_MS = { list: 600_000, failure: 15_000 }
/** By how many times a translation may be longer than its source, and characters besides. */
const MAX_GROWTH = { times: 8, characters: 200 }

/** Source: LibreTranslate, GET /languages and POST /translate. */
const languagesSchema = z
  .array(z.object({ code: z.string().max(20), targets: z.array(z.string().max(20)).max(500) }))
  .max(500)
const translatedSchema = z.object({ translatedText: z.array(z.string()) })

/** Its name of a language is ours, but for Chinese, which has a script too in newer ones. */
const OURS = new Map<string, string>([
  ...INTERFACE_LANGUAGES.map(({ code }) => [code, code] as const),
  ['zh-Hans', 'zh'],
])

type Languages = { readonly theirs: ReadonlyMap<string, string>; readonly pairs: readonly string[] }

/** Opens a LibreTranslate at an address. Asks nothing yet. It says how sure it is of a language, never of a
 *  translation: confidences are null. */
export function openLibreTranslate({ url, key }: LibreTranslateSettings): Translator {
  let asked: { atMs: number; languages: Promise<Languages> } | undefined
  let failed: { atMs: number; problem: TranslatorError['problem'] } | undefined
  const languages = () => {
    if (!asked || performance.now() - asked.atMs > REMEMBERED_MS.list) {
      asked = { atMs: performance.now(), languages: askLanguages(url) }
      asked.languages.catch(() => {
        asked = undefined
      })
    }
    return asked.languages
  }
  const isFailing = () => failed && performance.now() - failed.atMs < REMEMBERED_MS.failure
  const noting = async <T>(work: Promise<T>): Promise<T> => {
    try {
      const result = await work
      failed = undefined
      return result
    } catch (error) {
      const problem = error instanceof TranslatorError ? error.problem : 'odd_answer'
      if (problem !== 'stopped') failed = { atMs: performance.now(), problem }
      throw error
    }
  }
  return {
    engine: 'libretranslate',
    async state(): Promise<TranslatorState> {
      const place = url
      const failure = (problem: TranslatorError['problem']) => ({
        ...{ state: 'failed' as const, place, pairs: [] },
        problem: problem === 'stopped' ? null : problem,
      })
      if (failed && isFailing()) return failure(failed.problem)
      try {
        const { pairs } = await noting(languages())
        return { state: 'ready', problem: null, place, pairs }
      } catch (error) {
        return failure(error instanceof TranslatorError ? error.problem : 'odd_answer')
      }
    },
    async translate(task) {
      if (failed && isFailing()) throw new TranslatorError(failed.problem)
      const service = { url, key, languages: await noting(languages()) }
      return translateAll(task, service, (problem) => {
        failed = problem && { atMs: performance.now(), problem }
      })
    },
  }
}

async function askLanguages(url: string): Promise<Languages> {
  const answer = await callJson({ url, path: '/languages', timeLimitMs: LIST_TIME_LIMIT_MS })
  const parsed = languagesSchema.safeParse(answer)
  if (!parsed.success) throw new TranslatorError('odd_answer')
  const theirs = new Map<string, string>()
  const pairs: string[] = []
  for (const { code, targets } of parsed.data) {
    const own = OURS.get(code)
    if (own === undefined) continue
    theirs.set(own, code)
    for (const target of targets.map((one) => OURS.get(one))) {
      if (target !== undefined && target !== own) pairs.push(pairOf(own, target))
    }
  }
  return { theirs, pairs }
}

type Service = LibreTranslateSettings & { languages: Languages }

async function translateAll(
  { segments, source, target, signal }: TranslationTask,
  service: Service,
  note: NonNullable<BatchedWork['note']>,
): Promise<(TranslatedSegment | null)[]> {
  const { theirs, pairs } = service.languages
  if (source === null || !pairs.includes(pairOf(source, target))) return segments.map(() => null)
  const codes = { source: theirs.get(source) ?? source, target: theirs.get(target) ?? target }
  return translateInBatches(segments, {
    ...{ limits: MAX_BATCH, note },
    translate: (batch) => translateBatch(batch, { ...service, ...codes, signal }),
  })
}

async function translateBatch(
  batch: readonly string[],
  {
    url,
    key,
    source,
    target,
    signal,
  }: Service & { source: string; target: string; signal: AbortSignal },
): Promise<(TranslatedSegment | null)[]> {
  const answer = await callJson({
    ...{ url, path: '/translate' as const, timeLimitMs: TIME_LIMIT_MS, signal },
    body: { q: batch, source, target, format: 'text', ...(key !== undefined && { api_key: key }) },
  })
  const parsed = translatedSchema.safeParse(answer)
  if (!parsed.success || parsed.data.translatedText.length !== batch.length) {
    throw new TranslatorError('odd_answer')
  }
  return parsed.data.translatedText.map((text, at) => segmentOf(text, batch[at] ?? ''))
}

/** A translation as a line of plain text; null: it cannot be one. */
function segmentOf(answered: string, source: string): TranslatedSegment | null {
  const longest = source.length * MAX_GROWTH.times + MAX_GROWTH.characters
  if (answered.length > longest) return null
  const text = answered
    .toWellFormed()
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
  return text === '' ? null : { text, confidence: null, basis: 'none' }
}
