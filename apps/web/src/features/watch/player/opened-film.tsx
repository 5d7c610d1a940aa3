import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Playback } from '@starnest/contract/watch/watch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import {
  isTimeOver,
  isTitleMissing,
  playbackQuery,
  refreshTime,
  renditionsQuery,
} from '../watch.queries.ts'
import type { FailureReason } from './engine/failure-reason.ts'
import { FailureScreen } from './failure-screen.tsx'
import { OpeningScreen } from './opening-screen.tsx'
import { startPosition } from './rules/start-position.ts'

/** What a film begins with. `tries`: how often it was asked for again. */
type Taken = { playback: Playback; renditions: number; startAtSeconds: number; tries: number }

/** What a film is drawn with once it can begin. */
type Opened = Taken & { onFailed: (reason: FailureReason) => void }

type OpenedFilmProps = {
  title: Animation
  isStartedOver: boolean
  onClose: () => void
  /** Draws the film; keyed by `tries`, it begins anew when it is tried again. */
  children: (opened: Opened) => ReactNode
}

/** A film once its addresses are there, else why it cannot be played. It plays by the answers that were at hand
 *  when it was opened, or the first ones to arrive: later ones would begin the film again. */
export function OpenedFilm({ title, isStartedOver, onClose, children }: OpenedFilmProps) {
  const queryClient = useQueryClient()
  const asked = useQuery(playbackQuery(title.id))
  const [taken, setTaken] = useState<Taken>()
  const [failure, setFailure] = useState<FailureReason>()
  const take = (playback: Playback, tries: number) => {
    const { queryKey } = renditionsQuery(playback.sources?.hls ?? null)
    const startAtSeconds = startPosition({
      resumeAtSeconds: playback.resumeAt,
      durationSeconds: playback.duration,
      // What is tried again goes on where it broke.
      isStartedOver: isStartedOver && tries === 0,
      isTrailer: title.isComingSoon,
    })
    const renditions = queryClient.getQueryData(queryKey) ?? 1
    setTaken({ playback, renditions, startAtSeconds, tries })
  }
  if (!taken && asked.data) take(asked.data, 0)

  const retry = async () => {
    const { data } = await asked.refetch()
    if (!data) return
    setFailure(undefined)
    take(data, (taken?.tries ?? 0) + 1)
  }

  const isOver =
    failure === 'timeOver' || (!taken && asked.error !== null && isTimeOver(asked.error))
  // The gate then asks, and draws what is to be seen in place of the film. Where it lets the film pass
  // by now, the film is asked for again.
  useEffect(() => {
    if (!isOver) return
    const goOn = async () => {
      await refreshTime(queryClient)
      await queryClient.refetchQueries({ queryKey: playbackQuery(title.id).queryKey })
      setFailure(undefined)
    }
    void goOn()
  }, [isOver, queryClient, title.id])
  if (isOver) return <OpeningScreen title={title} onClose={onClose} />

  const isRefused = asked.error !== null && isTitleMissing(asked.error)
  if (failure || isRefused || (!taken && asked.isError)) {
    const reason = isRefused ? 'refused' : (failure ?? 'unreachable')
    const isTrying = asked.isFetching
    return <FailureScreen {...{ reason, isTrying, onClose }} onRetry={() => void retry()} />
  }
  if (!taken) return <OpeningScreen title={title} onClose={onClose} />
  return children({ ...taken, onFailed: setFailure })
}
