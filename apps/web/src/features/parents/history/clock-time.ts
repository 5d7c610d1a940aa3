const MINUTE_SECONDS = 60
const HOUR_MINUTES = 60

/** A place in a film as its player shows it: '1:05', '1:02:05' from an hour on. Whole seconds, those
 *  that have passed. */
export function clockTime(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds))
  const minutes = Math.floor(whole / MINUTE_SECONDS)
  const hours = Math.floor(minutes / HOUR_MINUTES)
  const two = (count: number) => `${count}`.padStart(2, '0')
  const tail = two(whole % MINUTE_SECONDS)
  if (hours === 0) return `${minutes}:${tail}`
  return `${hours}:${two(minutes % HOUR_MINUTES)}:${tail}`
}
