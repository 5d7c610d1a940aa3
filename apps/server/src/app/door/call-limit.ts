import type { IncomingMessage } from 'node:http'
import { LRUCache } from 'lru-cache'
import { countedAddress } from '../../http/network-address.ts'
import type { NodeCalls } from '../../ports/nodes.ts'

/** Calls of one device or address a minute. A home screen makes about five; a broken device makes
 *  thousands. */
const CALLS_PER_MINUTE = 1500
/** A whole IPv6 network may make so many times the calls of one address, which then cannot use them up
 *  for the others. */
const SHARES_OF_NETWORK = 4
const MINUTE_MS = 60_000
/** Counters at most. An address whose counter was evicted begins anew, so a flood from everywhere
 *  locks nobody out. */
export const MAX_COUNTERS = 5000
const MAX_ADMITTED = 1000
const OWN_ADDRESSES = new Set(['127.0.0.1', '0:0:0:0:0:0:0:1'])

/** Whether a connection comes from this very machine. */
export const isOwnAddress = (ip: string) => OWN_ADDRESSES.has(countedAddress(ip).address)

/** The other end of a call's connection; one that has gone has no address any more. */
export const connectionAddress = ({ socket }: IncomingMessage) => socket.remoteAddress ?? 'gone'

/** Dependencies of counting. */
export type CallLimitDeps = {
  /** Whether a call came by the door of the network, where devices have to be let in. */
  isFromNetwork: (raw: IncomingMessage) => boolean
  /** The device that a call names; it counts only once that device was let in. */
  deviceCookieOf: (raw: IncomingMessage) => string | undefined
  /** Where a call comes from; the other end of its connection unless said. */
  addressOf?: ((raw: IncomingMessage) => string) | undefined
  /** What the other nodes got, where there are several. */
  calls?: NodeCalls | undefined
  /** Calls of one device or address a minute; 1,500 unless said. */
  perMinute?: number | undefined
  /** Milliseconds of a clock that is never set. */
  nowMs?: () => number
}

/** A call to be counted. `isPart`: of what comes or goes in many parts, as films and uploads do. */
export type CountedCall = { raw: IncomingMessage; isPart: boolean }

/** Counts calls before anything else is done for them, without asking the database. A device that was
 *  let in has a counter of its own, so that nobody in its network can use it up; anybody else is counted
 *  by address. This machine itself is not counted, unless it comes by the network's door. */
export class CallLimit {
  readonly #deps: CallLimitDeps
  readonly #perMinute: number
  readonly #nowMs: () => number
  readonly #counters = new LRUCache<string, { calls: number; untilMs: number }>({
    max: MAX_COUNTERS,
  })
  readonly #admitted = new LRUCache<string, true>({ max: MAX_ADMITTED })

  constructor(deps: CallLimitDeps) {
    this.#deps = deps
    this.#perMinute = deps.perMinute ?? CALLS_PER_MINUTE
    this.#nowMs = deps.nowMs ?? (() => performance.now())
  }

  /** Counters that are kept. */
  get size(): number {
    return this.#counters.size
  }

  /** Remembers a device that was let in. */
  rememberAdmitted(deviceCookie: string): void {
    this.#admitted.set(deviceCookie, true)
  }

  /** Counts one call. Returns the seconds to wait before the next; 0: it may go on. */
  count({ raw, isPart }: CountedCall): number {
    const isFromNetwork = this.#deps.isFromNetwork(raw)
    const ip = this.#deps.addressOf?.(raw) ?? connectionAddress(raw)
    if (!isFromNetwork && (isPart || isOwnAddress(ip))) return 0
    const device = isFromNetwork ? this.#deps.deviceCookieOf(raw) : undefined
    if (device !== undefined && this.#admitted.get(device)) {
      return isPart ? 0 : this.#take(`device ${device}`, this.#perMinute)
    }
    const { address, network } = countedAddress(ip)
    const waitSeconds = this.#take(address, this.#perMinute)
    if (waitSeconds > 0 || network === address) return waitSeconds
    return this.#take(network, SHARES_OF_NETWORK * this.#perMinute)
  }

  #take(key: string, most: number): number {
    const nowMs = this.#nowMs()
    const found = this.#counters.get(key)
    const counter =
      found && found.untilMs > nowMs ? found : { calls: 0, untilMs: nowMs + MINUTE_MS }
    counter.calls += 1
    this.#counters.set(key, counter)
    const { calls } = this.#deps
    calls?.note(key)
    const inAll = counter.calls + (calls?.ofOthers(key) ?? 0)
    return inAll > most ? Math.ceil((counter.untilMs - nowMs) / 1000) : 0
  }
}
