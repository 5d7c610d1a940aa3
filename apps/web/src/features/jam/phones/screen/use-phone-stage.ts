import type { ErrorCode } from '@starnest/contract/errors'
import {
  JAM_CHANNEL,
  JAM_POSITION_EVERY_MS,
  type JamOffReason,
  type JamStage,
} from '@starnest/contract/jam/stage'
import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useChannel } from '../../../../platform/socket/use-channel.ts'
import type { StagePhones, ToldPosition } from '../in-round/round-singers.ts'

/** Until the server's clock is known, it is asked for again after so many milliseconds. */
const CLOCK_WAIT_MS = 250

/** A stage as its screen sees it. */
export type ScreenStage = Extract<JamStage, { as: 'screen' }>

/** How the stage of this screen stands. */
export type PhoneStage = {
  stage: ScreenStage | null
  isConnected: boolean
  /** Why the stage could not be opened. */
  problem: ErrorCode | 'internal' | null
  /** Why this page is no screen any more; `ended`: it was ended here. */
  off: JamOffReason | 'ended' | null
  singsHere: boolean
  setSingsHere: (singsHere: boolean) => void
  open: () => void
  remove: (number: number) => void
  /** Sends all phones away. */
  end: () => void
  phones: StagePhones
}

/** Opens a stage for phones as long as the part is drawn, and opens it again whenever the line has broken. */
export function usePhoneStage(): PhoneStage {
  const [stage, setStage] = useState<ScreenStage | null>(null)
  const [problem, setProblem] = useState<PhoneStage['problem']>(null)
  const [off, setOff] = useState<PhoneStage['off']>(null)
  const [singsHere, setSingsHere] = useState(false)
  const openAgain = useRef(() => {})
  const isEnding = useRef(false)
  const { memberId, refusal, clock, on, emit, ask } = useChannel(JAM_CHANNEL, () =>
    openAgain.current(),
  )
  const open = useCallback(() => {
    setOff(null)
    isEnding.current = false
    ask('open', {}).then(setProblem, () => setProblem('internal'))
  }, [ask])
  useEffect(() => {
    openAgain.current = () => {
      if (!off) open()
    }
  })

  const latest = useRef({ stage, singsHere })
  useEffect(() => {
    latest.current = { stage, singsHere }
  })
  useEffect(() => {
    const stops = [
      on('stage', (next) => {
        if (next.as === 'screen') setStage(next)
      }),
      on('off', ({ reason }) => {
        setStage(null)
        setOff(isEnding.current ? 'ended' : reason)
      }),
    ]
    return () => {
      for (const stop of stops) stop()
    }
  }, [on])

  const phones = useMemo((): StagePhones => {
    const tell = (position: ToldPosition) => {
      const atMs = clock.serverNowMs()
      if (atMs === undefined) return false
      emit('position', { ...position, atMs })
      return true
    }
    return {
      singers: () => latest.current.stage?.singers ?? [],
      singsHere: () => latest.current.singsHere,
      onBundle: (listener) => on('bundle', listener),
      follow(where) {
        let next: ReturnType<typeof setTimeout>
        const goOn = () => {
          const isTold = tell(where())
          next = setTimeout(goOn, isTold ? JAM_POSITION_EVERY_MS : CLOCK_WAIT_MS)
        }
        goOn()
        return () => clearTimeout(next)
      },
    }
  }, [on, emit, clock])

  return {
    stage,
    isConnected: memberId !== undefined,
    problem: refusal ?? problem,
    off,
    singsHere,
    setSingsHere,
    open,
    remove: (number) => emit('remove', { number }),
    end() {
      isEnding.current = true
      emit('leave', {})
    },
    phones,
  }
}
