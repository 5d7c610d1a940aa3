/** A start code of MPEG: two zeros, a one, and what follows. Source: ISO/IEC 13818-1 §2.5.3. */
const PACK = [0x00, 0x00, 0x01, 0xba]
const START_CODE = PACK.slice(0, 3)
/** The least that may follow a pack's header: the system header, and the packets of streams. */
const FIRST_PACKET_ID = 0xba

/** Bytes of a pack's header: in MPEG-2 up to seven more may be stuffed behind it. */
const MPEG1_PACK_BYTES = 12
const MPEG2_PACK_BYTES = 14

const beginsWith = (bytes: Buffer, expected: readonly number[], at = 0) =>
  expected.every((value, nth) => bytes[at + nth] === value)

/** Whether a pack begins a file and a packet follows it: an MPEG program stream, as cameras and DVDs
 *  have it. Source: ISO/IEC 13818-1 §2.5.3.3, ISO/IEC 11172-1 §2.4.3.2. */
export function isProgramStream(head: Buffer): boolean {
  if (!beginsWith(head, PACK)) return false
  const mark = head[4] ?? 0
  const isMpeg2 = (mark & 0xc4) === 0x44
  if (!isMpeg2 && (mark & 0xf1) !== 0x21) return false
  const stuffed = (head[MPEG2_PACK_BYTES - 1] ?? 0) & 0x07
  const next = isMpeg2 ? MPEG2_PACK_BYTES + stuffed : MPEG1_PACK_BYTES
  return beginsWith(head, START_CODE, next) && (head[next + 3] ?? 0) >= FIRST_PACKET_ID
}

/** Identifiers of objects in Windows Media, as they lie in a file. Source: Advanced Systems Format
 *  specification §10. */
const ASF_HEADER = Buffer.from('3026b2758e66cf11a6d900aa0062ce6c', 'hex')
const STREAM_PROPERTIES = Buffer.from('9107dcb7b7a9cf118ee600c00c205365', 'hex')
const VIDEO_MEDIA = Buffer.from('c0ef19bc4d5bcf11a8fd00805f5c442b', 'hex')
/** An object begins with its identifier and its length. */
const OBJECT_HEADER_BYTES = 24

/** Whether one of the streams that a Windows Media file describes is a picture; in many the sound is
 *  described first. */
export function isWindowsMediaFilm(head: Buffer): boolean {
  if (!beginsWith(head, [...ASF_HEADER])) return false
  for (let at = head.indexOf(STREAM_PROPERTIES); at > 0; ) {
    const kindAt = at + OBJECT_HEADER_BYTES
    if (head.subarray(kindAt, kindAt + VIDEO_MEDIA.length).equals(VIDEO_MEDIA)) return true
    at = head.indexOf(STREAM_PROPERTIES, kindAt)
  }
  return false
}

const OGG_PAGE = Buffer.from('OggS', 'latin1')
/** The type of a page that begins a stream. Source: RFC 3533 §6. */
const BEGINS_STREAM = 0x02
const OGG_HEADER_BYTES = 27
const THEORA = Buffer.from('\x80theora', 'latin1')
/** Streams in one file that are looked at. */
const MOST_STREAMS = 16

/** Whether one of the streams that begin an Ogg file is Theora: what describes the others, and sound, may
 *  stand before it. */
export function isTheoraFilm(head: Buffer): boolean {
  let at = 0
  for (let nth = 0; nth < MOST_STREAMS; nth++) {
    const segments = head[at + OGG_HEADER_BYTES - 1]
    const isPage = head.subarray(at, at + OGG_PAGE.length).equals(OGG_PAGE)
    if (!isPage || segments === undefined || ((head[at + 5] ?? 0) & BEGINS_STREAM) === 0)
      return false
    const bodyAt = at + OGG_HEADER_BYTES + segments
    if (head.subarray(bodyAt, bodyAt + THEORA.length).equals(THEORA)) return true
    const sizes = head.subarray(at + OGG_HEADER_BYTES, bodyAt)
    at = bodyAt + sizes.reduce((sum, bytes) => sum + bytes, 0)
  }
  return false
}

/** Bytes of the header of a Flash video, and where the length of the header stands. */
const FLV_HEADER_BYTES = 9
const FLV_LENGTH_AT = 5
/** Tags of sound, picture and words. Source: Video File Format Specification 10.1, annex E.4. */
const FLV_TAGS = [8, 9, 18]

/** Whether a tag follows the header of a Flash video. */
export function isFlashVideo(head: Buffer): boolean {
  if (head.length < FLV_HEADER_BYTES || !beginsWith(head, [0x46, 0x4c, 0x56, 0x01])) return false
  // The length of the tag before it stands before each tag; before the first it is 0.
  const at = head.readUInt32BE(FLV_LENGTH_AT) + 4
  return at < head.length && FLV_TAGS.includes((head[at] ?? 0) & 0x1f)
}
