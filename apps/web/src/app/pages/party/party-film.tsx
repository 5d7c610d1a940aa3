import { BEST_VERSION } from '@starnest/contract/watch/videos'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { type ComponentProps, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { TimeGate } from '../../../features/parents/time/player/time-gate.tsx'
import type { FilmSlot } from '../../../features/party/stage/film-stage.tsx'
import type { FilmFailure } from '../../../features/watch/player/engine/failure-reason.ts'
import {
  isSilent,
  withMuteToggled,
  withVolume,
} from '../../../features/watch/player/rules/sound/volume-rules.ts'
import { SharedFilm } from '../../../features/watch/player/shared-film.tsx'
import { useAnotherTry } from '../../../features/watch/player/use-another-try.ts'
import { renditionsQuery } from '../../../features/watch/watch.queries.ts'
import { isTimeOver, refreshTime } from '../../../library/family/own-time.queries.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { lazyPart } from '../../../platform/screen/lazy-part.ts'
import { useTexts, withTexts } from '../../../platform/texts.ts'
import { Button } from '../../../ui/button.tsx'

const PinPad = lazyPart(
  async () =>
    (await withTexts(import('../../../features/profiles/picker/pin-pad.tsx'), 'profiles')).PinPad,
)

type PartyFilmProps = Parameters<FilmSlot>[0]
type Controls = Parameters<NonNullable<ComponentProps<typeof SharedFilm>['children']>>[0]

/** A film of the catalogue on the party's stage, as long as whoever watches here has time. */
export function PartyFilm(props: PartyFilmProps) {
  const navigate = useNavigate()
  return (
    <div className="party-film">
      <TimeGate titleId={props.title.id} pinEntry={PinPad} onClose={() => void navigate('/')}>
        <OpeningFilm {...props} />
      </TimeGate>
    </div>
  )
}

function OpeningFilm({ title, startAtSeconds, controls, ...steered }: PartyFilmProps) {
  const t = useTexts('party/party')
  const queryClient = useQueryClient()
  const [attempt, setAttempt] = useState(0)
  const [failure, setFailure] = useState<FilmFailure>()
  const playback = useQuery(playbackQuery(title.id, BEST_VERSION))
  const playlistUrl = playback.data?.sources?.hls ?? null
  const renditions = useQuery(renditionsQuery(playlistUrl))
  const isReady = playback.data && (playlistUrl === null || !renditions.isPending)
  const isOver =
    failure?.reason === 'timeOver' || (playback.error !== null && isTimeOver(playback.error))
  const hasFailed = failure !== undefined || (playback.isError && !playback.data)

  const { isTrying, retry } = useAnotherTry(failure, playback.refetch, () => {
    setFailure(undefined)
    setAttempt(attempt + 1)
  })
  // The gate then asks, and draws what is to be seen in place of the film.
  useEffect(() => {
    if (isOver) void refreshTime(queryClient)
  }, [isOver, queryClient])

  if (hasFailed) {
    return (
      <>
        <div className="party-film-picture">
          <div role="alert" className="party-film-failed">
            <p className="max-w-md text-xl text-balance">{t(isOver ? 'timeOver' : 'filmFailed')}</p>
            <Button look="glass" isBusy={isTrying} onClick={retry}>
              {t('tryFilmAgain')}
            </Button>
          </div>
        </div>
        {controls(null)}
      </>
    )
  }
  if (!isReady) {
    return (
      <>
        <div className="party-film-picture" role="status" aria-label={t('waiting')} />
        {controls(null)}
      </>
    )
  }
  return (
    <SharedFilm
      key={attempt}
      title={title}
      playback={playback.data}
      startAtSeconds={startAtSeconds}
      renditions={renditions.data ?? 1}
      onFailed={setFailure}
      {...steered}
    >
      {(film) => controls(soundOf(film))}
    </SharedFilm>
  )
}

function soundOf({
  sound: { sound, change },
  captions,
}: Controls): Parameters<PartyFilmProps['controls']>[0] {
  return {
    isSilent: isSilent(sound),
    volume: sound.volume,
    onVolume: (volume) => change((before) => withVolume(before, volume)),
    onToggleMute: () => change(withMuteToggled),
    captions: { tracks: captions.tracks, shown: captions.shown, onToggle: captions.toggle },
  }
}
