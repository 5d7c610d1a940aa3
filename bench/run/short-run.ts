/** Tells the process of a bench that the run is a short one. It begins as names of tests do, which servers that are
 *  started in it may see. */
export const SHORT = 'STARNEST_TEST_SHORT_BENCH'

/** Whether a bench that watches something for minutes is to do so for one. */
export const isShortRun = (): boolean => process.env[SHORT] === '1'
