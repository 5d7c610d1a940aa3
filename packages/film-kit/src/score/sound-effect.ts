/** A synthesised sound. Times in seconds of the film, gain 0 to 1, pan -1 (left) to 1 or the way
 *  from one to the other, frequencies in hertz.
 *  whoosh: wind past the lens · rumble: engine, thunder · chirp: gliding tone · tap: step, knock ·
 *  shimmer: magic · splash: water · bubbles · bell · creak: door, branch · crackle: fire, paper ·
 *  wind: long breath · thud: landing · crickets: summer night. */
export type SoundEffect = {
  kind:
    | 'whoosh'
    | 'rumble'
    | 'chirp'
    | 'tap'
    | 'shimmer'
    | 'splash'
    | 'bubbles'
    | 'bell'
    | 'creak'
    | 'crackle'
    | 'wind'
    | 'thud'
    | 'crickets'
  at: number
  seconds?: number
  gain?: number
  pan?: number | readonly [from: number, to: number]
  from?: number
  to?: number
  seed?: number
}

/** The same sound again and again: footsteps, knocks, drops. */
export const repeated = (count: number, gapSeconds: number, effect: SoundEffect): SoundEffect[] =>
  Array.from({ length: count }, (_, i) => ({ ...effect, at: effect.at + i * gapSeconds, seed: i }))
