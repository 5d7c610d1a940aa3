import { type Coefficients, runBiquad } from './biquad.ts'
import { JAM_RATE, type Stereo } from './stereo.ts'

/** The two filters of K-weighting at 48 kHz. Source: ITU-R BS.1770-4, tables 1 and 2. */
const K_WEIGHTING: readonly Coefficients[] = [
  {
    ...{ b0: 1.53512485958697, b1: -2.69169618940638, b2: 1.19839281085285 },
    ...{ a1: -1.69065929318241, a2: 0.73248077421585 },
  },
  { b0: 1, b1: -2, b2: 1, a1: -1.99004745483398, a2: 0.99007225036621 },
]
const OFFSET_DB = -0.691
const STEP = JAM_RATE / 10
const STEPS_PER_BLOCK = 4
const ABSOLUTE_GATE_LUFS = -70
const RELATIVE_GATE_LU = -10

const lufsOf = (power: number) => OFFSET_DB + 10 * Math.log10(power || 1e-12)
const mean = (values: readonly number[]) =>
  values.reduce((sum, value) => sum + value, 0) / (values.length || 1)

/** Mean power of blocks of 400 ms, one every 100 ms, both channels together. */
function blockPowers(sound: Stereo): number[] {
  const steps = new Float64Array(Math.floor(sound[0].length / STEP))
  const isMono = sound[0].every((value, i) => value === sound[1][i])
  for (const channel of isMono ? [sound[0]] : sound) {
    const weighted = Float32Array.from(channel)
    for (const filter of K_WEIGHTING) runBiquad(weighted, filter)
    for (let step = 0; step < steps.length; step++) {
      let sum = 0
      for (let i = step * STEP; i < (step + 1) * STEP; i++) sum += (weighted[i] ?? 0) ** 2
      steps[step] = (steps[step] ?? 0) + (sum / STEP) * (isMono ? 2 : 1)
    }
  }
  return Array.from({ length: Math.max(0, steps.length - STEPS_PER_BLOCK + 1) }, (_, i) =>
    mean([...steps.subarray(i, i + STEPS_PER_BLOCK)]),
  )
}

/** Integrated loudness of a sound, LUFS: quiet stretches are not counted. Source: ITU-R BS.1770-4. */
export function integratedLoudness(sound: Stereo): number {
  const heard = blockPowers(sound).filter((power) => lufsOf(power) > ABSOLUTE_GATE_LUFS)
  const gate = lufsOf(mean(heard)) + RELATIVE_GATE_LU
  return lufsOf(mean(heard.filter((power) => lufsOf(power) > gate)))
}
