import { useEffect, useState } from 'react'
import { ownTrack } from './text-tracks.ts'

const NOTHING: readonly VTTCue[] = []

/** What is said now, in the order of the track. The same words twice at once, as files with drawn
 *  shadows have them, are said once. */
export function useSpokenCues(
  video: HTMLVideoElement | null,
  language: string | null,
): readonly VTTCue[] {
  const [cues, setCues] = useState(NOTHING)
  useEffect(() => {
    const track = video ? ownTrack(video, language) : undefined
    if (!video || !track) return
    const tell = () => {
      // In a film that is paused no cue that is moved becomes active, or ceases to be.
      const now = video.paused ? cuesAt(track, video.currentTime) : [...(track.activeCues ?? [])]
      const spoken = now.filter((cue) => cue instanceof VTTCue)
      setCues([...new Map(spoken.map((cue) => [cue.text, cue])).values()])
    }
    // In a film that was paused before its captions came nothing changes any more.
    const element = [...video.querySelectorAll('track')].find((one) => one.track === track)
    element?.addEventListener('load', tell)
    track.addEventListener('cuechange', tell)
    tell()
    return () => {
      element?.removeEventListener('load', tell)
      track.removeEventListener('cuechange', tell)
      setCues(NOTHING)
    }
  }, [video, language])
  return cues
}

const cuesAt = (track: TextTrack, seconds: number) =>
  [...(track.cues ?? [])].filter(
    ({ startTime, endTime }) => startTime <= seconds && seconds < endTime,
  )
