/** One caption: seconds, and text without markup. */
export type Cue = { readonly start: number; readonly end: number; readonly text: string }

/** Most captions that a track keeps; a film of three hours has 3000. */
const MAX_CUES = 20_000

/** Longest caption, characters. */
const MAX_CUE_CHARACTERS = 1000

const TIME = String.raw`(?:(\d{1,3}):)?(\d{1,2}):(\d{1,2})[.,](\d{1,3})`
const TIMING = new RegExp(`^\\s*${TIME}\\s*-->\\s*${TIME}`)

/** Reads SubRip and WebVTT alike: what matters in both are lines of times with text below, up to an
 *  empty line. What makes no sense is passed over. */
export function readCues(text: string): Cue[] {
  const cues: Cue[] = []
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (let at = 0; at < lines.length && cues.length < MAX_CUES; at++) {
    const timing = TIMING.exec(lines[at] ?? '')
    if (!timing) continue
    const body: string[] = []
    while (at + 1 < lines.length && lines[at + 1]?.trim() !== '' && !isNextCue(lines, at + 1)) {
      at += 1
      body.push(lines[at] ?? '')
    }
    const cue = { start: secondsAt(timing, 1), end: secondsAt(timing, 5), text: plain(body) }
    if (cue.text !== '' && cue.end > cue.start) cues.push(cue)
  }
  return cues.sort((one, other) => one.start - other.start)
}

/** A line of times, or a number above one: some files leave out the empty line between captions. */
const isNextCue = (lines: readonly string[], at: number) =>
  TIMING.test(lines[at] ?? '') ||
  (/^\s*\d+\s*$/.test(lines[at] ?? '') && TIMING.test(lines[at + 1] ?? ''))

function secondsAt(timing: RegExpExecArray, group: number): number {
  const [hours, minutes, seconds] = [0, 1, 2].map((part) => Number(timing[group + part] ?? 0))
  const fraction = Number(`0.${timing[group + 3] ?? 0}`)
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0) + fraction
}

/** Text without tags of SubRip, WebVTT and ASS, and without what cannot be seen. */
function plain(lines: readonly string[]): string {
  return lines
    .map((line) =>
      line
        .replace(/\{\\[^}]*\}/g, '')
        .replace(/<\/?[A-Za-z0-9][^<>]*>/g, '')
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
