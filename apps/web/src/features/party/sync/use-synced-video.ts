import type { PartyPlayback } from '@starnest/contract/party/party'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { ServerClock } from '../../../platform/socket/server-clock.ts'
import { canNudge } from './steering/can-nudge.ts'
import { NO_NEWS, type Steering, type SteeringNews, steerVideo } from './steering/steer-video.ts'

/** What a page shows of a video that follows the party. */
export type SyncedVideo = {
  /** It plays without sound, or not at all, until the viewer taps: `tap` belongs into that click. */
  needsTap: boolean
  tap: () => void
  /** Until everybody starts together; undefined: nobody waits for that. */
  startsInMs: number | undefined
  /** It should run and is visibly behind or ahead. */
  isCatchingUp: boolean
}

/** Keep a video where the party stands. Only this plays, pauses and moves it. The video must show the
 *  film that `playback` is about; `playback` undefined: the video is left as it is. `clock` stays the
 *  same one. */
export function useSyncedVideo(
  video: HTMLVideoElement | null,
  playback: PartyPlayback | undefined,
  clock: ServerClock,
): SyncedVideo {
  const [news, setNews] = useState(NO_NEWS)
  const steering = useRef<Steering>(undefined)

  useEffect(() => {
    if (!video) return
    const onNews = (next: SteeringNews) =>
      setNews((before) => (isSameNews(before, next) ? before : next))
    const taken = steerVideo(video, { clock, canNudge: canNudge(navigator), onNews })
    steering.current = taken
    return () => {
      steering.current = undefined
      taken.stop()
      setNews(NO_NEWS)
    }
  }, [video, clock])

  // biome-ignore lint/correctness/useExhaustiveDependencies: another video or clock has its own steering
  useEffect(() => steering.current?.follow(playback), [playback, video, clock])

  const tap = useCallback(() => steering.current?.tap(), [])
  return { ...news, tap }
}

function isSameNews(one: SteeringNews, other: SteeringNews): boolean {
  return (
    one.startsInMs === other.startsInMs &&
    one.isCatchingUp === other.isCatchingUp &&
    one.needsTap === other.needsTap
  )
}
