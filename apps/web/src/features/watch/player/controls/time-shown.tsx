import { formatPlaybackTime } from '../../../../library/title/playback-time.ts'
import { useVideo } from '../film/use-video.ts'
import { lengthOf } from './seek-slider.tsx'

const TIME_EVENTS = ['timeupdate', 'seeking', 'loadedmetadata', 'emptied'] as const
const LENGTH_EVENTS = ['durationchange', 'emptied'] as const

/** 'm:ss / m:ss'. Source: specification §2.5. */
export function TimeShown(props: { video: HTMLVideoElement | null; durationSeconds: number }) {
  const { video, durationSeconds } = props
  const second = useVideo(video, TIME_EVENTS, (playing) => Math.floor(playing.currentTime), 0)
  const length = useVideo(
    video,
    LENGTH_EVENTS,
    (playing) => lengthOf(playing, durationSeconds),
    durationSeconds,
  )
  return (
    <span dir="ltr" className="player-time">
      {formatPlaybackTime(second)} / {formatPlaybackTime(length)}
    </span>
  )
}
