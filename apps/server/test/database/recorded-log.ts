import type { DatabaseLog } from '../../src/adapters/database/database-log.ts'

/** A log that keeps its sentences. */
export function recordedLog(): DatabaseLog & { sentences: string[] } {
  const sentences: string[] = []
  const keep = (_fields: object, sentence: string) => void sentences.push(sentence)
  return { sentences, info: keep, warn: keep, error: keep }
}
