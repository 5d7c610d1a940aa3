import { randomBytes } from 'node:crypto'

const text = (words: string) => Buffer.from(words, 'latin1')

/** A box of an MP4: its length, its name, and what is in it. */
function box(name: string, content: Buffer): Buffer {
  const header = Buffer.alloc(8)
  header.writeUInt32BE(8 + content.length)
  header.write(name, 4, 'latin1')
  return Buffer.concat([header, content])
}

const ftyp = (brand: string) => box('ftyp', text(`${brand.padEnd(4)}\0\0\0\0isom`))

/** The bytes of an MP4 as far as a server looks at them, and any others behind. */
export const mp4 = (behind: Buffer = Buffer.alloc(64)): Buffer =>
  Buffer.concat([ftyp('isom'), box('mdat', behind)])

/** An MP4 of exactly so many bytes, of which no two are alike. */
export function mp4Of(bytes: number): Buffer {
  return mp4(randomBytes(bytes - mp4(Buffer.alloc(0)).length))
}

const ebml = (docType: string) =>
  Buffer.concat([
    Buffer.from([0x1a, 0x45, 0xdf, 0xa3, 0x80 | (docType.length + 3), 0x42, 0x82]),
    Buffer.from([0x80 | docType.length]),
    text(docType),
    Buffer.alloc(64),
  ])

const riff = (form: string) => Buffer.concat([text('RIFF\x40\0\0\0'), text(form), Buffer.alloc(64)])

const transportStream = (every: number, first: number) => {
  const packets = Buffer.alloc(every * 6)
  for (let at = first; at < packets.length; at += every) packets[at] = 0x47
  return packets
}

const oggPage = (codec: string) =>
  Buffer.concat([text('OggS'), Buffer.alloc(24), text(codec), Buffer.alloc(64)])

/** A page that begins a stream, with one packet in it. */
function firstPage(packet: string): Buffer {
  const head = Buffer.alloc(28)
  head.write('OggS', 0, 'latin1')
  head[5] = 0x02
  head[26] = 1
  head[27] = packet.length
  return Buffer.concat([head, text(packet)])
}

/** The header of a pack of MPEG-2. */
const programPack = () => Buffer.from('000001ba440004000401000003f8', 'hex')

/** A header of Windows Media that describes streams of these kinds. */
function windowsMedia(...kinds: readonly string[]): Buffer {
  const streams = kinds.map((kind) =>
    Buffer.from(`9107dcb7b7a9cf118ee600c00c205365${'2800000000000000'}${kind}`, 'hex'),
  )
  const header = Buffer.from(`3026b2758e66cf11a6d900aa0062ce6c${'0'.repeat(28)}`, 'hex')
  return Buffer.concat([header, ...streams])
}

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

/** A picture, a point large, and any bytes behind. */
export const png = (behind: Buffer = Buffer.alloc(0)): Buffer => Buffer.concat([PNG, behind])

/** A WAV, as far as a server looks at it, that differs with what is behind. */
export const wav = (behind: Buffer = Buffer.alloc(0)): Buffer =>
  Buffer.concat([riff('WAVE'), behind])

/** One of each kind that is taken: what it is called, its bytes, and what it is found to be. */
export const TAKEN: readonly (readonly [
  name: string,
  bytes: Buffer,
  contentType: string,
  extension: string,
])[] = [
  ['film.mp4', mp4(), 'video/mp4', 'mp4'],
  ['film.m4v', Buffer.concat([ftyp('M4V '), Buffer.alloc(64)]), 'video/mp4', 'mp4'],
  ['film.mov', Buffer.concat([ftyp('qt'), Buffer.alloc(64)]), 'video/quicktime', 'mov'],
  ['old phone.3gp', Buffer.concat([ftyp('3gp4'), Buffer.alloc(64)]), 'video/3gpp', '3gp'],
  ['film.mkv', ebml('matroska'), 'video/x-matroska', 'mkv'],
  ['film.webm', ebml('webm'), 'video/webm', 'webm'],
  ['film.avi', riff('AVI '), 'video/x-msvideo', 'avi'],
  ['camera.mts', transportStream(192, 4), 'video/mp2t', 'ts'],
  ['television.ts', transportStream(188, 0), 'video/mp2t', 'ts'],
  [
    'disc.vob',
    Buffer.concat([programPack(), Buffer.from('000001bb', 'hex'), Buffer.alloc(64)]),
    'video/mpeg',
    'mpg',
  ],
  [
    'camera.mod',
    Buffer.concat([programPack(), Buffer.from('000001e0', 'hex'), Buffer.alloc(64)]),
    'video/mpeg',
    'mpg',
  ],
  [
    'video cd.mpg',
    Buffer.concat([Buffer.from('000001ba2100010001800001000001c0', 'hex'), Buffer.alloc(64)]),
    'video/mpeg',
    'mpg',
  ],
  ['clip.flv', Buffer.from('464c5601050000000900000000090000', 'hex'), 'video/x-flv', 'flv'],
  [
    'clip.wmv',
    windowsMedia('409e69f84d5bcf11a8fd00805f5c442b', 'c0ef19bc4d5bcf11a8fd00805f5c442b'),
    'video/x-ms-wmv',
    'wmv',
  ],
  [
    'clip.ogv',
    Buffer.concat([firstPage('fishead\0'), firstPage('\x01vorbis'), firstPage('\x80theora')]),
    'video/ogg',
    'ogv',
  ],
  ['song.m4a', Buffer.concat([ftyp('M4A '), Buffer.alloc(64)]), 'audio/mp4', 'm4a'],
  [
    'song.mp3',
    Buffer.concat([text('ID3\x04\0\0\0\0\0\0'), Buffer.from([0xff, 0xfb, 0x90]), Buffer.alloc(64)]),
    'audio/mpeg',
    'mp3',
  ],
  ['song.flac', Buffer.concat([text('fLaC'), Buffer.alloc(64)]), 'audio/flac', 'flac'],
  ['song.wav', wav(), 'audio/wav', 'wav'],
  ['song.ogg', oggPage('\x01vorbis'), 'audio/ogg', 'ogg'],
  ['song.opus', oggPage('OpusHead'), 'audio/ogg', 'ogg'],
  [
    'song.aac',
    Buffer.concat([Buffer.from([0xff, 0xf1, 0x50]), Buffer.alloc(64)]),
    'audio/aac',
    'aac',
  ],
  ['point.png', png(), 'image/png', 'png'],
  ['photo.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0, ...Buffer.alloc(64)]), 'image/jpeg', 'jpg'],
  ['photo.webp', riff('WEBP'), 'image/webp', 'webp'],
  ['moving.gif', Buffer.concat([text('GIF89a'), Buffer.alloc(64)]), 'image/gif', 'gif'],
  ['photo.avif', Buffer.concat([ftyp('avif'), Buffer.alloc(64)]), 'image/avif', 'avif'],
]

const SVG = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'

/** Files that pretend to be another kind, or are of a kind that is not accepted. Source: research
 *  on streaming, section 5. */
export const REFUSED: readonly (readonly [name: string, bytes: Buffer])[] = [
  ['page.png', text('<!DOCTYPE html><html><script>alert(1)</script></html>')],
  ['picture.jpg', text(SVG)],
  ['picture.svg', text(`<?xml version="1.0"?>${SVG}`)],
  ['list.mp4', text('#EXTM3U\n#EXTINF:10,\nfile:///etc/passwd\n')],
  ['list.m3u8', text('#EXTM3U\n#EXTINF:10,\nhttp://169.254.169.254/latest\n')],
  ['concat.mp4', text("ffconcat version 1.0\nfile '/etc/passwd'\n")],
  ['link.strm', text('http://127.0.0.1:7827/api/viewer')],
  ['zip.mp4', Buffer.concat([text('PK\x03\x04\x14\0\0\0'), Buffer.alloc(64)])],
  ['script.mp4', text('#!/bin/sh\nrm -rf /\n')],
  ['x.php.jpg', text('<?php system($_GET["c"]); ?>')],
  ['program.mp4', Buffer.concat([text('\x7fELF\x02\x01\x01'), Buffer.alloc(64)])],
  ['paper.mp4', text('%PDF-1.7\n%\xe2\xe3\xcf\xd3\n')],
  ['words.mp4', text('Once upon a time there was a lantern.')],
  ['the free world.mov', text('the free world is a text, whatever its fifth letter begins.')],
  ['words that begin with G.ts', text(`G${'.'.repeat(187)}`.repeat(3))],
  ['utf16.mp3', Buffer.from('\uFEFFsome words', 'utf16le')],
  ['half a page.ogv', oggPage('\x80theora')],
  ['photo.heic', Buffer.concat([ftyp('heic'), Buffer.alloc(64)])],
  ['no tag.flv', Buffer.concat([text('FLV\x01'), Buffer.alloc(64)])],
  ['sound alone.wma', windowsMedia('409e69f84d5bcf11a8fd00805f5c442b')],
  ['picture alone.m2v', Buffer.concat([Buffer.from('000001b3', 'hex'), Buffer.alloc(64)])],
  ['zeros.mp4', Buffer.alloc(4096)],
  ['nothing.mp4', Buffer.alloc(0)],
  ['one byte.png', text('\x89')],
]
