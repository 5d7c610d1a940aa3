import type { Animation } from '@starnest/contract/catalog/catalog'
import { placeInVersion } from '@starnest/contract/watch/version-place'
import type { Playback } from '@starnest/contract/watch/watch'
import { type UseQueryResult, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { isTimeOver, refreshTime } from '../../../library/family/own-time.queries.ts'
import { isTitleMissing } from '../../../library/title/title.queries.ts'
import { playbackQuery, versionChoiceKey } from '../../../library/videos/videos.queries.ts'
import type { FilmFailure } from './engine/failure-reason.ts'
import { FailureScreen } from './failure-screen.tsx'
import { OpeningScreen } from './opening-screen.tsx'
import { startPosition } from './rules/start-position.ts'
import { useAnotherTry } from './use-another-try.ts'
import { useExtraName } from './versions/use-extra-name.ts'
import { type Taken, useTaken } from './versions/use-taken.ts'

/** What a film is drawn with once it can begin. `extraName`: what an extra is called that plays in place of the title. */
type Opened = Taken & {
  extraName: string | undefined
  onVersion: (version: number, atSeconds: number) => void
  onFailed: (failure: FilmFailure) => void
}

type OpenedFilmProps = {
  title: Animation
  isStartedOver: boolean
  /** A version or an extra that was asked for; undefined: the version that was chosen, else the best. */
  video?: number | undefined
  onClose: () => void
  /** Draws the film; keyed by `tries`, it begins anew when it is tried again. */
  children: (opened: Opened) => ReactNode
}

/** What was at hand so long, in milliseconds, may be out of date: somebody may have watched on elsewhere, and the first
 *  report from here would replace where. Whoever reaches for Play has it fetched before that. */
const AT_HAND_MS = 30_000

/** A film once its addresses are there, else why it cannot be played. It plays by the answers that were at hand
 *  when it was opened, unless they are old, or the first ones to arrive: later ones would begin the film again. */
export function OpenedFilm({ title, isStartedOver, video, onClose, children }: OpenedFilmProps) {
  const queryClient = useQueryClient()
  const query = playbackQuery(title.id, video)
  const isChoosing = useIsMutating({ mutationKey: versionChoiceKey(title.id) }) > 0
  const asked = useQuery({ ...query, enabled: !isChoosing })
  // What was at hand is of another version, if one has just been chosen. That it is fetched is read from `asked`, so
  // that this is drawn again when the answer has come, also one that says the same.
  const isInvalid = asked.isFetching && queryClient.getQueryState(query.queryKey)?.isInvalidated
  const isOld = useIsOld(asked)
  const isOutdated = isChoosing || isInvalid === true || isOld
  const { taken, take, chooseVersion, playNext } = useTaken(title.id)
  const [failed, setFailed] = useState<FilmFailure>()
  const failure = failed?.reason
  const begin = (playback: Playback) => {
    const startAtSeconds = startPosition({
      // What is tried again goes on where it broke.
      resumeAtSeconds:
        (failed && placeOf(failed, { of: taken?.playback, in: playback })) || playback.resumeAt,
      durationSeconds: playback.duration,
      isStartedOver: isStartedOver && !failed,
      isTrailer: title.isComingSoon,
    })
    setFailed(undefined)
    take(playback, startAtSeconds)
  }
  if (!taken && asked.data && !isOutdated) begin(asked.data)

  const fail = async (failure: FilmFailure) => {
    if (!(await playNext(failure.reason, failure.atSeconds))) setFailed(failure)
  }
  const { isTrying, retry } = useAnotherTry(failed, asked.refetch, begin)

  const isHeld = !taken || failed !== undefined
  const isOver = failure === 'timeOver' || (isHeld && saysTimeIsOver(asked.error))
  useGoOnWhenThereIsTime(isOver, title.id, () => setFailed(undefined))
  const extraName = useExtraName(title.id, taken?.playback)
  if (isOver) return <OpeningScreen title={title} onClose={onClose} />

  const isRefused = saysItIsMissing(asked.error)
  if (failure || isRefused || (!taken && asked.isError)) {
    const reason = isRefused ? 'refused' : (failure ?? 'unreachable')
    return <FailureScreen {...{ reason, isTrying, onClose }} onRetry={retry} />
  }
  if (!taken) return <OpeningScreen title={title} onClose={onClose} />
  return children({
    ...{ ...taken, extraName },
    onVersion: chooseVersion,
    onFailed: (failure) => void fail(failure),
  })
}

/** Whether an answer was at hand for long as the film was opened, and a newer one is on its way. Where nobody answers,
 *  the film is tried by what is at hand. */
function useIsOld({ isFetching, failureCount, dataUpdatedAt }: UseQueryResult<Playback>): boolean {
  const [oldestMs] = useState(() => Date.now() - AT_HAND_MS)
  return isFetching && failureCount === 0 && dataUpdatedAt < oldestMs
}

/** Where a film broke, in the time of what is to play now: another version may have taken over. */
const placeOf = (
  { atSeconds }: FilmFailure,
  { of, in: playback }: { of: Playback | undefined; in: Playback },
) => (of ? placeInVersion(atSeconds, { from: of.duration, to: playback.duration }) : atSeconds)

const saysTimeIsOver = (error: Error | null) => error !== null && isTimeOver(error)
const saysItIsMissing = (error: Error | null) => error !== null && isTitleMissing(error)

/** Asks for the film again once its time was over: the gate asks then, and draws what is to be seen in place of the
 *  film, or lets it pass by now. */
function useGoOnWhenThereIsTime(isOver: boolean, titleId: number, onAsked: () => void): void {
  const queryClient = useQueryClient()
  const latest = useRef(onAsked)
  useEffect(() => {
    latest.current = onAsked
  })
  useEffect(() => {
    if (!isOver) return
    const goOn = async () => {
      await refreshTime(queryClient)
      await queryClient.refetchQueries({ queryKey: playbackQuery(titleId).queryKey })
      latest.current()
    }
    void goOn()
  }, [isOver, queryClient, titleId])
}
