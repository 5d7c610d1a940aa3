import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'

/** Bytes of each piece that is read. */
const PIECE_BYTES = 16 * 1024

/** What tells a file's bytes from others without reading all of them: its size, and pieces from its
 *  beginning, middle and end. 132 bits in base64url. */
export async function contentMarkOf(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const last = Math.max(0, size - PIECE_BYTES)
    const hash = createHash('sha256').update(`${size}\n`)
    for (const at of [0, Math.floor(last / 2), last]) hash.update(await readPiece(file, at))
    return hash.digest('base64url').slice(0, 22)
  } finally {
    await file.close()
  }
}

async function readPiece(file: FileHandle, position: number): Promise<Buffer> {
  const piece = Buffer.alloc(PIECE_BYTES)
  const { bytesRead } = await file.read(piece, 0, PIECE_BYTES, position)
  return piece.subarray(0, bytesRead)
}
