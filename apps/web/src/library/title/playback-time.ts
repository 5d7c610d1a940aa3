/** A position in a film as 'm:ss', or 'h:mm:ss' from an hour on. Whole seconds, rounded down; what
 *  is not yet known (NaN, Infinity) or negative reads '0:00'. Source: specification §2.5. */
export function formatPlaybackTime(seconds: number): string {
  const whole = Number.isFinite(seconds) ? Math.max(0, Math.floor(seconds)) : 0
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const rest = String(whole % 60).padStart(2, '0')
  return hours === 0 ? `${minutes}:${rest}` : `${hours}:${String(minutes).padStart(2, '0')}:${rest}`
}
