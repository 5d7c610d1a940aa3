/** A film attached to a video element, whichever way. */
export type Attachment = {
  /** Hold one of the stream's renditions, or follow the line with AUTO_LEVEL of quality.ts; a film
   *  that plays as a file has no choice and ignores it. */
  chooseLevel: (level: number) => void
  /** Play another of the film's sounds, counted from 0; a film that plays as a file ignores it. */
  chooseSound: (nth: number) => void
  /** Let go of the video element and everything under way. */
  detach: () => void
}

/** Is told that a way to play a film broke. `wasSilent`: nobody answered what was to be fetched last. */
export type OnBroken = (how: { wasSilent: boolean }) => void
