/** Move to a place in the film, in seconds; past either end means that end. A film that is still being opened
 *  begins there; its end is not known then, and not moved to. */
export function seek(video: HTMLVideoElement, toSeconds: number): void {
  const place = Math.min(endOf(video), Math.max(0, toSeconds))
  if (Number.isFinite(place)) video.currentTime = place
}

/** Where the film ends, in seconds; Infinity before anything is known. While a browser that plays streams by
 *  itself has one that still grows, that is how far it reaches. */
function endOf({ duration, seekable }: HTMLVideoElement): number {
  if (Number.isFinite(duration)) return duration
  return seekable.length > 0 ? seekable.end(seekable.length - 1) : Number.POSITIVE_INFINITY
}

/** Move forward (positive) or back by seconds. */
export function skip(video: HTMLVideoElement, bySeconds: number): void {
  seek(video, video.currentTime + bySeconds)
}

/** Play a film that stands, pause one that runs. */
export function togglePlay(video: HTMLVideoElement): void {
  // A refused play() shows as a film that still stands; the button stays where it is.
  if (video.paused) video.play().catch(() => undefined)
  else video.pause()
}
