/** One caption: seconds, text without markup, and who says it where a voice tag of WebVTT names them. */
export type Cue = {
  readonly start: number
  readonly end: number
  readonly text: string
  readonly speaker?: string
}

/** Most captions that a track keeps; a film of three hours has 3000. */
const MAX_CUES = 20_000

/** Longest caption, characters. */
const MAX_CUE_CHARACTERS = 1000

/** Characters of all captions together; a film of three hours has 150,000. */
const MAX_TRACK_CHARACTERS = 2_000_000

/** Lines of a file that are read, of a caption, and characters of a line: honest files have 20,000,
 *  3 and 100. What is longer is cut before any pattern sees it. */
const MAX_LINES = 500_000
const MAX_CUE_LINES = 100
const MAX_LINE_CHARACTERS = 4000

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`
const TIMING = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}`)

/** Reads SubRip and WebVTT alike: what matters in both are lines of times with text below, up to an
 *  empty line. What makes no sense is passed over, and so is what is beyond measure. */
export function readCues(text: string): Cue[] {
  const cues: Cue[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/, MAX_LINES)
  const lineAt = (at: number) => (lines[at] ?? '').slice(0, MAX_LINE_CHARACTERS)
  let characters = 0
  for (let at = 0; at < lines.length && cues.length < MAX_CUES; at++) {
    const timing = TIMING.exec(lineAt(at))
    if (!timing) continue
    const body: string[] = []
    while (at + 1 < lines.length && lineAt(at + 1).trim() !== '' && !isNextCue(lineAt, at + 1)) {
      at += 1
      if (body.length < MAX_CUE_LINES) body.push(lineAt(at))
    }
    const cue = {
      ...{ start: secondsAt(timing, 1), end: secondsAt(timing, 5), text: plain(body) },
      ...speakerOf(body),
    }
    characters += cue.text.length
    if (characters > MAX_TRACK_CHARACTERS) break
    if (cue.text !== '' && cue.end > cue.start) cues.push(cue)
  }
  return cues.sort((one, other) => one.start - other.start)
}

/** A line of times, or a number above one: some files leave out the empty line between captions. */
const isNextCue = (lineAt: (at: number) => string, at: number) =>
  TIMING.test(lineAt(at)) || (/^\s*\d+\s*$/.test(lineAt(at)) && TIMING.test(lineAt(at + 1)))

function secondsAt(timing: RegExpExecArray, group: number): number {
  const [hours, minutes, seconds] = [0, 1, 2].map((part) => Number(timing[group + part] ?? 0))
  const fraction = Number(`0.${timing[group + 3] ?? 0}`)
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) + fraction
}

/** `{\an8}` of SubStation Alpha. No brace stands in another's: from each that never closes, a pattern
 *  that allowed it would look through the whole line anew. */
const OVERRIDE = /\{\\[^{}]*\}/g
/** `<b>`, `</font>`, `<v Leo>`. */
const TAG = /<\/?[A-Za-z0-9][^<>]*>/g

/** `<v Leo>`, `<v.loud Leo>`. Source: WebVTT, W3C, "voice span". */
const VOICE = /^\s*<v(?:\.[^\s<>]{0,40})? ([^<>]{1,80})>/

/** Who the first line of a caption says that it is of. */
function speakerOf([first = '']: readonly string[]): { speaker?: string } {
  const name = plain([VOICE.exec(first)?.[1] ?? ''])
  return name === '' ? {} : { speaker: name }
}

/** Text without tags of SubRip, WebVTT and ASS, and without what cannot be seen. */
function plain(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(OVERRIDE, '')
        .replace(TAG, '')
        .replaceAll('\\N', ' ')
        .replaceAll('\\h', ' ')
        .replace(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name) => ENTITIES[String(name)] ?? '')
        .toWellFormed()
        .replace(/[\p{Cc}\u2028\u2029]/gu, ' ')
        .trim(),
    )
    .filter((line) => line !== '')
    .join('\n')
    .slice(0, MAX_CUE_CHARACTERS)
    .toWellFormed()
}

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
}

/** Writes captions as WebVTT; whatever looks like markup in them is text. */
export function writeWebVtt(cues: readonly Cue[]): string {
  const blocks = cues.map(({ start, end, text }) => {
    const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
    return `${timeOf(start)} --> ${timeOf(end)}\n${escaped}\n`
  })
  return ['WEBVTT\n', ...blocks].join('\n')
}

/** Seconds as `hh:mm:ss.mmm`. */
function timeOf(seconds: number): string {
  const milliseconds = Math.round(seconds * 1000)
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0')
  const clock = [milliseconds / 3_600_000, (milliseconds / 60_000) % 60, (milliseconds / 1000) % 60]
  return `${clock.map((value) => part(value)).join(':')}.${part(milliseconds % 1000, 3)}`
}
