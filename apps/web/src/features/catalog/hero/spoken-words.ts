/** What is being said in a trailer, and in which language. */
export type Spoken = { words: string; language: string }

/** Tells what is said in a video, by the captions that it has in a language, as it is said; null:
 *  nothing, now. Returns the way to stop that. The browser itself would write it where our picture
 *  fades out. */
export function followCaptions(
  video: HTMLVideoElement,
  language: string,
  onSay: (spoken: Spoken | null) => void,
): () => void {
  const track = [...video.textTracks].find((one) => one.language === language)
  if (!track) return () => undefined
  const tell = () => {
    const words = [...(track.activeCues ?? [])].map(wordsOf).join('\n')
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
const wordsOf = (cue: TextTrackCue): string =>
  cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
