import type { JamQueueEntry } from '@starnest/contract/jam/queue'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTexts } from '../../../platform/texts.ts'
import { showToast } from '../../../ui/toast/toast.ts'
import type { RoundShown } from '../round/round-session.ts'
import type { Round } from '../stage/jam-stage.ts'
import { queueQuery, useLeaveQueue } from './queue.queries.ts'
import { hadTurn } from './turn.ts'
import { useTrackTitles } from './use-track-titles.ts'

/** Ends turns of the queue with their rounds: whoever had its turn, or whose song was skipped, leaves the queue, and a
 *  notice says who is next. `turn`: whose turn it is; null: the round is of whoever watches here. */
export function useTurnEnd(
  [turn, setTurn]: readonly [JamQueueEntry | null, (turn: JamQueueEntry | null) => void],
  round: Round,
  shown: RoundShown | null,
): void {
  const t = useTexts('jam/queue')
  const queue = useQuery(queueQuery).data ?? []
  const leave = useLeaveQueue()
  const titleOf = useTrackTitles(queue)
  const playedMs = usePlayedMs(round, shown)
  const tellNext = ([next]: readonly JamQueueEntry[]) => {
    if (!next) return
    const { name } = next
    const title = titleOf(next)
    showToast({ title: title ? t('next', { name, title }) : t('nextPlain', { name }) })
  }
  const onEnd = useEffectEvent(() => {
    setTurn(null)
    const isSkipped = round.is === 'idle' && round.isSkipped === true
    const hasSung = hadTurn(shown, playedMs())
    if (!turn || !(hasSung || isSkipped)) {
      if (isSkipped) focusNext()
      return tellNext(queue)
    }
    leave.mutate(
      { id: turn.id, hasSung },
      {
        onSuccess: (after) => {
          if (isSkipped) focusNext()
          tellNext(after)
        },
        onError: (error) => showToast({ title: t('failed'), error, look: 'destructive' }),
      },
    )
  })
  const isOn = round.is !== 'idle'
  const wasOn = useRef(isOn)
  useEffect(() => {
    const isEnd = wasOn.current && !isOn
    wasOn.current = isOn
    if (isEnd) onEnd()
  }, [isOn])
}

/** Leads to what begins the round of whoever is next, as soon as that is drawn; nobody is: the focus stays. */
function focusNext(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('.jam-next button')?.focus())
}

/** Tells for how long the music of the last round has played. */
function usePlayedMs(round: Round, shown: RoundShown | null): () => number {
  const sinceMs = useRef(0)
  const playedMs = useRef(0)
  const take = round.is === 'idle' ? null : round.take
  const isPlaying = round.is === 'running' && shown?.is === 'playing' && shown.pause.is === 'none'
  useEffect(() => {
    if (take !== null) playedMs.current = 0
  }, [take])
  useEffect(() => {
    if (!isPlaying) return
    sinceMs.current = performance.now()
    return () => {
      playedMs.current += performance.now() - sinceMs.current
    }
  }, [isPlaying])
  return () => playedMs.current
}

/** Whose turn it is, and the way to say so. */
export const useTurn = () => useState<JamQueueEntry | null>(null)
