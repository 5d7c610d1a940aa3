import type { Genre } from '@starnest/contract/catalog/catalog'
import type { Placement } from './placement.ts'

/**
 * Shares the places of a row among genres in proportion to their weights, by the Sainte-Laguë method
 * that seats a parliament: the n-th title of a genre asks for a place with weight / (2n − 1), and the
 * highest ask goes first. Equal asks go to the title with more views in the household, then to the
 * newer one. A genre without a weight, or with 0, gets no place; titles whose genre nobody has said are as one.
 * @param candidates titles with their place, from 1, within their genre
 * @returns ids of at most `places` titles, best first
 */
export function shareAmongGenres(
  candidates: readonly Placement[],
  weights: ReadonlyMap<Genre | null, number>,
  places: number,
): number[] {
  const weightOf = (genre: Genre | null) => weights.get(genre) ?? 0
  const ask = ({ genre, place }: Placement) => weightOf(genre) / (2 * place - 1)
  return candidates
    .filter((candidate) => ask(candidate) > 0)
    .sort((one, other) => ask(other) - ask(one) || other.views - one.views || other.id - one.id)
    .slice(0, places)
    .map(({ id }) => id)
}
