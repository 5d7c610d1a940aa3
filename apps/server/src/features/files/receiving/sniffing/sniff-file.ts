import { open } from 'node:fs/promises'
import type { AssetType } from '@starnest/contract/files/files'
import { fileTypeFromBuffer } from 'file-type'
import {
  isFlashVideo,
  isProgramStream,
  isTheoraFilm,
  isWindowsMediaFilm,
} from './sniff-old-film.ts'

/** Bytes at the beginning of a file that tell what it is. */
export const TELLING_BYTES = 64 * 1024

/** What a file is, by its bytes. `extension` and `contentType` are ours: nothing of them comes from
 *  whoever sent it. */
export type FileKind = {
  readonly extension: string
  readonly contentType: string
  readonly assetType: AssetType
}

const kind = (assetType: AssetType, extension: string, contentType: string): FileKind => ({
  extension,
  contentType,
  assetType,
})

const MP4 = kind('video', 'mp4', 'video/mp4')
const M4A = kind('audio', 'm4a', 'audio/mp4')
const OGG = kind('audio', 'ogg', 'audio/ogg')
const OGV = kind('video', 'ogv', 'video/ogg')

/** Every kind that is taken, by the name that file-type has for it. Nothing else is: no SVG, HTML,
 *  XML, playlist, archive or script, whatever it calls itself. */
const KINDS: Readonly<Record<string, FileKind>> = {
  mp4: MP4,
  m4v: MP4,
  f4v: MP4,
  mov: kind('video', 'mov', 'video/quicktime'),
  '3gp': kind('video', '3gp', 'video/3gpp'),
  '3g2': kind('video', '3g2', 'video/3gpp2'),
  mkv: kind('video', 'mkv', 'video/x-matroska'),
  webm: kind('video', 'webm', 'video/webm'),
  avi: kind('video', 'avi', 'video/x-msvideo'),
  mts: kind('video', 'ts', 'video/mp2t'),
  mpg: kind('video', 'mpg', 'video/mpeg'),
  flv: kind('video', 'flv', 'video/x-flv'),
  asf: kind('video', 'wmv', 'video/x-ms-wmv'),
  ogv: OGV,
  m4a: M4A,
  m4b: M4A,
  f4a: M4A,
  f4b: M4A,
  mp3: kind('audio', 'mp3', 'audio/mpeg'),
  flac: kind('audio', 'flac', 'audio/flac'),
  wav: kind('audio', 'wav', 'audio/wav'),
  ogg: OGG,
  oga: OGG,
  opus: OGG,
  spx: OGG,
  aac: kind('audio', 'aac', 'audio/aac'),
  png: kind('image', 'png', 'image/png'),
  apng: kind('image', 'png', 'image/png'),
  jpg: kind('image', 'jpg', 'image/jpeg'),
  webp: kind('image', 'webp', 'image/webp'),
  gif: kind('image', 'gif', 'image/gif'),
  avif: kind('image', 'avif', 'image/avif'),
}

/** The kind whose extension a stored file has; undefined: none of ours. */
export function kindOfExtension(extension: string): FileKind | undefined {
  return Object.values(KINDS).find((one) => one.extension === extension)
}

/** What a file is that will have `sizeBytes`, by its first bytes; undefined: nothing that is taken. */
export async function sniffFile(path: string, sizeBytes: number): Promise<FileKind | undefined> {
  return sniffBytes(await headOf(path), sizeBytes)
}

/** The same for a file whose first {@link TELLING_BYTES} bytes, or all it has, have been read. */
export async function sniffBytes(head: Buffer, sizeBytes: number): Promise<FileKind | undefined> {
  const found = await fileTypeFromBuffer(head)
  // A picture may begin behind what describes the streams, and behind the sound.
  const isFilm = /^(?:og[agx]|opus)$/.test(found?.ext ?? '') && isTheoraFilm(head)
  const taken = isFilm ? OGV : found && KINDS[found.ext]
  if (!taken) return undefined
  if (ISO_MEDIA.has(taken.extension) && !beginsWithBox(head, sizeBytes)) return undefined
  const isWhatItSeems = LOOKED_INTO[taken.extension]
  return isWhatItSeems && !isWhatItSeems(head) ? undefined : taken
}

async function headOf(path: string): Promise<Buffer> {
  const file = await open(path)
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(TELLING_BYTES), 0, TELLING_BYTES, 0)
    return buffer.subarray(0, bytesRead)
  } finally {
    await file.close()
  }
}

const ISO_MEDIA = new Set(['mp4', 'mov', '3gp', '3g2', 'm4a', 'avif'])
const BOX_HEADER_BYTES = 8

/** Whether the first box lies inside the file. "The free world" has the word of a QuickTime box at
 *  its fifth letter, and its first four make a length of 1.4 GB. A box of length 0 reaches to the end,
 *  one of length 1 has its length behind. Source: ISO/IEC 14496-12, 4.2. */
function beginsWithBox(head: Buffer, sizeBytes: number): boolean {
  if (head.length < BOX_HEADER_BYTES) return false
  const length = head.readUInt32BE(0)
  return length <= 1 || (length >= BOX_HEADER_BYTES && length <= sizeBytes)
}

const SYNC_BYTE = 0x47
/** Packets that have to begin where they should: fewer may happen by chance, as 'G' is 0x47. */
const SYNC_PACKETS = 5

/** Whether packets follow each other, with a time code before each or without. */
function isTransportStream(head: Buffer): boolean {
  return [
    { first: 0, everyBytes: 188 },
    { first: 4, everyBytes: 192 },
  ].some(({ first, everyBytes }) =>
    Array.from({ length: SYNC_PACKETS }, (_, packet) => first + packet * everyBytes).every(
      (at) => head[at] === SYNC_BYTE,
    ),
  )
}

/** Kinds of which the first bytes say too little, and how to see whether a file is one. */
const LOOKED_INTO: Readonly<Record<string, (head: Buffer) => boolean>> = {
  ts: isTransportStream,
  mpg: isProgramStream,
  flv: isFlashVideo,
  wmv: isWindowsMediaFilm,
  ogv: isTheoraFilm,
}
