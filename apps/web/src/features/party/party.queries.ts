import type { Party, PartyCommand, PartyMessagePost } from '@starnest/contract/party/party'
import { PARTY_ROUTES } from '@starnest/contract/party/party.routes'
import {
  keepPreviousData,
  type QueryClient,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import { activeProfileQuery } from '../../library/family/family.queries.ts'
import { call, HttpError } from '../../platform/calls/http.ts'

/** Between two questions when the party's line tells nothing, milliseconds. It is 12 to 18 s, by when a page was opened:
 *  those that came back to a server at once would otherwise ask it at once for ever. */
const ASK_AGAIN_MS = 12_000 + (performance.timeOrigin % 6000)

/** What plays, who is there and what was said. The line tells when to ask again. */
export const partyQuery = queryOptions({
  queryKey: [PARTY_ROUTES.party.path],
  meta: { staleOn: ['profiles'] },
  queryFn: async ({ signal, client, queryKey }) => {
    const before = client.getQueryData<Party>(queryKey)
    const answer = await call(PARTY_ROUTES.party, { signal })
    const known = client.getQueryData<Party>(queryKey)
    // What this screen did meanwhile may have been answered with something newer.
    return known && known !== before ? newerOf(known, answer) : answer
  },
  staleTime: 0,
  refetchInterval: ASK_AGAIN_MS,
})

/** Titles that everybody at the party may see: what fits, or the newest. */
export function partyTitlesQuery(q: string) {
  return queryOptions({
    queryKey: [PARTY_ROUTES.titles.path, q],
    queryFn: ({ signal }) => call(PARTY_ROUTES.titles, { query: { q }, signal }),
    staleTime: 0,
    placeholderData: keepPreviousData,
  })
}

/** Films that are proposed for what comes next, what most would like to see first. */
export const partyProposalsQuery = queryOptions({
  queryKey: [PARTY_ROUTES.proposals.path],
  meta: { staleOn: ['profiles', 'library'] },
  queryFn: ({ signal }) => call(PARTY_ROUTES.proposals, { signal }),
  staleTime: 0,
  refetchInterval: ASK_AGAIN_MS,
})

/** Asks anew what everybody at the party may see. */
export const refreshOffers = (queryClient: QueryClient) =>
  void queryClient.invalidateQueries({ queryKey: [PARTY_ROUTES.titles.path] })

/** Who watches on this screen, as far as it is known. */
const askerIn = (queryClient: QueryClient) =>
  queryClient.getQueryData(activeProfileQuery.queryKey)?.id

/** A command as a person means it; what they saw goes with it. */
export type PartyCommandDraft = PartyCommand extends infer Command
  ? Command extends PartyCommand
    ? Omit<Command, 'rev'>
    : never
  : never

/** Steers the party. Where somebody was faster, the party shows what they did, and that is no failure
 *  to tell of. */
export function usePartyCommand() {
  const queryClient = useQueryClient()
  return useMutation({
    // One after another: each names the change that the one before it made.
    scope: { id: PARTY_ROUTES.commands.path },
    onMutate: () => askerIn(queryClient),
    mutationFn: (draft: PartyCommandDraft) => {
      const rev = queryClient.getQueryData(partyQuery.queryKey)?.playback.rev ?? 0
      return call(PARTY_ROUTES.commands, { body: { ...draft, rev } })
    },
    onSuccess: (party, _draft, asker) => takeIn(queryClient, party, asker),
    // Nobody waits for its answer: what failed is told at once.
    onError: () => void queryClient.invalidateQueries({ queryKey: partyQuery.queryKey }),
  })
}

/** Whether a command failed only because somebody was faster. */
export const wasFaster = (error: unknown) =>
  error instanceof HttpError && error.code === 'party_moved'

/** Says something to everybody. */
export function usePartySay() {
  const queryClient = useQueryClient()
  return useMutation({
    onMutate: () => askerIn(queryClient),
    mutationFn: (body: PartyMessagePost) => call(PARTY_ROUTES.messages, { body }),
    onSuccess: (party, _body, asker) => takeIn(queryClient, party, asker),
  })
}

/** Takes back what was said. */
export function usePartyTakeBack() {
  const queryClient = useQueryClient()
  return useMutation({
    onMutate: () => askerIn(queryClient),
    mutationFn: (id: number) => call(PARTY_ROUTES.takeBack, { params: { id } }),
    onSuccess: (party, _id, asker) => takeIn(queryClient, party, asker),
  })
}

/** Sends a profile away from the party, or lets it in again. */
export function usePartyAdmission() {
  const queryClient = useQueryClient()
  const { queryKey } = partyQuery
  return useMutation({
    mutationFn: ({ profileId, isLetIn }: { profileId: number; isLetIn: boolean }) =>
      call(isLetIn ? PARTY_ROUTES.letIn : PARTY_ROUTES.sendAway, { params: { id: profileId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey }),
  })
}

/** Votes for a film as what comes next, or takes the vote back. */
export function usePartyVote() {
  const queryClient = useQueryClient()
  const { queryKey } = partyProposalsQuery
  return useMutation({
    // One after another, as they were pressed.
    scope: { id: PARTY_ROUTES.vote.path },
    onMutate: () => askerIn(queryClient),
    mutationFn: ({ titleId, isFor }: { titleId: number; isFor: boolean }) =>
      call(isFor ? PARTY_ROUTES.vote : PARTY_ROUTES.unvote, { params: { id: titleId } }),
    onSuccess: async (proposals, _vote, asker) => {
      if (asker !== askerIn(queryClient)) return
      // A question that is under way may have been answered before the vote.
      await queryClient.cancelQueries({ queryKey })
      queryClient.setQueryData(queryKey, proposals)
    },
    onSettled: () => void queryClient.invalidateQueries({ queryKey }),
  })
}

/** An answer may be older than what the line has brought since, and it may be somebody else's who watched
 *  here when it was asked for. */
function takeIn(queryClient: QueryClient, answer: Party, asker: number | undefined): void {
  if (asker !== askerIn(queryClient)) return
  queryClient.setQueryData(partyQuery.queryKey, (known) =>
    known ? newerOf(known, answer) : answer,
  )
}

/** What is known, unless the answer has all that is known of what plays and what was said. */
function newerOf(known: Party, answer: Party): Party {
  const [knownRev, rev] = [known.playback.rev, answer.playback.rev]
  if (knownRev !== rev) return knownRev > rev ? known : answer
  const [knownId, id] = [lastIdOf(known), lastIdOf(answer)]
  if (knownId !== id) return knownId > id ? known : answer
  // Words that were taken back do not come again.
  return removedIn(known) > removedIn(answer) ? known : answer
}

const lastIdOf = ({ messages }: Party) => messages.at(-1)?.id ?? 0
const removedIn = ({ messages }: Party) => messages.filter(({ isRemoved }) => isRemoved).length
