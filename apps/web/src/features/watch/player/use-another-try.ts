import type { Playback } from '@starnest/contract/watch/watch'
import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { type FilmFailure, findFailureReason } from './engine/failure-reason.ts'

/** A film that stopped begins again by itself for so long, in milliseconds: later the room may be empty. */
const RESUMED_FOR_MS = 10 * 60_000

/** How often a film that cannot be reached is looked for, in milliseconds. One that breaks again at its place within
 *  this time broke at once, and has to wait so long. */
const LOOK_EVERY_MS = 5000

/** Begins a film that failed again, with new addresses: when somebody asks for it, and by itself where it could not
 *  be reached, as soon as the film itself can be had: its server may answer for all but the films. */
export function useAnotherTry(
  failed: FilmFailure | undefined,
  refetch: UseQueryResult<Playback>['refetch'],
  begin: (playback: Playback) => void,
): { isTrying: boolean; retry: () => void } {
  const [asked, setAsked] = useState<{ of: FilmFailure }>()
  const [isTrying, setTrying] = useState(false)
  const brokeBefore = useRef<{ atSeconds: number; atMs: number }>(undefined)
  const onFound = useEffectEvent(begin)

  useEffect(() => {
    if (!failed) return
    const isAsked = asked?.of === failed
    const atMs = performance.now()
    const before = brokeBefore.current
    const isAtOnce = before?.atSeconds === failed.atSeconds && atMs - before.atMs < LOOK_EVERY_MS
    brokeBefore.current = { atSeconds: failed.atSeconds, atMs }
    if (!isAsked && !isResumable(failed)) return

    let isGone = false
    let timer: ReturnType<typeof setTimeout>
    const lookLater = () => {
      timer = setTimeout(() => void look(), LOOK_EVERY_MS)
    }
    const look = async (isForSomebody = false) => {
      if (performance.now() - atMs > RESUMED_FOR_MS) return
      const { data, isSuccess } = await refetch()
      if (isForSomebody) setTrying(false)
      // Who asks for it is told what is wrong now, by the film itself.
      const isThere = isSuccess && (isForSomebody || (await canBeReached(data)))
      if (isGone) return
      if (isThere) onFound(data)
      else lookLater()
    }
    if (isAtOnce && !isAsked) lookLater()
    else void look(isAsked)
    return () => {
      isGone = true
      clearTimeout(timer)
    }
  }, [failed, asked, refetch])

  const retry = async () => {
    setTrying(true)
    if (failed) return setAsked({ of: failed })
    await refetch()
    setTrying(false)
  }
  return { isTrying, retry: () => void retry() }
}

/** Whether a film may begin again without being asked to. */
const isResumable = ({ reason, wasPaused }: FilmFailure) => reason === 'unreachable' && !wasPaused

const canBeReached = async ({ sources }: Playback) =>
  (await findFailureReason(sources)) !== 'unreachable'
