import type { TileProgress } from '@starnest/contract/catalog'

/** Whole minutes of a title still to see, rounded up; 0 when it is less than one. */
export function minutesLeft({ currentTime, duration }: TileProgress): number {
  const secondsLeft = Math.max(0, duration - currentTime)
  return secondsLeft < 60 ? 0 : Math.ceil(secondsLeft / 60)
}
