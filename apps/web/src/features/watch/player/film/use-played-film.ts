import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Playback } from '@starnest/contract/watch/watch'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useCaptionLook } from '../../../../library/captions/caption-look.ts'
import { useViewingPreferences } from '../../../../library/family/viewing-preferences.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import type { EpisodeMove } from '../../facts/next-episode.ts'
import { useProgressReports } from '../../progress/use-progress-reports.ts'
import { useCaptionStyles } from '../captions/styled/use-caption-styles.ts'
import { useCaptions } from '../captions/use-captions.ts'
import { useDub } from '../dub/use-dub.ts'
import { useSignsOfLife } from '../end/unattended.ts'
import type { FilmFailure } from '../engine/failure-reason.ts'
import { preferredSound } from '../rules/sound/preferred-sound.ts'
import { useSkipping } from '../skip/use-skipping.ts'
import { seek } from './film-moves.ts'
import { useControls } from './steering/use-controls.ts'
import { useMediaSession } from './steering/use-media-session.ts'
import { usePlayerKeys } from './steering/use-player-keys.ts'
import { usePlayerOrders } from './steering/use-player-orders.ts'
import { useFilm } from './use-film.ts'
import { useFrameSteps } from './use-frame-steps.ts'
import { usePlayerLabels } from './use-player-labels.ts'
import { useSound } from './use-sound.ts'

/** A film that is to be played, and who is told how it goes. */
export type PlayedFilm = {
  title: Animation
  playback: Playback
  startAtSeconds: number
  renditions: number
  /** It plays because the version before it could not. */
  isInPlaceOf?: boolean | undefined
  onVersion: (version: number, atSeconds: number) => void
  /** Called once. */
  onFailed: (failure: FilmFailure) => void
  onClose: () => void
}

type Screen = {
  /** What fills the screen with the film. */
  surface: RefObject<HTMLElement | null>
  moveEpisode: EpisodeMove
  /** Called when the film was begun again. */
  onRestart?: (() => void) | undefined
}

/** All that plays a film, whoever shows its picture: engine, sound, captions, reading aloud, keys, orders and
 *  reports. `bar`: what the control bar shows of it. */
export function usePlayedFilm(
  video: HTMLVideoElement | null,
  props: PlayedFilm,
  { surface, moveEpisode, onRestart }: Screen,
) {
  const { title, playback, onVersion, onFailed, onClose } = props
  const language = useLanguage()
  usePlayerLabels()
  // Before the film, so that on closing it reads the position while the film is still attached.
  const reported = playback.video ?? undefined
  useProgressReports(video, { titleId: title.id, video: reported }, !title.isComingSoon)
  const [wanted] = useState(() => preferredSound(playback.sounds, language))
  const film = useFilm(video, {
    ...props,
    sources: playback.sources,
    durationSeconds: playback.duration,
    sounds: { tracks: playback.sounds, wanted },
  })
  const heard = film.sound?.playing ?? 0
  const { showSubtitles } = useViewingPreferences()
  const captions = useCaptions(video, playback.captions, {
    ...{ language, showSubtitles },
    soundLanguage: playback.sounds[heard]?.language ?? null,
  })
  const dub = useDub(video, captions.shown)
  const sound = useSound(video, { loudness: playback.loudness, isDubbed: dub.isQuiet })
  const captionLook = useCaptionLook()
  const captionStyles = useCaptionStyles(playback.captions, captions.drawn, captionLook)
  const controls = useControls(surface, sound.change)
  useMediaSession(video, title, onClose)
  useSignsOfLife(title.id)
  const skipping = useSkipping(video, playback, { play: film.play })
  const onKeyDown = usePlayerKeys({
    video,
    changeSound: sound.change,
    toggleCaptions: captions.toggle,
    pressSkip: skipping.press,
    focusSkip: skipping.focus,
    toggleFullscreen: controls.toggleFullscreen,
    stepFrame: useFrameSteps(video),
    close: onClose,
  })

  const { stage } = film
  const wasTold = useRef(false)
  useEffect(() => {
    if (stage.is !== 'failed' || wasTold.current) return
    wasTold.current = true
    onFailed(stage)
  }, [stage, onFailed])

  const restart = () => {
    skipping.forget()
    if (video) seek(video, 0)
    film.play()
    onRestart?.()
  }
  usePlayerOrders({
    video,
    titleId: title.id,
    moveEpisode,
    play: film.play,
    restart,
    changeSound: sound.change,
    captions,
    skipping,
  })

  const bar = {
    video,
    durationSeconds: playback.duration,
    chapters: playback.chapters,
    captions: { ...captions, tracks: playback.captions, pictures: playback.pictureSubtitles },
    tracks: {
      sounds: playback.sounds,
      heard: film.sound,
      onSound: film.chooseSound,
      versions: playback.versions,
      version: playback.video,
      onVersion: (version: number) => onVersion(version, video?.currentTime ?? 0),
    },
    captionLook,
    captionStyles,
    dub,
    sound,
    quality: film.quality,
    onLevel: film.chooseLevel,
  }
  return {
    ...{ film, stage, captions, captionLook, captionStyles, controls, skipping },
    ...{ onKeyDown, restart, bar },
  }
}
