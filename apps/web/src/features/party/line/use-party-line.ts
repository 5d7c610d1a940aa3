import type { PartyReaction, PartySignal, PartyStatus } from '@starnest/contract/party/party'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo, useRef, useState } from 'react'
import { refreshOffers } from '../party.queries.ts'
import { createServerClock, keepClock, type ServerClock } from '../sync/clock.ts'
import { createAsker } from './ask-afresh.ts'
import { createListeners, type Listeners } from './listeners.ts'
import { openPartyLine, type PartyLine } from './open-party-line.ts'

/** The line of this screen to the party. */
export type UsedLine = {
  /** This screen's id at the party; undefined while the line is lost. */
  selfId: string | undefined
  /** There is no room at the party just now. */
  isFull: boolean
  clock: ServerClock
  onReaction: Listeners<[string, PartyReaction]>['add']
  onSignal: Listeners<[string, PartySignal]>['add']
  react: (reaction: PartyReaction) => void
  sendSignal: (memberId: string, signal: PartySignal) => void
  tellStatus: (status: PartyStatus) => void
}

/** Comes to the party as long as the screen is open, and asks again for whatever the others change. */
export function usePartyLine(): UsedLine {
  const queryClient = useQueryClient()
  const [selfId, setSelfId] = useState<string>()
  const [isFull, setFull] = useState(false)
  const [clock] = useState(() => createServerClock({ nowMs: () => performance.now() }))
  const [reactions] = useState(() => createListeners<[string, PartyReaction]>())
  const [signals] = useState(() => createListeners<[string, PartySignal]>())
  const line = useRef<PartyLine>(undefined)

  useEffect(() => {
    const end = new AbortController()
    const askAgain = createAsker(queryClient)
    const opened = openPartyLine({
      onSelf(memberId) {
        setSelfId(memberId)
        if (memberId === undefined) return
        setFull(false)
        // While the line was lost nobody told what changed.
        askAgain()
      },
      onChanged(what) {
        askAgain()
        // Another who is there may see less, or more.
        if (what === 'members') refreshOffers(queryClient)
      },
      onReaction: reactions.tell,
      onSignal: signals.tell,
      onFull: () => setFull(true),
    })
    line.current = opened
    keepClock({ clock, probe: opened.askClock, signal: end.signal })
    return () => {
      end.abort()
      opened.close()
      line.current = undefined
    }
  }, [queryClient, clock, reactions, signals])

  return useMemo(
    () => ({
      selfId,
      isFull,
      clock,
      onReaction: reactions.add,
      onSignal: signals.add,
      react: (reaction) => line.current?.react(reaction),
      sendSignal: (memberId, signal) => line.current?.sendSignal(memberId, signal),
      tellStatus: (status) => line.current?.tellStatus(status),
    }),
    [selfId, isFull, clock, reactions, signals],
  )
}
