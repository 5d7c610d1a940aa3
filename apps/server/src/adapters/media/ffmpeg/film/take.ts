import type { FilmSource } from '../../../../ports/media/film-renderer.ts'
import type { SourceFormat } from '../../../../ports/media/source-formats.ts'
import { TONE_MAP } from '../ladder/picture-filters.ts'
import { jpegNotes } from '../source/jpeg-notes.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'

/** Milliseconds before the first picture at whose key frame decoding begins, in files without an index that could
 *  be trusted. In all others it begins at the key frame before the picture. */
const BEFORE_MS = 1000
const WITHOUT_INDEX: readonly SourceFormat[] = ['avi', 'mpegts', 'mpegps', 'flv', 'asf', 'ogv']

/** What is taken of a source. `box`: it is made no larger than fits in it. `isGrown`: and made larger until it
 *  does. `speed` is how many of its milliseconds pass in one. */
export type Take = {
  readonly source: FilmSource
  readonly fromMs: number
  readonly speed: number
  readonly framesPerSecond: number
  readonly box: { readonly widthPx: number; readonly heightPx: number }
  readonly isGrown: boolean
}

/** Arguments that open a source where its first picture is, and leave its sound aside. */
export function opened({ source, fromMs }: Take): string[] {
  const isStill = source.assetType === 'image'
  // The picture that is seen at a time may have begun long before it, as where a screen was filmed on which
  // nothing moved: all from the key frame on is decoded, and only then dropped.
  const fromSeconds = (fromMs - backMsOf(source, fromMs)) / 1000
  const seek = isStill ? [] : ['-noaccurate_seek', '-ss', fromSeconds.toFixed(6)]
  return [
    ...[...QUIET, ...seek],
    ...sourceArguments({ sourcePath: source.path, format: source.format }),
    ...['-map', '0:v:0', '-an', '-sn', '-dn'],
  ]
}

const backMsOf = ({ format }: FilmSource, fromMs: number): number =>
  WITHOUT_INDEX.includes(format) ? Math.min(fromMs, BEFORE_MS) : 0

/** Filters that make the pictures of a film, evenly in time. A picture that is seen at a time is the last one that
 *  began until then. `areColorsKept`: they stay planes, in the colours of high definition. */
export function filmFilters(take: Take, { areColorsKept = false } = {}): string {
  const { speed, framesPerSecond, source, fromMs } = take
  const isHdr = source.video?.isHdr ?? false
  // Wide ranges of brightness are brought to those of ordinary screens afterwards.
  const colors = areColorsKept && !isHdr ? ':out_color_matrix=bt709:out_range=tv' : ''
  return [
    ...(source.video?.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    `setpts=(PTS-${(backMsOf(source, fromMs) / 1000).toFixed(6)}/TB)/${speed}`,
    `fps=fps=${framesPerSecond}:round=up:start_time=0`,
    scaleTo(take, colors),
    ...(isHdr ? [TONE_MAP, 'format=yuv444p'] : []),
  ].join(',')
}

const TURNS: Readonly<Record<number, readonly string[]>> = {
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
}

/** Filters that make a still upright and as large as it has to be. */
export async function stillFilters(take: Take): Promise<string> {
  const { path, format } = take.source
  const rotation = format === 'jpeg' ? (await jpegNotes(path)).rotation : 0
  return [...(TURNS[rotation] ?? []), scaleTo(take)].join(',')
}

/** Its pixels are made square, and the whole is fitted into the box. */
function scaleTo({ box, isGrown }: Take, colors = ''): string {
  const fitting = `min(${box.widthPx}/(iw*sar),${box.heightPx}/ih)`
  const scale = isGrown ? fitting : `min(1,${fitting})`
  const side = (length: string) => `'max(2,2*round(${length}*${scale}/2))'`
  return `scale=${side('iw*sar')}:${side('ih')}:flags=bicubic${colors},setsar=1`
}
