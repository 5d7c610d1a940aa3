import { GENRES, type Genre, HOME_ROWS, type HomeRowId } from '@starnest/contract/catalog/catalog'
import type { Viewer } from '../../../domain/viewer.ts'

/** What a home screen needs to know of those who look at it. */
export type HomeReaders = Pick<Viewer, 'maximumAge' | 'youngest'>

/** Youngest viewer, in years, whose home has romance and gothic rows. */
const TEEN_AGE = 13
const TEEN_GENRES: ReadonlySet<Genre> = new Set(['romance', 'gothic'])
const TEEN_ROWS: ReadonlySet<HomeRowId> = new Set([
  'romance',
  'gothic',
  'romance-again',
  'gothic-again',
])

/** Rows that a child meets first, of what the spec has further down. */
const FIRST_FOR_CHILDREN: readonly HomeRowId[] = ['continue-watching', 'kids', 'family-stories']
/** Rows that a teen has outgrown, and finds at the end. */
const LAST_FOR_TEENS: readonly HomeRowId[] = ['family-stories', 'kids']

/** Whether home shows romance and gothic as such: to nobody who watches with a child, and to nobody
 *  with a ceiling under 13. */
const hasTeenGenres = ({ maximumAge, youngest }: HomeReaders) =>
  youngest !== 'child' && maximumAge >= TEEN_AGE

/** Genres that home offers, in the order of the filter strip. */
export function genresFor(readers: HomeReaders): Genre[] {
  return GENRES.filter((genre) => hasTeenGenres(readers) || !TEEN_GENRES.has(genre))
}

/** Rows of a home screen in their order: that of the specification for grown-ups; for a child what is
 *  for children first; for a teen that last. */
export function rowsFor(readers: HomeReaders): HomeRowId[] {
  const rows = HOME_ROWS.filter((row) => hasTeenGenres(readers) || !TEEN_ROWS.has(row))
  switch (readers.youngest) {
    case 'child':
      return [...FIRST_FOR_CHILDREN, ...rows.filter((row) => !FIRST_FOR_CHILDREN.includes(row))]
    case 'teen':
      return [...rows.filter((row) => !LAST_FOR_TEENS.includes(row)), ...LAST_FOR_TEENS]
    case 'adult':
      return rows
  }
}

/** Whether top picks carry their places: a child chooses by the picture, not by what leads. */
export const hasRanks = ({ youngest }: HomeReaders): boolean => youngest !== 'child'
