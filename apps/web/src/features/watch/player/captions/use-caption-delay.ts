import { useEffect, useState } from 'react'
import { DELAY_STEP_SECONDS, keepDelay, keptDelay } from './caption-delays.ts'
import { delayCues, ownTrack } from './text-tracks.ts'

/** How much later the captions that are shown come than their file says, and the ways to change it. */
export type CaptionDelay = {
  /** Less than 0: sooner. */
  seconds: number
  /** Shows them later by so many steps; less than 0: sooner. */
  change: (bySteps: number) => void
  reset: () => void
}

/** Shows the captions in a language sooner or later than their file says, and remembers it on this browser.
 *  `url`: their address; undefined: none are shown. */
export function useCaptionDelay(
  video: HTMLVideoElement | null,
  { language, url }: { language: string | null; url: string | undefined },
): CaptionDelay {
  const [changed, setChanged] = useState<{ url: string; seconds: number }>()
  const seconds = changed && changed.url === url ? changed.seconds : keptDelay(url)

  useEffect(() => {
    const track = video ? ownTrack(video, language) : undefined
    if (!track) return
    const apply = () => {
      delayCues(track, seconds)
      // No browser says so of a film that is paused.
      track.dispatchEvent(new Event('cuechange'))
    }
    apply()
    const element = [...(video?.querySelectorAll('track') ?? [])].find((one) => one.track === track)
    element?.addEventListener('load', apply)
    return () => element?.removeEventListener('load', apply)
  }, [video, language, seconds])

  const say = (wanted: number) => {
    if (url !== undefined) setChanged({ url, seconds: keepDelay(url, wanted) })
  }
  return {
    seconds,
    change: (bySteps) => say(seconds + bySteps * DELAY_STEP_SECONDS),
    reset: () => say(0),
  }
}
