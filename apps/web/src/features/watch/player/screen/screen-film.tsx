import '../player.css'
import './screen-film.css'
import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Playback } from '@starnest/contract/watch/watch'
import { MediaController } from 'media-chrome/react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { useCaptionLook } from '../../../../library/captions/caption-look.ts'
import { useViewingPreferences } from '../../../../library/family/viewing-preferences.ts'
import { fullTitle } from '../../../../library/title/title-name.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import { useProgressReports } from '../../progress/use-progress-reports.ts'
import { CaptionsOverFilm } from '../captions/captions-over-film.tsx'
import { useCaptions } from '../captions/use-captions.ts'
import { ControlBar } from '../controls/control-bar.tsx'
import { MiddleControls } from '../controls/middle-controls.tsx'
import { TopBar } from '../controls/top-bar.tsx'
import { useDub } from '../dub/use-dub.ts'
import type { FailureReason } from '../engine/failure-reason.ts'
import { seek } from '../film/film-moves.ts'
import { FilmVideo } from '../film/film-video.tsx'
import { useControls } from '../film/use-controls.ts'
import { useFilm } from '../film/use-film.ts'
import { useMediaSession } from '../film/use-media-session.ts'
import { usePlayerKeys } from '../film/use-player-keys.ts'
import { usePlayerOrders } from '../film/use-player-orders.ts'
import { usePlayerWords } from '../film/use-player-words.ts'
import { useSound } from '../film/use-sound.ts'
import { preferredSound } from '../rules/sound/preferred-sound.ts'

/** Seconds of stillness after which the controls hide while the film plays. */
const CONTROLS_HIDE_AFTER_SECONDS = 3

type ScreenFilmProps = {
  title: Animation
  playback: Playback
  startAtSeconds: number
  renditions: number
  /** What an extra is called that plays in place of the title; undefined: the title plays. */
  extraName?: string | undefined
  onVersion: (version: number, atSeconds: number) => void
  onFailed: (reason: FailureReason, atSeconds: number) => void
  onClose: () => void
  onEnded: () => void
  /** Who shows its pictures gets the element, and null when it goes; the same function all the time. */
  onVideo: (video: HTMLVideoElement | null) => void
  /** What fills the screen with the film. */
  surface: RefObject<HTMLElement | null>
  /** The player's keys, for what else on the page has the focus. */
  keys: RefObject<((event: KeyboardEvent) => void) | null>
}

/** The player's film without its own picture: the page shows that on a screen of its own, and says by the custom
 *  properties `--captions-*` where what is said is read. Engine, captions, keys, controls, reading aloud and
 *  reports are the player's. */
export function ScreenFilm(props: ScreenFilmProps) {
  const { title, playback, onFailed, onClose, onEnded, onVideo, surface, keys } = props
  const language = useLanguage()
  usePlayerWords()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

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
  const controls = useControls(surface, sound.change)
  useMediaSession(video, title, onClose)
  const onKeyDown = usePlayerKeys({
    video,
    changeSound: sound.change,
    toggleCaptions: captions.toggle,
    toggleFullscreen: controls.toggleFullscreen,
    close: onClose,
  })
  useEffect(() => {
    keys.current = onKeyDown
    return () => {
      keys.current = null
    }
  })
  useEffect(() => {
    onVideo(video)
    return () => onVideo(null)
  }, [video, onVideo])

  const { stage } = film
  const wasTold = useRef(false)
  useEffect(() => {
    if (stage.is !== 'failed' || wasTold.current) return
    wasTold.current = true
    onFailed(stage.reason, stage.atSeconds)
  }, [stage, onFailed])
  useEffect(() => {
    if (stage.is === 'ended') onEnded()
  }, [stage, onEnded])
  usePlayerOrders({
    video,
    titleId: title.id,
    moveEpisode: () => false,
    play: film.play,
    restart: () => {
      if (video) seek(video, 0)
      film.play()
    },
    changeSound: sound.change,
    captions,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the film as a whole
    <div
      ref={box}
      className="screen-film"
      onKeyDown={(event) => !leadsOn(event) && onKeyDown(event)}
    >
      <MediaController
        ref={controls.setController}
        className="player-film"
        lang={language}
        autohide={String(isMenuOpen ? -1 : CONTROLS_HIDE_AFTER_SECONDS)}
        noHotkeys
        noVolumePref
        noMutedPref
        noSubtitlesLangPref
        defaultDuration={playback.duration}
        gesturesDisabled
      >
        <FilmVideo ref={setVideo} playback={playback} pictureUrl={null} />
        <TopBar title={props.extraName ?? fullTitle(title)} onClose={onClose} />
        <MiddleControls needsTap={stage.is === 'needsTap'} onTap={film.play} />
        <ControlBar
          video={video}
          durationSeconds={playback.duration}
          chapters={playback.chapters}
          captions={{
            ...captions,
            tracks: playback.captions,
            pictures: playback.pictureSubtitles,
          }}
          tracks={{
            sounds: playback.sounds,
            heard: film.sound,
            onSound: film.chooseSound,
            versions: playback.versions,
            version: playback.video,
            onVersion: (version) => props.onVersion(version, video?.currentTime ?? 0),
          }}
          captionLook={captionLook}
          dub={dub}
          sound={sound}
          quality={film.quality}
          onLevel={film.chooseLevel}
          onMenu={setMenuOpen}
          container={box}
        />
      </MediaController>
      <div className="screen-film-place">
        <div ref={setPlace} className="screen-film-picture" />
        <CaptionsOverFilm
          video={video}
          place={place}
          language={captions.isOutside ? null : captions.drawn}
          look={captionLook.look}
        />
      </div>
    </div>
  )
}

/** On a button the arrows lead to other buttons, also to those that are not the film's: with a remote there is no
 *  other way. */
function leadsOn({ key, target }: KeyboardEvent): boolean {
  const isButton = target instanceof Element && target.closest('button, a, [role="button"]')
  return key.startsWith('Arrow') && isButton !== null && isButton !== false
}
