import { toMs } from '../cue.ts'

/** A time as files write it: hours may be missing, the fraction begins with a point or a comma. */
const TIME = String.raw`(?:(\d{1,4}) ?: ?)?(\d{1,2}) ?: ?(\d{1,2})(?: ?[.,] ?(\d{1,4}))?`
/** Two times with an arrow between them, which some files write with one dash, and the rest of the line. */
const TIMES = new RegExp(`^\\s{0,9}${TIME}\\s{0,9}-{1,2}>\\s{0,9}${TIME}(?=\\s|$|[^\\d:.,])(.*)$`)
/** The same as people and scanners mistype them: a point or a semicolon between hours and minutes, a colon before the
 *  fraction, any arrow. It is asked of what {@link asTyped} gives. */
const LOOSE_TIME = String.raw`(?:(\d{1,4}) ?[:.] ?)?(\d{1,2}) ?[:.] ?(\d{1,2})(?: ?[.,:] ?(\d{1,4}))?`
const LOOSE_TIMES = new RegExp(
  `^\\s{0,9}${LOOSE_TIME} {0,9}(?:-{1,9} ?-{0,9} ?>{1,2}|→) {0,9}${LOOSE_TIME}(?=\\s|$|[^\\d:.,])(.*)$`,
)
/** What stands between two times. */
const ARROW = /[>＞→]/

/** When a cue begins and ends, in whole milliseconds. `rest`: what stands behind the times. `isOdd`: a fraction has
 *  not three digits. */
export type Times = {
  readonly startMs: number
  readonly endMs: number
  readonly rest: string
  readonly isOdd: boolean
}

/** Characters of a line that are read where it is written in an odd way. */
const MAX_ODD_CHARACTERS = 200

/** The times of a line of SubRip or WebVTT; null: it is none. */
export function timesOf(line: string): Times | null {
  if (!ARROW.test(line)) return null
  const written = TIMES.exec(line)
  const found =
    written ?? (line.length <= MAX_ODD_CHARACTERS ? LOOSE_TIMES.exec(asTyped(line)) : null)
  if (!found) return null
  const [, ...parts] = found
  const fractions = [parts[3], parts[7]]
  const rest = line.slice(line.length - (parts[8] ?? '').length)
  return {
    startMs: msOf(parts.slice(0, 4)),
    endMs: msOf(parts.slice(4, 8)),
    rest: rest.trim(),
    isOdd: !written || fractions.some((fraction) => fraction?.length !== 3),
  }
}

/** Zeros of the scripts in which people write digits: Arabic, Persian, Devanagari, Bengali, Thai, full width. */
const ZEROS = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10]

/** What is typed or scanned in place of something else, letter by letter: `00:0l:O2,5OO`, `００：００`, `–>`. */
const MISTYPED: Readonly<Record<string, string>> = Object.fromEntries([
  ...[...'OoОо'].map((letter) => [letter, '0']),
  ...[...'lI|'].map((letter) => [letter, '1']),
  ...[
    ['S', '5'],
    ['B', '8'],
    ['＞', '>'],
    ['\u00a0', ' '],
    ['\u3000', ' '],
  ],
  ...[...';：；'].map((mark) => [mark, ':']),
  ...[..."，、٫’‘`´'"].map((mark) => [mark, ',']),
  ...[...'–—‐‑−='].map((dash) => [dash, '-']),
])

const asTyped = (line: string) => line.replace(/[^0-9:,.> -]/g, (letter) => digitOf(letter))

function digitOf(letter: string): string {
  const code = letter.charCodeAt(0)
  const zero = ZEROS.find((one) => code >= one && code < one + 10)
  return zero === undefined ? (MISTYPED[letter] ?? letter) : String(code - zero)
}

/** `,1000` is what a program writes that rounds 999.6 ms up and forgets the second: a whole one. All other fractions
 *  are decimal: `.5` is half a second. */
function msOf([hours, minutes, seconds, fraction]: (string | undefined)[]): number {
  const whole = Number(hours ?? 0) * 3600 + Number(minutes) * 60 + Number(seconds)
  const part = fraction === '1000' ? 1 : Number(`0.${fraction ?? 0}`)
  return Math.round((whole + part) * 1000)
}

/** Seconds as `HH:MM:SS` with a mark and milliseconds. Hours have two digits or as many as they need. */
export function clock(seconds: number, mark: ',' | '.'): string {
  const ms = Math.max(0, toMs(seconds))
  const part = (value: number, digits = 2) => String(Math.floor(value)).padStart(digits, '0')
  const hms = [ms / 3_600_000, (ms / 60_000) % 60, (ms / 1000) % 60].map((value) => part(value))
  return `${hms.join(':')}${mark}${part(ms % 1000, 3)}`
}
