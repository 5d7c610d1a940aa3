/** Wrong tries in a row without a delay. */
export const FREE_FAILURES = 2

/** Seconds without a further try after the third wrong one in a row, the fourth, and so on; the last
 *  stays. */
export const DELAYS_SECONDS = [5, 15, 60, 300, 900, 3600] as const

/** Seconds of the longest delay: a lock that lies further ahead comes from a clock set back. */
export const LONGEST_DELAY_SECONDS = 3600

/** Seconds without a further try after so many wrong ones in a row; 0: at once. */
export function delaySecondsAfter(failures: number): number {
  if (failures <= FREE_FAILURES) return 0
  return DELAYS_SECONDS[failures - FREE_FAILURES - 1] ?? LONGEST_DELAY_SECONDS
}

/** Wrong tries that are still free before the next one brings a delay. */
export const attemptsBeforeDelay = (failures: number) => Math.max(0, FREE_FAILURES + 1 - failures)
