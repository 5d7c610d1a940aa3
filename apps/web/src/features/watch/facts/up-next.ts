import type { Animation } from '@starnest/contract/catalog/catalog'
import { nextEpisode } from './next-episode.ts'
import { isPlayable } from './title-facts.ts'

/** What comes after a title: the next part of the same film or episode, the next episode of its series, or
 *  another title. */
export type UpNext = { title: Animation; kind: 'part' | 'episode' | 'other' }

type Shelves = {
  /** All episodes of the title's series, in their order; none when it stands alone. */
  episodes: readonly Animation[]
  /** What comes after it in the library's order, each series once by its first episode. */
  following: readonly Animation[]
  /** A child's film is followed by the next episode or by nothing. */
  isChild: boolean
}

/** What comes after a title: the next episode; else, for everybody but a child, what follows it in the
 *  library of what is like it. Going on along the library comes to its end, and never back. */
export function upNextAfter(
  current: Pick<Animation, 'id' | 'category' | 'series'>,
  { episodes, following, isChild }: Shelves,
): UpNext | undefined {
  const episode = nextEpisode(current, episodes)
  if (episode) return { title: episode, kind: isPartOfSame(current, episode) ? 'part' : 'episode' }
  if (isChild) return undefined
  const like = following.find((one) => one.category === current.category && isBeginning(one))
  return like && { title: like, kind: 'other' }
}

type Placed = Pick<Animation, 'category' | 'series'>

/** Whether two titles are files of one film, or of one episode. */
function isPartOfSame({ category, series: one }: Placed, { series: other }: Placed): boolean {
  if (one?.part === undefined || other?.part === undefined) return false
  return category === 'movie' || (one.season === other.season && one.episode === other.episode)
}

/** Whether a title can be watched without another one before it. Some shows number their seasons by years, and
 *  some have an episode 0. */
function isBeginning(title: Animation): boolean {
  const { series, isComingSoon } = title
  if (!isPlayable(title) || isComingSoon) return false
  return series === null || series.episode <= 1
}
