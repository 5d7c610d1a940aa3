import type { Playback } from '@starnest/contract/watch/watch'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { isTimeOver } from '../../../library/family/own-time.queries.ts'
import { useWatchers } from '../../../library/family/watchers.ts'
import { isTitleMissing } from '../../../library/title/title.queries.ts'
import { playbackQuery } from '../../../library/videos/videos.queries.ts'
import { claimSound, releaseSound } from '../../../platform/sound/one-sound.ts'
import type { FailureReason } from '../player/engine/failure-reason.ts'
import { useFilm } from '../player/film/use-film.ts'
import { startPosition } from '../player/rules/start-position.ts'
import { useProgressReports } from '../progress/use-progress-reports.ts'

/** Why it cannot be seen here. */
type Trouble = 'unplayable' | 'unreachable' | 'timeOver'

type FilmPreviewProps = {
  titleId: number
  label: string
  pictureUrl: string | null
  className: string
  onTrouble: (trouble: Trouble) => void
}

/** A film with the browser's own controls, played as the player plays it, when somebody presses play. Among
 *  grown-ups a look into it, from its beginning, which is not kept. Where anybody else watches it is watching,
 *  which has its time: it is reported, and goes on where they stood. */
export function FilmPreview(props: FilmPreviewProps) {
  const { titleId, onTrouble } = props
  const { data, error, isSuccess, isFetching } = useQuery(playbackQuery(titleId))
  const [playback, setPlayback] = useState<Playback>()
  // What was at hand may be old. Later answers belong to the page beneath.
  if (!playback && isSuccess && !isFetching) setPlayback(data)
  useEffect(() => {
    if (error && !playback) onTrouble(troubleOf(error))
  }, [error, playback, onTrouble])
  if (!playback) return <div className={props.className} />
  return <Film {...props} playback={playback} />
}

function troubleOf(error: Error): Trouble {
  if (isTimeOver(error)) return 'timeOver'
  return isTitleMissing(error) ? 'unplayable' : 'unreachable'
}

const resumedAt = ({ resumeAt, duration }: Playback): number =>
  startPosition({
    ...{ resumeAtSeconds: resumeAt, durationSeconds: duration },
    ...{ isStartedOver: false, isTrailer: false },
  })

const TROUBLES: Record<FailureReason, Trouble> = {
  none: 'unplayable',
  missing: 'unplayable',
  refused: 'unplayable',
  unreadable: 'unplayable',
  timeOver: 'timeOver',
  unreachable: 'unreachable',
}

function Film(props: FilmPreviewProps & { playback: Playback }) {
  const { playback, onTrouble } = props
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  // Until that is known, as for a child.
  const isWatching = !useWatchers().everybody?.every(({ ageGroup }) => ageGroup === 'adult')
  useProgressReports(
    video,
    { titleId: props.titleId, video: playback.video ?? undefined },
    isWatching,
  )
  const [startAtSeconds] = useState(() => (isWatching ? resumedAt(playback) : 0))
  const { stage } = useFilm(video, {
    sources: playback.sources,
    startAtSeconds,
    durationSeconds: playback.duration,
    renditions: 1,
    sounds: { tracks: [], wanted: 0 },
    isSteered: true,
  })
  useEffect(() => {
    if (stage.is === 'failed') onTrouble(TROUBLES[stage.reason])
  }, [stage, onTrouble])
  useEffect(() => {
    if (!video) return
    const pause = () => video.pause()
    const claim = () => claimSound(pause)
    const release = () => releaseSound(pause)
    video.addEventListener('play', claim)
    video.addEventListener('pause', release)
    return () => {
      release()
      video.removeEventListener('play', claim)
      video.removeEventListener('pause', release)
    }
  }, [video])
  return (
    // biome-ignore lint/a11y/useMediaCaption: they are the tracks in it, which the rule does not see
    <video
      ref={setVideo}
      poster={props.pictureUrl ?? undefined}
      controls
      playsInline
      preload="metadata"
      aria-label={props.label}
      className={props.className}
    >
      {playback.captions.map(({ language, label, url }) => (
        <track key={url} kind="subtitles" srcLang={language} label={label} src={url} />
      ))}
    </video>
  )
}
