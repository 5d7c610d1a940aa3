import { type FileHandle, open } from 'node:fs/promises'
import type { MediaJob } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import type { ProbeReport } from './probing/probe-report.ts'

/** Sectors of a DVD, each a pack with one packet. Source: ECMA-267, DVD specifications part 3. */
const SECTOR_BYTES = 2048
/** Places in a file that are looked at, evenly over all of it, and sectors at each: the first of a film and
 *  those that say where to go on are never scrambled. */
const PLACES = 16
const SECTORS_AT_ONCE = 32

/** Bytes of Windows Media's description of a file, in which a key would be described. */
const ASF_HEADER_BYTES = 64 * 1024
/** Objects that describe how to get the key of a file. Source: Advanced Systems Format specification §3.14, §3.15. */
const ASF_ENCRYPTION = ['fbb3112223bdd211b4b700a0c955fc6e', '14e68a292226174cb935dae07ee9289c'].map(
  (id) => Buffer.from(id, 'hex'),
)

/** What MP4 calls tracks that are encrypted. Source: ISO/IEC 23001-7 §8.2; `drmi` and `drms` are Apple's. */
const ENCRYPTED_TRACK = /^(?:enc[avts]|drm[is])$/

/** Finds out by its bytes whether a film can be opened only with a key that nobody here has: as bought DVDs, and
 *  films of online shops are. @throws MediaError `refused` */
export async function assertNotProtected({ sourcePath, format }: MediaJob): Promise<void> {
  const isProtected =
    (format === 'mpegps' && (await within(sourcePath, hasScrambledSectors))) ||
    (format === 'asf' && (await within(sourcePath, describesKey)))
  if (isProtected) throw copyProtected()
}

/** The same by what was told of its tracks. @throws MediaError `refused` */
export function assertTracksNotProtected({ codecTags }: Pick<ProbeReport, 'codecTags'>): void {
  if (codecTags.some((tag) => ENCRYPTED_TRACK.test(tag))) throw copyProtected()
}

const copyProtected = () =>
  new MediaError('refused', 'It is copy-protected and cannot be opened here.', {
    problem: { code: 'copy_protected' },
  })

async function within(path: string, look: (file: FileHandle) => Promise<boolean>) {
  const file = await open(path)
  try {
    return await look(file)
  } finally {
    await file.close()
  }
}

async function hasScrambledSectors(file: FileHandle): Promise<boolean> {
  const { size } = await file.stat()
  const sectors = Math.floor(size / SECTOR_BYTES)
  for (let place = 0; place < PLACES; place++) {
    const at = Math.floor((sectors * place) / PLACES) * SECTOR_BYTES
    const length = SECTORS_AT_ONCE * SECTOR_BYTES
    const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, at)
    for (let start = 0; start + SECTOR_BYTES <= bytesRead; start += SECTOR_BYTES) {
      if (isScrambled(buffer.subarray(start, start + SECTOR_BYTES))) return true
    }
  }
  return false
}

const PACK_START = 0x000001ba
const PACK_BYTES = 14
/** Packets of picture, and of the sound and subtitles of DVDs, which have a head that says so. Source: ISO/IEC
 *  13818-1 §2.4.3.7. */
const isElementary = (id: number) => id === 0xbd || (id >= 0xc0 && id <= 0xef)

/** Whether the packet in a sector says that it is scrambled. */
function isScrambled(sector: Buffer): boolean {
  if (sector.readUInt32BE(0) !== PACK_START) return false
  const at = PACK_BYTES + ((sector[PACK_BYTES - 1] ?? 0) & 0x07)
  const isPacket = sector.readUIntBE(at, 3) === 1 && isElementary(sector[at + 3] ?? 0)
  const flags = sector[at + 6] ?? 0
  return isPacket && (flags & 0xc0) === 0x80 && (flags & 0x30) !== 0
}

async function describesKey(file: FileHandle): Promise<boolean> {
  const length = ASF_HEADER_BYTES
  const { buffer, bytesRead } = await file.read(Buffer.alloc(length), 0, length, 0)
  const head = buffer.subarray(0, bytesRead)
  return ASF_ENCRYPTION.some((id) => head.includes(id))
}
