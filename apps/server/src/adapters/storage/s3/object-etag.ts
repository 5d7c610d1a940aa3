import { createHash } from 'node:crypto'
import { open } from 'node:fs/promises'
import { partBytesOf } from './upload-file.ts'

const PIECE_BYTES = 1024 * 1024

/** The tag that most stores give an object of a local file which was sent as FileUploader sends it: the MD5 of
 *  its bytes, or of the MD5s of its parts with their number. A store that encrypts may have another. */
export async function objectEtagOf(path: string): Promise<string> {
  const file = await open(path, 'r')
  try {
    const { size } = await file.stat()
    const partBytes = partBytesOf(size)
    const buffer = Buffer.allocUnsafeSlow(PIECE_BYTES)
    const parts: Buffer[] = []
    let part = createHash('md5')
    for (let at = 0; at < size; ) {
      const leftOfPart = partBytes - (at % partBytes)
      const { bytesRead } = await file.read(buffer, 0, Math.min(PIECE_BYTES, leftOfPart), at)
      if (bytesRead === 0) break
      part.update(buffer.subarray(0, bytesRead))
      at += bytesRead
      if (at % partBytes !== 0 && at < size) continue
      parts.push(part.digest())
      part = createHash('md5')
    }
    const [only] = parts
    if (size <= partBytes) return `"${(only ?? part.digest()).toString('hex')}"`
    const together = createHash('md5').update(Buffer.concat(parts)).digest('hex')
    return `"${together}-${parts.length}"`
  } finally {
    await file.close()
  }
}
