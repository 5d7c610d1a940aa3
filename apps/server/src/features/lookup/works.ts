import { isReleaseYear } from '@starnest/contract/catalog/release-year'
import { beforeLookup } from '../../domain/looked-up.ts'
import type { CatalogueKind } from '../../ports/film-catalogue.ts'
import type { WorkTitle } from './lookup.repository.ts'

/** A film or a series of a folder: what is looked up once. `title` and `year` are all that is sent of it. */
export type Work = {
  work: string
  kind: CatalogueKind
  title: string
  year: number | null
  titles: WorkTitle[]
  /** Seasons that there are episodes of, in order; of a film none. */
  seasons: number[]
}

/** What the slug of a film in several parts begins with. Source: `features/files/folders/scan/title-facts.ts`. */
const PARTS = 'family:parts:'

const workOf = ({ id, series }: WorkTitle): string => series?.slug ?? `film:${id}`

/** The films and series that titles of one folder are. */
export function worksOf(titles: readonly WorkTitle[]): Work[] {
  const byWork = Map.groupBy(titles, workOf)
  return [...byWork].flatMap(([work, own]) => {
    const [first] = own
    return first ? [asWork(work, own, first)] : []
  })
}

function asWork(work: string, titles: WorkTitle[], first: WorkTitle): Work {
  const { series } = first
  const named = beforeLookup(first)
  if (!series) {
    const { title, releaseYear: year } = named
    return { work, kind: 'movie', title, year, titles, seasons: [] }
  }
  if (work.startsWith(PARTS)) {
    const { releaseYear: year } = named
    return { work, kind: 'movie', title: series.title, year, titles, seasons: [] }
  }
  const seasons = new Set(titles.flatMap((one) => one.series?.season ?? []))
  return {
    ...{ work, kind: 'series', title: series.title, titles },
    year: yearIn(work, series.title),
    seasons: [...seasons].sort((one, other) => one - other),
  }
}

/** The year that the folder of a series names, which its slug ends with; null: none. Episodes have years of
 *  their own, which are not that of the series. */
function yearIn(slug: string, title: string): number | null {
  const year = Number(/-(\d{4})$/.exec(slug)?.[1])
  const isOfName = /\d{4}$/.test(title.trim())
  return !isOfName && isReleaseYear(year) ? year : null
}
