import { AGE_GROUPS } from '@starnest/contract/household/profiles'
import type { Viewer, Watcher } from '../../domain/viewer.ts'

/** All who are at a party as one viewer: a title exists for it only when each of them may see it. */
export function togetherWith(viewer: Viewer, others: readonly Viewer[]): Viewer {
  const everybody = [viewer, ...others]
  const [first] = viewer.watchers
  const watchers: [Watcher, ...Watcher[]] = [
    first,
    ...everybody.flatMap((one) => one.watchers).filter((watcher) => watcher !== first),
  ]
  const youngest = AGE_GROUPS.find((group) => everybody.some((one) => one.youngest === group))
  return {
    ...viewer,
    watchers,
    youngest: youngest ?? viewer.youngest,
    isGrownUp: everybody.every(({ isGrownUp }) => isGrownUp),
    maximumAge: Math.min(...everybody.map(({ maximumAge }) => maximumAge)),
  }
}
