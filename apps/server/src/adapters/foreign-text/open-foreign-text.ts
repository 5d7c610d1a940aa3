import { Worker } from 'node:worker_threads'
import { RunningTimeout } from '../../domain/time/running-timeout.ts'
import {
  type ForeignText,
  ForeignTextError,
  type Reader,
} from '../../ports/language/foreign-text.ts'
import type { ThreadAnswer, ThreadTask } from './thread-messages.ts'

/** What reading may take. */
export type ReadingLimits = {
  /** Milliseconds for one text, without the wait for those before it: the slowest honest one takes 50. */
  readonly timeLimitMs: number
  /** Milliseconds in which the thread and the module of a reader have to be there. */
  readonly startLimitMs: number
  /** Megabytes that JavaScript may fill in the thread; a text and all its lines take 100. */
  readonly maxMemoryMb: number
  /** Texts that may wait; nobody sends so many, and what waits takes memory. */
  readonly maxWaiting: number
}

/** Limits used outside tests. */
const READING_LIMITS: ReadingLimits = {
  timeLimitMs: 5000,
  startLimitMs: 60_000,
  maxMemoryMb: 256,
  maxWaiting: 1000,
}

const THREAD = new URL('./thread.ts', import.meta.url)

type Waiting = ThreadTask & {
  readonly resolve: (output: never) => void
  readonly reject: (error: ForeignTextError) => void
}

/** Opens a thread for foreign text. It is started by the first text, and again by the next after one
 *  that took too long; it keeps no program from ending. */
export function openForeignText(limits: Partial<ReadingLimits> = {}): ForeignText {
  return new ReadingThread({ ...READING_LIMITS, ...limits })
}

class ReadingThread implements ForeignText {
  readonly #limits: ReadingLimits
  readonly #waiting: Waiting[] = []
  #worker: Worker | undefined
  #current: Waiting | undefined
  #limit: RunningTimeout | undefined
  #isClosed = false

  constructor(limits: ReadingLimits) {
    this.#limits = limits
  }

  read<Input, Output>({ module, name }: Reader<Input, Output>, input: Input): Promise<Output> {
    if (this.#isClosed) return Promise.reject(new ForeignTextError('stopped'))
    if (this.#waiting.length >= this.#limits.maxWaiting)
      return Promise.reject(new ForeignTextError('too_many'))
    return new Promise((resolve, reject) => {
      this.#waiting.push({ module, name, input, resolve, reject })
      this.#next()
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    const worker = this.#worker
    for (const { reject } of this.#waiting.splice(0)) reject(new ForeignTextError('stopped'))
    this.#giveUp(new ForeignTextError('stopped'))
    await worker?.terminate()
  }

  #next(): void {
    if (this.#current) return
    this.#current = this.#waiting.shift()
    if (!this.#current) {
      this.#worker?.unref()
      return
    }
    const { module, name, input } = this.#current
    const worker = this.#startedWorker()
    worker.ref()
    this.#endAfter(this.#limits.startLimitMs)
    worker.postMessage({ module, name, input } satisfies ThreadTask)
  }

  #startedWorker(): Worker {
    if (this.#worker) return this.#worker
    const worker = new Worker(THREAD, {
      name: 'foreign-text',
      // The thread gets nothing of this process's environment: neither settings nor secrets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: this.#limits.maxMemoryMb },
    })
    // Messages of an ended thread are ignored.
    const ifCurrent = (act: () => void) => this.#worker === worker && act()
    worker.on('message', (answer: ThreadAnswer) => ifCurrent(() => this.#hear(answer)))
    worker.on('error', (error) => ifCurrent(() => this.#giveUp(failureOf(error))))
    worker.on('exit', () => ifCurrent(() => this.#giveUp(new ForeignTextError('failed'))))
    this.#worker = worker
    return worker
  }

  #hear(answer: ThreadAnswer): void {
    if (answer.is === 'begun') {
      this.#endAfter(this.#limits.timeLimitMs)
      return
    }
    const settled = this.#settle()
    if (answer.is === 'read') settled?.resolve(answer.output as never)
    else settled?.reject(new ForeignTextError('failed', { cause: new Error(answer.sentence) }))
    this.#next()
  }

  #endAfter(limitMs: number): void {
    this.#limit?.end()
    this.#limit = new RunningTimeout(() => this.#giveUp(new ForeignTextError('too_long')), limitMs)
  }

  /** Ends the thread, which can be stopped in no other way, and what it read; the next text gets one of
   *  its own. */
  #giveUp(error: ForeignTextError): void {
    const worker = this.#worker
    this.#worker = undefined
    void worker?.terminate()
    this.#settle()?.reject(error)
    if (!this.#isClosed) this.#next()
  }

  #settle(): Waiting | undefined {
    this.#limit?.end()
    const settled = this.#current
    this.#current = undefined
    return settled
  }
}

function failureOf(error: unknown): ForeignTextError {
  const isMemory =
    error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY'
  return new ForeignTextError(isMemory ? 'too_large' : 'failed', { cause: error })
}
