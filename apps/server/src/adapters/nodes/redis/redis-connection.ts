import { createClient } from '@redis/client'
import { StartupError } from '../../../ports/startup-error.ts'

/** What all that stands on Redis asks of it. */
export type RedisClient = ReturnType<typeof newClient>

/** Where nodes write that something went wrong which passes. */
export type NodesLog = { warn: (facts: object, sentence: string) => void }

const CONNECT_LIMIT_MS = 2_000
/** How long the first connection may take: Redis may be starting together with Starnest. */
const START_LIMIT_MS = 15_000
/** A connection on which nothing comes for so long is dead: one that is idle is asked every second. */
const SILENCE_LIMIT_MS = 4_000
const PING_EVERY_MS = 1_000
const FIRST_PAUSE_MS = 50
const LONGEST_PAUSE_MS = 1_000
/** Commands that wait for Redis to come back, at most; further ones fail. */
const WAITING_COMMANDS = 10_000

/** Connects to the Redis of a REDIS_URL. From then on the client connects again by itself.
 *  @throws StartupError that says where none answers, without the password. */
export async function connectRedis(url: string, log: NodesLog): Promise<RedisClient> {
  const client = newClient(url)
  let isAway = false
  let lastError: unknown
  client.on('error', (error: unknown) => {
    lastError = error
    if (!isAway) log.warn({ err: error }, 'Redis is away: this node goes on alone')
    isAway = true
  })
  client.on('ready', () => {
    if (isAway) log.warn({}, 'Redis is back')
    isAway = false
  })
  const stop = new AbortController()
  try {
    await Promise.race([client.connect(), failAfter(START_LIMIT_MS, stop.signal)])
    leaveSilence(client)
    return client
  } catch (error) {
    client.destroy()
    const reason = lastError instanceof Error ? lastError.message : String(error)
    throw new StartupError(
      `No Redis can be used at ${placeOf(url)}; start it or correct REDIS_URL.`,
      {
        cause: lastError ?? error,
        details: [reason],
      },
    )
  } finally {
    stop.abort()
  }
}

/** Leaves a connection on which nothing is answered any more for a new one. The client's own time limit begins
 *  anew with everything that is written, and a node writes more often than that. */
function leaveSilence(client: RedisClient): void {
  let isAsking = false
  const ask = async () => {
    if (!client.isOpen) return clearInterval(asking)
    if (!client.isReady || isAsking) return
    isAsking = true
    const silence = setTimeout(() => {
      isAsking = false
      // It has noticed by itself, and connects again.
      if (!client.isReady) return
      client.emit('error', new Error(`Redis did not answer for ${SILENCE_LIMIT_MS} ms`))
      client.destroy()
      client.connect().catch(() => undefined)
    }, SILENCE_LIMIT_MS)
    await client.ping().catch(() => undefined)
    clearTimeout(silence)
    isAsking = false
  }
  const asking = setInterval(ask, PING_EVERY_MS)
  asking.unref()
}

const newClient = (url: string) =>
  createClient({
    url,
    name: 'starnest',
    pingInterval: PING_EVERY_MS,
    commandsQueueMaxLength: WAITING_COMMANDS,
    socket: {
      connectTimeout: CONNECT_LIMIT_MS,
      socketTimeout: SILENCE_LIMIT_MS,
      reconnectStrategy: (tries) => pauseBefore(tries),
    },
  })

/** A part of the pause is random, so that nodes do not all come at once. */
function pauseBefore(tries: number): number {
  const pauseMs = Math.min(FIRST_PAUSE_MS * 2 ** Math.min(tries, 10), LONGEST_PAUSE_MS)
  return Math.round(pauseMs * (0.5 + Math.random() / 2))
}

/** Host and port of an address, and nothing that is secret. */
function placeOf(url: string): string {
  const { hostname = '', port = '' } = URL.parse(url) ?? {}
  return `${hostname}:${port === '' ? '6379' : port}`
}

function failAfter(ms: number, signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    const timer = setTimeout(() => reject(new Error(`no answer within ${ms} ms`)), ms)
    signal.addEventListener('abort', () => clearTimeout(timer))
  })
}

/** @throws Error while Redis is away: what may not wait fails at once. */
export function assertConnected(client: RedisClient): void {
  if (!client.isReady) throw new Error('Redis is away')
}
