/** Whether the server can be reached, as far as is known. */
export type Connection = 'reachable' | 'lost'

/** While the server is away it is asked this often, in milliseconds. */
const RECHECK_MS = 5000

/** Asks the server when a call failed, and goes on asking until it answers. `ping` says whether the
 *  server answered and never throws. */
export function createConnectionWatch(ping: () => Promise<boolean>) {
  let connection: Connection = 'reachable'
  let isAsking = false
  let nextCheck: ReturnType<typeof setTimeout> | undefined
  const listeners = new Set<() => void>()

  /** Ask the server now; used when a call failed without any answer, and by Retry. */
  async function check(): Promise<Connection> {
    clearTimeout(nextCheck)
    if (isAsking) return connection
    isAsking = true
    const answers = await ping()
    isAsking = false
    if (!answers) nextCheck = setTimeout(check, RECHECK_MS)
    become(answers ? 'reachable' : 'lost')
    return connection
  }

  function become(next: Connection): void {
    if (next === connection) return
    connection = next
    for (const listener of listeners) listener()
  }

  return {
    check,
    current: () => connection,
    /** Be told when it changes. Returns the way to stop that. */
    onChange(listener: () => void): () => void {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
