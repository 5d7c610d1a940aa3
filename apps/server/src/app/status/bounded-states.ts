import type { Health } from '@starnest/contract/health'
import type { FastifyBaseLogger } from 'fastify'

/** How translation and speech are doing. */
export type TranslationStates = () => Promise<Pick<Health['engines'], 'translation' | 'speech'>>

/** Milliseconds that the engines of translation have for an answer, all together. */
const LIMIT_MS = 3000

const ALL_FAILED: Awaited<ReturnType<TranslationStates>> = {
  translation: {
    ...{ memory: 'failed', bergamot: 'failed', libretranslate: 'failed' },
    ...{ 'language-model': 'failed', apertium: 'failed' },
  },
  speech: { state: 'failed' },
}

/** The same, and it always answers: what throws, or takes too long, has failed. */
export function boundedStates(
  states: TranslationStates,
  log: Pick<FastifyBaseLogger, 'error'>,
  limitMs = LIMIT_MS,
): TranslationStates {
  return async () => {
    let timer: NodeJS.Timeout | undefined
    const isOver = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No answer within ${limitMs} ms`)), limitMs)
    })
    try {
      return await Promise.race([states(), isOver])
    } catch (error) {
      log.error({ err: error }, 'The engines of translation do not say how they are')
      return ALL_FAILED
    } finally {
      clearTimeout(timer)
    }
  }
}
