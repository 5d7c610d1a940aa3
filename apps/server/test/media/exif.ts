/** What a camera notes. `takenAt` as Exif writes it, `2024:07:12 15:30:00`; `offset` its time zone. */
type Notes = { orientation?: number; takenAt?: string; offset?: string; note?: string }

/** A JPEG with an Exif segment. Source: Exif 2.32, §4.6. */
export function withExif(jpeg: Buffer, notes: Notes): Buffer {
  const body = Buffer.concat([
    Buffer.from('Exif\0\0'),
    tiffOf(notes),
    Buffer.from(notes.note ?? ''),
  ])
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(body.length + 2, 2)
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)])
}

const SHORT = 3
const ASCII = 2
const LONG = 4

type Entry = { tag: number; type: number; count: number; value: number }

/** Big-endian: a header, a directory, the Exif directory that it points to, and their texts. */
function tiffOf({ orientation = 1, takenAt, offset }: Notes): Buffer {
  const texts = [
    { tag: 0x9003, text: takenAt },
    { tag: 0x9011, text: offset },
  ].flatMap(({ tag, text }) =>
    text === undefined ? [] : [{ tag, bytes: Buffer.from(`${text}\0`) }],
  )
  const exifAt = 8 + sizeOf(2)
  let textAt = exifAt + sizeOf(texts.length)
  const noted = texts.map(({ tag, bytes }): Entry => {
    const value = textAt
    textAt += bytes.length
    return { tag, type: ASCII, count: bytes.length, value }
  })
  const header = Buffer.alloc(8)
  header.write('MM', 0, 'latin1')
  header.writeUInt16BE(42, 2)
  header.writeUInt32BE(8, 4)
  return Buffer.concat([
    header,
    directory([
      // A short stands in the first half of its field.
      { tag: 0x0112, type: SHORT, count: 1, value: orientation << 16 },
      { tag: 0x8769, type: LONG, count: 1, value: exifAt },
    ]),
    directory(noted),
    ...texts.map(({ bytes }) => bytes),
  ])
}

const sizeOf = (entries: number) => 2 + entries * 12 + 4

function directory(entries: readonly Entry[]): Buffer {
  const bytes = Buffer.alloc(sizeOf(entries.length))
  bytes.writeUInt16BE(entries.length, 0)
  for (const [at, { tag, type, count, value }] of entries.entries()) {
    const start = 2 + at * 12
    bytes.writeUInt16BE(tag, start)
    bytes.writeUInt16BE(type, start + 2)
    bytes.writeUInt32BE(count, start + 4)
    bytes.writeUInt32BE(value, start + 8)
  }
  return bytes
}
