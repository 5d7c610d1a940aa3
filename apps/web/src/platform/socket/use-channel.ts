import type { ErrorCode } from '@starnest/contract/errors'
import type { Channel } from '@starnest/contract/realtime'
import { useEffect, useEffectEvent, useState } from 'react'
import { type ChannelLine, channelLine } from './channel-line.ts'
import { createServerClock, keepClock, type ServerClock } from './server-clock.ts'

/** The place of a screen in a channel. */
export type UsedChannel<C extends Channel> = Pick<ChannelLine<C>, 'on' | 'emit' | 'ask'> & {
  /** Its id among the members; undefined while it is not among them. */
  memberId: string | undefined
  /** Why the server does not let it join, until it does. */
  refusal: ErrorCode | undefined
  clock: ServerClock
}

/** Joins a channel as long as the screen is drawn. `channel` must stay the same. `onJoined` is told
 *  whenever the screen has joined, for the first time or again: it asks for what it shows, since nobody
 *  told what happened before. */
export function useChannel<C extends Channel>(channel: C, onJoined: () => void): UsedChannel<C> {
  const [line] = useState(() => channelLine(channel))
  const [clock] = useState(() => createServerClock({ nowMs: () => performance.now() }))
  const [memberId, setMemberId] = useState<string>()
  const [refusal, setRefusal] = useState<ErrorCode>()
  const askAgain = useEffectEvent(onJoined)

  useEffect(() => {
    const end = new AbortController()
    const leave = line.join({
      onJoined(visit) {
        setMemberId(visit.memberId)
        setRefusal(undefined)
        askAgain()
      },
      onLeft: () => setMemberId(undefined),
      onRefused: setRefusal,
    })
    keepClock({ clock, probe: line.askClock, signal: end.signal })
    return () => {
      end.abort()
      leave()
    }
  }, [line, clock])

  return { memberId, refusal, clock, on: line.on, emit: line.emit, ask: line.ask }
}
