// The thread in which models translate: they are large and busy, and may be ended at any moment.
import { readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { EngineAnswer, EngineTask, EngineThreadData, Leg } from './thread-messages.ts'

/** What we use of the engine. */
type LoadedModel = { translate(line: string): string; free(): void }
type Engine = {
  Translator: new (
    model: Uint8Array,
    sourceVocabulary: Uint8Array,
    targetVocabulary: Uint8Array,
    shortlist?: Uint8Array | null,
  ) => LoadedModel
}

/** Models that stay loaded; each takes some 150 MB. */
const MAX_LOADED = 2

const { engineModule } = workerData as EngineThreadData
const { Translator }: Engine = await (engineModule === undefined
  ? import('fxtranslate')
  : import(engineModule))

const loaded = new Map<string, LoadedModel>()

const answer = (said: EngineAnswer) => parentPort?.postMessage(said)

parentPort?.on('message', ({ id, legs, lines }: EngineTask) => {
  let loading: string | undefined
  try {
    for (const line of lines) {
      let current = line
      for (const leg of legs) {
        loading = leg.pair
        const model = loadedModel(leg)
        loading = undefined
        current = model.translate(current)
        answer({ id, is: 'working' })
      }
      answer({ id, is: 'line', line: current })
    }
    answer({ id, is: 'translated' })
  } catch (error) {
    const sentence = error instanceof Error ? error.message : String(error)
    if (loading === undefined) answer({ id, is: 'broke_off', sentence })
    else answer({ id, is: 'unreadable', pair: loading, sentence })
  }
})

function loadedModel({ pair, files }: Leg): LoadedModel {
  const known = loaded.get(pair)
  loaded.delete(pair)
  const model = known ?? load(files)
  loaded.set(pair, model)
  const [oldest] = loaded
  if (loaded.size > MAX_LOADED && oldest) {
    loaded.delete(oldest[0])
    oldest[1].free()
  }
  return model
}

function load({ model, vocab, srcvocab, trgvocab, lex }: Leg['files']): LoadedModel {
  const bytesOf = (path: string | undefined) =>
    path === undefined ? undefined : new Uint8Array(readFileSync(path))
  const source = bytesOf(srcvocab ?? vocab)
  const target = bytesOf(trgvocab ?? vocab)
  if (!source || !target) throw new Error('a vocabulary is missing')
  return new Translator(new Uint8Array(readFileSync(model)), source, target, bytesOf(lex) ?? null)
}
