import type { Animation } from '@starnest/contract/catalog/catalog'
import type { PartyPlayback } from '@starnest/contract/party/party'
import { useQueryClient } from '@tanstack/react-query'
import { LoaderCircle, Pause, Volume2 } from 'lucide-react'
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import type { ServerClock } from '../../../platform/socket/server-clock.ts'
import { useTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'
import { showToast } from '../../../ui/toast/toast.ts'
import { type PartyCommandDraft, partyQuery, usePartyCommand, wasFaster } from '../party.queries.ts'
import { expectedPosition } from '../sync/drift.ts'
import { useSyncedVideo } from '../sync/use-synced-video.ts'
import { StageControls } from './stage-controls.tsx'
import type { FilmSound } from './use-stage-orders.ts'

/** What the page draws a film with. */
export type FilmSlot = (film: {
  title: Animation
  startAtSeconds: number
  onVideo: (video: HTMLVideoElement | null) => void
  /** Everybody goes on at so many seconds. */
  onSkip: (toSeconds: number) => void
  /** What has the focus where a control over the film goes. */
  surface: RefObject<HTMLElement | null>
  /** The controls below it; null: there is no film on this screen that could be heard. */
  controls: (sound: FilmSound | null) => ReactNode
}) => ReactNode

/** Milliseconds after a film's end at which the party is asked for again. */
const AFTER_END_MS = 400

/** A film that follows the party, with the countdown before it and the controls below. */
export function FilmStage(props: {
  playback: PartyPlayback & { title: Animation }
  clock: ServerClock
  renderFilm: FilmSlot
  choose: ReactNode
  /** What fills the screen. */
  box: RefObject<HTMLElement | null>
}) {
  const { playback, clock, renderFilm, box } = props
  const { title } = playback
  const t = useTexts('party/party')
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const playButton = useRef<HTMLButtonElement>(null)
  const synced = useSyncedVideo(video, playback, clock)
  const command = usePartyCommand()
  useAskedAtEnd(playback, clock)

  const steer = (draft: PartyCommandDraft) =>
    command.mutate(draft, {
      onError: (error) => {
        if (!wasFaster(error)) showToast({ title: t('steerFailed'), error, look: 'destructive' })
      },
    })
  const startAtSeconds = expectedPosition(
    playback,
    clock.serverNowMs() ?? playback.atMs,
  ).positionSeconds
  const film = renderFilm({
    title,
    startAtSeconds,
    onVideo: setVideo,
    onSkip: (positionSeconds) => steer({ is: 'seek', positionSeconds }),
    surface: playButton,
    controls: (sound) => (
      <StageControls
        playButton={playButton}
        playback={playback}
        video={video}
        sound={sound}
        box={box}
        onSteer={steer}
        isSteering={command.isPending && command.variables.is === 'seek'}
        choose={props.choose}
      />
    ),
  })
  return (
    <div className="party-film-box">
      {film}
      <div className="party-film-state" aria-live="polite">
        {synced.startsInMs !== undefined && synced.startsInMs > 1000 && (
          <Countdown title={fullTitle(title)} seconds={Math.ceil(synced.startsInMs / 1000)} />
        )}
        {synced.isCatchingUp && (
          <p className="party-note">
            <LoaderCircle aria-hidden className="size-5 motion-safe:animate-spin" />
            {t('catchingUp')}
          </p>
        )}
        {playback.pausedBy !== null && (
          <p className="party-note">
            <Pause aria-hidden className="size-5" />
            <bdi>{t('pausedBy', { name: playback.pausedBy })}</bdi>
          </p>
        )}
      </div>
      {synced.needsTap && (
        <div className="party-tap">
          <Button onClick={synced.tap}>
            <Volume2 aria-hidden className="size-5" />
            {t('tapForSound')}
          </Button>
        </div>
      )}
    </div>
  )
}

function Countdown({ title, seconds }: { title: string; seconds: number }) {
  const t = useTexts('party/party')
  return (
    <div className="party-countdown">
      <p className="font-display text-2xl text-balance sm:text-3xl">
        <bdi>{title}</bdi>
      </p>
      <p aria-hidden key={seconds} className="party-countdown-number">
        {seconds}
      </p>
      <p className="sr-only">{t('startsIn', { seconds })}</p>
    </div>
  )
}

/** Asks for the party again when the film has ended. */
function useAskedAtEnd(playback: PartyPlayback & { title: Animation }, clock: ServerClock): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const { title, isPlaying } = playback
    if (!isPlaying || title.duration <= 0) return
    const { positionSeconds, startsInMs = 0 } = expectedPosition(
      playback,
      clock.serverNowMs() ?? playback.atMs,
    )
    const leftMs = startsInMs + (title.duration - positionSeconds) * 1000
    const timer = setTimeout(
      () => void queryClient.invalidateQueries({ queryKey: partyQuery.queryKey }),
      leftMs + AFTER_END_MS,
    )
    return () => clearTimeout(timer)
  }, [playback, clock, queryClient])
}
