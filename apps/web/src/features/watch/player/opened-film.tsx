import type { Animation } from '@starnest/contract/catalog/catalog'
import { placeInVersion } from '@starnest/contract/watch/version-place'
import type { Playback } from '@starnest/contract/watch/watch'
import { type UseQueryResult, useIsMutating, useQuery, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { isTitleMissing } from '../../../library/title/title.queries.ts'
import { versionChoiceKey } from '../../../library/videos/videos.queries.ts'
import { isTimeOver, playbackQuery, refreshTime } from '../watch.queries.ts'
import type { FilmFailure } from './engine/failure-reason.ts'
import { FailureScreen } from './failure-screen.tsx'
import { OpeningScreen } from './opening-screen.tsx'
import { startPosition } from './rules/start-position.ts'
import { useExtraName } from './versions/use-extra-name.ts'
import { type Taken, useTaken } from './versions/use-taken.ts'

/** What a film is drawn with once it can begin. `extraName`: what an extra is called that plays in place of the title. */
type Opened = Taken & {
  extraName: string | undefined
  onVersion: (version: number, atSeconds: number) => void
  onFailed: (failure: FilmFailure) => void
}

/** A film that stopped begins again by itself for so long, in milliseconds: later the room may be empty. */
const RESUMED_FOR_MS = 10 * 60_000

/** A film that breaks again within this time, in milliseconds, broke at once. */
const AT_ONCE_MS = 5000

type OpenedFilmProps = {
  title: Animation
  isStartedOver: boolean
  /** A version or an extra that was asked for; undefined: the version that was chosen, else the best. */
  video?: number | undefined
  onClose: () => void
  /** Draws the film; keyed by `tries`, it begins anew when it is tried again. */
  children: (opened: Opened) => ReactNode
}

/** A film once its addresses are there, else why it cannot be played. It plays by the answers that were at hand
 *  when it was opened, or the first ones to arrive: later ones would begin the film again. */
export function OpenedFilm({ title, isStartedOver, video, onClose, children }: OpenedFilmProps) {
  const queryClient = useQueryClient()
  const query = playbackQuery(title.id, video)
  const isChoosing = useIsMutating({ mutationKey: versionChoiceKey(title.id) }) > 0
  const asked = useQuery({ ...query, enabled: !isChoosing })
  // What was at hand is of another version, if one has just been chosen. That it is fetched is read from `asked`, so
  // that this is drawn again when the answer has come, also one that says the same.
  const isInvalid = asked.isFetching && queryClient.getQueryState(query.queryKey)?.isInvalidated
  const isOutdated = isChoosing || isInvalid === true
  const { taken, take, chooseVersion, playNext } = useTaken(title.id)
  const [failed, setFailed] = useState<FilmFailure>()
  const failure = failed?.reason
  /** Where the film broke, in the time of what is to play now: another version may have taken over. */
  const brokeIn = (playback: Playback, { atSeconds }: FilmFailure) =>
    taken
      ? placeInVersion(atSeconds, { from: taken.playback.duration, to: playback.duration })
      : atSeconds
  const begin = (playback: Playback) => {
    const startAtSeconds = startPosition({
      // What is tried again goes on where it broke.
      resumeAtSeconds: (failed && brokeIn(playback, failed)) || playback.resumeAt,
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
  const { isTrying, retry } = useAnotherTry(failed, asked, begin)

  const isOver =
    failure === 'timeOver' || (!taken && asked.error !== null && isTimeOver(asked.error))
  useGoOnWhenThereIsTime(isOver, title.id, () => setFailed(undefined))
  const extraName = useExtraName(title.id, taken?.playback)
  if (isOver) return <OpeningScreen title={title} onClose={onClose} />

  const isRefused = asked.error !== null && isTitleMissing(asked.error)
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

type Asked = Pick<UseQueryResult<Playback>, 'data' | 'dataUpdatedAt' | 'errorUpdatedAt' | 'refetch'>

/** Begins a film that failed again, with new addresses: when somebody asks for it, and by itself where it could not
 *  be reached, as soon as the server answers; the shell asks that until it does. By itself begins what played, as long
 *  as somebody may still sit there, and at one place not twice in a row, unless the server was away: what it answers
 *  for may be away alone. */
function useAnotherTry(
  failed: FilmFailure | undefined,
  { data, dataUpdatedAt, errorUpdatedAt, refetch }: Asked,
  begin: (playback: Playback) => void,
): { isTrying: boolean; retry: () => void } {
  const mayBegin = useRef(false)
  const before = useRef<{ atSeconds: number; atMs: number }>(undefined)
  const [isTrying, setTrying] = useState(false)
  useEffect(() => {
    mayBegin.current = false
    if (!failed || !isResumable(failed)) return
    const { atSeconds } = failed
    const atMs = performance.now()
    const isAgain =
      before.current?.atSeconds === atSeconds && atMs - before.current.atMs < AT_ONCE_MS
    mayBegin.current = !isAgain
    before.current = { atSeconds, atMs }
    void refetch()
  }, [failed, refetch])
  const follow = useEffectEvent((answeredAt: number, silentAt: number) => {
    if (!failed) return
    const isLate = performance.now() - (before.current?.atMs ?? 0) > RESUMED_FOR_MS
    if (silentAt > answeredAt) mayBegin.current = isResumable(failed)
    else if (mayBegin.current && !isLate && data) begin(data)
  })
  useEffect(() => follow(dataUpdatedAt, errorUpdatedAt), [dataUpdatedAt, errorUpdatedAt])
  const retry = async () => {
    mayBegin.current = true
    before.current = { atSeconds: failed?.atSeconds ?? 0, atMs: performance.now() }
    setTrying(true)
    await refetch()
    setTrying(false)
  }
  return { isTrying, retry: () => void retry() }
}

/** Whether a film may begin again without being asked to. */
const isResumable = ({ reason, wasPaused }: FilmFailure) => reason === 'unreachable' && !wasPaused

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
