import { scoreSinging } from '@starnest/jam/sing/score-singing'
import { createPitchTracker } from '@starnest/jam/sing/track-pitch'
import type { Song } from '@starnest/jam/song/song'
import { PitchDetector } from 'pitchy'

/** As the page listens to a microphone: window in samples at 48 kHz; looking half as often saves half the time. */
const WINDOW = 2_048
const HOP = 1_024
const RATE = 48_000

/** Points (0 to 10,000) that a sound would get if it were taken for somebody singing a song: what a
 *  microphone beside a loudspeaker hears. `samples` are at 48 kHz, from the beginning of the song's sound. */
export function pointsOfSound(song: Song, samples: Float32Array): number {
  const detector = PitchDetector.forFloat32Array(WINDOW)
  const tracker = createPitchTracker()
  const frames = []
  for (let at = 0; at + WINDOW <= samples.length; at += HOP) {
    const window = samples.subarray(at, at + WINDOW)
    const [hz, clarity] = detector.findPitch(window, RATE)
    const rms = Math.sqrt(window.reduce((sum, value) => sum + value * value, 0) / WINDOW)
    frames.push(...tracker.add({ hz, clarity, rms }))
  }
  frames.push(...tracker.finish())
  const heard = {
    hopMs: Math.round((HOP / RATE) * 1e6) / 1000,
    startMs: Math.round((WINDOW / 2 / RATE) * 1000),
    tones: Int16Array.from(frames, ({ tone }) => tone),
    loudness: Uint8Array.from(frames, ({ loudness }) => loudness),
  }
  return scoreSinging(song, 0, heard, { difficulty: 'medium' }).points
}
