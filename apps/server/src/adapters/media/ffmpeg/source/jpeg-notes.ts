import { open } from 'node:fs/promises'

/** Exif stands before the picture, in a segment of at most 64 kB. */
const LOOKED_AT_BYTES = 256 * 1024

const APP1 = 0xe1
const START_OF_SCAN = 0xda

/** Tags of the first directory, and of the Exif directory that it points to. Source: Exif 2.32, §4.6. */
const TAG = {
  orientation: 0x0112,
  exifDirectory: 0x8769,
  dateTimeOriginal: 0x9003,
  offsetTimeOriginal: 0x9011,
} as const

/** Bytes of an entry of a directory, and of the texts of a moment and of its offset. */
const ENTRY_BYTES = 12
const MOMENT_BYTES = 19
const OFFSET_BYTES = 6

/** Degrees clockwise by which each Exif orientation is turned; the mirrored ones are taken for those
 *  they mirror. Source: Exif 2.32, §4.6.4, tag 274. */
const DEGREES: readonly number[] = [0, 0, 0, 180, 180, 90, 90, 270, 270]

/** What a camera noted in a photograph (Exif). */
export type JpegNotes = {
  /** Degrees clockwise by which it has to be turned to stand upright; 0 when the camera did not say.
   *  ffmpeg before 8 does not read it. */
  readonly rotation: number
  /** When it was taken. A camera that does not tell its time zone is taken to be in that of this machine. */
  readonly recordedAt: Date | null
}

const NONE: JpegNotes = { rotation: 0, recordedAt: null }

/** Reads what a camera noted in a photograph. */
export async function jpegNotes(path: string): Promise<JpegNotes> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT_BYTES), 0)
    return notesOf(buffer.subarray(0, bytesRead))
  } finally {
    await file.close()
  }
}

function notesOf(jpeg: Buffer): JpegNotes {
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]
    if (marker === START_OF_SCAN) return NONE
    const segment = jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2))
    const isExif = marker === APP1 && segment.subarray(0, 6).equals(Buffer.from('Exif\0\0'))
    if (isExif) return notesInTiff(segment.subarray(6))
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return NONE
}

function notesInTiff(tiff: Buffer): JpegNotes {
  const read = tiffReader(tiff)
  const first = read.directory(read.long(4))
  const orientation = first.get(TAG.orientation)
  const pointer = first.get(TAG.exifDirectory)
  const exif = pointer === undefined ? new Map() : read.directory(read.long(pointer + 8))
  return {
    rotation: DEGREES[orientation === undefined ? 0 : read.short(orientation + 8)] ?? 0,
    recordedAt: momentOf(
      read.text(exif.get(TAG.dateTimeOriginal), MOMENT_BYTES),
      read.text(exif.get(TAG.offsetTimeOriginal), OFFSET_BYTES),
    ),
  }
}

/** Reads a TIFF as Exif has it; what lies outside of it is 0 or nothing. */
function tiffReader(tiff: Buffer) {
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) =>
    at + 2 > tiff.length ? 0 : isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at)
  const long = (at: number) =>
    at + 4 > tiff.length ? 0 : isLittle ? tiff.readUInt32LE(at) : tiff.readUInt32BE(at)
  return {
    short,
    long,
    /** Where the entries of a directory stand, by their tags. */
    directory(start: number): Map<number, number> {
      const room = Math.max(0, Math.floor((tiff.length - start - 2) / ENTRY_BYTES))
      const entries = Math.min(short(start), room)
      return new Map(
        Array.from({ length: entries }, (_, entry) => {
          const at = start + 2 + entry * ENTRY_BYTES
          return [short(at), at]
        }),
      )
    },
    /** The text that an entry points to. */
    text(entry: number | undefined, bytes: number): string {
      if (entry === undefined || long(entry + 4) < bytes) return ''
      const start = long(entry + 8)
      return tiff.toString('latin1', start, start + bytes)
    },
  }
}

/** `2024:07:12 15:30:00` and `+02:00` as a moment; null: the clock was never set. */
function momentOf(said: string, offset: string): Date | null {
  const [, date, time] = /^(\d{4}:\d\d:\d\d) (\d\d:\d\d:\d\d)$/.exec(said) ?? []
  if (!date || !time) return null
  const zone = /^[+-]\d\d:\d\d$/.test(offset) ? offset : ''
  const moment = new Date(`${date.replaceAll(':', '-')}T${time}${zone}`)
  return Number.isNaN(moment.getTime()) ? null : moment
}
