import type { CanvasSink, WrappedCanvas } from 'mediabunny'
import { decodeFirst } from './decoding-turns.ts'

/** Seconds ahead up to which it is decoded on; beyond it a jump is quicker. */
const JUMP_SECONDS = 1.5

/** What is decoded of a film for one item: always towards the time that was asked for last. */
export class PictureStream {
  readonly #sink: CanvasSink
  readonly #onPicture: () => void
  #iterator: AsyncGenerator<WrappedCanvas, void, unknown> | undefined
  #current: WrappedCanvas | undefined
  #next: WrappedCanvas | undefined
  #isEnded = false
  #wanted = 0
  #isRunning = false
  #isClosed = false
  /** From here on nothing could be decoded. */
  #failedFrom: number | undefined
  /** Why there is no picture from there on; undefined: there is the one before or after it. */
  #cause: unknown

  /** `onPicture`: told when another picture is there than was answered before. */
  constructor(sink: CanvasSink, onPicture: () => void) {
    this.#sink = sink
    this.#onPicture = onPicture
  }

  /** The picture that is seen at a time, or the last one that is there on the way to it. */
  at(seconds: number): HTMLCanvasElement | OffscreenCanvas | undefined {
    this.#wanted = seconds
    this.#take()
    if (!this.isThere && !this.#isRunning) void this.#run()
    return this.#current?.canvas
  }

  /** Whether the picture of the time that was asked for last is there, or will not come. */
  get isThere(): boolean {
    return this.#hasFailed() || this.#isThere()
  }

  /** Why the picture of the time that was asked for last could not be had; undefined: it could, or is on its way. */
  get failure(): unknown {
    return this.#hasFailed() ? this.#cause : undefined
  }

  close(): void {
    this.#isClosed = true
    void this.#iterator?.return().catch(() => undefined)
  }

  #hasFailed(): boolean {
    return this.#failedFrom !== undefined && this.#wanted >= this.#failedFrom
  }

  #isThere(): boolean {
    if (!this.#current || this.#current.timestamp > this.#wanted + 1e-4) return false
    const { timestamp, duration } = this.#current
    if (this.#isEnded || timestamp + duration > this.#wanted + 1e-4) return true
    return this.#next !== undefined && this.#next.timestamp > this.#wanted
  }

  /** Goes on to the next picture where its time has come. */
  #take(): boolean {
    if (!this.#next || this.#next.timestamp > this.#wanted + 1e-4) return false
    this.#current = this.#next
    this.#next = undefined
    return true
  }

  async #run(): Promise<void> {
    this.#isRunning = true
    try {
      await decodeFirst(async () => {
        while (!this.#isClosed && !this.isThere) await this.#step()
      })
    } catch (error) {
      // It cannot be decoded from here on: the picture stays as it is.
      this.#isEnded = true
      this.#failedFrom = this.#wanted
      this.#cause = error
    }
    this.#isRunning = false
    if (!this.#isClosed) this.#onPicture()
  }

  async #step(): Promise<void> {
    const from = this.#current?.timestamp
    const isBehind = from === undefined || this.#wanted < from - 1e-4
    const isFar =
      from !== undefined && this.#wanted > (this.#next?.timestamp ?? from) + JUMP_SECONDS
    if (!this.#iterator || isBehind || isFar) await this.#jump()
    if (this.#take()) return
    if (this.#next) return
    const step = await this.#iterator?.next()
    if (!step || step.done) {
      this.#isEnded = true
      // A time before the first picture shows the first one.
      this.#current ??= (await this.#sink.getCanvas(this.#wanted)) ?? undefined
      if (this.#isThere()) return
      this.#failedFrom = this.#wanted
      if (!this.#current) this.#cause = new Error('there is no picture')
      return
    }
    this.#current ??= step.value
    if (step.value !== this.#current) this.#next = step.value
  }

  async #jump(): Promise<void> {
    await this.#iterator?.return()
    this.#failedFrom = undefined
    this.#cause = undefined
    this.#current = undefined
    this.#next = undefined
    this.#isEnded = false
    this.#iterator = this.#sink.canvases(this.#wanted)
  }
}
