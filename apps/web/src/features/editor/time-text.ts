/** A time as `0:03.5`: minutes, seconds and, with `hasTenths`, tenths of them. */
export function timeText(ms: number, { hasTenths = false } = {}): string {
  const seconds = Math.max(0, ms) / 1000
  const whole = Math.floor(seconds)
  const [minutes, rest] = [Math.floor(whole / 60), whole % 60]
  const hours = Math.floor(minutes / 60)
  const clock =
    hours > 0
      ? `${hours}:${String(minutes % 60).padStart(2, '0')}:${String(rest).padStart(2, '0')}`
      : `${minutes}:${String(rest).padStart(2, '0')}`
  return hasTenths ? `${clock}.${Math.floor((seconds - whole) * 10)}` : clock
}
