import { MAX_TILES_PER_ROW } from '@starnest/contract/catalog/catalog'
import type { Placement, PlacementList } from './placement.ts'

/** Lists of which rows show one card for a series, and how many cards: those that stand in Top Picks leave
 *  Recently Added room for others. Of the other lists rows show episodes. */
const CARDS = new Map<PlacementList, number>([
  ['recent', 2 * MAX_TILES_PER_ROW],
  ['featured', MAX_TILES_PER_ROW],
  ['newest', MAX_TILES_PER_ROW],
  ['popular', MAX_TILES_PER_ROW],
  ['family', MAX_TILES_PER_ROW],
  ['unseen', MAX_TILES_PER_ROW],
  ['finished', MAX_TILES_PER_ROW],
])

/** Titles that are read of a list beyond its cards, so that a few episodes in it leave it full. */
const SPARE_TITLES = 5

/** A list, or the part of it that is of one genre. */
export type ListPart = Pick<Placement, 'list' | 'genre'>

/** How many cards rows want of a list at most. */
export const cardsIn = (list: PlacementList): number => CARDS.get(list) ?? MAX_TILES_PER_ROW

/** How many titles of a list are read for them. */
export const titlesFor = (list: PlacementList): number => cardsIn(list) + SPARE_TITLES

/** What a card stands for: a title, or the series of which it is an episode. */
const cardOf = ({ id, series }: Placement): string | number => series ?? id

/** The first of each card, in the same order. */
export const onePerCard = (placements: readonly Placement[]): Placement[] => {
  const seen = new Set<string | number>()
  return placements.filter((one) => !seen.has(cardOf(one)) && seen.add(cardOf(one)))
}

/** The lists with one title of each series, the first, and places that count those. Lists of episodes stay. */
export function onePerSeries(placements: readonly Placement[]): Placement[] {
  return partsOf(placements).flatMap((part) => {
    const [first] = part
    if (!first || !CARDS.has(first.list)) return part
    return onePerCard(part)
      .slice(0, cardsIn(first.list))
      .map((one, index) => ({ ...one, place: index + 1 }))
  })
}

/** Lists that have fewer cards than rows want because long series stand in them, and that go on. */
export function shortLists(placements: readonly Placement[]): ListPart[] {
  return partsOf(placements)
    .filter(([first, ...rest]) => {
      if (!first || !CARDS.has(first.list)) return false
      const part = [first, ...rest]
      const isCut = part.length === titlesFor(first.list)
      return isCut && onePerCard(part).length < cardsIn(first.list)
    })
    .flatMap(([first]) => (first ? [partOf(first)] : []))
}

/** Whether a placement is of a part of a list. */
export const isOfPart = (placement: Placement, { list, genre }: ListPart): boolean =>
  placement.list === list && partOf(placement).genre === genre

/** Titles of every genre stand together in these. */
const OF_ALL_GENRES: ReadonlySet<PlacementList> = new Set(['recent', 'featured', 'finished'])

const partOf = ({ list, genre }: Placement): ListPart => ({
  list,
  genre: OF_ALL_GENRES.has(list) ? null : genre,
})

/** The titles of each part, in their order. */
function partsOf(placements: readonly Placement[]): Placement[][] {
  const parts = Map.groupBy(placements, (one) => `${one.list} ${partOf(one).genre}`)
  return [...parts.values()].map((part) => part.toSorted((one, other) => one.place - other.place))
}
