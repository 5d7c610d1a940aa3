/** The frame that is nearest to a time. */
export const frameAt = (ms: number, framesPerSecond: number): number =>
  Math.round((ms * framesPerSecond) / 1000)

/** When a frame begins, in whole milliseconds. */
export const msOfFrame = (frame: number, framesPerSecond: number): number =>
  Math.round((frame * 1000) / framesPerSecond)

/** The beginning of the last frame that does not begin after a time, in whole milliseconds. */
export const toFrameBefore = (ms: number, framesPerSecond: number): number =>
  msOfFrame(Math.floor((ms * framesPerSecond) / 1000), framesPerSecond)

/** The beginning of the frame that is nearest to a time, in whole milliseconds. */
export const toFrame = (ms: number, framesPerSecond: number): number =>
  msOfFrame(frameAt(ms, framesPerSecond), framesPerSecond)
