import type { Playback } from '@starnest/contract/watch/watch'
import { type Ref, useEffect, useEffectEvent, useState } from 'react'
import { useFontsOf } from '../../../platform/fonts/load-fonts.ts'
import { useTexts } from '../../../platform/texts.ts'
import type { LoadAttachFilm } from './attach-film.ts'
import type { Cues, EditedCue } from './cues/cue-edits.ts'
import { timeText } from './cues/cue-times.ts'

type FilmBesideProps = {
  video: HTMLVideoElement | null
  ref: Ref<HTMLVideoElement>
  playback: Playback
  pictureUrl: string | null
  cues: Cues
  language: string
  seconds: number
  loadAttachFilm: LoadAttachFilm
}

/** The film beside its cues, with the one that is said now. */
export function FilmBeside(props: FilmBesideProps) {
  const { video, ref, playback, pictureUrl, cues, language, seconds, loadAttachFilm } = props
  const t = useTexts('translate/editor')
  const [hasFailed, setFailed] = useState(false)
  useFontsOf(language)
  const attach = useEffectEvent(async (to: HTMLVideoElement, isGone: () => boolean) => {
    const attachFilm = await loadAttachFilm()
    return isGone() ? undefined : attachFilm(to, playback, () => setFailed(true))
  })
  useEffect(() => {
    if (!video) return
    let isGone = false
    const attached = attach(video, () => isGone)
    attached.catch(() => setFailed(true))
    return () => {
      isGone = true
      void attached.then((detach) => detach?.()).catch(() => undefined)
    }
  }, [video])
  const now = cueAt(cues, seconds)
  return (
    <section className="caption-film" aria-label={t('film')}>
      <div className="caption-film-picture">
        {/* biome-ignore lint/a11y/useMediaCaption: the cues are drawn as they are changed */}
        <video
          ref={ref}
          controls
          playsInline
          preload="metadata"
          poster={pictureUrl ?? undefined}
          aria-label={t('film')}
        />
        <p lang={language} dir="auto" className="caption-film-cue">
          {now && <span>{now.text}</span>}
        </p>
      </div>
      <p className="text-mist text-sm tabular-nums">
        {hasFailed ? t('filmFailed') : t('filmAt', { time: timeText(seconds) })}
      </p>
    </section>
  )
}

/** The cue that stands at a time; undefined: none does. */
const cueAt = (cues: Cues, seconds: number): EditedCue | undefined =>
  cues.findLast(({ startTime, endTime }) => startTime <= seconds && seconds < endTime)

/** Where a film is, in seconds, as its browser tells it. */
export function useFilmSeconds(video: HTMLVideoElement | null): number {
  const [seconds, setSeconds] = useState(0)
  useEffect(() => {
    if (!video) return
    const tell = () => setSeconds(video.currentTime)
    video.addEventListener('timeupdate', tell)
    video.addEventListener('seeking', tell)
    return () => {
      video.removeEventListener('timeupdate', tell)
      video.removeEventListener('seeking', tell)
    }
  }, [video])
  return seconds
}
