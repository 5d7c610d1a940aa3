import '../player.css'
import './screen-film.css'
import { MediaController } from 'media-chrome/react'
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from 'react'
import { fullTitle } from '../../../../library/title/title-name.ts'
import { useLanguage } from '../../../../platform/texts.ts'
import type { EpisodeMove } from '../../facts/next-episode.ts'
import type { UpNext } from '../../facts/up-next.ts'
import { CaptionsOverFilm } from '../captions/captions-over-film.tsx'
import { ControlBar } from '../controls/control-bar.tsx'
import { MiddleControls } from '../controls/middle-controls.tsx'
import { TopBar } from '../controls/top-bar.tsx'
import { FilmVideo } from '../film/film-video.tsx'
import { type PlayedFilm, usePlayedFilm } from '../film/use-played-film.ts'
import { SkipPart } from '../skip/skip-part.tsx'
import { OtherVersionNote } from '../versions/other-version-note.tsx'
import { ScreenEnd } from './screen-end.tsx'

/** Seconds of stillness after which the controls hide while the film plays. */
const CONTROLS_HIDE_AFTER_SECONDS = 3

type ScreenFilmProps = PlayedFilm & {
  /** What comes after it, if anything. */
  next: UpNext | undefined
  moveEpisode: EpisodeMove
  /** Plays another title in its place; the same function all the time, like `onClose` and `onEnded`. */
  onPlay: (titleId: number) => void
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
  const { title, playback, onClose, onEnded, onVideo, surface, keys } = props
  const language = useLanguage()
  const [video, setVideo] = useState<HTMLVideoElement | null>(null)
  const [place, setPlace] = useState<HTMLElement | null>(null)
  const [isMenuOpen, setMenuOpen] = useState(false)
  const box = useRef<HTMLDivElement>(null)

  const played = usePlayedFilm(video, props, {
    ...{ surface, moveEpisode: props.moveEpisode },
    onRestart: () => surface.current?.focus({ preventScroll: true }),
  })
  const { film, stage, captions, captionLook, controls, skipping, onKeyDown, restart, bar } = played
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

  useEffect(() => {
    if (stage.is === 'ended') onEnded()
  }, [stage, onEnded])

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
        <TopBar title={fullTitle(title)} onClose={onClose} />
        {stage.is !== 'ended' && (
          <MiddleControls needsTap={stage.is === 'needsTap'} onTap={film.play} />
        )}
        <SkipPart {...{ skipping, surface }} {...controls.covered} />
        <ControlBar {...bar} captionStyles={null} onMenu={setMenuOpen} container={box} />
      </MediaController>
      {props.isInPlaceOf && <OtherVersionNote playback={playback} />}
      {stage.is === 'ended' && (
        <ScreenEnd next={props.next} onPlay={props.onPlay} onAgain={restart} onClose={onClose} />
      )}
      <div className="screen-film-place">
        <div ref={setPlace} className="screen-film-picture" />
        <CaptionsOverFilm
          video={video}
          place={place}
          language={captions.isOutside ? null : captions.drawn}
          look={captionLook.look}
          delaySeconds={captions.delay.seconds}
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
