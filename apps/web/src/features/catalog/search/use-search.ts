import type { Animation } from '@starnest/contract/catalog/catalog'
import { useQuery } from '@tanstack/react-query'
import { useSettled } from '../../../platform/use-settled.ts'
import { homeQuery } from '../catalog.queries.ts'
import { searchQuery } from './search.queries.ts'

/** Between two letters of somebody who types, in milliseconds: no question is sent meanwhile. */
const TYPING_MS = 120

/** Popular titles that the search begins with. */
const POPULAR_TITLES = 12

/** What the search shows. `animations` are titles to choose from in each state that has some. */
export type SearchState =
  | { is: 'start'; animations: Animation[] }
  | { is: 'searching' }
  | { is: 'failed'; error: Error; retry: () => void }
  | { is: 'found' | 'nearest'; animations: Animation[]; isStale: boolean }
  | { is: 'nothing'; isStale: boolean }

/** The state of the search for what stands in its field. With nothing in it: what is popular. */
export function useSearch(typed: string): SearchState {
  const wanted = typed.trim()
  // An empty field shows its start at once; words wait until the typing pauses.
  const question = useSettled(wanted, TYPING_MS)
  const answer = useQuery(searchQuery(question))
  const home = useQuery({ ...homeQuery(), enabled: wanted === '' })

  if (wanted === '') {
    const picks = home.data?.rows.find(({ id }) => id === 'top-picks')
    const popular = (picks?.tiles ?? []).slice(0, POPULAR_TITLES)
    return { is: 'start', animations: popular.map(({ animation }) => animation) }
  }
  if (answer.isError && !answer.isFetching) {
    return { is: 'failed', error: answer.error, retry: () => void answer.refetch() }
  }
  if (question === '' || !answer.data) return { is: 'searching' }
  const { animations, isNearest } = answer.data
  const isStale = answer.isPlaceholderData || question !== wanted
  if (animations.length === 0) return { is: 'nothing', isStale }
  return { is: isNearest ? 'nearest' : 'found', animations, isStale }
}
