import { createHash } from 'node:crypto'
import { type FileHandle, open } from 'node:fs/promises'
import { TELLING_BYTES } from '../../receiving/sniffing/sniff-file.ts'

/** Bytes of each piece that is read. */
const PIECE_BYTES = 16 * 1024

/** What a file's bytes say of it without all of them being read. `contentMark` tells them from others:
 *  it is made of the file's size, and of pieces from its beginning, middle and end, 132 bits in
 *  base64url. `head`: as many as tell what kind of file it is. */
export type TellingBytes = { contentMark: string; head: Buffer }

/** Reads them in one opening of the file. */
export async function readTelling(path: string): Promise<TellingBytes> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const head = await readPiece(file, 0, TELLING_BYTES)
    const last = Math.max(0, size - PIECE_BYTES)
    const hash = createHash('sha256').update(`${size}\n`)
    for (const at of [0, Math.floor(last / 2), last]) {
      const isRead = at + PIECE_BYTES <= head.length || size <= head.length
      const piece = isRead
        ? head.subarray(at, at + PIECE_BYTES)
        : await readPiece(file, at, PIECE_BYTES)
      hash.update(piece)
    }
    return { contentMark: hash.digest('base64url').slice(0, 22), head }
  } finally {
    await file.close()
  }
}

/** Only {@link TellingBytes.contentMark}. */
export async function contentMarkOf(path: string): Promise<string> {
  const { contentMark } = await readTelling(path)
  return contentMark
}

async function readPiece(file: FileHandle, position: number, bytes: number): Promise<Buffer> {
  const piece = Buffer.alloc(bytes)
  const { bytesRead } = await file.read(piece, 0, bytes, position)
  return piece.subarray(0, bytesRead)
}
