/** Tells the process of a bench that the run is a short one. It begins as names of tests do, which servers that are
 *  started in it may see. */
export const SHORT = 'STARNEST_TEST_SHORT_BENCH'

/** How often, how long or how much a bench measures: a run of all benches is a short one. */
export function forRun<Value>({ long, short }: { long: Value; short: Value }): Value {
  if (process.env[SHORT] !== '1') return long
  isShortened = true
  return short
}

let isShortened = false

/** Whether the bench of this process measures less than when it is asked for by name. Benches that never ask
 *  {@link forRun} are the same in every run. */
export const wasShortened = (): boolean => isShortened
