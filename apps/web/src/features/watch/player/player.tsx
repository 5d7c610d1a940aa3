import { fullTitle } from '../../../library/title/title-name.ts'
import { useTexts } from '../../../platform/texts.ts'
import './player.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Playback } from '@starnest/contract/watch/watch'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { use, useEffect, useRef, useState } from 'react'
import type { UpNext } from '../facts/up-next.ts'
import type { EpisodeMove } from '../page/use-episode-moves.ts'
import { PlayerGateContext } from '../player-gate.ts'
import { isTimeOver, isTitleMissing, playbackQuery, refreshTime } from '../watch.queries.ts'
import type { FailureReason } from './engine/failure-reason.ts'
import { FailureScreen } from './failure-screen.tsx'
import { Film } from './film.tsx'
import { OpeningScreen } from './opening-screen.tsx'
import { PlayerDialog } from './player-dialog.tsx'
import { startPosition } from './rules/start-position.ts'
import { useExtraName } from './versions/use-extra-name.ts'
import { useTaken } from './versions/use-taken.ts'

/** What the page hands to the player. `onClose` is called once. */
export type PlayerProps = {
  title: Animation
  related: readonly Animation[]
  /** What comes after it, if anything. */
  next: UpNext | undefined
  moveEpisode: EpisodeMove
  isStartedOver: boolean
  /** A version or an extra that was asked for; undefined: the version that was chosen, else the best. */
  video?: number | undefined
  onClose: () => void
}

/** The player over the whole screen: it waits for the film's addresses, plays, and says why when it
 *  cannot. Source: specification §2.5, "Player overlay". */
export default function Player(props: PlayerProps) {
  const t = useTexts('watch/watch')
  const { title } = props
  const close = useOnce(props.onClose)
  const Gate = use(PlayerGateContext)
  const film = <Opening {...props} onClose={close} />
  return (
    <PlayerDialog label={t('playerOf', { title: fullTitle(title) })} onClose={close}>
      {Gate ? (
        <Gate titleId={title.id} onClose={close}>
          {film}
        </Gate>
      ) : (
        film
      )}
    </PlayerDialog>
  )
}

/** The answers that one opening of the player plays by: what was at hand when it opened, or the first
 *  one to arrive. Later answers belong to the page beneath: they would begin the film again. */
function Opening(props: PlayerProps) {
  const { title, related, next, moveEpisode, isStartedOver, video, onClose } = props
  const queryClient = useQueryClient()
  const asked = useQuery(playbackQuery(title.id, video))
  const { taken, take, chooseVersion, playNext } = useTaken(title.id)
  const [failure, setFailure] = useState<FailureReason>()
  const begin = (playback: Playback, isAgain: boolean) => {
    const startAtSeconds = startPosition({
      resumeAtSeconds: playback.resumeAt,
      durationSeconds: playback.duration,
      // What is tried again goes on where it broke.
      isStartedOver: isStartedOver && !isAgain,
      isTrailer: title.isComingSoon,
    })
    take(playback, startAtSeconds)
  }
  if (!taken && asked.data) begin(asked.data, false)

  const retry = async () => {
    const { data } = await asked.refetch()
    if (!data) return
    setFailure(undefined)
    begin(data, true)
  }
  const fail = async (reason: FailureReason, atSeconds: number) => {
    if (!(await playNext(reason, atSeconds))) setFailure(reason)
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
  const extraName = useExtraName(title.id, taken?.playback)
  if (isOver) return <OpeningScreen title={title} onClose={onClose} />

  const isRefused = asked.error !== null && isTitleMissing(asked.error)
  if (failure || isRefused || (!taken && asked.isError)) {
    const reason = isRefused ? 'refused' : (failure ?? 'unreachable')
    const isTrying = asked.isFetching
    return <FailureScreen {...{ reason, isTrying, onClose }} onRetry={() => void retry()} />
  }
  if (!taken) return <OpeningScreen title={title} onClose={onClose} />
  const { playback, renditions, startAtSeconds, tries, isInPlaceOf } = taken
  return (
    <Film
      key={tries}
      title={title}
      extraName={extraName}
      related={related}
      next={extraName === undefined ? next : undefined}
      moveEpisode={moveEpisode}
      playback={playback}
      startAtSeconds={startAtSeconds}
      renditions={renditions}
      isInPlaceOf={isInPlaceOf}
      onVersion={chooseVersion}
      onFailed={(reason, atSeconds) => void fail(reason, atSeconds)}
      onClose={onClose}
    />
  )
}

/** Closing goes one step back in history, so a second call would leave the page. */
function useOnce(run: () => void): () => void {
  const wasRun = useRef(false)
  return () => {
    if (wasRun.current) return
    wasRun.current = true
    run()
  }
}
