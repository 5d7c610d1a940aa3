import {
  PARTY_CHANNEL,
  type PartyReaction,
  type PartySignal,
  type PartyStatus,
} from '@starnest/contract/party/party'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import type { ServerClock } from '../../../platform/socket/server-clock.ts'
import { useChannel } from '../../../platform/socket/use-channel.ts'
import { partyProposalsQuery, partyQuery, refreshOffers } from '../party.queries.ts'
import { createAsker } from './ask-afresh.ts'

/** The line of this screen to the party. */
export type UsedLine = {
  /** This screen's id at the party; undefined while the line is lost. */
  selfId: string | undefined
  /** There is no room at the party just now. */
  isFull: boolean
  clock: ServerClock
  /** Each returns the way to stop listening. */
  onReaction: (listener: (memberId: string, reaction: PartyReaction) => void) => () => void
  onSignal: (listener: (memberId: string, signal: PartySignal) => void) => () => void
  react: (reaction: PartyReaction) => void
  sendSignal: (memberId: string, signal: PartySignal) => void
  tellStatus: (status: PartyStatus) => void
}

/** Comes to the party as long as the screen is open, and asks again for whatever the others change. */
export function usePartyLine(): UsedLine {
  const queryClient = useQueryClient()
  const [askAgain] = useState(() => createAsker(queryClient, partyQuery))
  const [askProposals] = useState(() => createAsker(queryClient, partyProposalsQuery))
  const { memberId, refusal, clock, on, emit } = useChannel(PARTY_CHANNEL, () => {
    askAgain()
    askProposals()
  })

  useEffect(
    () =>
      on('changed', (what) => {
        if (what === 'proposals') {
          askProposals()
          return
        }
        askAgain()
        // Another who is there may see less, or more.
        if (what !== 'members') return
        refreshOffers(queryClient)
        askProposals()
      }),
    [on, askAgain, askProposals, queryClient],
  )
  useEffect(() => {
    // Whoever was sent away is told so by the party.
    if (refusal !== undefined) askAgain()
  }, [refusal, askAgain])

  return useMemo(
    () => ({
      selfId: memberId,
      isFull: refusal === 'party_full',
      clock,
      onReaction: (listener) => on('reaction', (heard) => listener(heard.memberId, heard.reaction)),
      onSignal: (listener) => on('signal', (heard) => listener(heard.memberId, heard.signal)),
      react: (reaction) => emit('react', reaction),
      sendSignal: (to, signal) => emit('signal', { memberId: to, signal }),
      tellStatus: (status) => emit('status', status),
    }),
    [memberId, refusal, clock, on, emit],
  )
}
