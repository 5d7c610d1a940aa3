import { AppError } from '@starnest/contract/errors'
import type { FastifyRequest } from 'fastify'
import { RunningTimeout } from '../../../domain/time/running-timeout.ts'
import type { Viewer } from '../../../domain/viewer.ts'

/** Milliseconds between two checks of an answer that is being sent. */
const ASK_AGAIN_MS = 2_000

/** Milliseconds after the last yes at which an answer ends that nobody can say more of, as when the
 *  database is gone. Only time in which this program runs: while it stands still, nothing is sent. */
const GIVE_UP_MS = 4_800

/** Starts the checks, and calls back once when access has ended. The function it returns stops
 *  them. */
export type HoldAccess = (onLost: (why: unknown) => void) => () => void

/** What an answer sends, as a word; and whether a viewer may still have it: throws AppError when not. */
export type Held = { readonly address: string; stillMay: (viewer: Viewer) => Promise<void> }

/** Dependencies of the repeated checks. */
export type LastingAccessDeps = {
  /** Who asks with this request now. Throws AppError for who may not ask any more. */
  whoAsks: (request: FastifyRequest) => Promise<Viewer>
  askAgainMs?: number | undefined
}

type Watch = {
  ask: () => Promise<void>
  listeners: Set<(why: unknown) => void>
  looking: NodeJS.Timeout
  /** Runs out when nobody has said yes for too long. */
  inVain: RunningTimeout
  isAsking: boolean
}

/** Holds answers that take long to the access that they began with. Every two seconds it asks anew
 *  who is asking and whether they may; answers of one device that send the same share a check. A
 *  refused answer ends at once; where the check itself fails it is repeated, and the answer ends
 *  before the program has run on for five seconds. */
export class LastingAccess {
  readonly #deps: LastingAccessDeps
  readonly #watches = new Map<string, Watch>()

  constructor(deps: LastingAccessDeps) {
    this.#deps = deps
  }

  /** Holds the answer to a request to what it sends. */
  holding(request: FastifyRequest, { address, stillMay }: Held): HoldAccess {
    const { whoAsks } = this.#deps
    // A device is its cookie, and which way it came: what a network has to show, this machine need not.
    const key = `${request.ip} ${request.headers.cookie ?? ''} ${address}`
    const ask = async () => stillMay(await whoAsks(request))
    return (onLost) => {
      const watch = this.#watches.get(key) ?? this.#begin(key, ask)
      watch.listeners.add(onLost)
      return () => {
        watch.listeners.delete(onLost)
        if (watch.listeners.size === 0) this.#end(key, watch)
      }
    }
  }

  #begin(key: string, ask: () => Promise<void>): Watch {
    const everyMs = this.#deps.askAgainMs ?? ASK_AGAIN_MS
    const watch: Watch = {
      ask,
      listeners: new Set(),
      isAsking: false,
      looking: setInterval(() => void this.#look(key, watch), everyMs).unref(),
      inVain: new RunningTimeout(
        () => this.#lose(key, watch, new AppError('unavailable')),
        GIVE_UP_MS,
      ),
    }
    this.#watches.set(key, watch)
    return watch
  }

  async #look(key: string, watch: Watch): Promise<void> {
    if (watch.isAsking) return
    watch.isAsking = true
    try {
      await watch.ask()
      watch.inVain.refresh()
    } catch (error) {
      const isRefusal = error instanceof AppError && error.code !== 'unavailable'
      if (isRefusal) this.#lose(key, watch, error)
    } finally {
      watch.isAsking = false
    }
  }

  #lose(key: string, watch: Watch, why: unknown): void {
    const listeners = [...watch.listeners]
    this.#end(key, watch)
    for (const onLost of listeners) onLost(why)
  }

  #end(key: string, watch: Watch): void {
    clearInterval(watch.looking)
    watch.inVain.end()
    watch.listeners.clear()
    if (this.#watches.get(key) === watch) this.#watches.delete(key)
  }
}
