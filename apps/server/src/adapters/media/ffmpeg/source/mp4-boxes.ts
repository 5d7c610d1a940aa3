import { type FileHandle, open } from 'node:fs/promises'
import { MediaError } from '../../../../ports/media/media-error.ts'
import { timescaleOf } from './iso-boxes.ts'

/** Boxes at the top of a file that are read; a file in fragments has thousands. */
const MAX_BOXES = 100_000

/** Boxes inside others that are read in all: a film has some hundred. */
const MAX_INNER_BOXES = 2000

/** What an MP4 or QuickTime file can begin with; of anything else ffprobe says what it is. */
const FIRST_BOXES = /^(?:ftyp|moov|mdat|free|skip|wide|pnot|styp|uuid)$/

const BOX_NAME = /^[\x20-\x7e\xa9]{4}$/

const HEADER_BYTES = 8
const LONG_HEADER_BYTES = 16

/** Bytes that are read of a box which says how fast a track is, or what: those that count are there. */
const READ_BYTES = 32

/** A box in a file: what it holds begins at `bodyAt`, and it ends before `endAt`. */
type Box = { readonly name: string; readonly bodyAt: number; readonly endAt: number }

/**
 * Walks over the boxes of an MP4 and sees that each at the top ends inside the file, and that picture and
 * sound say how fast they are: one that was cut off while it was copied, or that plays nowhere, is known
 * before anybody watches it. Source: ISO/IEC 14496-12 §4.2.
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
    for (let nth = 0; nth < MAX_BOXES && at < size; nth++) {
      const box = await boxAt(file, { at, endAt: size })
      if (box === undefined) return
      if (box.name === 'moov') await assertTracksHaveTime(file, box)
      at = box.endAt
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

/** Refuses a file with a track whose timescale is 0: players would have to guess its speed.
 *  @throws MediaError `unreadable` */
async function assertTracksHaveTime(file: FileHandle, moov: Box): Promise<void> {
  const budget = { boxes: MAX_INNER_BOXES }
  for (const trak of await boxesInside(file, moov, budget)) {
    if (trak.name !== 'trak') continue
    const inTrack = await boxesInside(file, trak, budget)
    const mdia = inTrack.find(({ name }) => name === 'mdia')
    const inMedia = mdia ? await boxesInside(file, mdia, budget) : []
    const [header, handler] = await Promise.all(
      ['mdhd', 'hdlr'].map((wanted) => beginningOf(file, inMedia, wanted)),
    )
    const isPlayed = /^(?:vide|soun)$/.test(handler?.toString('latin1', 8, 12) ?? '')
    if (isPlayed && header && timescaleOf(header) === 0) {
      throw new MediaError('unreadable', 'It does not say how fast it plays.')
    }
  }
}

/** The boxes directly inside another, as far as they make sense. */
async function boxesInside(
  file: FileHandle,
  { bodyAt, endAt }: Box,
  budget: { boxes: number },
): Promise<Box[]> {
  const found: Box[] = []
  for (let at = bodyAt; at < endAt && budget.boxes > 0; budget.boxes--) {
    const box = await boxAt(file, { at, endAt })
    if (box === undefined || box.endAt <= at) break
    found.push(box)
    at = box.endAt
  }
  return found
}

async function beginningOf(
  file: FileHandle,
  boxes: readonly Box[],
  wanted: string,
): Promise<Buffer | undefined> {
  const box = boxes.find(({ name }) => name === wanted)
  if (!box) return undefined
  const length = Math.min(READ_BYTES, box.endAt - box.bodyAt)
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, box.bodyAt)
  return buffer.subarray(0, bytesRead)
}

/** The box that begins `at`; undefined when what stands there is no box, as after the end of some cameras'
 *  files. One of length 0 reaches to the end. */
async function boxAt(
  file: FileHandle,
  { at, endAt }: { at: number; endAt: number },
): Promise<Box | undefined> {
  const header = Buffer.alloc(LONG_HEADER_BYTES)
  const { bytesRead } = await file.read(header, 0, LONG_HEADER_BYTES, at)
  const name = header.toString('latin1', 4, 8)
  if (bytesRead < HEADER_BYTES || !(at === 0 ? FIRST_BOXES : BOX_NAME).test(name)) return undefined
  const short = header.readUInt32BE(0)
  if (short === 0) return { name, bodyAt: at + HEADER_BYTES, endAt }
  if (short !== 1) {
    return short >= HEADER_BYTES
      ? { name, bodyAt: at + HEADER_BYTES, endAt: at + short }
      : undefined
  }
  if (bytesRead < LONG_HEADER_BYTES) return undefined
  const bytes = Number(header.readBigUInt64BE(HEADER_BYTES))
  return { name, bodyAt: at + LONG_HEADER_BYTES, endAt: at + bytes }
}
