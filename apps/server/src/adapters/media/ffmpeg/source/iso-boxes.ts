const BOX_HEADER_BYTES = 8
const LONG_BOX_HEADER_BYTES = 16

/** What stands in the boxes of a kind directly inside a part of an MP4, without their headers. Reading ends
 *  where something else stands. Source: ISO/IEC 14496-12 §4.2. */
export function boxesIn(parent: Buffer, kind: string): Buffer[] {
  const found: Buffer[] = []
  for (let at = 0; at + BOX_HEADER_BYTES <= parent.length; ) {
    const { bytes, headerBytes } = lengthsAt(parent, at)
    if (bytes < headerBytes) break
    if (parent.toString('latin1', at + 4, at + 8) === kind) {
      found.push(parent.subarray(at + headerBytes, at + bytes))
    }
    at += bytes
  }
  return found
}

function lengthsAt(parent: Buffer, at: number): { bytes: number; headerBytes: number } {
  const short = parent.readUInt32BE(at)
  if (short === 0) return { bytes: parent.length - at, headerBytes: BOX_HEADER_BYTES }
  const isLong = short === 1 && at + LONG_BOX_HEADER_BYTES <= parent.length
  if (!isLong) return { bytes: short, headerBytes: BOX_HEADER_BYTES }
  return {
    bytes: Number(parent.readBigUInt64BE(at + BOX_HEADER_BYTES)),
    headerBytes: LONG_BOX_HEADER_BYTES,
  }
}

/** Ticks in a second, of a box `mvhd` or `mdhd`; 0 in a damaged one, undefined in one that is too short.
 *  Source: ISO/IEC 14496-12 §8.2.2 and §8.4.2. */
export function timescaleOf(header: Buffer): number | undefined {
  const at = header[0] === 1 ? 20 : 12
  return at + 4 <= header.length ? header.readUInt32BE(at) : undefined
}
