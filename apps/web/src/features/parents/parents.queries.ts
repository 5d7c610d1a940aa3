import type { AgeRating } from '@starnest/contract/age-rating'
import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import type { EntryProof } from '@starnest/contract/household/pin'
import type { ChangedLimits, TitleRule, TitlesForProfile } from '@starnest/contract/parents/parents'
import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import { pathOf } from '@starnest/contract/route'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** Titles, with whether a profile sees them and why: all page by page, or those that fit a question.
 *  While the answer to the next letter is on its way the one before it stays. */
export function titlesQuery(profileId: number, question: string) {
  return infiniteQueryOptions({
    queryKey: [pathOf(PARENTS_ROUTES.titles, { id: profileId }), question],
    queryFn: ({ pageParam, signal }) => {
      const query = { q: question, cursor: pageParam || undefined }
      return call(PARENTS_ROUTES.titles, { params: { id: profileId }, query, signal })
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** What a profile sees besides its ceiling, and whether the language model may answer it. */
export function limitsQuery(profileId: number) {
  return queryOptions({
    queryKey: [pathOf(PARENTS_ROUTES.limits, { id: profileId })],
    queryFn: ({ signal }) => call(PARENTS_ROUTES.limits, { params: { id: profileId }, signal }),
  })
}

/** Blocks or approves a title for a profile, or takes that back with null. The title stays where it
 *  stands in the list. */
export function useSetRule(profileId: number) {
  const queryClient = useQueryClient()
  const queryKey = [pathOf(PARENTS_ROUTES.titles, { id: profileId })]
  return useMutation({
    mutationFn: ({ titleId, rule }: { titleId: number; rule: TitleRule | null }) =>
      call(PARENTS_ROUTES.rule, { params: { id: profileId, titleId }, body: { rule } }),
    onSuccess: async (changed) => {
      // A list that was asked for before may hold half of the change.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueriesData<InfiniteData<TitlesForProfile>>(
        { queryKey },
        (lists) =>
          lists && { ...lists, pages: lists.pages.map((page) => withTitle(page, changed)) },
      )
      void queryClient.invalidateQueries({ queryKey })
    },
  })
}

function withTitle(
  page: TitlesForProfile,
  changed: TitlesForProfile['titles'][number],
): TitlesForProfile {
  const { id } = changed.animation
  return {
    ...page,
    titles: page.titles.map((title) => (title.animation.id === id ? changed : title)),
  }
}

/** Rates a title for the whole family, or gives it back the rating it came with. What anybody sees
 *  may change, so everything is asked anew. */
export function useRateTitle() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ titleId, rating }: { titleId: number; rating: AgeRating | null }) =>
      call(PARENTS_ROUTES.rating, { params: { titleId }, body: { rating } }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Changes what a profile sees besides its ceiling, or whether the language model may answer it. */
export function useSetLimits(profileId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (limits: ChangedLimits) =>
      call(PARENTS_ROUTES.setLimits, { params: { id: profileId }, body: limits }),
    onSuccess: (limits) => {
      queryClient.setQueryData(limitsQuery(profileId).queryKey, limits)
      return queryClient.invalidateQueries({
        queryKey: [pathOf(PARENTS_ROUTES.titles, { id: profileId })],
      })
    },
  })
}

/** Who is to watch on this device besides its own profile, with a PIN where one is asked for. */
export type Watchers = EntryProof & { profileIds: number[] }

/** Says who watches on this device besides its own profile; an empty list ends watching together.
 *  @throws HttpError, with code `pin_required` and whose PIN is taken where those who stay may do
 *  more than now; `pin_wrong`, `pin_locked` */
export const sendWatchers = (body: Watchers) => call(HOUSEHOLD_ROUTES.watchingTogether, { body })
