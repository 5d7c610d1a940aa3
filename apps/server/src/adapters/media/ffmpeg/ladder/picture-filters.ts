import type { Rendition, VideoTrack } from '../../../../ports/media/media.ts'
import { MediaError } from '../../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../../ports/media/source-formats.ts'
import { partsListed } from '../parts-listed.ts'

/** Makes the wide range of brightness and colour of HDR into that of ordinary screens. The curve
 *  keeps faces natural and lets highlights roll off. */
export const TONE_MAP = [
  'setparams=color_primaries=bt2020:colorspace=bt2020nc',
  'zscale=transfer=linear:npl=100',
  'format=gbrpf32le',
  'zscale=primaries=bt709',
  'tonemap=tonemap=hable:desat=0',
  'zscale=transfer=bt709:matrix=bt709:range=tv',
].join(',')

/** Whether this ffmpeg has what {@link TONE_MAP} needs. */
export async function canToneMap(program: string): Promise<boolean> {
  const listed = await partsListed(program, 'filters')
  return /\szscale\s/.test(listed) && /\stonemap\s/.test(listed)
}

/** @throws MediaError `missing` */
export async function assertCanToneMap(program: string): Promise<void> {
  if (await canToneMap(program)) return
  const sentence = 'This film is HDR, and this ffmpeg cannot make it fit for ordinary screens: '
  const problem = { code: 'engine_incomplete', facts: { part: 'zimg' } } as const
  throw new MediaError('missing', `${sentence}it was built without zimg (zscale).`, { problem })
}

/** Draws every rendition of a film out of one decoding: `[v0]`, `[v1]` and on, the largest first,
 *  each made from the one above it. */
export function ladderFilter(
  video: VideoTrack,
  {
    format,
    renditions,
    frameRate,
    lastFilter,
  }: {
    format: SourceFormat
    renditions: readonly Rendition[]
    frameRate: string
    lastFilter: string
  },
): string {
  const prepare = [
    // AVI says when a frame is decoded; the first is shown at once all the same.
    ...(format === 'avi' ? ['setpts=PTS-STARTPTS'] : []),
    ...(video.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    `fps=fps=${frameRate}:start_time=0`,
  ]
  const chains = renditions.map((rendition, nth) => {
    const isLast = nth === renditions.length - 1
    const from = nth === 0 ? `[0:${video.index}]${prepare.join(',')},` : `[s${nth}]`
    const drawn = `${from}${scaled(rendition)}${nth === 0 ? ordinary(video) : ''}`
    const split = isLast ? '' : `,split=2[d${nth}][s${nth + 1}];[d${nth}]null`
    return `${drawn}${split},${lastFilter}[v${nth}]`
  })
  return chains.join(';')
}

/** Square pixels, and the limited range of brightness that players expect. */
const scaled = ({ widthPx, heightPx }: Rendition) =>
  `scale=${widthPx}:${heightPx}:flags=bicubic:out_range=tv,setsar=1`

const ordinary = ({ isHdr }: VideoTrack) =>
  isHdr ? `,${TONE_MAP},format=yuv420p` : ',format=yuv420p'
