import { open } from 'node:fs/promises'

/** Exif stands before the picture, in a segment of at most 64 kB. */
const LOOKED_AT_BYTES = 256 * 1024

const APP1 = 0xe1
const START_OF_SCAN = 0xda
const ORIENTATION_TAG = 0x0112

/** Degrees clockwise by which each Exif orientation is turned; the mirrored ones are taken for those
 *  they mirror. Source: Exif 2.32, §4.6.4, tag 274. */
const DEGREES: readonly number[] = [0, 0, 0, 180, 180, 90, 90, 270, 270]

/** Degrees clockwise by which a photograph has to be turned to stand upright, as its camera noted
 *  (Exif); 0 when it did not. ffmpeg before 8 does not read it. */
export async function jpegRotation(path: string): Promise<number> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(LOOKED_AT_BYTES), 0)
    return DEGREES[orientationOf(buffer.subarray(0, bytesRead))] ?? 0
  } finally {
    await file.close()
  }
}

/** The Exif orientation of a JPEG, 1 to 8; 0 when there is none. */
function orientationOf(jpeg: Buffer): number {
  let at = 2
  while (at + 4 <= jpeg.length && jpeg[at] === 0xff) {
    const marker = jpeg[at + 1]
    if (marker === START_OF_SCAN) return 0
    const segment = jpeg.subarray(at + 4, at + 2 + jpeg.readUInt16BE(at + 2))
    const isExif = marker === APP1 && segment.subarray(0, 6).equals(Buffer.from('Exif\0\0'))
    if (isExif) return orientationInTiff(segment.subarray(6))
    at += 2 + jpeg.readUInt16BE(at + 2)
  }
  return 0
}

function orientationInTiff(tiff: Buffer): number {
  if (tiff.length < 8) return 0
  const isLittle = tiff.toString('latin1', 0, 2) === 'II'
  const short = (at: number) => (isLittle ? tiff.readUInt16LE(at) : tiff.readUInt16BE(at))
  const first = isLittle ? tiff.readUInt32LE(4) : tiff.readUInt32BE(4)
  if (first + 2 > tiff.length) return 0
  const entries = Math.min(short(first), Math.floor((tiff.length - first - 2) / 12))
  for (let entry = 0; entry < entries; entry++) {
    const at = first + 2 + entry * 12
    if (short(at) === ORIENTATION_TAG) return short(at + 8)
  }
  return 0
}
