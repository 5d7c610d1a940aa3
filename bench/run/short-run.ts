/** Tells the process of a bench that the run is a short one. It begins as names of tests do, which servers that are
 *  started in it may see. */
export const SHORT = 'STARNEST_TEST_SHORT_BENCH'

/** How often, how long or how much a bench measures: a run of all benches is a short one. */
export const forRun = <Value>({ long, short }: { long: Value; short: Value }): Value =>
  process.env[SHORT] === '1' ? short : long
