import type { FileHandle } from 'node:fs/promises'
import type { Writable } from 'node:stream'
import { type ByteRange, StorageError, type StoredBytes } from '../../../ports/storage.ts'
import { diskFailure } from './disk-failure.ts'

/** Bytes read from disk at a time: large enough that a film costs few calls, small enough that a
 *  hundred viewers at once hold a few tens of megabytes. */
const PIECE_BYTES = 256 * 1024

/** Buffers kept for the next viewer. */
const MAX_IDLE_BUFFERS = 128

/**
 * A piece is read into a buffer, and the buffer is used again once the piece has left. Node's own
 * file streams take a new one for every piece; giving those back to the system costs four times
 * the processor time of everything else here, and twice the memory (npm run bench -- segments).
 */
const idleBuffers: Buffer[] = []

/** The part of an open file, which it closes when it has been written out. */
export function fileBytes(file: FileHandle, part: ByteRange): StoredBytes {
  return {
    size: part.last - part.first + 1,
    async writeTo(target, signal) {
      const buffer = idleBuffers.pop() ?? Buffer.allocUnsafeSlow(PIECE_BYTES)
      try {
        for (let at = part.first; at <= part.last; ) {
          const piece = await readPiece(file, buffer, { first: at, last: part.last })
          signal.throwIfAborted()
          await writePiece(target, piece, signal)
          at += piece.length
        }
        // After a failure the system may still hold the buffer: it is not used again.
        if (idleBuffers.length < MAX_IDLE_BUFFERS) idleBuffers.push(buffer)
      } finally {
        await file.close()
      }
    },
  }
}

async function readPiece(file: FileHandle, buffer: Buffer, part: ByteRange): Promise<Buffer> {
  const wanted = Math.min(buffer.length, part.last - part.first + 1)
  const { bytesRead } = await file.read(buffer, 0, wanted, part.first).catch((error) => {
    throw diskFailure(error)
  })
  if (bytesRead === 0) throw new StorageError('failed', 'A stored file ends before its end.')
  return buffer.subarray(0, bytesRead)
}

/** Resolves when the target has passed the piece on, and so no longer looks at its bytes. */
function writePiece(target: Writable, piece: Buffer, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const giveUp = () => reject(signal.reason)
    signal.addEventListener('abort', giveUp, { once: true })
    target.write(piece, (error) => {
      signal.removeEventListener('abort', giveUp)
      if (error) reject(error)
      else resolve()
    })
  })
}
