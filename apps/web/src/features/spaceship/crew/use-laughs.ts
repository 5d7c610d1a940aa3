import { useEffect } from 'react'
import { laughMoments, laughsBetween } from './laugh-moments.ts'

/** Characters of a captions file that are read at most. */
const LONGEST_FILE = 2_000_000

/** Calls `onLaugh` where the captions of a film laugh, whether they are shown or not. */
export function useLaughs(video: HTMLVideoElement | null, onLaugh: () => void): void {
  useEffect(() => {
    if (!video) return
    const leaving = new AbortController()
    let moments: readonly number[] = []
    let fromSeconds = video.currentTime
    const onTime = () => {
      const toSeconds = video.currentTime
      if (laughsBetween(moments, { fromSeconds, toSeconds })) onLaugh()
      fromSeconds = toSeconds
    }
    video.addEventListener('timeupdate', onTime)
    // Captions that cannot be had: nobody laughs.
    momentsOf(video, leaving.signal).then(
      (found) => {
        moments = found
      },
      () => undefined,
    )
    return () => {
      leaving.abort()
      video.removeEventListener('timeupdate', onTime)
    }
  }, [video, onLaugh])
}

/** Reads the film's captions, English ones if there are any: they are most likely its own. */
async function momentsOf(video: HTMLVideoElement, signal: AbortSignal): Promise<number[]> {
  const tracks = [...video.querySelectorAll<HTMLTrackElement>('track[kind="subtitles"]')]
  const track = tracks.find(({ srclang }) => srclang.startsWith('en')) ?? tracks[0]
  if (!track) return []
  const answer = await fetch(track.src, { signal, credentials: 'same-origin' })
  if (!answer.ok) return []
  const text = (await answer.text()).slice(0, LONGEST_FILE)
  const { readSubtitles } = await import('@starnest/subtitles/format/read-subtitles')
  return laughMoments(readSubtitles(text).cues, track.srclang)
}
