/** One segment as it lies on disk. */
export type Segment = { readonly seconds: number; readonly bytes: number }

/** A stream with a picture, as players choose between them. */
export type VideoStream = {
  readonly uri: string
  readonly segments: readonly Segment[]
  /** Of all that plays with it, such as `avc1.64001f,mp4a.40.2`. */
  readonly codecs: string
  readonly widthPx: number
  readonly heightPx: number
  readonly framesPerSecond?: number | undefined
}

/** A stream of sound beside those with a picture. `language` is a BCP 47 tag. */
export type SoundStream = {
  readonly uri: string
  readonly segments: readonly Segment[]
  readonly channels: number
  readonly language: string | null
  readonly label: string
  readonly isDefault: boolean
  /** It tells what is seen, for who does not see. */
  readonly isDescription?: boolean
  /** A player may choose it by its language alone. */
  readonly isMain?: boolean
}

const SEGMENT = /^#EXTINF:([\d.]+),.*\n([\w-]+\.m4s)\n/gm

/** Files and lengths that a media playlist lists, in order. */
export function readSegments(playlist: string): { file: string; seconds: number }[] {
  return [...playlist.matchAll(SEGMENT)].map(([, seconds, file]) => ({
    file: String(file),
    seconds: Number(seconds),
  }))
}

/** A media playlist whose last segment lasts so many seconds. */
export function withLastSegment(playlist: string, seconds: number): string {
  const at = playlist.lastIndexOf('#EXTINF:')
  const end = playlist.indexOf(',', at)
  const longest = Math.max(
    ...readSegments(playlist.slice(0, at)).map((one) => one.seconds),
    seconds,
  )
  const target = `#EXT-X-TARGETDURATION:${Math.ceil(longest)}`
  const head = playlist.slice(0, at).replace(/^#EXT-X-TARGETDURATION:\d+$/m, target)
  return `${head}#EXTINF:${seconds.toFixed(6)}${playlist.slice(end)}`
}

/** Seconds that segments last together. */
export const secondsOf = (segments: readonly Pick<Segment, 'seconds'>[]): number =>
  segments.reduce((sum, { seconds }) => sum + seconds, 0)

/** The playlist that players open first: the streams with a picture, the best first, and the sound
 *  that goes with each of them when it is not in them. `startSeconds`: where players begin that are
 *  not told otherwise. Source: RFC 8216 §4.3.4, §4.3.5.2. */
export function masterPlaylist(streams: {
  videos: readonly VideoStream[]
  sounds: readonly SoundStream[]
  startSeconds?: number
}): string {
  const { videos, sounds, startSeconds } = streams
  return [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    ...(startSeconds === undefined ? [] : [`#EXT-X-START:TIME-OFFSET=${startSeconds}`]),
    ...soundLines(sounds),
    ...videos.flatMap((video) => videoLines(video, sounds)),
    '',
  ].join('\n')
}

/** Source: RFC 8216 §4.3.4.1. */
const DESCRIBES_VIDEO = 'CHARACTERISTICS="public.accessibility.describes-video"'

function soundLines(sounds: readonly SoundStream[]): string[] {
  return sounds.map((sound, index) => {
    const { uri, channels, language, label, isDefault, isDescription, isMain = true } = sound
    const isTaken = sounds.slice(0, index).some((other) => other.label === label)
    const name = (isTaken ? `${label} (${index + 1})` : label).replaceAll('"', "'")
    const attributes = [
      'TYPE=AUDIO,GROUP-ID="sound"',
      `NAME="${name}"`,
      ...(language ? [`LANGUAGE="${language}"`] : []),
      `DEFAULT=${isDefault ? 'YES' : 'NO'},AUTOSELECT=${isMain || isDefault ? 'YES' : 'NO'}`,
      ...(isDescription ? [DESCRIBES_VIDEO] : []),
      `CHANNELS="${channels}"`,
      `URI="${uri}"`,
    ]
    return `#EXT-X-MEDIA:${attributes.join(',')}`
  })
}

function videoLines(video: VideoStream, sounds: readonly SoundStream[]): string[] {
  const { uri, segments, codecs, widthPx, heightPx, framesPerSecond } = video
  const loudest = Math.max(0, ...sounds.map((sound) => peakRate(sound.segments)))
  const soundRate = Math.max(0, ...sounds.map((sound) => meanRate(sound.segments)))
  const attributes = [
    `BANDWIDTH=${Math.ceil(peakRate(segments) + loudest)}`,
    `AVERAGE-BANDWIDTH=${Math.ceil(meanRate(segments) + soundRate)}`,
    `CODECS="${codecs}"`,
    `RESOLUTION=${widthPx}x${heightPx}`,
    ...(framesPerSecond ? [`FRAME-RATE=${framesPerSecond.toFixed(3)}`] : []),
    ...(sounds.length > 0 ? ['AUDIO="sound"'] : []),
  ]
  return [`#EXT-X-STREAM-INF:${attributes.join(',')}`, uri]
}

/** Bits per second of the segment that has most of them; one that is a scrap of the end says
 *  nothing. */
function peakRate(segments: readonly Segment[]): number {
  const whole = segments.filter(({ seconds }) => seconds >= 0.5)
  const counted = whole.length > 0 ? whole : segments
  return Math.max(...counted.map(({ bytes, seconds }) => (bytes * 8) / seconds))
}

function meanRate(segments: readonly Segment[]): number {
  return (segments.reduce((sum, { bytes }) => sum + bytes, 0) * 8) / secondsOf(segments)
}
