import type { WatchTime } from '@starnest/contract/parents/watch-time'

/** Minutes left at which a child is told so. */
export const TOLD_AT_MINUTES = [10, 5, 1] as const

/** What the player says of time: how many minutes are left, once for each of {@link TOLD_AT_MINUTES};
 *  that the film may be seen to its end; or nothing. `step` names what is said once. */
export type Countdown =
  | { is: 'silent' }
  | { is: 'left'; step: number; minutes: number }
  | { is: 'mayFinish' }

/** What there is to be said of the time that is left. Minutes are whole, and never less than is left. */
export function countdownOf(time: WatchTime | undefined): Countdown {
  if (time?.is === 'over') return { is: 'mayFinish' }
  if (time?.is !== 'left') return { is: 'silent' }
  const minutes = Math.max(1, Math.ceil(time.seconds / 60))
  const step = TOLD_AT_MINUTES.findLast((told) => minutes <= told)
  return step === undefined ? { is: 'silent' } : { is: 'left', step, minutes }
}
