import { toMs } from '../cue.ts'

/** A time as files write it: hours may be missing, the fraction begins with a point or a comma. */
const TIME = String.raw`(?:(\d{1,4}) ?: ?)?(\d{1,2}) ?: ?(\d{1,2})(?: ?[.,] ?(\d{1,4}))?`
/** Two times with an arrow between them, which some files write with one dash, and the rest of the line. */
const TIMES = new RegExp(`^\\s{0,9}${TIME}\\s{0,9}-{1,2}>\\s{0,9}${TIME}(?=\\s|$|[^\\d:.,])(.*)$`)

/** When a cue begins and ends, in whole milliseconds. `rest`: what stands behind the times. `isOdd`: a fraction has
 *  not three digits. */
export type Times = {
  readonly startMs: number
  readonly endMs: number
  readonly rest: string
  readonly isOdd: boolean
}

/** The times of a line of SubRip or WebVTT; null: it is none. */
export function timesOf(line: string): Times | null {
  if (!line.includes('>')) return null
  const written = TIMES.exec(line)
  const found = written ?? TIMES.exec(withDigits(line))
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

/** Letters that people and scanners write for digits: `00:0l:O2,5OO`. */
const withDigits = (line: string) =>
  line
    .replace(/[OoОо]/g, '0')
    .replace(/[lI|]/g, '1')
    .replace(/S/g, '5')
    .replace(/B/g, '8')

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
