/** One subtitle: when it stands, in seconds with milliseconds at most, and one or more lines of plain text, without
 *  markup and with none of them empty. `speaker`: who says it, where a file names them apart from the text. */
export type Cue = {
  readonly startSeconds: number
  readonly endSeconds: number
  readonly text: string
  readonly speaker?: string
}

/** Whole milliseconds of seconds. */
export const toMs = (seconds: number): number => Math.round(seconds * 1000)

/** A cue from whole milliseconds. */
export const cueOfMs = (startMs: number, endMs: number, text: string): Cue => ({
  startSeconds: startMs / 1000,
  endSeconds: endMs / 1000,
  text,
})

/** What cannot be seen in a text and would break a line of it. */
const UNSEEN = /[\p{Cc}\u2028\u2029]/gu

/** Lines as the text of a cue: trimmed, well-formed, without control characters, and empty ones left out. */
export const cueText = (lines: readonly string[]): string =>
  lines
    .map((line) => line.toWellFormed().replace(UNSEEN, ' ').trim())
    .filter((line) => line !== '')
    .join('\n')
