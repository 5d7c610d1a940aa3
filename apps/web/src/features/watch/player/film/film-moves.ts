/** Move to a place in the film, in seconds; past either end means that end. */
export function seek(video: HTMLVideoElement, toSeconds: number): void {
  const endSeconds = Number.isFinite(video.duration) ? video.duration : 0
  video.currentTime = Math.min(endSeconds, Math.max(0, toSeconds))
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
