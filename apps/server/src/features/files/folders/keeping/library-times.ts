/** Intervals of looking at folders and files, in milliseconds. */
export type LibraryTimes = {
  /** How long a file has to be left alone before it counts as whole. */
  settleMs: number
  /** How long a folder has to be quiet before it is looked through. */
  quietMs: number
  /** Between two checks whether the disk of a folder was connected or disconnected. */
  rootMs: number
  /** How long a disk may take to answer before others are asked, and a look that was ended to end. */
  answerMs: number
  /** Between two scans of a folder whose changes are all reported. */
  rescanMs: number
  /** The same for a folder whose changes are not all reported, as on network drives. */
  blindRescanMs: number
  /** Between a look that broke off, as when the database was away, and the next; twice as long after each
   *  further one. */
  retryMs: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** The intervals that hold unless a test sets others. */
export const LIBRARY_TIMES: LibraryTimes = {
  settleMs: 10_000,
  quietMs: 2000,
  rootMs: 30_000,
  // Less than stopping the server may take.
  answerMs: 5000,
  rescanMs: 6 * HOUR_MS,
  blindRescanMs: 15 * MINUTE_MS,
  retryMs: 5000,
}

/** Longest time between a look that broke off and the next. */
const LONGEST_RETRY_MS = 5 * MINUTE_MS

/** Milliseconds until a folder is looked through again of which so many looks in a row broke off. */
export const retryAfterMs = (
  { retryMs }: Pick<LibraryTimes, 'retryMs'>,
  failures: number,
): number => Math.min(retryMs * 2 ** (failures - 1), LONGEST_RETRY_MS)
