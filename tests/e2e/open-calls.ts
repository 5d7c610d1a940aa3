import type { Page, Request } from '@playwright/test'

/** Calls of a page that have no answer yet, from now on. */
export class OpenCalls {
  readonly #page: Page
  readonly #begunMs = new Map<Request, number>()
  #changedMs = performance.now()

  constructor(page: Page) {
    this.#page = page
    page.on('request', this.#begin).on('requestfinished', this.#end).on('requestfailed', this.#end)
  }

  readonly #begin = (call: Request): void => {
    this.#begunMs.set(call, performance.now())
  }

  readonly #end = (call: Request): void => {
    this.#begunMs.delete(call)
    this.#changedMs = performance.now()
  }

  /** How long there has been no call, milliseconds; 0 while there is one. */
  get quietMs(): number {
    return this.#begunMs.size > 0 ? 0 : performance.now() - this.#changedMs
  }

  /** Each of them, and how long it has been waiting. */
  told(): string[] {
    const told = (ms: number) => `${((performance.now() - ms) / 1000).toFixed(1)} s`
    return [...this.#begunMs].map(([call, ms]) => `${call.method()} ${call.url()}: ${told(ms)}`)
  }

  /** Looks no more. */
  stop(): void {
    const page = this.#page
    page.off('request', this.#begin)
    page.off('requestfinished', this.#end).off('requestfailed', this.#end)
  }
}
