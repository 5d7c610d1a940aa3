import './player.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Playback } from '@starnest/contract/watch/watch'
import { type ReactNode, type RefObject, useEffect, useState } from 'react'
import { useCaptionLook } from '../../../library/captions/caption-look.ts'
import { useViewingPreferences } from '../../../library/family/viewing-preferences.ts'
import { browserStorage } from '../../../platform/browser-storage.ts'
import { useQuieter } from '../../../platform/sound/quieter.ts'
import { useLanguage } from '../../../platform/texts.ts'
import { useProgressReports } from '../progress/use-progress-reports.ts'
import { CaptionsOverFilm } from './captions/captions-over-film.tsx'
import { useCaptionStyles } from './captions/styled/use-caption-styles.ts'
import { useCaptions } from './captions/use-captions.ts'
import type { FilmFailure } from './engine/failure-reason.ts'
import { FilmVideo } from './film/film-video.tsx'
import { useFilm } from './film/use-film.ts'
import { useVideo } from './film/use-video.ts'
import { readPreferences, writePreferences } from './rules/player-preferences.ts'
import { evenGain } from './rules/sound/even-loudness.ts'
import { preferredSound } from './rules/sound/preferred-sound.ts'
import type { Sound } from './rules/sound/volume-rules.ts'
import { SkipPart } from './skip/skip-part.tsx'
import { useSkipping } from './skip/use-skipping.ts'

const SOUND_EVENTS = ['volumechange'] as const

/** What a page shows and changes of a shared film, beside its place. */
export type SharedFilmControls = {
  captions: ReturnType<typeof useCaptions> & { tracks: Playback['captions'] }
  sound: ReturnType<typeof useFilmSound>
}

/** What the page hands in. `onVideo` and `onFailed` stay the same functions while the film is shown. */
export type SharedFilmProps = {
  title: Animation
  playback: Playback
  /** Where its bytes are fetched from first, in seconds. */
  startAtSeconds: number
  /** As countRenditions says; 1: unknown. */
  renditions: number
  /** Who steers gets the element, and null when it goes. */
  onVideo: (video: HTMLVideoElement | null) => void
  /** What is paused here was paused by who steers, so it never counts as paused by whoever watches. */
  onFailed: (failure: FilmFailure) => void
  /** Who steers is asked to go on at so many seconds, behind an intro or the like. */
  onSkip: (toSeconds: number) => void
  /** What has the focus when the button that skips goes. */
  surface: RefObject<HTMLElement | null>
  /** The page's own controls, drawn after the film. */
  children?: (controls: SharedFilmControls) => ReactNode
}

/** A film with no controls but the one that skips, for a page that steers it from outside: nothing here plays, pauses
 *  or moves it. Another film begins afresh; what is said of the same one later does not disturb it. */
export function SharedFilm(props: SharedFilmProps) {
  return <OneFilm key={props.playback.animationId} {...props} />
}

function OneFilm(props: SharedFilmProps) {
  const { title, onVideo, onFailed, onSkip, surface } = props
  const [{ playback, startAtSeconds, renditions }] = useState(props)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const language = useLanguage()
  const { showSubtitles } = useViewingPreferences()

  // Before the film, so that on closing it reads the position while the film is still attached.
  useProgressReports(
    video,
    { titleId: title.id, video: playback.video ?? undefined },
    !title.isComingSoon,
  )
  const [wanted] = useState(() => preferredSound(playback.sounds, language))
  const { stage } = useFilm(video, {
    sounds: { tracks: playback.sounds, wanted },
    sources: playback.sources,
    startAtSeconds,
    durationSeconds: playback.duration,
    renditions,
    isSteered: true,
  })
  const captions = useCaptions(video, playback.captions, {
    ...{ language, showSubtitles },
    soundLanguage: playback.sounds[wanted]?.language ?? null,
  })
  const captionLook = useCaptionLook()
  const styles = useCaptionStyles(playback.captions, captions.drawn, captionLook)
  const sound = useFilmSound(video, playback.loudness)
  const skipping = useSkipping(video, playback, { steer: onSkip })

  // After the film and its sound, so that who steers finds it attached and as loud as it should be.
  useEffect(() => {
    onVideo(video)
    return () => onVideo(null)
  }, [video, onVideo])
  useEffect(() => {
    if (stage.is === 'failed') onFailed({ ...stage, wasPaused: false })
  }, [stage, onFailed])

  return (
    <>
      <FilmVideo ref={setVideo} playback={playback} pictureUrl={title.backdropUrl} />
      <CaptionsOverFilm
        video={video}
        language={captions.isOutside ? null : captions.drawn}
        look={captionLook.look}
        delaySeconds={captions.delay.seconds}
        styles={styles}
      />
      <SkipPart {...{ skipping, surface }} areControlsShown={false} hasKey={false} />
      {props.children?.({ captions: { ...captions, tracks: playback.captions }, sound })}
    </>
  )
}

/** The film's loudness, as the player's, except that a film which only the browser's rules made silent
 *  leaves no trace: what is remembered is what the viewer chose. */
function useFilmSound(video: HTMLVideoElement | null, loudness: number | null) {
  const gain = evenGain(loudness) * useQuieter()
  const [chosen, setChosen] = useState<Sound>(() => readPreferences(browserStorage))
  const isMuted = useVideo(video, SOUND_EVENTS, (element) => element.muted, chosen.isMuted)
  const sound = { ...chosen, isMuted }

  useEffect(() => {
    if (!video) return
    video.volume = chosen.volume * gain
    video.muted = chosen.isMuted
  }, [video, chosen, gain])

  const change = (rule: (before: Sound) => Sound) => {
    const next = rule(sound)
    setChosen({ ...next })
    writePreferences(browserStorage, next)
  }
  return { sound, change }
}
