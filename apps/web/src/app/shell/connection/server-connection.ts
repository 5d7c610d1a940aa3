import { createConnectionWatch } from './connection-watch.ts'

const HEALTH_PATH = '/api/health'

/** A server that is silent for so long counts as away, in milliseconds. */
const PING_LIMIT_MS = 4000

/** What a proxy says when nobody stands behind it. Source: RFC 9110, 15.6.3 and 15.6.5. */
const NOBODY_BEHIND = [502, 504]

/** True when the server itself answered, whatever it said. */
async function pingServer(): Promise<boolean> {
  try {
    const signal = AbortSignal.timeout(PING_LIMIT_MS)
    const { status } = await fetch(HEALTH_PATH, { signal, cache: 'no-store' })
    return !NOBODY_BEHIND.includes(status)
  } catch {
    // No answer is the answer.
    return false
  }
}

/** The line from this page to its server. */
export const serverConnection = createConnectionWatch(pingServer, () => navigator.onLine)
