/** Nearer to the end than this, in seconds, a film starts again from the beginning. */
const TOO_LATE_TO_RESUME_SECONDS = 3

/** Where the player begins, in seconds: at the saved position, or at 0 when the viewer starts over,
 *  when it is a trailer, or when the position is not inside the film (end, NaN, negative). */
export function startPosition(facts: {
  resumeAtSeconds: number
  durationSeconds: number
  isStartedOver: boolean
  isTrailer: boolean
}): number {
  if (facts.isStartedOver || facts.isTrailer) return 0
  const latest = facts.durationSeconds - TOO_LATE_TO_RESUME_SECONDS
  return facts.resumeAtSeconds > 0 && facts.resumeAtSeconds < latest ? facts.resumeAtSeconds : 0
}
