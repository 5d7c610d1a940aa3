import { type Cue, cueOfMs, cueText } from '../cue.ts'
import { plainText, speakerOf } from './markup.ts'
import { MAX_LINE_CHARACTERS, type ReadSubtitles } from './problems.ts'
import { Reading } from './reading.ts'
import { type Times, timesOf } from './times.ts'

/** How one of the two formats with timed blocks differs from the other. */
export type BlockFormat = {
  /** Each block begins with a number. */
  readonly isNumbered: boolean
  /** The first line of blocks that are no cues. */
  readonly aside: RegExp | null
  /** The first line of a file's head, which ends with an empty line. */
  readonly head: RegExp | null
}

type Block = { line: number; times: Times; body: string[]; emptyAt: number | null }

const DIGITS = /^\s{0,9}\d{1,9}\s{0,9}$/
/** "x", "l2", "#12": where a number is expected, a word would be text whose own number is missing. */
const DAMAGED_INDEX = /^(?:\S|\S{0,9}\d\S{0,9})$/
const SETTING = /^(?:[XY][12]|[a-z]+):\S+$/
const ARROW = /-{1,2}>/
const OTHER_ARROW = /^-{1,2}>/
/** Longest line that may be the name of a cue. */
const MAX_NAME = 100

/** Reads what SubRip and WebVTT share: lines of times, each with text below it up to the next ones. An empty line
 *  ends nothing: what stands after it and is neither a number, a name nor an aside belongs to the cue. */
export function readTimedBlocks(file: string, format: BlockFormat): ReadSubtitles {
  const reading = new Reading()
  const lines = reading.linesOf(file)
  const reader = new BlockReader(lines, format, reading)
  for (let at = reader.afterHead(); at < lines.length && !reading.hasLeftOut; ) {
    at = reader.read(at)
  }
  reader.close()
  return reading.result()
}

/** Whether what stands behind times places the cue on the screen, or is nothing; else it is its text. */
const isSettings = (rest: string) =>
  rest === '' || rest.split(/\s+/).every((word) => SETTING.test(word))

class BlockReader {
  private block: Block | null = null
  private lastIndex: number | null = null
  /** Where the number or the name was read that stands over the next times, or the empty line below it. */
  private lastIndexLine = -2
  private readonly seen = new Set<number>()
  private readonly lines: readonly string[]
  private readonly format: BlockFormat
  private readonly reading: Reading

  constructor(lines: readonly string[], format: BlockFormat, reading: Reading) {
    this.lines = lines
    this.format = format
    this.reading = reading
  }

  /** The first line after the file's head. */
  afterHead(): number {
    const { head } = this.format
    const first = this.lines.findIndex((line) => line.trim() !== '')
    if (!head || first < 0 || !head.test(this.lineAt(first))) return 0
    let at = first + 1
    while (at < this.lines.length && !this.isEmpty(at) && !timesOf(this.lineAt(at))) at += 1
    return at
  }

  /** Reads the line at a place, and gives the place of the next one. */
  read(at: number): number {
    const line = this.lineAt(at)
    const times = timesOf(line)
    if (times) return this.open(at, times)
    if (this.isAside(at)) return this.afterAside(at)
    if (this.isIndex(at)) return this.takeIndex(at)
    if (line.trim() === '') this.takeEmpty(at)
    else this.takeText(at, line)
    return at + 1
  }

  /** Ends the cue that is being read. */
  close() {
    const { block } = this
    this.block = null
    if (!block) return
    const { text, hasScript } = plainText(block.body)
    if (hasScript) this.reading.note(block.line, 'script_removed')
    const speaker = speakerOf(block.body)
    const cue: Cue = cueOfMs(block.times.startMs, block.times.endMs, text)
    this.reading.add(speaker === undefined ? cue : { ...cue, speaker }, block.line)
  }

  private open(at: number, times: Times): number {
    const hadIndex = this.lastIndexLine === at - 1
    this.close()
    if (this.format.isNumbered && !hadIndex) this.reading.note(at, 'index_missing')
    if (times.isOdd) this.reading.note(at, 'odd_time')
    const isText = !OTHER_ARROW.test(times.rest) && !isSettings(times.rest)
    this.block = { line: at, times, body: isText ? [times.rest] : [], emptyAt: null }
    return at + 1
  }

  /** A number or a name that stands over times: directly, or with an empty line between them and before it. */
  private isIndex(at: number): boolean {
    const line = this.lineAt(at)
    if (line.trim() === '' || line.length > MAX_NAME) return false
    const isFree = at === 0 || this.isEmpty(at - 1) || this.block === null
    if (timesOf(this.lineAt(at + 1))) {
      const isName = !this.format.isNumbered || DAMAGED_INDEX.test(line.trim())
      return DIGITS.test(line) || (isFree && isName)
    }
    const isNext = this.lastIndex === null ? 1 : this.lastIndex + 1
    const isApart = this.isEmpty(at + 1) && timesOf(this.lineAt(at + 2)) !== null
    return isFree && isApart && this.format.isNumbered && Number(line) === isNext
  }

  private takeIndex(at: number): number {
    const line = this.lineAt(at)
    const isApart = this.isEmpty(at + 1)
    this.lastIndexLine = isApart ? at + 1 : at
    if (!this.format.isNumbered) return this.lastIndexLine + 1
    if (!DIGITS.test(line)) this.reading.note(at, 'index_unreadable')
    else {
      this.lastIndex = Number(line)
      if (this.seen.has(this.lastIndex)) this.reading.note(at, 'index_repeated')
      this.seen.add(this.lastIndex)
    }
    return this.lastIndexLine + 1
  }

  private takeEmpty(at: number) {
    if (this.block) this.block.emptyAt ??= at
  }

  private takeText(at: number, line: string) {
    if (ARROW.test(line) && /\d:\d/.test(line)) this.reading.note(at, 'times_unreadable')
    if (line.length === MAX_LINE_CHARACTERS) this.reading.note(at, 'text_cut')
    if (!this.block) {
      if (cueText([line]) !== '') this.reading.note(at, 'text_outside')
      return
    }
    if (this.block.emptyAt !== null && this.block.body.length > 0) {
      this.reading.note(this.block.emptyAt, 'empty_line_inside')
    }
    this.block.emptyAt = null
    this.block.body.push(line)
  }

  private isAside(at: number): boolean {
    const { aside } = this.format
    const isFree = at === 0 || this.isEmpty(at - 1) || this.block === null
    return aside !== null && isFree && aside.test(this.lineAt(at))
  }

  private afterAside(at: number): number {
    let after = at + 1
    while (after < this.lines.length && !this.isEmpty(after) && !timesOf(this.lineAt(after))) {
      after += 1
    }
    this.close()
    return after
  }

  private isEmpty(at: number): boolean {
    return (this.lines[at] ?? '').trim() === ''
  }

  private lineAt(at: number): string {
    return (this.lines[at] ?? '').slice(0, MAX_LINE_CHARACTERS)
  }
}
