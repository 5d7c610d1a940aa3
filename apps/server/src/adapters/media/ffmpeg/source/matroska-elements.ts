import { type FileHandle, open } from 'node:fs/promises'
import { MediaError } from '../../../../ports/media/media-error.ts'

/** Elements of a file that are looked at: one for every few seconds of a film. */
const MAX_ELEMENTS = 200_000

/** Identifiers of what a film lies in, and of its parts. Source: RFC 9559 §5.1. */
const EBML_HEADER = 0x1a45dfa3
const SEGMENT = 0x18538067

/** Bytes of the longest identifier and the longest length. Source: RFC 8794 §5 and §6. */
const HEADER_BYTES = 4 + 8

/** Zeros that nobody writes between elements: room that was kept for bytes which never came. */
const UNWRITTEN_BYTES = 4096

/** An element in a file; `endAt` undefined: it says nothing of its length, as one that was recorded live. */
type Element = { readonly id: number; readonly bodyAt: number; readonly endAt: number | undefined }

/**
 * Walks over the parts of a Matroska or WebM file and sees that each was written, and ends inside the file: one
 * that was cut off while it was copied is known before anybody watches it. A recording that broke off says
 * nothing of its length, and is as long as it is. Source: RFC 9559 §4, RFC 8794.
 * @throws MediaError `unreadable`
 */
export async function assertMatroskaIsWhole(path: string): Promise<void> {
  const file = await open(path)
  try {
    const { size } = await file.stat()
    const segment = await segmentOf(file, size)
    if (segment?.endAt === undefined) return
    if (segment.endAt > size) throw cutOff(`${segment.endAt - size} bytes of it are missing`)
    let at = segment.bodyAt
    for (let nth = 0; nth < MAX_ELEMENTS && at < segment.endAt; nth++) {
      const element = await elementAt(file, at)
      if (element === undefined && (await isUnwritten(file, { at, endAt: segment.endAt })))
        throw cutOff('the rest of it was never written')
      if (element?.endAt === undefined) return
      at = element.endAt
    }
  } finally {
    await file.close()
  }
}

const cutOff = (what: string) =>
  new MediaError('unreadable', `It breaks off: ${what}.`, { problem: { code: 'cut_off' } })

async function segmentOf(file: FileHandle, size: number): Promise<Element | undefined> {
  const header = await elementAt(file, 0)
  if (header?.id !== EBML_HEADER || header.endAt === undefined || header.endAt >= size)
    return undefined
  const segment = await elementAt(file, header.endAt)
  return segment?.id === SEGMENT ? segment : undefined
}

/** The element that begins `at`; undefined: what stands there is none. */
async function elementAt(file: FileHandle, at: number): Promise<Element | undefined> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(HEADER_BYTES), 0, HEADER_BYTES, at)
  const bytes = buffer.subarray(0, bytesRead)
  const idLength = lengthIn(bytes[0])
  const sizeLength = lengthIn(bytes[idLength])
  if (idLength === 0 || idLength > 4 || sizeLength === 0) return undefined
  const bodyAt = idLength + sizeLength
  if (bodyAt > bytesRead) return undefined
  const id = bytes.readUIntBE(0, idLength)
  const [first = 0, ...rest] = bytes.subarray(idLength, bodyAt)
  const ownBits = first & (0xff >> sizeLength)
  const isUnknown = ownBits === 0xff >> sizeLength && rest.every((byte) => byte === 0xff)
  const length = rest.reduce((sum, byte) => sum * 256 + byte, ownBits)
  return { id, bodyAt: at + bodyAt, endAt: isUnknown ? undefined : at + bodyAt + length }
}

/** Bytes of a number by its first one, in which as many bits are 0 before the first 1; 0: it is none. */
const lengthIn = (first: number | undefined) => (first ? Math.clz32(first) - 23 : 0)

async function isUnwritten(
  file: FileHandle,
  { at, endAt }: { at: number; endAt: number },
): Promise<boolean> {
  // A few zeros are left by programs that fill up what they wrote.
  if (endAt - at < UNWRITTEN_BYTES) return false
  const length = UNWRITTEN_BYTES
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
  return buffer.subarray(0, bytesRead).every((byte) => byte === 0)
}
