import type { ErrorCode } from '@starnest/contract/errors'
import {
  JAM_CHANNEL,
  type JamBundle,
  type JamJoin,
  type JamOffReason,
  type JamPosition,
  type JamStage,
} from '@starnest/contract/jam/stage'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useChannel } from '../../../../platform/socket/use-channel.ts'
import { playedMsAt } from '../voice/song-position.ts'

/** What a phone joins with, besides the place that it had. */
export type Joining = Omit<JamJoin, 'number'>

/** A stage as one of its phones sees it. */
export type SingerStage = Extract<JamStage, { as: 'singer' }>

/** Where a phone stands. */
export type StagePlace =
  | { is: 'outside'; isBusy: boolean; problem: ErrorCode | 'unanswered' | null }
  | { is: 'on'; stage: SingerStage }
  | { is: 'off'; reason: JamOffReason }

/** Milliseconds for which a line that does not stand is waited for. */
const LINE_LIMIT_MS = 6000

const OUTSIDE = { is: 'outside', isBusy: false, problem: null } as const

/** The place of this phone on a stage. It comes back to it by itself when its line was broken. */
export function useStagePlace() {
  const [place, setPlace] = useState<StagePlace>(OUTSIDE)
  const [position, setPosition] = useState<JamPosition | null>(null)
  /** What it has joined with; null: it wants to be on no stage. */
  const joined = useRef<JamJoin | null>(null)
  const isReady = useRef(false)
  const tries = useRef(0)
  const comeBack = useRef(() => {})
  const { memberId, refusal, clock, on, emit, ask } = useChannel(JAM_CHANNEL, () =>
    comeBack.current(),
  )

  const join = useCallback(
    async (joining: JamJoin) => {
      joined.current = joining
      const mine = ++tries.current
      const problem = await ask('join', joining).catch(() => 'unanswered' as const)
      // Perhaps the line does not stand yet; when it does, the phone joins by itself.
      if (problem === 'unanswered') await new Promise((done) => setTimeout(done, LINE_LIMIT_MS))
      if (!joined.current || mine !== tries.current) return
      if (problem === null) {
        // The stage takes whoever joins for not ready.
        if (isReady.current) emit('ready', true)
        return
      }
      joined.current = null
      setPlace({ is: 'outside', isBusy: false, problem })
    },
    [ask, emit],
  )
  useEffect(() => {
    comeBack.current = () => {
      if (joined.current) void join(joined.current)
    }
  }, [join])
  useEffect(() => {
    const stops = [
      on('stage', (stage) => {
        if (stage.as !== 'singer' || !joined.current) return
        joined.current = { ...joined.current, number: stage.number }
        setPlace({ is: 'on', stage })
      }),
      on('off', ({ reason }) => {
        joined.current = null
        isReady.current = false
        setPosition(null)
        setPlace({ is: 'off', reason })
      }),
      on('position', setPosition),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [on])

  const songMsAt = useCallback(
    (nowMs: number): number | null => {
      const serverMs = clock.serverNowMs(nowMs)
      return position && serverMs !== undefined ? playedMsAt(position, serverMs) : null
    },
    [position, clock],
  )

  return {
    place,
    position,
    /** Where the song is at a moment of this page's clock, in milliseconds; null while it does not play. */
    songMsAt,
    isConnected: memberId !== undefined,
    /** Why the server lets this page into the channel not at all. */
    refusal,
    join(joining: Joining) {
      setPlace({ is: 'outside', isBusy: true, problem: null })
      void join(joining)
    },
    /** The delay is another one from now on. */
    tellDelay(delayMs: number) {
      if (joined.current) void join({ ...joined.current, delayMs })
    },
    tellReady(ready: boolean) {
      isReady.current = ready
      emit('ready', ready)
    },
    send: useCallback((bundle: JamBundle) => emit('bundle', bundle), [emit]),
    leave() {
      emit('leave', {})
      joined.current = null
      isReady.current = false
      setPosition(null)
      setPlace({ is: 'off', reason: 'left' })
    },
    comeAgain: () => setPlace(OUTSIDE),
  }
}
