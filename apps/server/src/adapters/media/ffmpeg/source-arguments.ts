/** Bytes that one block of the engine's memory may have: a file cannot claim what it likes. */
const MAX_BLOCK_BYTES = 512 * 1024 * 1024

/** Streams in a file; a film has a handful. */
const MAX_STREAMS = 64

/**
 * Arguments that open a stored film, for ffmpeg and ffprobe alike: always as MP4 whatever the file
 * claims to be, from the local disk only, and within bounds.
 */
export function sourceArguments(path: string): string[] {
  return [
    ...['-max_alloc', String(MAX_BLOCK_BYTES)],
    ...['-protocol_whitelist', 'file,pipe'],
    ...['-max_streams', String(MAX_STREAMS)],
    ...['-f', 'mov', '-i', `file:${path}`],
  ]
}

/** Arguments that every ffmpeg run begins with: no questions, and only complaints are printed. */
export const QUIET = ['-nostdin', '-hide_banner', '-loglevel', 'error', '-y'] as const
