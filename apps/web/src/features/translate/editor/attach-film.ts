import type { Playback } from '@starnest/contract/watch/watch'

/** Gives a video element its film, which then waits to be played. `onFailed`: it cannot be played here.
 *  Answers the way to let go of it. */
export type AttachFilm = (
  video: HTMLVideoElement,
  playback: Playback,
  onFailed: () => void,
) => () => void

/** Fetches the code that does it. */
export type LoadAttachFilm = () => Promise<AttachFilm>
