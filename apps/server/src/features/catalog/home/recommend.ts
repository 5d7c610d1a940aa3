import { hash } from 'node:crypto'
import { type Genre, MAX_TILES_PER_ROW } from '@starnest/contract/catalog/catalog'
import { shareAmongGenres } from './genre-shares.ts'
import type { Placement } from './placement.ts'

/** With so many titles the row fills a desktop screen, and no further source is read. */
const ENOUGH_TITLES = 6

/** With fewer genres there is no variety: the row would repeat the row above it. */
const LEAST_GENRES = 2

/** What 'recommended' is made of. All titles are visible and released, and the profile has begun none
 *  of them. */
export type RecommendedFrom = {
  /** The newest titles of each genre. */
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
 * Ids of the titles that home recommends. Three sources, each read only while the row is short of
 * titles; whoever has begun nothing gets them from the second on:
 * 1. genres that the profile has begun, in proportion; the newest first;
 * 2. genres that it likes, in equal parts; the newest first;
 * 3. one title of each genre, and at most as many that others of the family finished. Both are mixed,
 *    so that nobody can tell from the row what somebody else has watched.
 */
export function recommend(from: RecommendedFrom): number[] {
  const { unseen, begun, favorites, offered } = from
  const liked = new Map(
    favorites.filter((genre) => offered.includes(genre)).map((genre) => [genre, 1]),
  )
  const sources = [
    () => shareAmongGenres(unseen, begun, MAX_TILES_PER_ROW),
    () => shareAmongGenres(unseen, liked, MAX_TILES_PER_ROW),
    () => surprises(from),
  ]
  const row = new Set<number>()
  for (const read of sources) {
    if (row.size >= ENOUGH_TITLES) break
    for (const id of read()) row.add(id)
  }
  return [...row].slice(0, MAX_TILES_PER_ROW)
}

function surprises({ unseen, finished, offered, seed }: RecommendedFrom): number[] {
  const ofGenre = (genre: Genre) => unseen.filter((one) => one.genre === genre)
  const varied = offered.flatMap((genre) => inSeededOrder(ofGenre(genre), seed).slice(0, 1))
  if (varied.length < LEAST_GENRES) return []
  const isOffered = ({ genre }: Placement) => genre === null || offered.includes(genre)
  const ofFamily = finished.filter(isOffered).slice(0, varied.length)
  const mixed = new Map([...varied, ...ofFamily].map((one) => [one.id, one]))
  return inSeededOrder([...mixed.values()], seed).map(({ id }) => id)
}

/** Each title has a random number of its own, so that adding or removing one does not reorder
 *  the others. */
function inSeededOrder(placements: readonly Placement[], seed: string): Placement[] {
  return placements
    .map((one) => ({ one, drawn: hash('sha1', `${seed}:${one.id}`) }))
    .sort((one, other) => (one.drawn < other.drawn ? -1 : 1))
    .map(({ one }) => one)
}
