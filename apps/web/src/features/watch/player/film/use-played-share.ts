import { type RefObject, useEffect, useRef } from 'react'

/** Draw the played part of a slider (its --played, 0 to 1) with the film itself, frame by frame and
 *  without React; while the viewer drags (`wantedSeconds`) it stays under the finger. */
export function usePlayedShare(
  video: HTMLVideoElement | null,
  lengthSeconds: number,
  wantedSeconds: number | undefined,
): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!video) return
    let frame = 0
    const draw = () => {
      const share = (wantedSeconds ?? video.currentTime) / lengthSeconds
      bar.current?.style.setProperty('--played', String(Math.min(1, share || 0)))
    }
    const follow = () => {
      draw()
      if (!video.paused) frame = requestAnimationFrame(follow)
    }
    const restart = () => {
      cancelAnimationFrame(frame)
      follow()
    }
    restart()
    const events = ['play', 'pause', 'seeking', 'seeked', 'timeupdate', 'emptied']
    for (const event of events) video.addEventListener(event, restart)
    return () => {
      cancelAnimationFrame(frame)
      for (const event of events) video.removeEventListener(event, restart)
    }
  }, [video, lengthSeconds, wantedSeconds])
  return bar
}
