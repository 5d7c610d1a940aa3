import { MediaPreviewThumbnail } from 'media-chrome/react'
import { type CSSProperties, type PointerEvent, useState } from 'react'
import { formatPlaybackTime } from '../../../../library/title/playback-time.ts'
import { useTexts } from '../../../../platform/texts.ts'
import { usePlayedShare } from '../film/use-played-share.ts'
import { useSeekFollower } from '../film/use-seek-follower.ts'
import { useVideo } from '../film/use-video.ts'

/** Seconds between two places of the slider. Source: specification §9, "Sliders". */
const SEEK_STEP_SECONDS = 1

const TIME_EVENTS = ['timeupdate', 'seeking', 'seeked', 'emptied'] as const
const LENGTH_EVENTS = ['durationchange', 'emptied'] as const
const BUFFER_EVENTS = ['progress', 'timeupdate', 'seeked', 'emptied'] as const

/** Length of the film in seconds: the element's own once it knows it, before that the library's. */
export function lengthOf(video: HTMLVideoElement, durationSeconds: number): number {
  return Number.isFinite(video.duration) && video.duration > 0 ? video.duration : durationSeconds
}

/** Where the film stands, what is buffered, and under the pointer a picture of that place. */
export function SeekSlider(props: { video: HTMLVideoElement | null; durationSeconds: number }) {
  const t = useTexts('watch/watch')
  const { video, durationSeconds } = props
  const length = useVideo(
    video,
    LENGTH_EVENTS,
    (playing) => lengthOf(playing, durationSeconds),
    durationSeconds,
  )
  const second = useVideo(video, TIME_EVENTS, (playing) => Math.round(playing.currentTime), 0)
  const buffered = useVideo(video, BUFFER_EVENTS, (playing) => bufferedEnd(playing) / length, 0)
  const follower = useSeekFollower(video)
  const bar = usePlayedShare(video, length, follower.wantedSeconds)
  const [hover, setHover] = useState<number>()

  const shownSecond = follower.wantedSeconds ?? second
  const onPointerMove = (event: PointerEvent<HTMLElement>) => {
    const box = event.currentTarget.getBoundingClientRect()
    const share = Math.min(1, Math.max(0, (event.clientX - box.left) / box.width))
    setHover(share)
    askForPicture(event.currentTarget, share * length)
  }
  const onPointerLeave = (event: PointerEvent<HTMLElement>) => {
    setHover(undefined)
    askForPicture(event.currentTarget, null)
  }
  const shares: CSSProperties = { '--buffered': buffered, '--hover': hover ?? 0 }

  return (
    <div
      ref={bar}
      dir="ltr"
      className="player-slider player-seek"
      style={shares}
      onPointerMove={onPointerMove}
      onPointerLeave={onPointerLeave}
    >
      <div className="player-track">
        <div className="player-buffered" />
        <div className="player-played" />
      </div>
      <div className="player-thumb" />
      <input
        type="range"
        aria-label={t('seek')}
        aria-valuetext={t('positionOf', {
          time: formatPlaybackTime(shownSecond),
          duration: formatPlaybackTime(length),
        })}
        min={0}
        max={length}
        step={SEEK_STEP_SECONDS}
        value={shownSecond}
        onChange={(event) => follower.seekTo(event.currentTarget.valueAsNumber)}
      />
      <div className="player-preview" data-shown={hover !== undefined} aria-hidden>
        <MediaPreviewThumbnail className="player-preview-picture" />
        <span className="player-preview-time">{formatPlaybackTime((hover ?? 0) * length)}</span>
      </div>
    </div>
  )
}

/** media-chrome finds the picture of this second, or takes the last one away (null). */
function askForPicture(from: HTMLElement, seconds: number | null): void {
  const request = { bubbles: true, composed: true, detail: seconds }
  from.dispatchEvent(new CustomEvent('mediapreviewrequest', request))
}

/** End, in seconds, of what is buffered around the playhead; 0 when nothing is. */
function bufferedEnd(video: HTMLVideoElement): number {
  for (let range = 0; range < video.buffered.length; range++) {
    const isHere =
      video.buffered.start(range) <= video.currentTime &&
      video.currentTime <= video.buffered.end(range)
    if (isHere) return video.buffered.end(range)
  }
  return 0
}
