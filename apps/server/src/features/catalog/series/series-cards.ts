import type { NextEpisode } from '@starnest/contract/catalog/catalog'

/** An episode that a viewer may see, and where its profile stands in it. */
export type SeenEpisode = NextEpisode & {
  slug: string
  /** Of several files of one episode; null: it is whole. */
  part: number | null
  isWatched: boolean
  isBegun: boolean
  /** When the profile last watched it, milliseconds since 1970; 0: never. */
  seenAtMs: number
}

/** What the card of a series shows: the pictures of its first episode, and which one is next. */
export type SeriesCard = { firstId: number; next: NextEpisode }

/** The card of each series that there are episodes of, by its slug. */
export function seriesCards(episodes: readonly SeenEpisode[]): Map<string, SeriesCard> {
  const bySlug = Map.groupBy(episodes, ({ slug }) => slug)
  const cards = new Map<string, SeriesCard>()
  for (const [slug, own] of bySlug) {
    const ordered = own.toSorted(inOrder)
    const [first] = ordered
    const next = nextOf(ordered)
    if (first && next) {
      const { id, season, episode } = next
      cards.set(slug, { firstId: first.id, next: { id, season, episode } })
    }
  }
  return cards
}

/** The one that was watched last while it is not finished, else the first unwatched one after it. Once
 *  all after it are watched, the first unwatched one at all; of a series that was seen, the first. */
function nextOf(ordered: readonly SeenEpisode[]): SeenEpisode | undefined {
  const seen = ordered.filter(({ isBegun, isWatched }) => isBegun || isWatched)
  const latest = seen.toSorted((one, other) => other.seenAtMs - one.seenAtMs)[0]
  const from = latest ? ordered.indexOf(latest) : 0
  const isOpen = ({ isWatched }: SeenEpisode) => !isWatched
  return ordered.slice(from).find(isOpen) ?? ordered.find(isOpen) ?? ordered[0]
}

/** Specials, season 0, come last. */
function inOrder(one: SeenEpisode, other: SeenEpisode): number {
  const seasonOf = ({ season }: SeenEpisode) => season || Number.POSITIVE_INFINITY
  const bySeason = seasonOf(one) === seasonOf(other) ? 0 : seasonOf(one) - seasonOf(other)
  const byEpisode = bySeason || one.episode - other.episode
  return byEpisode || (one.part ?? 0) - (other.part ?? 0) || one.id - other.id
}
