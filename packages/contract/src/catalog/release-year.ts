import * as z from 'zod/mini'

/** Years in which a film can have come out: from the first moving pictures on. */
export const RELEASE_YEARS = { from: 1870, to: 2100 } as const

/** Whether a film can have come out in a year. */
export const isReleaseYear = (year: number): boolean =>
  year >= RELEASE_YEARS.from && year <= RELEASE_YEARS.to

/** The year in which a film came out; null: it is not known. */
export const releaseYearSchema = z.nullable(
  z.int().check(z.minimum(RELEASE_YEARS.from), z.maximum(RELEASE_YEARS.to)),
)
