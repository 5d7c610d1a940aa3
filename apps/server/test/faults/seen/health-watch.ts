import { setTimeout as sleep } from 'node:timers/promises'
import { z } from 'zod'
import { until } from '../../../../../bench/run/waiting.ts'

const LOOK_EVERY_MS = 100
const ANSWER_LIMIT_MS = 5000
/** How long a house may take to be well again, milliseconds. */
const WELL_LIMIT_MS = 180_000

/** What nodes of any version say. */
const readinessSchema = z.object({ because: z.array(z.string()) })
const engineSchema = z.object({ state: z.string() })
const healthSchema = z.object({
  engines: z.object({
    database: engineSchema,
    storage: engineSchema,
    media: engineSchema,
    nodes: engineSchema.optional(),
  }),
})

/** What a node says of itself: the engines that are not well, and why it is not ready. */
async function ailmentsOf(origin: string): Promise<string[]> {
  try {
    const ask = (path: string) =>
      fetch(`${origin}${path}`, { signal: AbortSignal.timeout(ANSWER_LIMIT_MS) })
    const ready = readinessSchema.parse(await (await ask('/api/health/ready')).json())
    const { engines } = healthSchema.parse(await (await ask('/api/health')).json())
    return [
      ...ready.because.map((why) => `ready: ${why}`),
      ...Object.entries(engines).flatMap(([name, one]) =>
        one && one.state !== 'ok' ? [`health: ${name} ${one.state}`] : [],
      ),
    ]
  } catch (error) {
    return [`no answer (${error instanceof Error ? error.name : error})`]
  }
}

/** Looks at nodes again and again. */
export class HealthWatch {
  readonly #origins: () => string[]
  readonly #seen = new Map<string, number>()
  readonly #startedMs = performance.now()
  #isOver = false
  readonly #watching: Promise<void>

  constructor(origins: () => string[]) {
    this.#origins = origins
    this.#watching = this.#watch()
  }

  async #watch(): Promise<void> {
    while (!this.#isOver) {
      await Promise.all(
        this.#origins().map(async (origin) => {
          for (const ailment of await ailmentsOf(origin)) {
            if (!this.#seen.has(ailment)) {
              this.#seen.set(ailment, performance.now() - this.#startedMs)
            }
          }
        }),
      )
      await sleep(LOOK_EVERY_MS)
    }
  }

  /** Ends; resolves with what nodes said, and how long after the beginning it was said first. */
  async end(): Promise<Map<string, number>> {
    this.#isOver = true
    await this.#watching
    return this.#seen
  }
}

/** Resolves once every node is ready and all of its engines are well, with how long that took.
 *  @throws Error when it takes longer than three minutes */
export async function wellAgain(origins: () => string[]): Promise<number> {
  const startedMs = performance.now()
  let said: string[] = []
  const limits = { limitMs: WELL_LIMIT_MS, everyMs: LOOK_EVERY_MS }
  await until('well house', limits, async () => {
    said = (await Promise.all(origins().map(ailmentsOf))).flat()
    return said.length === 0
  }).catch((cause: unknown) => {
    throw new Error(`the house did not become well: ${said.join(', ')}`, { cause })
  })
  return performance.now() - startedMs
}
