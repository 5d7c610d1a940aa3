import { createStore } from '../../../platform/store.ts'

/** Whether the server can be reached, as far as is known. */
export type Connection = 'reachable' | 'lost'

/** While the server or the browser's network is away it is asked this often, in milliseconds. */
const RECHECK_MS = 5000

/** Asks the server when a call failed, and goes on asking until it answers. `ping` says whether the
 *  server answered and never throws; `hasNetwork`, what the browser says of its network. A browser without a network may say so before its calls begin to fail, so
 *  that one answer is not enough. */
export function createConnectionWatch(ping: () => Promise<boolean>, hasNetwork: () => boolean) {
  const connection = createStore<Connection>(() => 'reachable')
  let isAsking = false
  let nextCheck: ReturnType<typeof setTimeout> | undefined

  /** Ask the server now; used when a call failed without any answer, and by Retry. */
  async function check(): Promise<Connection> {
    clearTimeout(nextCheck)
    if (isAsking) return connection.get()
    isAsking = true
    const answers = await ping()
    isAsking = false
    if (!answers || !hasNetwork()) nextCheck = setTimeout(check, RECHECK_MS)
    connection.set(answers ? 'reachable' : 'lost')
    return connection.get()
  }

  const { get, subscribe } = connection
  return { check, get, subscribe }
}
