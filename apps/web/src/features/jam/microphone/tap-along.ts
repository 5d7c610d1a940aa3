import { estimateTapDelay, type TapEstimate } from '@starnest/jam/calibrate/tap-along'
import { playTrack } from '../sound/track-player.ts'

/** Pulses that are tapped along to. */
export const PULSE_COUNT = 12
/** Milliseconds from one pulse to the next, and before the first and after the last. */
const PULSE_STEP_MS = 700
const LEAD_MS = 700
const TAIL_MS = 500

/** When each pulse begins, milliseconds from the beginning of {@link pulseTrack}. */
export const PULSE_TIMES_MS: readonly number[] = Array.from(
  { length: PULSE_COUNT },
  (_, at) => LEAD_MS + at * PULSE_STEP_MS,
)

const PULSE_HERTZ = 1000
const PULSE_PEAK = 0.5
/** A pulse fades to a third in this time, in seconds; its beginning is sharp, so that it can be tapped to. */
const PULSE_FADE_SECONDS = 0.02
const PULSE_SECONDS = 0.12

/** The pulses as samples. */
export function pulseTrack(sampleRate: number): Float32Array {
  const lastMs = PULSE_TIMES_MS.at(-1) ?? 0
  const track = new Float32Array(Math.round((sampleRate * (lastMs + TAIL_MS)) / 1000))
  const pulse = Float32Array.from({ length: Math.round(sampleRate * PULSE_SECONDS) }, (_, at) => {
    const seconds = at / sampleRate
    const fading = Math.exp(-seconds / PULSE_FADE_SECONDS)
    return PULSE_PEAK * fading * Math.sin(2 * Math.PI * PULSE_HERTZ * seconds)
  })
  for (const timeMs of PULSE_TIMES_MS) track.set(pulse, Math.round((sampleRate * timeMs) / 1000))
  return track
}

/** Samples as the browser plays them. */
export function bufferOf(audio: AudioContext, samples: Float32Array): AudioBuffer {
  const buffer = audio.createBuffer(1, samples.length, audio.sampleRate)
  buffer.getChannelData(0).set(samples)
  return buffer
}

/** Pulses that somebody taps along to. */
export type TapAlong = {
  /** A tap; `timeStampMs` is that of its event. */
  tap: (timeStampMs: number) => void
  /** Ends it; `onEnd` is not called. */
  stop: () => void
}

/** Plays the pulses; tells at their end how late the taps came. */
export function startTapAlong(
  audio: AudioContext,
  onEnd: (estimate: TapEstimate) => void,
): TapAlong {
  const pulses = bufferOf(audio, pulseTrack(audio.sampleRate))
  const tapsMs: number[] = []
  const track = playTrack(audio, pulses, audio.destination, {
    fromSeconds: 0,
    untilSeconds: pulses.duration,
    guide: [],
    onEnd: () => onEnd(estimateTapDelay(PULSE_TIMES_MS, tapsMs)),
  })
  return {
    tap: (timeStampMs) => {
      const secondsAgo = Math.max(0, performance.now() - timeStampMs) / 1000
      tapsMs.push(track.secondsAt(audio.currentTime - secondsAgo) * 1000)
    },
    stop: track.stop,
  }
}
