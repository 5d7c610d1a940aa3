import { open, readFile } from 'node:fs/promises'
import { boxesIn, timescaleOf } from '../source/iso-boxes.ts'

/** When a track's samples in a segment are shown or heard, by the track's number. Seconds. */
export type TrackTimes = {
  readonly track: number
  readonly isPicture: boolean
  readonly startSeconds: number
  readonly endSeconds: number
}

type Track = {
  readonly id: number
  readonly timescale: number
  readonly isPicture: boolean
  readonly defaultDuration: number
}

/** Bytes of one description of samples; those of a segment of an hour have less. */
const MAX_MOOF_BYTES = 64 * 1024 * 1024

const BOX_HEADER_BYTES = 8
const LONG_BOX_HEADER_BYTES = 16

/** When the tracks of a segment that we wrote begin and end, as its samples say: a playlist counts the
 *  lengths of packets, which not every file tells. Source: ISO/IEC 14496-12 §8.8. */
export async function segmentTimes(initPath: string, segmentPath: string): Promise<TrackTimes[]> {
  const tracks = tracksOf(await readFile(initPath))
  const times = new Map<number, TrackTimes>()
  for (const moof of await readMoofs(segmentPath)) {
    for (const fragment of boxesIn(moof, 'traf')) {
      const found = timesOf(fragment, tracks)
      const before = found && times.get(found.track)
      if (found) times.set(found.track, before ? joined(before, found) : found)
    }
  }
  return [...times.values()]
}

const joined = (one: TrackTimes, other: TrackTimes): TrackTimes => ({
  ...one,
  startSeconds: Math.min(one.startSeconds, other.startSeconds),
  endSeconds: Math.max(one.endSeconds, other.endSeconds),
})

function tracksOf(init: Buffer): Track[] {
  const [moov] = boxesIn(init, 'moov')
  if (!moov) return []
  const defaults = new Map(
    boxesIn(moov, 'mvex').flatMap((mvex) =>
      boxesIn(mvex, 'trex').map((trex) => [trex.readUInt32BE(4), trex.readUInt32BE(12)] as const),
    ),
  )
  return boxesIn(moov, 'trak').flatMap((trak) => {
    const [tkhd] = boxesIn(trak, 'tkhd')
    const [mdia] = boxesIn(trak, 'mdia')
    const [mdhd] = mdia ? boxesIn(mdia, 'mdhd') : []
    const [hdlr] = mdia ? boxesIn(mdia, 'hdlr') : []
    if (!tkhd || !mdhd || !hdlr) return []
    const id = tkhd.readUInt32BE(tkhd[0] === 1 ? 20 : 12)
    const timescale = timescaleOf(mdhd) ?? 0
    const isPicture = hdlr.toString('latin1', 8, 12) === 'vide'
    return [{ id, timescale, isPicture, defaultDuration: defaults.get(id) ?? 0 }]
  })
}

function timesOf(fragment: Buffer, tracks: readonly Track[]): TrackTimes | undefined {
  const [tfhd] = boxesIn(fragment, 'tfhd')
  const [tfdt] = boxesIn(fragment, 'tfdt')
  const track = tracks.find(({ id }) => id === tfhd?.readUInt32BE(4))
  if (!tfhd || !tfdt || !track || track.timescale === 0) return undefined
  let decodeTime = tfdt[0] === 1 ? Number(tfdt.readBigUInt64BE(4)) : tfdt.readUInt32BE(4)
  let start = Number.POSITIVE_INFINITY
  let end = Number.NEGATIVE_INFINITY
  const usualDuration = durationIn(tfhd) ?? track.defaultDuration
  for (const trun of boxesIn(fragment, 'trun')) {
    for (const { duration = usualDuration, offset } of samplesOf(trun)) {
      start = Math.min(start, decodeTime + offset)
      end = Math.max(end, decodeTime + offset + duration)
      decodeTime += duration
    }
  }
  if (start > end) return undefined
  const { id, isPicture, timescale } = track
  return {
    track: id,
    isPicture,
    startSeconds: start / timescale,
    endSeconds: end / timescale,
  }
}

/** Fields of `tfhd` that stand before the duration, and the one that says that it is there. */
const TFHD_BEFORE = [
  [0x1, 8],
  [0x2, 4],
] as const
const TFHD_DURATION = 0x8

function durationIn(tfhd: Buffer): number | undefined {
  const flags = tfhd.readUInt32BE(0) & 0xffffff
  if ((flags & TFHD_DURATION) === 0) return undefined
  const skipped = TFHD_BEFORE.filter(([flag]) => flags & flag).reduce((sum, [, n]) => sum + n, 0)
  return tfhd.readUInt32BE(8 + skipped)
}

/** Fields of a `trun` before its samples, and of each sample; each has four bytes. */
const TRUN_BEFORE = [0x1, 0x4]
const [DURATION, SIZE, FLAGS, OFFSET] = [0x100, 0x200, 0x400, 0x800]

function* samplesOf(trun: Buffer): Generator<{ duration: number | undefined; offset: number }> {
  const flags = trun.readUInt32BE(0) & 0xffffff
  const has = (flag: number) => (flags & flag) !== 0
  const bytes = 4 * [DURATION, SIZE, FLAGS, OFFSET].filter(has).length
  const offsetAt = bytes - 4
  let at = 8 + 4 * TRUN_BEFORE.filter(has).length
  for (let left = trun.readUInt32BE(4); left > 0 && at + bytes <= trun.length; left--) {
    yield {
      duration: has(DURATION) ? trun.readUInt32BE(at) : undefined,
      offset: has(OFFSET) ? trun.readInt32BE(at + offsetAt) : 0,
    }
    at += bytes
  }
}

/** The descriptions of samples in a segment; the samples themselves are passed over. */
async function readMoofs(path: string): Promise<Buffer[]> {
  const file = await open(path)
  try {
    const moofs: Buffer[] = []
    const header = Buffer.alloc(LONG_BOX_HEADER_BYTES)
    for (let at = 0; ; ) {
      const { bytesRead } = await file.read(header, 0, LONG_BOX_HEADER_BYTES, at)
      if (bytesRead < BOX_HEADER_BYTES) return moofs
      const short = header.readUInt32BE(0)
      const isLong = short === 1 && bytesRead === LONG_BOX_HEADER_BYTES
      const bytes = isLong ? Number(header.readBigUInt64BE(8)) : short
      if (bytes < BOX_HEADER_BYTES) return moofs
      if (header.toString('latin1', 4, 8) === 'moof' && bytes <= MAX_MOOF_BYTES) {
        const moof = Buffer.alloc(bytes - BOX_HEADER_BYTES)
        await file.read(moof, 0, moof.length, at + BOX_HEADER_BYTES)
        moofs.push(moof)
      }
      at += bytes
    }
  } finally {
    await file.close()
  }
}
