import type { Readable } from 'node:stream'

/** Reads a stream in pieces of a length that its reader says. */
export class PipeReader {
  readonly #chunks: AsyncIterator<Buffer>
  #rest: Buffer = Buffer.alloc(0)

  constructor(stream: Readable) {
    this.#chunks = stream[Symbol.asyncIterator]()
  }

  /** The next `length` bytes in a buffer of their own; fewer where the stream ends before. */
  async read(length: number): Promise<Buffer> {
    const target = Buffer.allocUnsafe(length)
    let filled = 0
    while (filled < length) {
      if (this.#rest.length === 0) {
        const next = await this.#chunks.next()
        if (next.done) return target.subarray(0, filled)
        this.#rest = next.value
      }
      const taken = Math.min(this.#rest.length, length - filled)
      this.#rest.copy(target, filled, 0, taken)
      this.#rest = this.#rest.subarray(taken)
      filled += taken
    }
    return target
  }
}
