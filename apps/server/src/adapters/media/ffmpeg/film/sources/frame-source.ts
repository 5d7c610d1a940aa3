import { type ChildProcess, spawn } from 'node:child_process'
import { filmFilters, opened, stillFilters, type Take } from '../take.ts'
import { PipeReader } from './pipe-reader.ts'

/** The longest header that is read. */
const MAX_HEADER_BYTES = 200

/** A picture: pixels with red, green, blue and alpha, 8 bits each, row by row. */
export type Frame = {
  readonly widthPx: number
  readonly heightPx: number
  readonly pixels: Buffer
}

/** The pictures of a source one after the other, decoded by a program of its own. */
export class FrameSource {
  readonly #program: ChildProcess
  readonly #reader: PipeReader
  #header: { bytes: number; widthPx: number; heightPx: number } | undefined
  #last: Frame | null = null
  #next: Promise<Frame | null>

  private constructor(program: ChildProcess) {
    if (!program.stdout) throw new Error('a program was started without its output')
    this.#program = program
    this.#reader = new PipeReader(program.stdout)
    this.#next = this.#read()
  }

  /** Begins to decode. */
  static async open(ffmpegPath: string, take: Take): Promise<FrameSource> {
    const programArguments = await decodingArguments(take)
    const program = spawn(ffmpegPath, programArguments, { stdio: ['ignore', 'pipe', 'ignore'] })
    return new FrameSource(program)
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
    const isFirst = this.#header === undefined
    this.#header ??= await this.#readHeader()
    if (!this.#header) return null
    const { widthPx, heightPx } = this.#header
    if (!isFirst) await this.#reader.read(this.#header.bytes)
    const bytes = widthPx * heightPx * 4
    const pixels = await this.#reader.read(bytes)
    return pixels.length === bytes ? { widthPx, heightPx, pixels } : null
  }

  /** Each picture has one, all of a film the same (PAM).
   *  Source: https://netpbm.sourceforge.net/doc/pam.html */
  async #readHeader() {
    let header = ''
    while (!header.endsWith('ENDHDR\n')) {
      const letter = await this.#reader.read(1)
      if (letter.length === 0 || header.length > MAX_HEADER_BYTES) return undefined
      header += letter.toString('latin1')
    }
    const [, width, height] = /WIDTH (\d{1,5})\nHEIGHT (\d{1,5})\n/.exec(header) ?? []
    return { bytes: header.length, widthPx: Number(width), heightPx: Number(height) }
  }
}

async function decodingArguments(take: Take): Promise<string[]> {
  const isStill = take.source.assetType === 'image'
  return [
    ...[...opened(take), '-vf', isStill ? await stillFilters(take) : filmFilters(take)],
    ...(isStill ? ['-frames:v', '1'] : []),
    ...['-c:v', 'pam', '-pix_fmt', 'rgba', '-f', 'image2pipe', 'pipe:1'],
  ]
}
