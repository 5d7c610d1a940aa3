import type { InterfaceLanguage } from '@starnest/contract/text/languages'

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS
const DAY_MS = 24 * HOUR_MS

/** How long ago an instant was, in the words of a language: minutes within the hour, hours within the
 *  day, then days; an instant to come is now. */
export function timeAgo(at: Date, now: Date, language: InterfaceLanguage): string {
  const words = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const agoMs = Math.max(0, now.getTime() - at.getTime())
  if (agoMs < MINUTE_MS) return words.format(0, 'second')
  if (agoMs < HOUR_MS) return words.format(-Math.floor(agoMs / MINUTE_MS), 'minute')
  if (agoMs < DAY_MS) return words.format(-Math.floor(agoMs / HOUR_MS), 'hour')
  return words.format(-Math.floor(agoMs / DAY_MS), 'day')
}
