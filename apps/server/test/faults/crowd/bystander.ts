import { setTimeout as sleep } from 'node:timers/promises'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { percentile } from '../../../../../bench/report.ts'
import { HUNG_MS } from '../device.ts'

const EVERY_MS = 200

/** Somebody who uses a node all the time, with calls of a person and the question whether it lives. */
export class Bystander {
  readonly #cookie: string
  readonly #origin: () => string
  readonly #calls = new Map<string, number[]>()
  readonly #failed = new Map<string, number>()
  readonly #asking: Promise<unknown>
  #isOver = false

  constructor(origin: () => string, cookie: string) {
    this.#origin = origin
    this.#cookie = cookie
    this.#asking = Promise.all([
      this.#ask('who watches', HOUSEHOLD_ROUTES.viewer.path),
      this.#ask('does it live', '/api/health/live'),
    ])
  }

  async #ask(what: string, path: string): Promise<void> {
    while (!this.#isOver) {
      const startedMs = performance.now()
      const outcome = await fetch(`${this.#origin()}${path}`, {
        headers: { cookie: this.#cookie },
        signal: AbortSignal.timeout(HUNG_MS),
      })
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch((error: Error) => error.name)
      this.#calls.set(what, [...(this.#calls.get(what) ?? []), performance.now() - startedMs])
      if (outcome !== 200) {
        const name = `${what}: ${outcome}`
        this.#failed.set(name, (this.#failed.get(name) ?? 0) + 1)
      }
      await sleep(EVERY_MS)
    }
  }

  /** Ends; resolves with sentences on how long answers took, and what failed. */
  async end(): Promise<{ seen: string[]; failed: string[] }> {
    this.#isOver = true
    await this.#asking
    const seconds = (ms: number) => (ms / 1000).toFixed(2)
    return {
      seen: [...this.#calls].map(
        ([what, ms]) =>
          `"${what}" of somebody else: ${ms.length} answers, half within ${seconds(percentile(ms, 0.5))} s, 99 % within ${seconds(percentile(ms, 0.99))} s, the slowest after ${seconds(Math.max(...ms))} s`,
      ),
      failed: [...this.#failed].map(([what, count]) => `${count} × ${what}`),
    }
  }
}
