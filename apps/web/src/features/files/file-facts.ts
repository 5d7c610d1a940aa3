import type { TempFile } from '@starnest/contract/files/files'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { byteSize } from '../../platform/byte-size.ts'

/** A length as m:ss, or h:mm:ss from an hour on. Seconds, rounded down. */
export function lengthText(seconds: number): string {
  const whole = Math.floor(seconds)
  const hours = Math.floor(whole / 3600)
  const minutes = Math.floor((whole % 3600) / 60)
  const two = (value: number) => `${value}`.padStart(2, '0')
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** What is known of a file, shortest first: its size, length and measures in pixels. */
export function factsOf(file: TempFile, language: InterfaceLanguage): string[] {
  const { fileSize, duration, width, height } = file
  return [
    byteSize(fileSize, language),
    ...(duration === null ? [] : [lengthText(duration)]),
    ...(width === null || height === null ? [] : [`${width} × ${height}`]),
  ]
}

/** A text that keeps its own order of words, whatever the direction of those around it. Source:
 *  Unicode UAX #9, "Explicit Directional Isolates". */
export const isolated = (text: string) => `\u2068${text}\u2069`

/** Address of the shape of a sound. It lies beside the file, under its name without the extension. */
export function waveformUrl({ storageUrl }: Pick<TempFile, 'storageUrl'>): string {
  return `${storageUrl.replace(/\.\w+$/, '')}/waveform.json`
}

/** Whole days until a file in the bin is gone, 0 on its last day. Times in milliseconds since 1970. */
export function binDaysLeft(
  removedAt: string,
  { now, days }: { now: number; days: number },
): number {
  const DAY_MS = 86_400_000
  return Math.max(0, Math.ceil((Date.parse(removedAt) + days * DAY_MS - now) / DAY_MS))
}
