import type { Difficulty } from '@starnest/jam/sing/credit'
import type { PitchFrames } from '@starnest/jam/sing/pitch-frames'
import { scoreSinging } from '@starnest/jam/sing/score-singing'
import { createPitchTracker } from '@starnest/jam/sing/track-pitch'
import type { Song } from '@starnest/jam/song/song'
import { PitchDetector } from 'pitchy'

/** As the page listens to a microphone: samples at 48 kHz. */
const WINDOW = 2_048
const HOP = 512
const RATE = 48_000

/** What a microphone beside a loudspeaker hears of a sound, as the page would hand it in. `samples` are at 48 kHz,
 *  from the beginning of the song's sound. */
export function framesOfSound(samples: Float32Array): PitchFrames {
  const detector = PitchDetector.forFloat32Array(WINDOW)
  const tracker = createPitchTracker()
  const frames = []
  for (let at = 0; at + WINDOW <= samples.length; at += HOP) {
    const window = samples.subarray(at, at + WINDOW)
    const [hz, clarity] = detector.findPitch(window, RATE)
    let squares = 0
    for (const sample of window) squares += sample * sample
    frames.push(...tracker.add({ hz, clarity, rms: Math.sqrt(squares / WINDOW) }))
  }
  frames.push(...tracker.finish())
  return {
    hopMs: Math.round((HOP / RATE) * 1e6) / 1000,
    startMs: Math.round((WINDOW / 2 / RATE) * 1000),
    tones: Int16Array.from(frames, ({ tone }) => tone),
    loudness: Uint8Array.from(frames, ({ loudness }) => loudness),
  }
}

/** Points (0 to 10,000) that a sound would get if it were taken for somebody singing a song. */
export const pointsOfSound = (
  song: Song,
  samples: Float32Array,
  difficulty: Difficulty = 'medium',
): number => scoreSinging(song, 0, framesOfSound(samples), { difficulty }).points
