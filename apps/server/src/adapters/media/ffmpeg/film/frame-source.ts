import { type ChildProcess, spawn } from 'node:child_process'
import type { FilmSource } from '../../../../ports/film-renderer.ts'
import type { SourceFormat } from '../../../../ports/source-formats.ts'
import { TONE_MAP } from '../ladder/picture-filters.ts'
import { jpegNotes } from '../source/jpeg-notes.ts'
import { QUIET, sourceArguments } from '../source/source-arguments.ts'
import { i420Bytes } from './i420.ts'
import { PipeReader } from './pipe-reader.ts'

/** Milliseconds before the first picture at whose key frame decoding begins, in files without an index that could
 *  be trusted. In all others it begins at the key frame before the picture. */
const BEFORE_MS = 1000
const WITHOUT_INDEX: readonly SourceFormat[] = ['avi', 'mpegts']

/** The longest header that is read. */
const MAX_HEADER_BYTES = 200

/** A picture: pixels with red, green, blue and alpha, 8 bits each, row by row; or planes, see i420.ts. */
export type Frame = {
  readonly widthPx: number
  readonly heightPx: number
  readonly layout: Layout
  readonly pixels: Buffer
}
type Layout = 'rgba' | 'i420'

/** What is taken of a source. `box`: it is made no larger than fits in it. `isGrown`: and made larger until it
 *  does. `speed` is how many of its milliseconds pass in one. */
export type Take = {
  readonly source: FilmSource
  readonly fromMs: number
  readonly speed: number
  readonly framesPerSecond: number
  readonly box: { readonly widthPx: number; readonly heightPx: number }
  readonly isGrown: boolean
  readonly layout: Layout
}

/** The pictures of a source one after the other, decoded by a program of its own. */
export class FrameSource {
  readonly #program: ChildProcess
  readonly #reader: PipeReader
  readonly #layout: Layout
  #header: { bytes: number; widthPx: number; heightPx: number } | undefined
  #last: Frame | null = null
  #next: Promise<Frame | null>

  private constructor(program: ChildProcess, layout: Layout) {
    if (!program.stdout) throw new Error('a program was started without its output')
    this.#program = program
    this.#layout = layout
    this.#reader = new PipeReader(program.stdout)
    this.#next = this.#read()
  }

  /** Begins to decode. */
  static async open(ffmpegPath: string, take: Take): Promise<FrameSource> {
    const programArguments = await decodingArguments(take)
    const stdio = ['ignore', 'pipe', 'ignore'] as const
    return new FrameSource(spawn(ffmpegPath, programArguments, { stdio: [...stdio] }), take.layout)
  }

  /** The next picture; after the last one, the last again. null: there was none at all. */
  async next(): Promise<Frame | null> {
    const frame = await this.#next
    if (!frame) return this.#last
    this.#last = frame
    this.#next = this.#read()
    return frame
  }

  /** Ends the program. */
  close(): void {
    this.#program.kill('SIGKILL')
    this.#next.catch(() => undefined)
  }

  async #read(): Promise<Frame | null> {
    this.#header ??= await this.#readHeader()
    if (!this.#header) return null
    const { widthPx, heightPx } = this.#header
    const layout = this.#layout
    const isFirst = this.#last === null
    if (layout === 'i420') await this.#reader.read(FRAME_MARK.length)
    else if (!isFirst) await this.#reader.read(this.#header.bytes)
    const bytes = layout === 'i420' ? i420Bytes(widthPx, heightPx) : widthPx * heightPx * 4
    const pixels = await this.#reader.read(bytes)
    return pixels.length === bytes ? { widthPx, heightPx, layout, pixels } : null
  }

  /** Pixels have a header each, all of a film the same (PAM); planes have one before all (YUV4MPEG2).
   *  Source: https://netpbm.sourceforge.net/doc/pam.html; https://wiki.multimedia.cx/index.php/YUV4MPEG2 */
  async #readHeader() {
    const isPlanes = this.#layout === 'i420'
    let header = ''
    while (!header.endsWith(isPlanes ? '\n' : 'ENDHDR\n')) {
      const letter = await this.#reader.read(1)
      if (letter.length === 0 || header.length > MAX_HEADER_BYTES) return undefined
      header += letter.toString('latin1')
    }
    const size = isPlanes ? / W(\d{1,5}) H(\d{1,5}) / : /WIDTH (\d{1,5})\nHEIGHT (\d{1,5})\n/
    const [, width, height] = size.exec(header) ?? []
    return { bytes: header.length, widthPx: Number(width), heightPx: Number(height) }
  }
}

/** What stands before each picture in planes. */
const FRAME_MARK = 'FRAME\n'

async function decodingArguments(take: Take): Promise<string[]> {
  const { source, fromMs } = take
  const isStill = source.assetType === 'image'
  const backMs = WITHOUT_INDEX.includes(source.format) ? Math.min(fromMs, BEFORE_MS) : 0
  // The picture that is seen at a time may have begun long before it, as where a screen was filmed on which
  // nothing moved: all from the key frame on is decoded, and only then dropped.
  const seek = isStill ? [] : ['-noaccurate_seek', '-ss', ((fromMs - backMs) / 1000).toFixed(6)]
  const filters = isStill ? await stillFilters(take) : filmFilters(take, backMs)
  return [
    ...[...QUIET, ...seek],
    ...sourceArguments({ sourcePath: source.path, format: source.format }),
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-vf', filters],
    ...(isStill ? ['-frames:v', '1'] : []),
    ...(take.layout === 'i420'
      ? ['-pix_fmt', 'yuv420p', '-f', 'yuv4mpegpipe', 'pipe:1']
      : ['-c:v', 'pam', '-pix_fmt', 'rgba', '-f', 'image2pipe', 'pipe:1']),
  ]
}

/** A picture that is seen at a time is the last one that began until then. */
function filmFilters(take: Take, backMs: number): string {
  const { speed, framesPerSecond, source } = take
  return [
    ...(source.video?.isInterlaced ? ['bwdif=mode=send_frame'] : []),
    `setpts=(PTS-${(backMs / 1000).toFixed(6)}/TB)/${speed}`,
    `fps=fps=${framesPerSecond}:round=up:start_time=0`,
    scaleTo(take),
    ...(source.video?.isHdr ? [TONE_MAP, 'format=yuv444p'] : []),
  ].join(',')
}

const TURNS: Readonly<Record<number, readonly string[]>> = {
  90: ['transpose=clock'],
  180: ['hflip', 'vflip'],
  270: ['transpose=cclock'],
}

async function stillFilters(take: Take): Promise<string> {
  const { path, format } = take.source
  const rotation = format === 'jpeg' ? (await jpegNotes(path)).rotation : 0
  return [...(TURNS[rotation] ?? []), scaleTo(take)].join(',')
}

/** Its pixels are made square, and the whole is fitted into the box. */
function scaleTo({ source, box, isGrown, layout }: Take): string {
  const fitting = `min(${box.widthPx}/(iw*sar),${box.heightPx}/ih)`
  const scale = isGrown ? fitting : `min(1,${fitting})`
  const side = (length: string) => `'max(2,2*round(${length}*${scale}/2))'`
  // Wide ranges of brightness are brought to those of ordinary screens afterwards.
  const isOrdinary = layout === 'i420' && !source.video?.isHdr
  const colors = isOrdinary ? ':out_color_matrix=bt709:out_range=tv' : ''
  return `scale=${side('iw*sar')}:${side('ih')}:flags=bicubic${colors},setsar=1`
}
