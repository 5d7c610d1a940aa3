import type { Animation } from '@starnest/contract/catalog/catalog'
import type { Playback } from '@starnest/contract/watch/watch'
import { MediaController } from 'media-chrome/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { useCaptionLook } from '../../../library/captions/caption-look.ts'
import { useViewingPreferences } from '../../../library/family/viewing-preferences.ts'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useLanguage } from '../../../platform/texts.ts'
import type { UpNext } from '../facts/up-next.ts'
import type { EpisodeMove } from '../page/use-episode-moves.ts'
import { useProgressReports } from '../progress/use-progress-reports.ts'
import { CaptionsOverFilm } from './captions/captions-over-film.tsx'
import { useCaptions } from './captions/use-captions.ts'
import { ControlBar } from './controls/control-bar.tsx'
import { MiddleControls } from './controls/middle-controls.tsx'
import { TopBar } from './controls/top-bar.tsx'
import { useDub } from './dub/use-dub.ts'
import { EndScreen } from './end-screen.tsx'
import type { FailureReason } from './engine/failure-reason.ts'
import { seek } from './film/film-moves.ts'
import { FilmVideo } from './film/film-video.tsx'
import { useControls } from './film/use-controls.ts'
import { useFilm } from './film/use-film.ts'
import { useMediaSession } from './film/use-media-session.ts'
import { usePictureClicks } from './film/use-picture-clicks.ts'
import { usePlayerKeys } from './film/use-player-keys.ts'
import { usePlayerOrders } from './film/use-player-orders.ts'
import { usePlayerWords } from './film/use-player-words.ts'
import { useSound } from './film/use-sound.ts'
import { preferredSound } from './rules/sound/preferred-sound.ts'
import { OtherVersionNote } from './versions/other-version-note.tsx'

/** Seconds of stillness after which the controls hide while the film plays. */
const CONTROLS_HIDE_AFTER_SECONDS = 3

/** The film with its controls. */
export function Film(props: {
  title: Animation
  related: readonly Animation[]
  next: UpNext | undefined
  moveEpisode: EpisodeMove
  playback: Playback
  startAtSeconds: number
  renditions: number
  /** What an extra is called that plays in place of the title; undefined: the title plays. */
  extraName?: string | undefined
  /** It plays because the version before it could not. */
  isInPlaceOf?: boolean | undefined
  onVersion: (version: number, atSeconds: number) => void
  onFailed: (reason: FailureReason, atSeconds: number) => void
  onClose: () => void
}) {
  const { title, playback, onFailed, onClose } = props
  const language = useLanguage()
  usePlayerWords()
  const surface = useRef<HTMLDivElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const hasControls = useAfterFirstPaint()
  const [isMenuOpen, setMenuOpen] = useState(false)

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
  const picture = usePictureClicks(video, controls.toggleFullscreen)
  useMediaSession(video, title, onClose)
  const onKeyDown = usePlayerKeys({
    video,
    changeSound: sound.change,
    toggleCaptions: captions.toggle,
    toggleFullscreen: controls.toggleFullscreen,
    close: onClose,
  })

  const name = props.extraName ?? fullTitle(title)
  const { stage } = film
  const wasTold = useRef(false)
  useEffect(() => {
    if (stage.is !== 'failed' || wasTold.current) return
    wasTold.current = true
    onFailed(stage.reason, stage.atSeconds)
  }, [stage, onFailed])

  const watchAgain = () => {
    if (video) seek(video, 0)
    film.play()
    surface.current?.focus()
  }
  usePlayerOrders({
    video,
    titleId: title.id,
    moveEpisode: props.moveEpisode,
    play: film.play,
    restart: watchAgain,
    changeSound: sound.change,
    captions,
  })

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys belong to the player as a whole
    <div
      ref={surface}
      className="player-surface"
      tabIndex={-1}
      onKeyDown={onKeyDown}
      onPointerDown={picture.onPointerDown}
      onDoubleClick={picture.onDoubleClick}
      onClick={(event) => {
        picture.onClick(event)
        giveFocusBack(event)
      }}
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
        inert={stage.is === 'ended'}
      >
        <FilmVideo ref={setVideo} playback={playback} pictureUrl={title.backdropUrl} />
        <CaptionsOverFilm
          video={video}
          language={captions.isOutside ? null : captions.drawn}
          look={captionLook.look}
          {...controls.covered}
        />
        {hasControls && (
          <>
            <TopBar title={name} onClose={onClose} />
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
              container={surface}
            />
          </>
        )}
      </MediaController>
      {props.isInPlaceOf && <OtherVersionNote playback={playback} />}
      {stage.is === 'ended' && (
        <EndScreen
          pictureUrl={title.backdropUrl}
          related={props.related}
          next={props.next}
          onAgain={watchAgain}
          onClose={onClose}
        />
      )}
    </div>
  )

  /** After a mouse or a finger the keys are the film's again: space plays, whatever was clicked. */
  function giveFocusBack(event: MouseEvent) {
    const isPointer = event.detail > 0
    const isControl = event.target instanceof Element && event.target.closest('.player-film')
    if (isPointer && isControl && !isMenuOpen) surface.current?.focus({ preventScroll: true })
  }
}

/** False in the first frame. The film is asked for in that frame; its controls, which take longer to
 *  build, come while its first bytes are on their way. */
function useAfterFirstPaint(): boolean {
  const [isPainted, setPainted] = useState(false)
  useEffect(() => {
    const frame = requestAnimationFrame(() => setPainted(true))
    return () => cancelAnimationFrame(frame)
  }, [])
  return isPainted
}
