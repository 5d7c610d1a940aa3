/** Samples in one message: 11 ms at 48 kHz. */
const HOP_SAMPLES = 512

/** The worklet's own world, which the browser's types leave out. */
declare const currentFrame: number
declare abstract class AudioWorkletProcessor {
  readonly port: MessagePort
}
declare function registerProcessor(name: string, processor: new () => AudioWorkletProcessor): void

/** Hands on what a microphone hears in blocks of 512 samples, each with the number of its first sample on
 *  the clock of the audio context. It does nothing else: whoever is late here is heard as a click. */
class CopySamples extends AudioWorkletProcessor {
  private block = new Float32Array(HOP_SAMPLES)
  private filled = 0
  private listener: MessagePort | undefined
  private isOver = false

  constructor() {
    super()
    this.port.onmessage = ({ ports }: MessageEvent) => {
      // A message without a port is the last one.
      this.isOver = ports.length === 0
      this.listener = ports[0]
    }
  }

  /** Answers whether it is to be called again: until it is told that it is over, the browser keeps it. */
  process([input]: Float32Array[][]): boolean {
    if (this.isOver) return false
    const samples = input?.[0]
    // Nothing is connected any more, or not yet.
    if (!samples) return true
    for (let at = 0; at < samples.length; at++) {
      this.block[this.filled++] = samples[at] ?? 0
      if (this.filled === HOP_SAMPLES) this.send(currentFrame + at + 1 - HOP_SAMPLES)
    }
    return true
  }

  private send(firstFrame: number): void {
    const samples = this.block
    this.listener?.postMessage({ firstFrame, samples }, [samples.buffer])
    this.block = new Float32Array(HOP_SAMPLES)
    this.filled = 0
  }
}

registerProcessor('copy-samples', CopySamples)

// A module: its names are its own.
export {}
