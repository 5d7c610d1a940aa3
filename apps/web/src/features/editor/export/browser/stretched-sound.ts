import { Stretch } from '@soundtouchjs/core'
import type { InputAudioTrack } from 'mediabunny'
import { CHANNELS, piecesInto, SAMPLE_RATE } from './pieces-into.ts'

/** Seconds of a source that are decoded at once. */
const CHUNK_SECONDS = 2

/** A sound that is faster or slower than it was recorded, as high as it was, from a place of its source on. Past
 *  the end of the source it is silent. */
export class StretchedSound {
  readonly #audio: InputAudioTrack
  readonly #stretch: Stretch
  #atSeconds: number

  constructor(audio: InputAudioTrack, from: { fromSeconds: number; speed: number }) {
    this.#audio = audio
    this.#atSeconds = from.fromSeconds
    this.#stretch = new Stretch({ sampleRate: SAMPLE_RATE, createBuffers: true })
    this.#stretch.tempo = from.speed
  }

  /** The next frames of it. */
  async take(frames: number): Promise<AudioBuffer> {
    const { inputBuffer, outputBuffer } = this.#stretch
    while (outputBuffer && outputBuffer.frameCount < frames) {
      inputBuffer?.putSamples(await this.#decodeOn())
      this.#stretch.process()
    }
    const taken = new Float32Array(frames * CHANNELS)
    outputBuffer?.extract(taken, 0, frames)
    outputBuffer?.receive(frames)
    return separated(taken)
  }

  /** The next piece of the source, left and right in turn. */
  async #decodeOn(): Promise<Float32Array> {
    const context = new OfflineAudioContext(CHANNELS, CHUNK_SECONDS * SAMPLE_RATE, SAMPLE_RATE)
    const part = { fromSeconds: this.#atSeconds, toSeconds: this.#atSeconds + CHUNK_SECONDS }
    await piecesInto(context.destination, this.#audio, { ...part, atSeconds: 0 })
    this.#atSeconds += CHUNK_SECONDS
    const rendered = await context.startRendering()
    const [left, right] = [rendered.getChannelData(0), rendered.getChannelData(1)]
    return Float32Array.from(
      { length: rendered.length * CHANNELS },
      (_, at) => (at % 2 === 0 ? left : right)[at >> 1] ?? 0,
    )
  }
}

/** Left and right in turn, as the channels of a buffer. */
function separated(samples: Float32Array): AudioBuffer {
  const length = samples.length / CHANNELS
  const buffer = new AudioBuffer({ numberOfChannels: CHANNELS, length, sampleRate: SAMPLE_RATE })
  for (let channel = 0; channel < CHANNELS; channel++) {
    const one = buffer.getChannelData(channel)
    for (let at = 0; at < length; at++) one[at] = samples[at * CHANNELS + channel] ?? 0
  }
  return buffer
}
