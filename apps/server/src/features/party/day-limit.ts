/** Milliseconds for which a film stays proposed and somebody stays sent away: a day. What was wanted last week is not
 *  what is wanted now, and nobody has to tidy up. */
const HOLDS_MS = 86_400_000

/** What was proposed, or who was sent away, before this is past. */
export const holdsSince = (now: Date) => new Date(now.getTime() - HOLDS_MS)
