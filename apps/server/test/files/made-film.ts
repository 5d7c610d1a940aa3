import { createHash, randomBytes } from 'node:crypto'
import { mp4 } from './sample-files.ts'

const BLOCK_BYTES = 1024 * 1024

/** A file that is as large as wanted and lies nowhere: its bytes are made when they are asked for,
 *  each block another one, behind the beginning of an MP4. */
export type MadeFilm = {
  readonly size: number
  /** The bytes from `first` until before `end`, in blocks. */
  bytes(first: number, end: number): Generator<Buffer>
  sha256(): string
}

/** Makes one; two are never alike. */
export function makeFilm(size: number): MadeFilm {
  const noise = randomBytes(BLOCK_BYTES)
  const head = mp4()
  const blockAt = (index: number): Buffer => {
    const block = Buffer.from(noise)
    block.writeUInt32BE(index, head.length)
    if (index === 0) head.copy(block)
    return block
  }
  function* bytes(first: number, end: number): Generator<Buffer> {
    for (let at = first; at < end; ) {
      const index = Math.floor(at / BLOCK_BYTES)
      const begin = index * BLOCK_BYTES
      const until = Math.min(end, begin + BLOCK_BYTES)
      yield blockAt(index).subarray(at - begin, until - begin)
      at = until
    }
  }
  return {
    size,
    bytes,
    sha256() {
      const hash = createHash('sha256')
      for (const block of bytes(0, size)) hash.update(block)
      return hash.digest('hex')
    },
  }
}
