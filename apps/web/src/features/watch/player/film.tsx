import type { Animation } from '@starnest/contract/catalog/catalog'
import { MediaController } from 'media-chrome/react'
import { type MouseEvent, useEffect, useRef, useState } from 'react'
import { fullTitle } from '../../../library/title/title-name.ts'
import { useLanguage } from '../../../platform/texts.ts'
import type { EpisodeMove } from '../facts/next-episode.ts'
import type { UpNext } from '../facts/up-next.ts'
import { CaptionsOverFilm } from './captions/captions-over-film.tsx'
import { ControlBar } from './controls/control-bar.tsx'
import { MiddleControls } from './controls/middle-controls.tsx'
import { TopBar } from './controls/top-bar.tsx'
import { EndScreen } from './end/end-screen.tsx'
import { FilmVideo } from './film/film-video.tsx'
import { usePictureClicks } from './film/steering/use-picture-clicks.ts'
import { type PlayedFilm, usePlayedFilm } from './film/use-played-film.ts'
import { SkipPart } from './skip/skip-part.tsx'
import { OtherVersionNote } from './versions/other-version-note.tsx'

/** Seconds of stillness after which the controls hide while the film plays. */
const CONTROLS_HIDE_AFTER_SECONDS = 3

type FilmProps = PlayedFilm & {
  related: readonly Animation[]
  next: UpNext | undefined
  moveEpisode: EpisodeMove
  /** What an extra is called that plays in place of the title; undefined: the title plays. */
  extraName?: string | undefined
}

/** The film with its controls. */
export function Film(props: FilmProps) {
  const { title, playback, onClose } = props
  const language = useLanguage()
  const surface = useRef<HTMLDivElement>(null)
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const hasControls = useAfterFirstPicture(video)
  const [isMenuOpen, setMenuOpen] = useState(false)

  const played = usePlayedFilm(video, props, {
    ...{ surface, moveEpisode: props.moveEpisode },
    onRestart: () => surface.current?.focus(),
  })
  // A film that begins again by itself takes the place of a button that had the focus; its keys need it.
  useEffect(() => {
    if (document.activeElement === document.body) surface.current?.focus({ preventScroll: true })
  }, [])
  const { film, stage, captions, captionLook, controls, skipping, onKeyDown, restart, bar } = played
  const picture = usePictureClicks(video, controls.toggleFullscreen)
  const name = props.extraName ?? fullTitle(title)

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
          delaySeconds={captions.delay.seconds}
          styles={played.captionStyles}
          {...controls.covered}
        />
        {hasControls && (
          <>
            <TopBar title={name} onClose={onClose} />
            <MiddleControls needsTap={stage.is === 'needsTap'} onTap={film.play} />
            {stage.is !== 'ended' && <SkipPart {...{ skipping, surface }} {...controls.covered} />}
            <ControlBar {...bar} onMenu={setMenuOpen} container={surface} />
          </>
        )}
      </MediaController>
      {props.isInPlaceOf && <OtherVersionNote playback={playback} />}
      {stage.is === 'ended' && (
        <EndScreen
          pictureUrl={title.backdropUrl}
          related={props.related}
          next={props.next}
          onAgain={restart}
          onClose={onClose}
        />
      )}
      {/* Also at its end the viewer can go back into credits that were skipped. */}
      {stage.is === 'ended' && <SkipPart {...{ skipping, surface }} {...controls.covered} />}
    </div>
  )

  /** After a mouse or a finger the keys are the film's again: space plays, whatever was clicked. */
  function giveFocusBack(event: MouseEvent) {
    const isPointer = event.detail > 0
    const isControl = event.target instanceof Element && event.target.closest('.player-film')
    if (isPointer && isControl && !isMenuOpen) surface.current?.focus({ preventScroll: true })
  }
}

/** Milliseconds after which the controls come in any case: a film may be slow, or have no picture. */
const CONTROLS_LATEST_MS = 300

/** False until the film shows its first picture: the browser opens a film in many small steps between those of the
 *  page, and the controls take long to build. */
function useAfterFirstPicture(video: HTMLVideoElement | null): boolean {
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (!video || isShown) return
    const show = () => setShown(true)
    const latest = setTimeout(show, CONTROLS_LATEST_MS)
    const picture = video.requestVideoFrameCallback?.(show)
    return () => {
      clearTimeout(latest)
      if (picture !== undefined) video.cancelVideoFrameCallback(picture)
    }
  }, [video, isShown])
  return isShown
}
