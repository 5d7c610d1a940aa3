import { setTimeout as pause } from 'node:timers/promises'

/** Longest wait for one answer or one frame, milliseconds. The slowest takes three seconds on a machine
 *  with much else to do. */
export const ANSWER_LIMIT_MS = 30_000

/** Longest wait for work of many steps, such as a scan or the start of a server, milliseconds. */
export const WORK_LIMIT_MS = 8 * 60_000

const tooLate = (what: string) => new Error(`there was no ${what} in time`)

/** Waits for a promise, for so long at most. `what` completes the sentence "there was no … in time".
 *  @throws Error with that sentence, and what the promise is rejected with */
export async function within<Value>(
  what: string,
  limitMs: number,
  waited: Promise<Value>,
): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(() => reject(tooLate(what)), limitMs)
  try {
    return await Promise.race([waited, late])
  } finally {
    clearTimeout(timer)
  }
}

/** Looks again and again until there is something to see, for so long at most, and resolves with it.
 *  `look` answers undefined or false as long as there is nothing.
 *  @throws as {@link within} does, and what `look` throws */
export async function until<Seen>(
  what: string,
  { limitMs, everyMs }: { limitMs: number; everyMs: number },
  look: () => Promise<Seen | undefined | false>,
): Promise<Seen> {
  const endMs = performance.now() + limitMs
  for (let leftMs = limitMs; leftMs > 0; leftMs = endMs - performance.now()) {
    const seen = await within(what, leftMs, look())
    if (seen !== undefined && seen !== false) return seen
    await pause(everyMs)
  }
  throw tooLate(what)
}
