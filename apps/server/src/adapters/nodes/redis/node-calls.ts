import { createHash } from 'node:crypto'
import type { NodeCalls } from '../../../ports/nodes.ts'
import type { NodesLog, RedisClient } from './redis-connection.ts'

const TELL_EVERY_MS = 250
const MINUTE_MS = 60_000
/** Keys that wait to be told, and that are remembered, at most. */
const MOST_KEYS = 5_000

/** KEYS: counters. ARGV: milliseconds of a window, and what is added to each. Returns count and milliseconds left,
 *  one counter after the other. */
const COUNT = `
local found = {}
for at, key in ipairs(KEYS) do
  local total = redis.call('incrby', key, ARGV[at + 1])
  if total == tonumber(ARGV[at + 1]) then redis.call('pexpire', key, ARGV[1]) end
  found[#found + 1] = total
  found[#found + 1] = redis.call('pttl', key)
end
return found`

/** Of one key: what this node has told in the current window, and what came from others. */
type Known = { told: number; others: number; untilMs: number }

type CallsOptions = { client: RedisClient; prefix: string; log: NodesLog; nowMs?: () => number }

/** Counts calls of all nodes in windows of a minute. */
export function openNodeCalls(options: CallsOptions): NodeCalls & { close: () => void } {
  const { client, prefix, log, nowMs = () => performance.now() } = options
  let waiting = new Map<string, number>()
  const known = new Map<string, Known>()

  async function tell(): Promise<void> {
    if (waiting.size === 0 || !client.isReady) return
    const told = [...waiting]
    waiting = new Map()
    const keys = told.map(([key]) => `${prefix}calls:${key}`)
    const given = {
      keys,
      arguments: [String(MINUTE_MS), ...told.map(([, calls]) => String(calls))],
    }
    const found = (await client.eval(COUNT, given)) as number[]
    for (const [at, [key, calls]] of told.entries()) {
      learn(key, { calls, total: found[2 * at] ?? calls, leftMs: found[2 * at + 1] ?? 0 })
    }
  }

  function learn(key: string, of: { calls: number; total: number; leftMs: number }): void {
    const { calls, total, leftMs } = of
    const before = known.get(key)
    const isSameWindow = before !== undefined && total >= before.told + calls
    const told = isSameWindow ? before.told + calls : calls
    known.delete(key)
    known.set(key, { told, others: total - told, untilMs: nowMs() + Math.max(0, leftMs) })
    const [oldest] = known.keys()
    if (known.size > MOST_KEYS && oldest !== undefined) known.delete(oldest)
  }

  const telling = setInterval(() => {
    tell().catch((error: unknown) =>
      log.warn({ err: error }, 'Calls could not be counted together'),
    )
  }, TELL_EVERY_MS).unref()

  return {
    note(key) {
      const hidden = hiddenKey(key)
      if (waiting.size >= MOST_KEYS && !waiting.has(hidden)) return
      waiting.set(hidden, (waiting.get(hidden) ?? 0) + 1)
    },
    ofOthers(key) {
      const found = known.get(hiddenKey(key))
      return found && found.untilMs > nowMs() ? found.others : 0
    },
    close: () => clearInterval(telling),
  }
}

/** A key may hold the cookie of a device, which is to stand nowhere. */
const hiddenKey = (key: string) => createHash('sha256').update(key).digest('base64url').slice(0, 24)
