import type { AgeRating } from '@starnest/contract/age-rating'
import { HOUSEHOLD_ROUTES, viewerSchema } from '@starnest/contract/household/household'
import type { EntryProof } from '@starnest/contract/household/pin'
import {
  PARENTS_ROUTES,
  type TitleRule,
  type TitlesForProfile,
  titleForProfileSchema,
  titleLimitsSchema,
  titleRatingSchema,
  titlesForProfileSchema,
} from '@starnest/contract/parents/parents'
import {
  type InfiniteData,
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { getJson, sendJson } from '../../platform/http.ts'

/** Titles, with whether a profile sees them and why: all page by page, or those that fit a question.
 *  While the answer to the next letter is on its way the one before it stays. */
export function titlesQuery(profileId: number, question: string) {
  const url = PARENTS_ROUTES.titles(profileId)
  return infiniteQueryOptions({
    queryKey: [url, question],
    queryFn: ({ pageParam: cursor, signal }) => {
      const search = new URLSearchParams({ q: question, ...(cursor && { cursor }) })
      return getJson(titlesForProfileSchema, `${url}?${search}`, signal)
    },
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
  })
}

/** What a profile sees besides its ceiling. */
export function limitsQuery(profileId: number) {
  const url = PARENTS_ROUTES.limits(profileId)
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => getJson(titleLimitsSchema, url, signal),
  })
}

/** Blocks or approves a title for a profile, or takes that back with null. The title stays where it
 *  stands in the list. */
export function useSetRule(profileId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ titleId, rule }: { titleId: number; rule: TitleRule | null }) =>
      sendJson(titleForProfileSchema, {
        method: 'PUT',
        url: PARENTS_ROUTES.rule(profileId, titleId),
        body: { rule },
      }),
    onSuccess: (changed) =>
      queryClient.setQueriesData<InfiniteData<TitlesForProfile>>(
        { queryKey: [PARENTS_ROUTES.titles(profileId)] },
        (lists) =>
          lists && { ...lists, pages: lists.pages.map((page) => withTitle(page, changed)) },
      ),
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
      sendJson(titleRatingSchema, {
        method: 'PUT',
        url: PARENTS_ROUTES.rating(titleId),
        body: { rating },
      }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Lets a profile see approved titles only, or all that its ceiling allows. */
export function useSetLimits(profileId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (isApprovedOnly: boolean) =>
      sendJson(titleLimitsSchema, {
        method: 'PUT',
        url: PARENTS_ROUTES.limits(profileId),
        body: { isApprovedOnly },
      }),
    onSuccess: (limits) => {
      queryClient.setQueryData(limitsQuery(profileId).queryKey, limits)
      return queryClient.invalidateQueries({ queryKey: [PARENTS_ROUTES.titles(profileId)] })
    },
  })
}

/** Who is to watch on this device besides its own profile, with a PIN where one is asked for. */
export type Watchers = EntryProof & { profileIds: number[] }

/** Says who watches on this device besides its own profile; nobody ends it.
 *  @throws HttpError, with code `pin_required` and whose PIN is taken where those who stay may do more
 *  than now; `pin_wrong`, `pin_locked` */
export const sendWatchers = (body: Watchers) =>
  sendJson(viewerSchema, { method: 'POST', url: HOUSEHOLD_ROUTES.watchingTogether, body })
