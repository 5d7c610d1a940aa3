import { clock, timesOf } from '@starnest/subtitles/format/times'

/** Longest text that is looked at as a time, in characters. */
const MAX_CHARACTERS = 40

/** A time as it is shown: `HH:MM:SS,mmm`. */
export const timeText = (seconds: number): string => clock(seconds, ',')

/** Seconds of a time as people write it, such as 1:02.5 or 00:01:02,500 or 62.5; null: it is none. */
export function secondsOf(text: string): number | null {
  const written = text.trim().slice(0, MAX_CHARACTERS)
  if (/^\d{1,5}(?:[.,]\d{1,3})?$/.test(written)) return Number(written.replace(',', '.'))
  // The subtitle package reads lines with two times.
  const times = timesOf(`${written} --> ${written}`)
  return times && times.rest === '' ? times.startMs / 1000 : null
}

/** Seconds to move by, as people write them: 1.5, -0,3; null: they are none. */
export function shiftOf(text: string): number | null {
  const written = text.trim().replace(',', '.').replace('−', '-')
  return /^[+-]?\d{1,5}(?:\.\d{1,3})?$/.test(written) ? Number(written) : null
}
