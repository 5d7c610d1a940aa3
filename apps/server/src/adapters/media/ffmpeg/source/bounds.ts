/** Address space of a program that decodes what others made, bytes: frames of 8192 × 8192 in 10 bits
 *  by several threads fit; a file that claims more does not take the machine with it. */
export const MAX_MEMORY_BYTES = 8 * 1024 ** 3

/** Shortest limit of a job, and what it gets for each second of the film: ten times as long as it
 *  plays would take a machine that is far too slow for it. */
const MINIMUM_LIMIT_MS = 120_000

/** Limits of a job over a whole file of so many seconds, which may take `perSecond` seconds for each
 *  of them. */
export function limitsFor(durationSeconds: number, perSecond: number) {
  return {
    timeLimitMs: MINIMUM_LIMIT_MS + durationSeconds * perSecond * 1000,
    maxMemoryBytes: MAX_MEMORY_BYTES,
  }
}
