import {
  GENRES,
  type Genre,
  type HomeRowId,
  MAX_TILES_PER_ROW,
} from '@starnest/contract/catalog/catalog'
import { shareAmongGenres } from './genre-shares.ts'
import { onePerCard } from './one-per-series.ts'
import type { Placement, PlacementList } from './placement.ts'
import { recommend } from './recommend.ts'
import { genresFor, type HomeReaders, rowsFor } from './rows-by-age.ts'
import { type PlacedRow, spreadRows } from './spread-rows.ts'

/** A home screen in ids: rows in the order for those who look at it, those with nothing in them left
 *  out, and candidates for the hero, best first. `seriesOf`: slugs of the series of episodes. */
export type ArrangedHome = {
  hero: number[]
  rows: PlacedRow[]
  seriesOf: ReadonlyMap<number, string>
}

/**
 * Arranges the lists into the home screen of one viewer. Every row can be explained in a sentence:
 * - top-picks: genres share the row by how many of their titles the profile has begun (one more for
 *   each, so that none is shut out; those whose genre nobody has said are as one); inside a genre the
 *   household's most played come first, then the newest.
 * - recommended: titles that the profile has not begun, see {@link recommend}.
 * - family-stories: minimum age under 13, no kids, romance or gothic titles; most played first.
 * - coming-soon-banner: featured titles to come, or the newest one when none is featured.
 * - romance-again and gothic-again: the same titles as above them, most played first.
 * - watch-later: what the profile put there, added last first.
 * - continue-watching: begun, not finished, and not taken out by hand.
 * Which rows there are, and in which order, is decided by the age of those who look at them; what stands
 * in neighbouring rows, by {@link spreadRows}.
 * @param seed of what is chosen by chance: the same seed gives the same home
 */
export function arrangeHome(
  placements: readonly Placement[],
  readers: HomeReaders,
  seed: string,
): ArrangedHome {
  const inList = (list: PlacementList, genre?: Genre) =>
    placements
      .filter((one) => one.list === list && (genre === undefined || one.genre === genre))
      .sort((one, other) => one.place - other.place)
  const ids = (list: PlacementList, genre?: Genre) => inList(list, genre).map(({ id }) => id)

  const begun = new Map(
    inList('taste').flatMap(({ genre, place }) => (genre ? [[genre, place] as const] : [])),
  )
  const weightOf = (genre: Genre | null) =>
    inList('taste').find((one) => one.genre === genre)?.place ?? 0
  const pulls = new Map([...GENRES, null].map((genre) => [genre, weightOf(genre) + 1]))
  const banner = ids('banner')
  const titlesOf: Record<HomeRowId, number[]> = {
    'coming-soon': ids('coming-soon'),
    'continue-watching': ids('unfinished'),
    'top-picks': shareAmongGenres(inList('popular'), pulls, MAX_TILES_PER_ROW),
    'recently-added': ids('recent'),
    comedy: ids('newest', 'comedy'),
    'sci-fi': ids('newest', 'sci-fi'),
    fantasy: ids('newest', 'fantasy'),
    'coming-soon-banner': banner.length > 0 ? banner : ids('coming-soon').slice(0, 1),
    anime: ids('newest', 'anime'),
    romance: ids('newest', 'romance'),
    gothic: ids('newest', 'gothic'),
    'family-stories': mostViewed(inList('family')),
    kids: ids('newest', 'kids'),
    'watch-later': ids('watch-later'),
    recommended: recommend({
      unseen: inList('unseen'),
      finished: inList('finished'),
      begun,
      favorites: inList('favorite').flatMap(({ genre }) => genre ?? []),
      offered: genresFor(readers),
      seed,
    }),
    'romance-again': ids('popular', 'romance'),
    'gothic-again': ids('popular', 'gothic'),
    'featured-collections': ids('featured'),
  }
  const seriesOf = new Map(
    placements.flatMap(({ id, series }) => (series === null ? [] : [[id, series] as const])),
  )
  const rows = spreadRows(
    rowsFor(readers).map((row) => ({ id: row, titleIds: titlesOf[row] })),
    (id) => seriesOf.get(id) ?? id,
  )
  const hero = [...ids('trailers'), ...ids('featured'), ...banner, ...ids('recent')]
  return { hero: [...new Set(hero)], rows, seriesOf }
}

/** Heads of several lists that are ordered by views, made one. */
function mostViewed(placements: readonly Placement[]): number[] {
  const sorted = placements.toSorted((one, other) => other.views - one.views || other.id - one.id)
  return onePerCard(sorted)
    .slice(0, MAX_TILES_PER_ROW)
    .map(({ id }) => id)
}
