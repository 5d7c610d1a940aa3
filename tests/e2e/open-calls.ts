import type { Page, Request } from '@playwright/test'

/** An answer that took longer is told of, milliseconds. */
const SLOW_MS = 5000

/** Calls of a page that have no answer yet, from now on, and those whose answer was slow. */
export class OpenCalls {
  readonly #page: Page
  readonly #begunMs = new Map<Request, number>()
  readonly #slow: string[] = []
  #changedMs = performance.now()

  constructor(page: Page) {
    this.#page = page
    page.on('request', this.#begin).on('requestfinished', this.#end).on('requestfailed', this.#end)
  }

  readonly #begin = (call: Request): void => {
    this.#begunMs.set(call, performance.now())
  }

  readonly #end = (call: Request): void => {
    const ms = performance.now() - (this.#begunMs.get(call) ?? performance.now())
    if (ms > SLOW_MS)
      this.#slow.push(`${line(call, ms)}, then ${call.failure()?.errorText ?? 'an answer'}`)
    this.#begunMs.delete(call)
    this.#changedMs = performance.now()
  }

  /** How long there has been no call, milliseconds; 0 while there is one. */
  get quietMs(): number {
    return this.#begunMs.size > 0 ? 0 : performance.now() - this.#changedMs
  }

  /** Each of them, and how long it has been waiting; then those that were slow. */
  told(): string[] {
    const open = [...this.#begunMs].map(([call, ms]) => line(call, performance.now() - ms))
    return [...open, ...this.#slow]
  }

  /** Looks no more. */
  stop(): void {
    const page = this.#page
    page.off('request', this.#begin)
    page.off('requestfinished', this.#end).off('requestfailed', this.#end)
  }
}

const line = (call: Request, ms: number) =>
  `${call.method()} ${call.url()}: ${(ms / 1000).toFixed(1)} s`
