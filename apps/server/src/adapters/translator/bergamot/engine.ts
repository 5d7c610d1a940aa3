import { Worker } from 'node:worker_threads'
import { TranslatorError } from '../../../ports/language/translator.ts'
import type { EngineAnswer, EngineTask, EngineThreadData, Leg } from './thread-messages.ts'

/** Milliseconds in which a model is loaded or a line is translated. */
const SILENCE_LIMIT_MS = 60_000
/** Milliseconds after which a thread without work is ended: it holds some hundred megabytes. */
const IDLE_LIMIT_MS = 300_000

/** Lines of one task: the others who wait have their turn after so many. */
const LINES_AT_ONCE = 20
/** Lines of one text that may break off: each ends the thread, which then loads its models anew. */
const MOST_BROKEN_LINES = 3

const THREAD = new URL('./thread.ts', import.meta.url)

type Waiting = EngineTask & {
  readonly signal: AbortSignal
  /** Lines that are translated so far. */
  readonly done: string[]
  readonly resolve: () => void
  readonly reject: (error: TranslatorError) => void
}

/** Translates in a thread of its own, one task after the other. It is started by the first task, and again
 *  after one that failed. A task that nobody waits for any more is done to its end, because the models that
 *  the thread has loaded are worth more than a few lines. */
export class BergamotEngine {
  readonly #engineModule: string | undefined
  readonly #onUnreadable: (pair: string) => void
  readonly #waiting: Waiting[] = []
  #worker: Worker | undefined
  #current: Waiting | undefined
  #timer: NodeJS.Timeout | undefined
  #next = 0

  constructor(engineModule: string | undefined, onUnreadable: (pair: string) => void) {
    this.#engineModule = engineModule
    this.#onUnreadable = onUnreadable
  }

  /** Translates lines, those who wait taking turns. null: the engine broke off in this line, or too often before it.
   *  @throws TranslatorError where no line was translated, or the work was stopped */
  async translate(
    legs: readonly Leg[],
    lines: readonly string[],
    signal: AbortSignal,
  ): Promise<readonly (string | null)[]> {
    const translated: (string | null)[] = []
    const isEmpty = () => translated.every((line) => line === null)
    let failed: TranslatorError | undefined
    let broken = 0
    while (translated.length < lines.length) {
      const some = lines.slice(translated.length, translated.length + LINES_AT_ONCE)
      const { done, failure } = await this.#translateSome(legs, some, signal)
      if (failure?.problem === 'stopped') throw failure
      translated.push(...done)
      if (!failure || done.length === some.length) continue
      failed = failure
      broken += 1
      // What says nothing at all is not there, and takes long to say so.
      const isOfTheLine = failure.problem === 'broke_off' || !isEmpty()
      if (!isOfTheLine || broken > MOST_BROKEN_LINES) break
      translated.push(null)
    }
    if (failed && isEmpty()) throw failed
    return lines.map((_, at) => translated[at] ?? null)
  }

  async #translateSome(legs: readonly Leg[], lines: readonly string[], signal: AbortSignal) {
    const done: string[] = []
    const task = { id: this.#next++, legs, lines, signal, done }
    const { promise, resolve, reject } = Promise.withResolvers<void>()
    const stopped = () => this.#stopped(task.id)
    this.#waiting.push({ ...task, resolve, reject })
    signal.addEventListener('abort', stopped, { once: true })
    this.#begin()
    try {
      await promise
      return { done }
    } catch (error) {
      if (!(error instanceof TranslatorError)) throw error
      return { done, failure: error }
    } finally {
      signal.removeEventListener('abort', stopped)
    }
  }

  async close(): Promise<void> {
    const worker = this.#worker
    for (const { reject } of this.#waiting.splice(0)) reject(new TranslatorError('stopped'))
    this.#giveUp(new TranslatorError('stopped'))
    await worker?.terminate()
  }

  #begin(): void {
    if (this.#current) return
    this.#current = this.#waiting.shift()
    clearTimeout(this.#timer)
    if (!this.#current) {
      this.#worker?.unref()
      this.#timer = setTimeout(() => this.#end(), IDLE_LIMIT_MS)
      this.#timer.unref()
      return
    }
    const { id, legs, lines, signal } = this.#current
    if (signal.aborted) {
      this.#giveUp(new TranslatorError('stopped'), { keepThread: true })
      return
    }
    const worker = this.#startedWorker()
    worker.ref()
    this.#limitSilence()
    worker.postMessage({ id, legs, lines } satisfies EngineTask)
  }

  #startedWorker(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(THREAD, {
      name: 'bergamot',
      env: {},
      execArgv: [],
      workerData: { engineModule: this.#engineModule } satisfies EngineThreadData,
    })
    // Messages of an ended thread are ignored.
    const ifCurrent = (act: () => void) => this.#worker === worker && act()
    worker.on('message', (answer: EngineAnswer) => ifCurrent(() => this.#hear(answer)))
    const broken = () => ifCurrent(() => this.#giveUp(new TranslatorError('broke_off')))
    worker.on('error', broken)
    worker.on('exit', broken)
    this.#worker = worker
    return worker
  }

  #hear(answer: EngineAnswer): void {
    if (answer.id !== this.#current?.id) return
    if (answer.is === 'line') this.#current.done.push(answer.line)
    if (answer.is === 'line' || answer.is === 'working') {
      this.#limitSilence()
      return
    }
    if (answer.is === 'unreadable') {
      this.#onUnreadable(answer.pair)
      // An engine that stopped in the middle of its work is not fit for more.
      this.#giveUp(new TranslatorError('unreadable', { cause: new Error(answer.sentence) }))
      return
    }
    if (answer.is === 'broke_off') {
      this.#giveUp(new TranslatorError('broke_off', { cause: new Error(answer.sentence) }))
      return
    }
    const { resolve } = this.#current
    this.#current = undefined
    resolve()
    this.#begin()
  }

  #limitSilence(): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.#giveUp(new TranslatorError('no_answer')), SILENCE_LIMIT_MS)
  }

  #stopped(id: number): void {
    const error = new TranslatorError('stopped')
    if (this.#current?.id === id) this.#current.reject(error)
    const at = this.#waiting.findIndex((task) => task.id === id)
    if (at >= 0) this.#waiting.splice(at, 1)[0]?.reject(error)
  }

  #giveUp(error: TranslatorError, { keepThread = false } = {}): void {
    if (!keepThread) this.#end()
    const failed = this.#current
    this.#current = undefined
    failed?.reject(error)
    if (this.#waiting.length > 0) this.#begin()
  }

  #end(): void {
    clearTimeout(this.#timer)
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
  }
}
