/** Starts a video as far as its browser lets it. */
export type VideoStarter = {
  /** Play; without sound where a browser refuses sound that nobody tapped for. */
  start: () => void
  /** The viewer tapped: what was silenced here may be heard. */
  allowSound: () => void
}

/** Start a video for the party, which cannot wait for a tap: refused with sound, it plays without and
 *  waits for a tap to be heard. `onNeedsTap` hears of both, until the signal ends it. */
export function startWithOrWithoutSound(
  video: HTMLVideoElement,
  signal: AbortSignal,
  onNeedsTap: (needsTap: boolean) => void,
): VideoStarter {
  let isSilencedHere = false

  const start = async () => {
    try {
      await video.play()
    } catch (error) {
      // Anything else is a film that was paused or changed meanwhile, or its own failure.
      const isRefused = error instanceof DOMException && error.name === 'NotAllowedError'
      if (!isRefused || signal.aborted) return
      onNeedsTap(true)
      if (video.muted) return
      isSilencedHere = true
      video.muted = true
      await start()
    }
  }
  const onVolume = () => {
    if (video.muted || !isSilencedHere) return
    isSilencedHere = false
    onNeedsTap(false)
  }
  // Refused although it was silent: saving power. It plays now, so nobody needs to tap any more.
  const onPlaying = () => {
    if (!isSilencedHere) onNeedsTap(false)
  }
  video.addEventListener('volumechange', onVolume, { signal })
  video.addEventListener('playing', onPlaying, { signal })

  return {
    start: () => void start(),
    allowSound() {
      if (isSilencedHere) video.muted = false
      isSilencedHere = false
      onNeedsTap(false)
    },
  }
}
