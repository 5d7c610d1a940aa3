/** What is being said in a trailer, and in which language. */
export type Spoken = { words: string; language: string }

/** Calls `onSay` with each caption of a video in one language when it begins, and with null when it
 *  ends. Returns a function that stops this. We draw the captions ourselves because the browser would
 *  draw them at the bottom edge, where our picture fades out. */
export function followCaptions(
  video: HTMLVideoElement,
  language: string,
  onSay: (spoken: Spoken | null) => void,
): () => void {
  const track = [...video.textTracks].find((one) => one.language === language)
  if (!track) return () => undefined
  const tell = () => {
    const words = [...(track.activeCues ?? [])].map(textOf).join('\n')
    onSay(words ? { words, language } : null)
  }
  track.mode = 'hidden'
  track.addEventListener('cuechange', tell)
  tell()
  return () => {
    track.removeEventListener('cuechange', tell)
    track.mode = 'disabled'
    onSay(null)
  }
}

/** A cue without its marks, such as who speaks. */
const textOf = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
