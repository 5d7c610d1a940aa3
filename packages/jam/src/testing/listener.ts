import { type PitchFrames, UNVOICED } from '../sing/pitch-frames.ts'
import { createPitchTracker, type PitchReading, type TrackedFrame } from '../sing/track-pitch.ts'
import { TEST_RATE } from './sounds.ts'

/** 43 ms and 10.6875 ms, close to the 2,048 and 512 samples at 48 kHz of the real detector. */
const WINDOW = 684
const HOP = 171
const MIN_LAG = Math.floor(TEST_RATE / 1_200)
const MAX_LAG = Math.ceil(TEST_RATE / 60)

/** How alike a window is to itself so many samples later, -1 to 1. */
function likeness(sound: Float32Array, from: number, lag: number): number {
  let product = 0
  let squares = 0
  for (let index = from; index < from + WINDOW - lag; index += 1) {
    const one = sound[index] ?? 0
    const other = sound[index + lag] ?? 0
    product += one * other
    squares += one * one + other * other
  }
  return squares === 0 ? 0 : (2 * product) / squares
}

/** The lag that McLeod's method picks: the first of the peaks that are nearly the highest. */
function pickedLag(likenesses: readonly number[]): number {
  const at = (lag: number) => likenesses[lag - MIN_LAG] ?? -1
  const peaks: number[] = []
  for (let lag = MIN_LAG + 1; lag < MAX_LAG; lag += 1) {
    if (at(lag) > 0 && at(lag) >= at(lag - 1) && at(lag) > at(lag + 1)) peaks.push(lag)
  }
  const highest = Math.max(0, ...peaks.map(at))
  return peaks.find((lag) => at(lag) >= 0.9 * highest) ?? 0
}

function readingAt(sound: Float32Array, from: number): PitchReading {
  const window = sound.subarray(from, from + WINDOW)
  const rms = Math.sqrt(window.reduce((total, sample) => total + sample * sample, 0) / WINDOW)
  const likenesses = Array.from({ length: MAX_LAG - MIN_LAG + 1 }, (_, index) =>
    likeness(sound, from, MIN_LAG + index),
  )
  const lag = pickedLag(likenesses)
  if (lag === 0) return { hz: 0, clarity: 0, rms }
  const [before = 0, top = 0, after = 0] = likenesses.slice(lag - MIN_LAG - 1, lag - MIN_LAG + 2)
  const bend = before - 2 * top + after
  const shift = bend === 0 ? 0 : (before - after) / (2 * bend)
  return { hz: TEST_RATE / (lag + shift), clarity: top, rms }
}

/** What the whole chain hears of a sound: a detector of McLeod's kind, then the tracker that the product has. */
export function listen(sound: Float32Array): PitchFrames {
  const tracker = createPitchTracker()
  const heard: TrackedFrame[] = []
  for (let from = 0; from + WINDOW <= sound.length; from += HOP) {
    heard.push(...tracker.add(readingAt(sound, from)))
  }
  heard.push(...tracker.finish())
  return {
    hopMs: (HOP * 1000) / TEST_RATE,
    startMs: Math.round((WINDOW * 500) / TEST_RATE),
    tones: Int16Array.from(heard, ({ tone }) => tone),
    loudness: Uint8Array.from(heard, ({ loudness }) => loudness),
  }
}

/** Share of frames in which a voice was heard, 0 to 1. */
export const voicedShare = ({ tones }: PitchFrames): number =>
  tones.filter((tone) => tone !== UNVOICED).length / tones.length
