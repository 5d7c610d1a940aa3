/** Environment variable: a day, such as 2026-11-23, or {@link EVERYTHING}. */
export const FILMS_TO_CHECK = 'STARNEST_TEST_FILMS'
/** Every film is measured and drawn anew. */
export const EVERYTHING = 'all'

/** Films that are measured and drawn anew though nothing of them changed. */
const SAMPLE_SIZE = 4
const DAY_MS = 86_400_000

/** A share of the films that changes every day (UTC), so that all have had their turn after some days.
 *  The same day gives the same films: a run is repeated with its day in the environment. */
export function sampleOf(
  slugs: readonly string[],
  chosen = process.env[FILMS_TO_CHECK] ?? new Date().toISOString().slice(0, 10),
): { why: string; films: ReadonlySet<string> } {
  if (chosen === EVERYTHING) return { why: 'every film', films: new Set(slugs) }
  const day = Date.parse(chosen) / DAY_MS
  if (!Number.isInteger(day)) throw new RangeError(`${FILMS_TO_CHECK} is no day: "${chosen}"`)
  const sorted = [...slugs].sort()
  const films = sorted.filter((_, i) => Math.floor(i / SAMPLE_SIZE) === day % turns(sorted.length))
  return { why: `sample of ${chosen} (${FILMS_TO_CHECK})`, films: new Set(films) }
}

const turns = (films: number) => Math.ceil(films / SAMPLE_SIZE)
