import { HEALTH_ROUTES } from '@starnest/contract/health.routes'
import { NOBODY_BEHIND } from '../../../platform/calls/http.ts'
import { type Connection, createConnectionWatch } from './connection-watch.ts'

/** A server that is silent for so long counts as away, in milliseconds. */
const PING_LIMIT_MS = 4000

/** Whether only what several nodes share is away: each of them does what it is asked then. */
async function doesAllButNodes(answer: Response): Promise<boolean> {
  const because: unknown = (await answer.json())?.because
  return Array.isArray(because) && because.every((one) => one === 'redis')
}

async function pingServer(): Promise<Connection> {
  try {
    const signal = AbortSignal.timeout(PING_LIMIT_MS)
    const answer = await fetch(HEALTH_ROUTES.ready.path, { signal, cache: 'no-store' })
    if (NOBODY_BEHIND.includes(answer.status)) return 'lost'
    return answer.ok || (await doesAllButNodes(answer)) ? 'reachable' : 'unready'
  } catch {
    // No answer is the answer.
    return 'lost'
  }
}

/** The line from this page to its server. */
export const serverConnection = createConnectionWatch(pingServer, () => navigator.onLine)
