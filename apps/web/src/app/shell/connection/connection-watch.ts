import { createStore } from '../../../platform/store.ts'

/** How the server can be reached, as far as is known. `unready`: it answers, and something it needs does
 *  not, such as its database. */
export type Connection = 'reachable' | 'unready' | 'lost'

/** While the server, what it needs or the browser's network is away it is asked this often, in
 *  milliseconds. */
const RECHECK_MS = 5000

/** Asks the server when a call failed, and goes on asking until all is well. `ping` says how the server
 *  answered and never throws; `hasNetwork`, what the browser says of its network. A browser without a
 *  network may say so before its calls begin to fail, so that one answer is not enough. */
export function createConnectionWatch(ping: () => Promise<Connection>, hasNetwork: () => boolean) {
  const connection = createStore<Connection>(() => 'reachable')
  let isAsking = false
  let nextCheck: ReturnType<typeof setTimeout> | undefined

  function checkLater(): void {
    clearTimeout(nextCheck)
    nextCheck = setTimeout(check, RECHECK_MS)
  }

  /** Ask the server now; used when a call failed without any answer, and by Retry. */
  async function check(): Promise<Connection> {
    clearTimeout(nextCheck)
    if (isAsking) return connection.get()
    isAsking = true
    const found = await ping()
    isAsking = false
    if (found !== 'reachable' || !hasNetwork()) checkLater()
    connection.set(found)
    return connection.get()
  }

  /** The server answered a call that it cannot do it at present: it is asked after a while. What it could
   *  not do may be none of what it is asked for, so it counts as unready until then. */
  function cannotDo(): void {
    if (connection.get() !== 'reachable') return
    connection.set('unready')
    checkLater()
  }

  const { get, subscribe } = connection
  return { check, cannotDo, get, subscribe }
}
