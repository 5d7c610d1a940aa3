import { availableParallelism } from 'node:os'
import type { MediaJob } from '../../../../ports/media/media.ts'
import type { SourceFormat } from '../../../../ports/media/source-formats.ts'
import { DECODERS, OPENED } from './allowed-codecs.ts'

/** Bytes that one block of the engine's memory may have: a file cannot claim what it likes. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024

/** Streams in a file; a film has a handful. */
export const MAX_STREAMS = 64

/** Pixels of a side of a film, and of a photograph, and of the whole of one (128 megapixels). */
export const MAX_FILM_SIDE_PX = 8192
export const MAX_STILL_SIDE_PX = 16_384
const MAX_PIXELS = 128 * 1024 * 1024

/** Bytes and microseconds of a file that are read to find out what it is. */
const LOOKED_AT = { bytes: 20_000_000, microseconds: 20_000_000 }

/** The demuxer of ffmpeg that opens each kind of file. */
const DEMUXERS: Readonly<Record<SourceFormat, string>> = {
  mp4: 'mov',
  matroska: 'matroska',
  webm: 'matroska',
  avi: 'avi',
  mpegts: 'mpegts',
  mpegps: 'mpeg',
  flv: 'flv',
  asf: 'asf',
  ogv: 'ogg',
  mp3: 'mp3',
  flac: 'flac',
  wav: 'wav',
  ogg: 'ogg',
  aac: 'aac',
  png: 'png_pipe',
  jpeg: 'jpeg_pipe',
  webp: 'webp_pipe',
  gif: 'gif',
  avif: 'mov',
}

/**
 * Arguments that open a stored file, for ffmpeg and ffprobe alike: always as what its bytes are
 * whatever it calls itself, from the local disk only, with the decoders we take and within bounds.
 */
export const sourceArguments = (job: MediaJob): string[] => [...bounds(), ...input(job)]

/**
 * The same for ffprobe, which opens a decoder for each stream, whether it is needed or not, and ends where one may
 * not be opened. What it reads of a file to find out what it is goes to those alone that we take.
 */
export const probeArguments = (job: MediaJob): string[] => [
  ...bounds(),
  ...['v', 'a', 's'].flatMap((kind) => [`-codec_whitelist:${kind}`, OPENED]),
  ...input(job),
]

function bounds(): string[] {
  return [
    ...['-max_alloc', String(MAX_BLOCK_BYTES), '-max_pixels', String(MAX_PIXELS)],
    ...['-protocol_whitelist', 'file,pipe', '-codec_whitelist', DECODERS],
    ...['-probesize', String(LOOKED_AT.bytes)],
    ...['-analyzeduration', String(LOOKED_AT.microseconds)],
    ...['-max_streams', String(MAX_STREAMS)],
  ]
}

const input = ({ sourcePath, format = 'mp4' }: MediaJob): string[] => [
  ...['-f', DEMUXERS[format], '-i', `file:${sourcePath}`],
]

/** Threads of each filter, of which a ladder of renditions has a dozen: as many as there are processors, up to where the
 *  stacks of all of them come near the address space of a run. */
const FILTER_THREADS = String(Math.min(8, availableParallelism()))

/** Arguments that every ffmpeg run begins with: no questions, and only complaints are printed. */
export const QUIET = [
  ...['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'],
  ...['-filter_threads', FILTER_THREADS, '-filter_complex_threads', FILTER_THREADS],
] as const
