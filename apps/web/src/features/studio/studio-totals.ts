import type { MadeFilm } from '@starnest/contract/studio/studio'

const MINUTE_SECONDS = 60
const HOUR_SECONDS = 3600

/** What some films come to. `measured` of them were timed while they were drawn; `drawingHours` is
 *  what those took, null when none was. */
export type StudioTotals = {
  films: number
  minutes: number
  frames: number
  measured: number
  drawingHours: number | null
}

/** Adds films up. Minutes are whole, hours have one decimal. */
export function studioTotals(films: readonly MadeFilm[]): StudioTotals {
  const sum = (of: (film: MadeFilm) => number) => films.reduce((total, film) => total + of(film), 0)
  const measured = films.filter(({ drawingSeconds }) => drawingSeconds !== null).length
  const hours = sum(({ drawingSeconds }) => drawingSeconds ?? 0) / HOUR_SECONDS
  return {
    films: films.length,
    minutes: Math.round(sum(({ animation }) => animation.duration) / MINUTE_SECONDS),
    frames: sum(({ frames }) => frames),
    measured,
    drawingHours: measured === 0 ? null : Math.round(hours * 10) / 10,
  }
}
