/** Milliseconds between two looks at the clock of Redis. */
const LOOK_EVERY_MS = 10_000
/** Questions of one look: the one that was answered fastest tells most. Source: Cristian's algorithm. */
const QUESTIONS = 5

/** Redis was set by more than this, milliseconds. */
const WAS_SET_MS = 500

/** What the clock asks of a connection to Redis. */
type ClockSource = {
  readonly isReady: boolean
  /** Seconds since 1970, and microseconds. Source: Redis, TIME. */
  time(): Promise<readonly unknown[]>
  on(event: 'ready', listener: () => void): unknown
  off(event: 'ready', listener: () => void): unknown
}

/** One clock for all nodes: that of Redis. While Redis is away it goes on by the node's steady clock, which nobody
 *  can set, so a node whose own date is wrong agrees with the others all the same. */
export type SharedClock = {
  now(): Date
  /** Looks at the clock of Redis again. */
  look(): Promise<void>
  close(): void
}

/** Asks Redis for the time, and goes on from there. `onSet`: somebody has set the clock of Redis, which the other
 *  nodes may not have seen yet. @throws Error while Redis is away */
export async function openSharedClock(
  client: ClockSource,
  onSet: () => void,
): Promise<SharedClock> {
  /** Milliseconds since 1970 at the zero of `performance.now()`. */
  let originMs = await originOf(client)
  let isLooking = false

  async function look(): Promise<void> {
    if (isLooking || !client.isReady) return
    isLooking = true
    try {
      const wasMs = originMs
      originMs = await originOf(client)
      if (Math.abs(originMs - wasMs) > WAS_SET_MS) onSet()
    } catch {
      // Redis has just gone, which the connection says itself: the clock goes on.
    } finally {
      isLooking = false
    }
  }
  const onReady = () => void look()
  client.on('ready', onReady)
  const looking = setInterval(onReady, LOOK_EVERY_MS).unref()

  return {
    now: () => new Date(originMs + performance.now()),
    look,
    close() {
      clearInterval(looking)
      client.off('ready', onReady)
    },
  }
}

async function originOf(client: ClockSource): Promise<number> {
  let fastestMs = Number.POSITIVE_INFINITY
  let originMs = 0
  for (let question = 0; question < QUESTIONS; question += 1) {
    const askedMs = performance.now()
    const [seconds, microseconds] = await client.time()
    const tookMs = performance.now() - askedMs
    if (tookMs >= fastestMs) continue
    fastestMs = tookMs
    // It was looked at about in the middle of its way.
    originMs = Number(seconds) * 1000 + Number(microseconds) / 1000 - (askedMs + tookMs / 2)
  }
  return originMs
}
