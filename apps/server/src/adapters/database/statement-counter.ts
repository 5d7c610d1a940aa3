import { AsyncLocalStorage } from 'node:async_hooks'
import type { Logger } from 'drizzle-orm/logger'

type Tally = { statements: number; outer: Tally | undefined }

/** Counts what Drizzle sends: in all, and within one piece of work and everything it awaits. */
export class StatementCounter implements Logger {
  #total = 0
  readonly #tallies = new AsyncLocalStorage<Tally>()

  get total(): number {
    return this.#total
  }

  logQuery(): void {
    this.#total += 1
    for (let tally = this.#tallies.getStore(); tally; tally = tally.outer) tally.statements += 1
  }

  async countIn<T>(work: () => Promise<T>): Promise<{ result: T; statements: number }> {
    const tally: Tally = { statements: 0, outer: this.#tallies.getStore() }
    // Drizzle sends a query when it is awaited, so that has to happen inside as well.
    const result = await this.#tallies.run(tally, async () => await work())
    return { result, statements: tally.statements }
  }
}
