import type { ViewingHours } from '@starnest/contract/parents/parents'

/** Viewing hours of one kind of day; null: the whole day. */
export type DayHours = ViewingHours['weekdays']

/** Minutes between two times that can be chosen. */
const STEP_MINUTES = 30

/** What a day begins with where a parent limits it first. */
const FIRST_HOURS = { from: '15:00', until: '19:30' } as const

/** The end of a day, and its beginning. */
const MIDNIGHT = '00:00'

/** Times of a day, 'HH:MM', every half hour, and those given that lie between. */
export function clockChoices(...further: string[]): string[] {
  const halfHours = Array.from({ length: (24 * 60) / STEP_MINUTES }, (_, step) => {
    const minutes = step * STEP_MINUTES
    return `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`
  })
  return [...new Set([...halfHours, ...further])].sort()
}

/** Hours that begin at another time. They end when they did, but never when they begin: that would be
 *  the whole day. Null: the day was whole before. */
export function beginningAt(from: string, hours: DayHours): { from: string; until: string } {
  const { until } = hours ?? FIRST_HOURS
  if (until !== from) return { from, until }
  return { from, until: from === MIDNIGHT ? FIRST_HOURS.until : MIDNIGHT }
}

/** Times at which hours that begin `from` can end, the next ones first; those after midnight come last. */
export function endChoices({ from, until }: { from: string; until: string }): string[] {
  const choices = clockChoices(until).filter((time) => time !== from)
  return [...choices.filter((time) => time > from), ...choices.filter((time) => time < from)]
}

/** Viewing hours with those of one kind of day changed; null: no hours are set at all. */
export function withHours(
  hours: ViewingHours | null,
  kind: keyof ViewingHours,
  changed: DayHours,
): ViewingHours | null {
  const both = { weekdays: null, weekends: null, ...hours, [kind]: changed }
  return both.weekdays === null && both.weekends === null ? null : both
}

const twoDigits = (value: number) => `${value}`.padStart(2, '0')
