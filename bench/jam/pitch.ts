import { centsOfHz, UNVOICED } from '@starnest/jam/sing/pitch-frames'
import { createVoiceReader } from '../../apps/web/src/features/jam/hearing/voice-reading.ts'
import { createToneReader } from '../../apps/web/src/features/jam/round/tone-reader.ts'
import type { Figure } from '../figure.ts'
import { percentile } from '../report.ts'

const RATE = 48_000
const HOP_SAMPLES = 512
const SECONDS_EACH = 1.2
/** Tones from E2 to C6, a whole tone apart. */
const LOWEST_HALF_STEP = -20
const HIGHEST_HALF_STEP = 24
const STEP = 2
/** Loudness of noise beside the voice, as shares of it: a quiet room, a room with music in it. */
const NOISES = [0, 0.05, 0.15]
/** The first readings of a tone hold what was before it, seconds. */
const SETTLES_SECONDS = 0.15
const TARGET_CENTS = 25

/** Voices of known pitch, with overtones, a slow vibrato and noise: how far off they are heard, and what
 *  hearing costs. */
export function measurePitch(): Figure[] {
  const random = createRandom(7)
  const errors: number[] = []
  let missed = 0
  let heard = 0
  let workMs = 0
  let seconds = 0
  for (const noise of NOISES) {
    for (let pitch = LOWEST_HALF_STEP; pitch <= HIGHEST_HALF_STEP; pitch += STEP) {
      const voice = sing({ pitch, noise, random })
      const beganMs = performance.now()
      const tones = hear(voice.samples)
      workMs += performance.now() - beganMs
      seconds += SECONDS_EACH
      for (const { atMs, cents } of tones) {
        if (atMs < SETTLES_SECONDS * 1000) continue
        heard++
        if (cents === null) missed++
        else errors.push(Math.abs(cents - centsOfHz(voice.hertzAt(atMs / 1000))))
      }
    }
  }
  return [
    {
      name: 'Jam: pitch error, p95',
      value: percentile(errors, 0.95),
      unit: 'cents',
      better: 'smaller',
      target: TARGET_CENTS,
      note: `${errors.length} readings of ${NOISES.length * ((HIGHEST_HALF_STEP - LOWEST_HALF_STEP) / STEP + 1)} voices`,
    },
    {
      name: 'Jam: voice taken for silence',
      value: (missed / heard) * 100,
      unit: '%',
      better: 'smaller',
    },
    {
      name: 'Jam: processor time of hearing one singer',
      value: (workMs / (seconds * 1000)) * 100,
      unit: '% of a core',
      better: 'smaller',
    },
  ]
}

type Sung = { pitch: number; noise: number; random: () => number }

/** A voice with four overtones and a vibrato of 20 cents, 5 times a second. */
function sing({ pitch, noise, random }: Sung) {
  const base = 440 * 2 ** ((pitch - 9) / 12)
  const hertzAt = (second: number) => base * 2 ** ((20 * Math.sin(2 * Math.PI * 5 * second)) / 1200)
  const samples = new Float32Array(SECONDS_EACH * RATE)
  let phase = 0
  for (let at = 0; at < samples.length; at++) {
    phase += (2 * Math.PI * hertzAt(at / RATE)) / RATE
    let sum = 0
    for (let overtone = 1; overtone <= 5; overtone++) sum += Math.sin(phase * overtone) / overtone
    samples[at] = 0.15 * (sum + noise * 4 * (random() - 0.5))
  }
  return { samples, hertzAt }
}

function hear(samples: Float32Array) {
  const read = createVoiceReader(RATE)
  const toneOf = createToneReader()
  const tones: { atMs: number; cents: number | null }[] = []
  for (let at = 0; at + HOP_SAMPLES <= samples.length; at += HOP_SAMPLES) {
    const reading = read(at, samples.slice(at, at + HOP_SAMPLES))
    const tone = reading && toneOf(reading, reading.atSeconds * 1000)
    if (tone) tones.push(tone)
  }
  return tones.filter(({ cents }) => cents !== UNVOICED)
}

/** Numbers from 0 to 1 that are the same in every run. Source: Park and Miller (1988). */
function createRandom(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}
