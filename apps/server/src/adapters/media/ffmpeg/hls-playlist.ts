import { MediaError, type MediaFacts } from '../../../ports/media.ts'

/** One segment as it lies on disk. */
export type Segment = { readonly seconds: number; readonly bytes: number }

const SEGMENT = /#EXTINF:([\d.]+),[^\n]*\n(segment-\d{5}\.m4s)\n/g

/** Files and lengths that a media playlist lists, in order. */
export function readSegments(playlist: string): { file: string; seconds: number }[] {
  return [...playlist.matchAll(SEGMENT)].map(([, seconds, file]) => ({
    file: String(file),
    seconds: Number(seconds),
  }))
}

const AAC_LOW_COMPLEXITY = 'mp4a.40.2'

/**
 * The codecs in the words that players understand, such as `avc1.64001f,mp4a.40.2`: profile,
 * constraints and level are the second to fourth byte of the AVC configuration in the
 * initialisation segment. Source: RFC 6381 §3.3, ISO/IEC 14496-15.
 * @throws MediaError `failed` when there is no such configuration.
 */
export function codecsOf(initSegment: Buffer, { audioCodec }: MediaFacts): string {
  const box = initSegment.indexOf('avcC', 0, 'latin1')
  const configuration = initSegment.subarray(box + 5, box + 8)
  if (box < 0 || configuration.length < 3) {
    throw new MediaError('failed', 'The initialisation segment names no H.264 profile.')
  }
  const video = `avc1.${configuration.toString('hex')}`
  return audioCodec ? `${video},${AAC_LOW_COMPLEXITY}` : video
}

/** The playlist that players open first: one rendition, with what they need to know to choose it.
 *  Source: RFC 8216 §4.3.4.2. */
export function masterPlaylist(rendition: {
  segments: readonly Segment[]
  facts: MediaFacts
  codecs: string
  uri: string
}): string {
  const { segments, facts, codecs, uri } = rendition
  const rates = segments.map(({ bytes, seconds }) => (bytes * 8) / seconds)
  const bytes = segments.reduce((sum, segment) => sum + segment.bytes, 0)
  const attributes = [
    `BANDWIDTH=${Math.ceil(Math.max(...rates))}`,
    `AVERAGE-BANDWIDTH=${Math.ceil((bytes * 8) / facts.durationSeconds)}`,
    `CODECS="${codecs}"`,
    `RESOLUTION=${facts.widthPx}x${facts.heightPx}`,
  ]
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-STREAM-INF:${attributes.join(',')}`,
    uri,
    '',
  ].join('\n')
}
