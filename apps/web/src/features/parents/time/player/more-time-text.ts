/** Which text says when there is more time, and the values it takes. */
export type MoreTimeText =
  | { name: 'moreToday' | 'moreTomorrowAt'; values: { time: string } }
  | { name: 'moreTomorrow'; values: Record<string, never> }
  | { name: 'moreOn'; values: { day: string; time: string } }

/** The text that tells a child when it may watch again. `againAt` and `now` are ISO instants, the zone is
 *  an IANA name, the language BCP 47. A day that begins at midnight needs no time. */
export function moreTimeText(
  { againAt, timeZone }: { againAt: string; timeZone: string },
  now: string,
  language: string,
): MoreTimeText {
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone, ...options }).format(new Date(againAt))
  const time = say({ hour: 'numeric', minute: '2-digit' })
  const days = dayNumber(againAt, timeZone) - dayNumber(now, timeZone)
  if (days <= 0) return { name: 'moreToday', values: { time } }
  if (days > 1) return { name: 'moreOn', values: { day: say({ weekday: 'long' }), time } }
  const isMidnight = clockIn(againAt, timeZone) === '00:00'
  return isMidnight
    ? { name: 'moreTomorrow', values: {} }
    : { name: 'moreTomorrowAt', values: { time } }
}

/** Days since 1970 of the calendar of a zone. */
function dayNumber(instant: string, timeZone: string): number {
  const format = new Intl.DateTimeFormat('en', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  })
  const fields = new Map(
    format.formatToParts(new Date(instant)).map(({ type, value }) => [type, Number(value)]),
  )
  const { year = 1970, month = 1, day = 1 } = Object.fromEntries(fields)
  return Date.UTC(year, month - 1, day) / 86_400_000
}

function clockIn(instant: string, timeZone: string): string {
  const options = { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const
  return new Intl.DateTimeFormat('en', options).format(new Date(instant))
}
