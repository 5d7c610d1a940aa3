import type { CaptionTrack } from '@starnest/contract/watch/captions'
import type { Playback } from '@starnest/contract/watch/watch'
import { Maximize, Mic, Minimize, PictureInPicture2, Volume1, Volume2, VolumeX } from 'lucide-react'
import {
  MediaFullscreenButton,
  MediaMuteButton,
  MediaPipButton,
  MediaPlayButton,
  MediaSeekBackwardButton,
  MediaSeekForwardButton,
} from 'media-chrome/react'
import { type RefObject, useEffect, useRef } from 'react'
import type { CaptionLookChoice } from '../../../../library/captions/caption-look.ts'
import { SKIP_SECONDS } from '../../../../library/title/player-steps.ts'
import { askVoice } from '../../../../library/voice/ask-voice.ts'
import { useTexts } from '../../../../platform/texts.ts'
import type { CaptionStyles } from '../captions/styled/use-caption-styles.ts'
import type { CaptionDelay } from '../captions/use-caption-delay.ts'
import type { Dub } from '../dub/use-dub.ts'
import type { Quality } from '../engine/quality.ts'
import type { useSound } from '../film/use-sound.ts'
import { shownVolume, withVolume } from '../rules/sound/volume-rules.ts'
import { CaptionsMenu } from './menus/captions-menu.tsx'
import { ChaptersMenu } from './menus/chapters-menu.tsx'
import { SettingsMenu } from './menus/settings-menu.tsx'
import { type TrackChoices, TracksMenu } from './menus/tracks-menu.tsx'
import { PlayIcons } from './play-icons.tsx'
import { SeekSlider } from './seek-slider.tsx'
import { SkipIcon } from './skip-icon.tsx'
import { TimeShown } from './time-shown.tsx'
import { VolumeSlider } from './volume-slider.tsx'

/** Everything along the foot of the picture. */
export function ControlBar(props: {
  video: HTMLVideoElement | null
  durationSeconds: number
  chapters: Playback['chapters']
  captions: {
    tracks: readonly CaptionTrack[]
    pictures: Playback['pictureSubtitles']
    shown: string | null
    choose: (language: string | null) => void
    delay: CaptionDelay
  }
  tracks: TrackChoices
  captionLook: CaptionLookChoice
  /** null: there is nothing to choose. */
  captionStyles: CaptionStyles | null
  dub: Dub
  sound: ReturnType<typeof useSound>
  quality: Quality
  onLevel: (level: number) => void
  onMenu: (isOpen: boolean) => void
  /** Where menus are drawn: inside what goes to full screen. */
  container: RefObject<HTMLElement | null>
}) {
  const { video, sound, captions, onMenu, container } = props
  const t = useTexts('watch/watch')
  const playButton = useFirstFocus()
  return (
    <div className="player-bar">
      <div dir="ltr" className="player-controls">
        <SeekSlider video={video} durationSeconds={props.durationSeconds} />
        <div className="player-buttons">
          <span ref={playButton} className="player-wide contents">
            <MediaPlayButton noTooltip>
              <PlayIcons />
            </MediaPlayButton>
          </span>
          <span className="player-wide contents">
            <MediaSeekBackwardButton seekOffset={SKIP_SECONDS}>
              <SkipIcon />
            </MediaSeekBackwardButton>
            <MediaSeekForwardButton seekOffset={SKIP_SECONDS}>
              <SkipIcon isForward />
            </MediaSeekForwardButton>
          </span>
          <div className="flex items-center">
            <MediaMuteButton>
              <VolumeX slot="off" />
              <Volume1 slot="low" />
              <Volume1 slot="medium" />
              <Volume2 slot="high" />
            </MediaMuteButton>
            <VolumeSlider
              volume={shownVolume(sound.sound)}
              onChange={(volume) => sound.change((before) => withVolume(before, volume))}
            />
          </div>
          <TimeShown video={video} durationSeconds={props.durationSeconds} />
          <span className="flex-1" />
          <button
            type="button"
            className="player-button"
            aria-label={t('voice')}
            title={t('voice')}
            onClick={() => askVoice({ is: 'toggle' })}
          >
            <Mic aria-hidden />
          </button>
          {props.chapters.length > 1 && (
            <ChaptersMenu {...{ video, onMenu, container }} chapters={props.chapters} />
          )}
          <TracksMenu {...{ ...props.tracks, onMenu, container }} />
          {captions.tracks.length + captions.pictures.length > 0 && (
            <CaptionsMenu
              {...{ ...captions, onMenu, container }}
              look={props.captionLook}
              styles={props.captionStyles}
              dub={props.dub}
            />
          )}
          <SettingsMenu
            {...{ video, onMenu, container }}
            quality={props.quality}
            onLevel={props.onLevel}
          />
          <MediaPipButton>
            <PictureInPicture2 slot="enter" />
            <PictureInPicture2 slot="exit" />
          </MediaPipButton>
          <MediaFullscreenButton>
            <Maximize slot="enter" />
            <Minimize slot="exit" />
          </MediaFullscreenButton>
        </div>
      </div>
    </div>
  )
}

/** The play button has the keyboard when the player opens. */
function useFirstFocus(): RefObject<HTMLSpanElement | null> {
  const around = useRef<HTMLSpanElement>(null)
  useEffect(() => {
    const wait = requestAnimationFrame(() => {
      const button = around.current?.querySelector<HTMLElement>('media-play-button')
      button?.focus({ preventScroll: true })
    })
    return () => cancelAnimationFrame(wait)
  }, [])
  return around
}
