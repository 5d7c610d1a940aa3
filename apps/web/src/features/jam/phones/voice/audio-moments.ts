/** Looks that the estimate is made of: about two seconds of readings. */
const KEPT_LOOKS = 200
/** An audio clock that falls behind by more than this has stood still, milliseconds. */
const STOOD_STILL_MS = 100

/** What moments of an audio context are on the clock of the page. The audio clock goes forward in blocks, so that
 *  each look at it is late by up to one of them; the look that was least late says most. */
export function createAudioMoments() {
  let apartMs: number[] = []
  return {
    /** Takes a look: the audio clock in seconds, and the page's (performance.now) in milliseconds. */
    look(audioSeconds: number, nowMs: number): void {
      const apart = nowMs - audioSeconds * 1000
      if (apart - Math.min(...apartMs) > STOOD_STILL_MS) apartMs = []
      apartMs.push(apart)
      if (apartMs.length > KEPT_LOOKS) apartMs.shift()
    },
    /** A moment of the audio clock on the page's clock, milliseconds; undefined before the first look. */
    nowMsAt: (audioSeconds: number): number | undefined =>
      apartMs.length === 0 ? undefined : audioSeconds * 1000 + Math.min(...apartMs),
  }
}
