import type { TileProgress } from '@starnest/contract/catalog/catalog'

/** Whole minutes of a running time in seconds, rounded up and at least 1. */
export function minutesOf(seconds: number): number {
  return Math.max(1, Math.ceil(seconds / 60))
}

/** Whole minutes of a title still to see, rounded up: at least 1, the last minute counts as one.
 *  Source: specification §2.4, "N min left". */
export function minutesLeft({ currentTime, duration }: TileProgress): number {
  return minutesOf(duration - currentTime)
}
