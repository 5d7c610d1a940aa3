import { formatPlaybackTime } from '../../library/title/playback-time.ts'

/** A time in milliseconds as `0:03`, or `1:00:03`; with `hasTenths` as `0:03.5`. */
export function timeText(ms: number, { hasTenths = false } = {}): string {
  const seconds = Math.max(0, ms) / 1000
  const text = formatPlaybackTime(seconds)
  return hasTenths ? `${text}.${Math.floor((seconds % 1) * 10)}` : text
}
