import { setTimeout as sleep } from 'node:timers/promises'
import { errorBodySchema } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import { newDeviceCookie } from '../../src/features/household/device-cookie.ts'

/** A call without an answer for so long counts as hung, milliseconds. */
export const HUNG_MS = 20_000
const PAUSE_AFTER_FAILURE_MS = 100

/** What became of calls. */
export class Outcomes {
  readonly counts = new Map<string, number>()
  longestMs = 0

  note(outcome: string, tookMs: number): void {
    this.counts.set(outcome, (this.counts.get(outcome) ?? 0) + 1)
    this.longestMs = Math.max(this.longestMs, tookMs)
  }
}

/** An answer; `lost`: there was none, and nobody knows whether the call was done. */
export type Answer =
  | { is: 'given'; status: number; body: unknown; headers: Headers }
  | { is: 'lost' }

type Call = {
  body?: object
  bytes?: RequestInit['body']
  headers?: Record<string, string>
  /** A node; without, the nodes take turns. */
  origin?: string
}

/** A device of the family, which asks one node after the other, as behind a proxy. */
export class Device {
  readonly cookie = `${DEVICE_COOKIE}=${newDeviceCookie()}`
  readonly #origins: () => string[]
  readonly #outcomes: () => Outcomes
  #next = 0

  constructor(origins: () => string[], outcomes: () => Outcomes) {
    this.#origins = origins
    this.#outcomes = outcomes
  }

  /** Makes one call, and notes what became of it. What was not done is followed by a short pause. */
  async call(method: string, path: string, call: Call = {}): Promise<Answer> {
    const startedMs = performance.now()
    const outcomes = this.#outcomes()
    const tookMs = () => performance.now() - startedMs
    try {
      const answer = await this.fetch(method, path, call)
      const text = await answer.text()
      const body: unknown = (answer.headers.get('content-type') ?? '').includes('json')
        ? JSON.parse(text)
        : text
      outcomes.note(outcomeOf(answer.status, body), tookMs())
      if (answer.status >= 500) await sleep(PAUSE_AFTER_FAILURE_MS)
      return { is: 'given', status: answer.status, body, headers: answer.headers }
    } catch (error) {
      const isHung = error instanceof DOMException && error.name === 'TimeoutError'
      outcomes.note(isHung ? 'no answer in 20 s' : 'connection broken off', tookMs())
      await sleep(PAUSE_AFTER_FAILURE_MS)
      return { is: 'lost' }
    }
  }

  /** The bare call. */
  fetch(method: string, path: string, { body, bytes, headers, origin }: Call): Promise<Response> {
    const origins = this.#origins()
    this.#next += 1
    return fetch(`${origin ?? origins[this.#next % origins.length]}${path}`, {
      method,
      headers: {
        cookie: this.cookie,
        ...(body && { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body && { body: JSON.stringify(body) }),
      ...(bytes && { body: bytes, duplex: 'half' }),
      signal: AbortSignal.timeout(HUNG_MS),
    })
  }

  /** Asks until there is an answer of this status. @throws Error where none comes for a minute */
  async ask(path: string, origin?: string): Promise<unknown> {
    const endMs = performance.now() + 60_000
    for (;;) {
      const answer = await this.call('GET', path, origin === undefined ? {} : { origin })
      if (answer.is === 'given' && answer.status === 200) return answer.body
      if (performance.now() > endMs) throw new Error(`${path} is not answered: ${saidOf(answer)}`)
    }
  }
}

/** What an answer says, for a person. */
export const saidOf = (answer: Answer) =>
  answer.is === 'lost' ? 'nothing' : `${answer.status} ${JSON.stringify(answer.body).slice(0, 300)}`

/** A refusal with a sentence is told from one without. */
function outcomeOf(status: number, body: unknown): string {
  if (status < 400) return 'done'
  const refusal = errorBodySchema.safeParse(body)
  return refusal.success ? `${status} ${refusal.data.code}` : `${status} without a sentence`
}
