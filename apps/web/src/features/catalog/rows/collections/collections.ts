import type { Animation, Genre, HomeRow } from '@starnest/contract/catalog/catalog'

/** Posters that a collection's card fans out at most. */
const POSTERS_SHOWN = 3
/** Titles that make a collection at least. */
const SMALLEST = 2

/** Titles that belong together: a series, or the best of a genre. `titles` are those whose posters its
 *  card shows, one to three; a series is opened at its first episode. */
export type Collection =
  | { is: 'series'; name: string; titles: Animation[]; firstEpisode: Animation }
  | { is: 'genre'; genre: Genre; titles: Animation[] }

/** Collections that the rows of a home screen hold, series first, then those of `genres` in their
 *  order. Only what the server sent is in them, so what is hidden from the viewer is in none;
 *  titles to come are left out. */
export function collectionsOf(rows: readonly HomeRow[], genres: readonly Genre[]): Collection[] {
  const known = new Map<number, Animation>()
  for (const { animation } of rows.flatMap(({ tiles }) => tiles)) known.set(animation.id, animation)
  const released = [...known.values()].filter(({ isComingSoon }) => !isComingSoon)
  return [...seriesAmong(released), ...genresAmong(released, genres)]
}

function seriesAmong(titles: readonly Animation[]): Collection[] {
  const episodesOf = Map.groupBy(
    titles.filter(({ series }) => series !== null),
    ({ series }) => series?.title ?? '',
  )
  return [...episodesOf].flatMap(([name, episodes]): Collection[] => {
    const inOrder = episodes.toSorted((one, other) => placeOf(one) - placeOf(other))
    const [firstEpisode] = inOrder
    if (!firstEpisode || inOrder.length < SMALLEST) return []
    return [{ is: 'series', name, firstEpisode, titles: inOrder.slice(0, POSTERS_SHOWN) }]
  })
}

/** Seasons, episodes and parts as one number that sorts. Episodes known by their day have numbers up to
 *  1231, and no episode has a hundred parts. */
function placeOf({ series }: Animation): number {
  return series ? (series.season * 10_000 + series.episode) * 100 + (series.part ?? 0) : 0
}

function genresAmong(titles: readonly Animation[], genres: readonly Genre[]): Collection[] {
  const alone = titles.filter(({ series }) => series === null || series.episode === 1)
  return genres.flatMap((genre): Collection[] => {
    const inGenre = alone
      .filter((title) => title.genre === genre)
      .toSorted((one, other) => Number(other.isFeatured) - Number(one.isFeatured))
    if (inGenre.length < SMALLEST) return []
    return [{ is: 'genre', genre, titles: inGenre.slice(0, POSTERS_SHOWN) }]
  })
}
