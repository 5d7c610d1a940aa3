import { MediaError } from '../../../../ports/media/media-error.ts'

/** Codec string of AAC Low Complexity: nearly all AAC is that, and all that we encode. */
export const AAC_CODEC_STRING = 'mp4a.40.2'

type ConfigurationBox = {
  readonly box: string
  readonly bytes: number
  codecString(box: Buffer): string
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
const two = (value: number) => String(value).padStart(2, '0')

/** How each codec's configuration box becomes the codec string that players read. */
const BOXES: Readonly<Record<string, ConfigurationBox>> = {
  // Profile, constraints and level. Source: RFC 6381 §3.3, ISO/IEC 14496-15 §5.3.3.
  h264: {
    box: 'avcC',
    bytes: 4,
    codecString: (box) => `avc1.${box.subarray(1, 4).toString('hex')}`,
  },
  hevc: { box: 'hvcC', bytes: 13, codecString: hevcCodecString },
  // Profile, level and depth. Source: VP Codec ISO Media File Format Binding §3.
  vp9: {
    box: 'vpcC',
    bytes: 7,
    codecString: (box) => `vp09.${two(at(box, 4))}.${two(at(box, 5))}.${two(at(box, 6) >> 4)}`,
  },
  av1: { box: 'av1C', bytes: 3, codecString: av1CodecString },
}

/**
 * The codec string of a video (RFC 6381), such as `avc1.64001f`, from its configuration in the
 * initialisation segment.
 * @throws MediaError `failed` when there is no such configuration.
 */
export function videoCodecString(initSegment: Buffer, codec: string): string {
  const known = BOXES[codec]
  const name = known ? initSegment.indexOf(known.box, 0, 'latin1') : -1
  const box = initSegment.subarray(name + 4)
  if (!known || name < 0 || box.length < known.bytes) {
    throw new MediaError('failed', `The initialisation segment does not say what ${codec} it is.`)
  }
  return known.codecString(box)
}

/** Source: ISO/IEC 14496-15 §E.3. */
function hevcCodecString(box: Buffer): string {
  const general = at(box, 1)
  const space = ['', 'A', 'B', 'C'][general >> 6] ?? ''
  const tier = general & 0x20 ? 'H' : 'L'
  const compatibility = reversedBits(box.readUInt32BE(2)).toString(16).toUpperCase()
  const constraints = [...box.subarray(6, 12)]
  while (constraints.length > 1 && constraints.at(-1) === 0) constraints.pop()
  const level = `${tier}${at(box, 12)}`
  return ['hvc1', `${space}${general & 0x1f}`, compatibility, level, ...constraints.map(hex)]
    .join('.')
    .replace(/\.00$/, '')
}

function reversedBits(value: number): number {
  let reversed = 0
  for (let bit = 0; bit < 32; bit++) reversed = reversed * 2 + ((value >>> bit) & 1)
  return reversed
}

/** Profile, level, tier and depth. Source: AV1 Codec ISO Media File Format Binding §5. */
function av1CodecString(box: Buffer): string {
  const profileAndLevel = at(box, 1)
  const flags = at(box, 2)
  const tier = flags & 0x80 ? 'H' : 'M'
  const depth = flags & 0x40 ? (flags & 0x20 ? 12 : 10) : 8
  return `av01.${profileAndLevel >> 5}.${two(profileAndLevel & 0x1f)}${tier}.${two(depth)}`
}

const at = (box: Buffer, index: number) => box[index] ?? 0
