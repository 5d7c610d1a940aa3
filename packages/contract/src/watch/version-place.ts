/** Share by which two encodings of one cut may differ: a few seconds of logos at either end. */
const SAME_CUT_SHARE = 0.01

/** Whether two versions run alike: what is said in one at a second is said in the other at the same. A length
 *  of 0 is not known, and taken for the same. */
export function runAlike(oneSeconds: number, otherSeconds: number): boolean {
  if (oneSeconds <= 0 || otherSeconds <= 0) return true
  const longer = Math.max(oneSeconds, otherSeconds)
  return Math.abs(oneSeconds - otherSeconds) <= longer * SAME_CUT_SHARE
}

/** Where a place in one version lies in another: at the same second where both run alike, never after its end.
 *  Of other cuts, and of films that run at the speed of television, it is the same share: a longer cut has
 *  its scenes anywhere, so that this is the nearest that can be known. All in seconds. */
export function placeInVersion(
  placeSeconds: number,
  { from, to }: { from: number; to: number },
): number {
  if (!runAlike(from, to)) return placeSeconds * (to / from)
  return to > 0 ? Math.min(placeSeconds, to) : placeSeconds
}
