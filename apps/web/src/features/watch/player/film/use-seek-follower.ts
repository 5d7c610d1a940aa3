import { useEffect, useRef, useState } from 'react'

/** Seeks that never queue up: while one is under way only the newest position is kept, and the picture
 *  follows the finger as fast as the file allows. `wantedSeconds` is where the finger is until the
 *  picture is there too. */
export function useSeekFollower(video: HTMLVideoElement | null) {
  const [wantedSeconds, setWantedSeconds] = useState<number>()
  const next = useRef<number>(undefined)

  useEffect(() => {
    if (!video) return
    const onSeeked = () => {
      const position = next.current
      next.current = undefined
      if (position === undefined) setWantedSeconds(undefined)
      else video.currentTime = position
    }
    const onGone = () => {
      next.current = undefined
      setWantedSeconds(undefined)
    }
    // A film that opens at its beginning has nowhere to seek to.
    const onOpened = () => {
      if (!video.seeking) onGone()
    }
    video.addEventListener('seeked', onSeeked)
    video.addEventListener('emptied', onGone)
    video.addEventListener('loadedmetadata', onOpened)
    return () => {
      video.removeEventListener('loadedmetadata', onOpened)
      video.removeEventListener('seeked', onSeeked)
      video.removeEventListener('emptied', onGone)
    }
  }, [video])

  const seekTo = (seconds: number) => {
    if (!video) return
    setWantedSeconds(seconds)
    if (video.seeking) next.current = seconds
    else video.currentTime = seconds
  }
  return { wantedSeconds, seekTo }
}
