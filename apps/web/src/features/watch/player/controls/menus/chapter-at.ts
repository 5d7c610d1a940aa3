import type { Playback } from '@starnest/contract/watch/watch'

/** Which chapter a position in seconds is in, counted from 0; -1 before the first. Chapters are in
 *  their order. */
export function chapterAt(chapters: Playback['chapters'], seconds: number): number {
  return chapters.findLastIndex(({ startTime }) => startTime <= seconds)
}
