/** What of a track's sound is heard with a recorded voice, and where in it the recording begins: milliseconds of
 *  that sound. A recording may begin before or after what is heard. */
export type MixSpan = { fromMs: number; toMs: number; voiceFromMs: number }

/** Where music and voice are played from, in seconds: the mix itself begins at `fromMs` of the music. */
export type MixPlaces = {
  /** Of the whole mix. */
  seconds: number
  musicFrom: number
  /** When in the mix the voice begins, and where in its recording. */
  voiceAt: number
  voiceFrom: number
}

/** Lays a recorded voice on its music, in step. */
export function placesInMix({ fromMs, toMs, voiceFromMs }: MixSpan): MixPlaces {
  const voiceAt = (voiceFromMs - fromMs) / 1000
  return {
    seconds: Math.max(0, toMs - fromMs) / 1000,
    musicFrom: fromMs / 1000,
    voiceAt: Math.max(0, voiceAt),
    voiceFrom: Math.max(0, -voiceAt),
  }
}
