import { limit } from './dynamics.ts'
import { integratedLoudness } from './loudness-meter.ts'
import { amplify, fromDb, JAM_RATE, type Stereo } from './stereo.ts'

const CLOSE_ENOUGH_LU = 0.03
const ROUNDS = 5
const FADE_IN_SECONDS = 0.01

/** Brings a piece to its loudness (LUFS) under a ceiling (dBTP), in place, and lets its end fade within
 *  `fadeSeconds`. */
export function master(
  sound: Stereo,
  target: { lufs: number; truePeak: number; fadeSeconds: number },
): void {
  const ceiling = fromDb(target.truePeak)
  fadeEnds(sound, target.fadeSeconds)
  const mixed = sound.map((samples) => Float32Array.from(samples))
  let gainDb = target.lufs - integratedLoudness(sound)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [side, samples] of sound.entries()) samples.set(mixed[side] ?? samples)
    amplify(sound, fromDb(gainDb))
    limit(sound, ceiling)
    const off = target.lufs - integratedLoudness(sound)
    if (Math.abs(off) < CLOSE_ENOUGH_LU) return
    gainDb += off
  }
}

function fadeEnds(sound: Stereo, fadeSeconds: number): void {
  for (const samples of sound) {
    for (let i = 0; i < samples.length; i++) {
      const fadeIn = i / (FADE_IN_SECONDS * JAM_RATE)
      const fadeOut = (samples.length - i) / (fadeSeconds * JAM_RATE)
      samples[i] = (samples[i] ?? 0) * Math.min(1, fadeIn, fadeOut)
    }
  }
}
