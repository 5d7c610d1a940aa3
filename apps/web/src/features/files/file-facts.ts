import type { TempFile } from '@starnest/contract/files/files'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { formatPlaybackTime } from '../../library/title/playback-time.ts'
import { byteSize } from '../../platform/byte-size.ts'

/** What is known of a file, shortest first: its size, length and measures in pixels. */
export function factsOf(file: TempFile, language: InterfaceLanguage): string[] {
  const { fileSize, duration, width, height } = file
  return [
    byteSize(fileSize, language),
    ...(duration === null ? [] : [formatPlaybackTime(duration)]),
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
