import { type Cue, cueOfMs, toMs } from '../cue.ts'
import { MAX_CUE_MS, readingMs, rulesFor } from '../rules.ts'
import {
  MAX_CUE_CHARACTERS,
  MAX_CUES,
  MAX_FILE_CHARACTERS,
  MAX_PROBLEMS_OF_A_CODE,
  MAX_TEXT_CHARACTERS,
  type ReadSubtitles,
  type SubtitleProblem,
  type SubtitleProblemCode,
} from './problems.ts'

/** How long a cue stands whose file does not say it: as long as the slowest of our readers of Latin letters reads. */
const MENDING = rulesFor('es', 'child')
const LINE_BREAK = /\r\n|\n|\r/
const MAX_LINES = 500_000

/** What has been read of a file of subtitles so far. Lines are counted from 0 here. */
export class Reading {
  private readonly cues: { cue: Cue; line: number }[] = []
  private readonly problems: SubtitleProblem[] = []
  private readonly noted = new Map<SubtitleProblemCode, number>()
  private characters = 0
  /** A cue was left out because there are too many: nothing after it is read. */
  hasLeftOut = false

  /** The lines of a file without its byte order mark, and without what is beyond measure. */
  linesOf(file: string): string[] {
    const lines = file
      .slice(0, MAX_FILE_CHARACTERS)
      .replace(/^\uFEFF/, '')
      .split(LINE_BREAK, MAX_LINES)
    if (file.length > MAX_FILE_CHARACTERS || lines.length === MAX_LINES) {
      this.note(lines.length - 1, 'file_cut')
    }
    return lines
  }

  /** Notes what is odd in a line. */
  note(line: number, code: SubtitleProblemCode) {
    const noted = this.noted.get(code) ?? 0
    if (noted === MAX_PROBLEMS_OF_A_CODE) return
    this.noted.set(code, noted + 1)
    this.problems.push({ line: line + 1, code })
  }

  /** Keeps a cue, mended where its times make no sense. */
  add(cue: Cue, line: number) {
    if (cue.text === '') {
      this.note(line, 'no_text')
      return
    }
    if (this.isFull) {
      if (!this.hasLeftOut) this.note(line, 'too_many_cues')
      this.hasLeftOut = true
      return
    }
    const text = cue.text.slice(0, MAX_CUE_CHARACTERS).toWellFormed()
    if (text.length < cue.text.length) this.note(line, 'text_cut')
    this.characters += text.length
    this.cues.push({ cue: this.mended({ ...cue, text: text.trim() }, line), line })
  }

  private get isFull() {
    return this.cues.length === MAX_CUES || this.characters > MAX_TEXT_CHARACTERS
  }

  /** What was read, in the order of times. */
  result(): ReadSubtitles {
    for (const [at, { cue, line }] of this.cues.entries()) {
      const before = this.cues[at - 1]?.cue
      if (before && cue.startSeconds < before.startSeconds) this.note(line, 'out_of_order')
    }
    const sorted = this.cues.toSorted((one, other) => one.cue.startSeconds - other.cue.startSeconds)
    for (const [at, { cue, line }] of sorted.entries()) {
      const before = sorted[at - 1]?.cue
      if (before && cue.startSeconds < before.endSeconds) this.note(line, 'overlap')
    }
    return {
      cues: sorted.map(({ cue }) => cue),
      problems: this.problems.toSorted((one, other) => one.line - other.line),
    }
  }

  private mended(cue: Cue, line: number): Cue {
    const [startMs, endMs] = [toMs(cue.startSeconds), toMs(cue.endSeconds)]
    if (endMs > startMs) return cue
    this.note(line, 'end_before_start')
    const standsMs = Math.min(MAX_CUE_MS, readingMs(cue.text, MENDING))
    return { ...cue, endSeconds: cueOfMs(0, startMs + standsMs, '').endSeconds }
  }
}
