import { type Random, seededRandom } from '@starnest/film-kit/time/random'
import { filterInPlace } from './biquad.ts'
import { JAM_RATE, type Stereo, silence } from './stereo.ts'

/** Pitch that wavers as on a worn tape, in place; `depth` in milliseconds of delay. */
export function waver(sound: Stereo, depthMs: number): void {
  const depth = (depthMs / 1000) * JAM_RATE
  for (const samples of sound) {
    const dry = Float32Array.from(samples)
    for (let i = 0; i < samples.length; i++) {
      const t = i / JAM_RATE
      const slow = Math.sin(2 * Math.PI * 0.55 * t) + 0.25 * Math.sin(2 * Math.PI * 5.3 * t)
      const from = i - depth * (1.3 + slow)
      const whole = Math.floor(from)
      const part = from - whole
      samples[i] = (dry[whole] ?? 0) * (1 - part) + (dry[whole + 1] ?? 0) * part
    }
  }
}

/** A record's noise: soft hiss, clicks and now and then a pop. */
export function crackle(length: number, seed: number): Stereo {
  const out = silence(length)
  const random = seededRandom(seed)
  for (const samples of out) {
    for (let i = 0; i < length; i++) samples[i] = (random() - 0.5) * 0.012
    filterInPlace(samples, { kind: 'highpass', hertz: 900 })
  }
  const clicks = Math.round((length / JAM_RATE) * 14)
  for (let n = 0; n < clicks; n++) addClick(out, Math.floor(random() * length), random)
  for (const samples of out) filterInPlace(samples, { kind: 'lowpass', hertz: 7_500 })
  return out
}

function addClick([left, right]: Stereo, place: number, random: Random): void {
  const loud = 0.03 + 0.4 * random() ** 6
  const side = random()
  const length = 20 + Math.floor(random() * 60)
  for (let i = 0; i < length; i++) {
    const value = (random() - 0.5) * loud * Math.exp(-i / (length / 4))
    left[place + i] = (left[place + i] ?? 0) + value * (0.4 + 0.6 * side)
    right[place + i] = (right[place + i] ?? 0) + value * (1 - 0.6 * side)
  }
}
