import { hash } from 'node:crypto'
import { type Genre, MAX_TILES_PER_ROW } from '@starnest/contract/catalog/catalog'
import { shareAmongGenres } from './genre-shares.ts'
import { onePerCard } from './one-per-series.ts'
import type { Placement } from './placement.ts'

/** With so many cards the row fills a desktop screen, and no further source is read. */
const ENOUGH_CARDS = 6

/** With fewer cards there is no variety: the row would repeat the row above it. */
const LEAST_CARDS = 2

/** What 'recommended' is made of. All titles are visible and released, and the profile has begun none
 *  of them. */
export type RecommendedFrom = {
  /** The newest titles of each genre, and of those whose genre nobody has said; one of each series. */
  unseen: readonly Placement[]
  /** Titles that others of the family watched to the end, those that most of them did first. */
  finished: readonly Placement[]
  /** How many titles the profile has begun, by genre. */
  begun: ReadonlyMap<Genre, number>
  /** Genres that the profile says it likes. */
  favorites: readonly Genre[]
  /** Genres that home offers those who look at it. */
  offered: readonly Genre[]
  /** Another order for another seed, the same for the same. */
  seed: string
}

/**
 * Ids of the titles that home recommends, one for a series. Three sources, each read only while the row is
 * short of cards; whoever has begun nothing gets them from the second on. None is of a genre that home does
 * not offer:
 * 1. genres that the profile has begun, in proportion; the newest first;
 * 2. genres that it likes, in equal parts; the newest first;
 * 3. one title of each genre, and some of those whose genre nobody has said. Mixed among them is what others
 *    of the family finished: of each kind at most as many as were chosen by chance, so that how many there
 *    are of a kind tells nothing, nor does the order. It can be guessed still: what is chosen by chance is
 *    among the newest of its kind, what was finished may be older.
 */
export function recommend(from: RecommendedFrom): number[] {
  const { unseen, begun, favorites, offered } = from
  const weighed = new Map([...begun].filter(([genre]) => offered.includes(genre)))
  const liked = new Map(
    favorites.filter((genre) => offered.includes(genre)).map((genre) => [genre, 1]),
  )
  const byId = new Map([...unseen, ...from.finished].map((one) => [one.id, one]))
  const sources = [
    () => shareAmongGenres(unseen, weighed, MAX_TILES_PER_ROW),
    () => shareAmongGenres(unseen, liked, MAX_TILES_PER_ROW),
    () => surprises(from),
  ]
  let row: Placement[] = []
  for (const read of sources) {
    if (row.length >= ENOUGH_CARDS) break
    row = onePerCard([...row, ...read().flatMap((id) => byId.get(id) ?? [])])
  }
  return row.slice(0, MAX_TILES_PER_ROW).map(({ id }) => id)
}

function surprises({ unseen, finished, offered, seed }: RecommendedFrom): number[] {
  const some = (genre: Genre | null, most: number) =>
    inSeededOrder(ofKind(unseen, genre), seed).slice(0, most)
  const named = offered.flatMap((genre) => some(genre, 1))
  const varied = [...named, ...some(null, Math.max(1, ENOUGH_CARDS - named.length))]
  if (onePerCard(varied).length < LEAST_CARDS) return []
  const ofFamily = [...offered, null].flatMap((genre) =>
    ofKind(finished, genre).slice(0, ofKind(varied, genre).length),
  )
  const mixed = new Map([...varied, ...ofFamily].map((one) => [one.id, one]))
  return inSeededOrder([...mixed.values()], seed).map(({ id }) => id)
}

/** Those of a genre; null: those whose genre nobody has said. */
const ofKind = (placements: readonly Placement[], genre: Genre | null) =>
  placements.filter((one) => one.genre === genre)

/** Each title has a random number of its own, so that adding or removing one does not reorder
 *  the others. */
function inSeededOrder(placements: readonly Placement[], seed: string): Placement[] {
  return placements
    .map((one) => ({ one, drawn: hash('sha1', `${seed}:${one.id}`) }))
    .sort((one, other) => (one.drawn < other.drawn ? -1 : 1))
    .map(({ one }) => one)
}
