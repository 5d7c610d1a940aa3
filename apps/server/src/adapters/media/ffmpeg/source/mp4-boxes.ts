import { type FileHandle, open } from 'node:fs/promises'
import { MediaError } from '../../../../ports/media.ts'

/** Boxes at the top of a file that are read; a file in fragments has thousands. */
const MAX_BOXES = 100_000

/** What an MP4 or QuickTime file can begin with; of anything else ffprobe says what it is. */
const FIRST_BOXES = /^(?:ftyp|moov|mdat|free|skip|wide|pnot|styp|uuid)$/

const BOX_NAME = /^[\x20-\x7e\xa9]{4}$/

const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16

/**
 * Walks over the boxes at the top of an MP4 and sees that each ends inside the file: one that was
 * cut off while it was copied is known before anybody watches it. Source: ISO/IEC 14496-12 §4.2.
 * @throws MediaError `unreadable`
 */
export async function assertMp4IsWhole(path: string): Promise<void> {
  const file = await open(path).catch((cause: unknown) => {
    const problem = { code: 'unreadable' } as const
    throw new MediaError('unreadable', 'This file cannot be opened.', { cause, problem })
  })
  try {
    const { size } = await file.stat()
    let at = 0
    for (let box = 0; box < MAX_BOXES && at < size; box++) {
      const bytes = await boxBytes(file, { at, size })
      if (bytes === undefined) return
      at += bytes
    }
    if (at > size) {
      const missing = at - size
      const sentence = `It breaks off: ${missing} bytes of it are missing.`
      throw new MediaError('unreadable', sentence, { problem: { code: 'cut_off' } })
    }
  } finally {
    await file.close()
  }
}

/** Length of the box that begins `at`; undefined when what stands there is no box, as after the end
 *  of some cameras' files, or when it reaches to the end of the file. */
async function boxBytes(
  file: FileHandle,
  { at, size }: { at: number; size: number },
): Promise<number | undefined> {
  const header = Buffer.alloc(LONG_HEADER_BYTES)
  const { bytesRead } = await file.read(header, 0, LONG_HEADER_BYTES, at)
  const name = header.toString('latin1', 4, 8)
  if (bytesRead < HEADER_BYTES || !(at === 0 ? FIRST_BOXES : BOX_NAME).test(name)) return undefined
  const short = header.readUInt32BE(0)
  if (short === 0) return size - at
  if (short !== 1) return short >= HEADER_BYTES ? short : undefined
  return bytesRead === LONG_HEADER_BYTES ? Number(header.readBigUInt64BE(8)) : undefined
}
