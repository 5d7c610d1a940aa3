const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

const formats = new Map<string, Intl.DateTimeFormat>()

/** Name of the zone that the computer lives in, as 'Europe/Madrid'. */
export const serverTimeZone = () => new Intl.DateTimeFormat().resolvedOptions().timeZone

/** Calendar day in a zone, 'YYYY-MM-DD'. */
export function dayAt(instantMs: number, timeZone: string): string {
  return dayOf(instantMs + offsetMsAt(instantMs, timeZone))
}

/** Full hour that a zone's clocks show, 0 to 23. */
export function hourAt(instantMs: number, timeZone: string): number {
  return new Date(instantMs + offsetMsAt(instantMs, timeZone)).getUTCHours()
}

/** The day so many days after another; negative: before it. */
export function dayAfter(day: string, days: number): string {
  return dayOf(Date.parse(day) + days * DAY_MS)
}

/** Whether a day is a Saturday or a Sunday. */
export function isWeekend(day: string): boolean {
  const weekday = new Date(day).getUTCDay()
  return weekday === 0 || weekday === 6
}

/** Minutes from midnight of a time of day, 'HH:MM'. */
export function minutesOf(clockTime: string): number {
  const [hours = 0, minutes = 0] = clockTime.split(':').map(Number)
  return hours * 60 + minutes
}

/** When a zone's clocks show a time of a day, in milliseconds since 1970. Of a time that comes twice,
 *  when clocks are set back, it is the first; of one that is skipped, as much later as was skipped.
 *  `minutes` counts from midnight. Source: RFC 5545 §3.3.5. */
export function instantOf(day: string, minutes: number, timeZone: string): number {
  const shownMs = Date.parse(day) + minutes * MINUTE_MS
  const before = offsetMsAt(shownMs - DAY_MS, timeZone)
  const after = offsetMsAt(shownMs + DAY_MS, timeZone)
  const instants = [before, after].map((offset) => shownMs - offset)
  const shown = instants.filter((instant) => instant + offsetMsAt(instant, timeZone) === shownMs)
  return shown.length > 0 ? Math.min(...shown) : shownMs - before
}

const dayOf = (shownMs: number) => new Date(shownMs).toISOString().slice(0, 10)

/** How far ahead of UTC a zone's clocks are; negative: behind. */
function offsetMsAt(instantMs: number, timeZone: string): number {
  const fields: Record<string, number> = {}
  for (const { type, value } of formatIn(timeZone).formatToParts(instantMs)) {
    fields[type] = Number(value)
  }
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = fields
  const wholeSecondsMs = Math.floor(instantMs / 1000) * 1000
  return Date.UTC(year, month - 1, day, hour, minute, second) - wholeSecondsMs
}

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone)
  if (known) return known
  const made = new Intl.DateTimeFormat('en', {
    timeZone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  formats.set(timeZone, made)
  return made
}
