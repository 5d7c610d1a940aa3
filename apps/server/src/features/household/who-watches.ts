import { maximumAgeOf } from '@starnest/contract/age-rating'
import type { Viewer, Watcher } from '../../ports/viewer.ts'
import type { Member } from './household.repository.ts'

/** The viewer that members of one household are together, the active one first: its strictest ceiling
 *  and everybody's rules hold. */
export function viewerOf(deviceId: string | null, members: [Member, ...Member[]]): Viewer {
  const [active, ...companions] = members
  const watchers: [Watcher, ...Watcher[]] = [watcherOf(active), ...companions.map(watcherOf)]
  return {
    householdId: active.householdId,
    deviceId,
    profileId: active.profileId,
    isGrownUp: members.every(({ ageGroup }) => ageGroup === 'adult'),
    maximumAge: Math.min(...watchers.map(({ maximumAge }) => maximumAge)),
    watchers,
  }
}

function watcherOf({ profileId, contentRating, isApprovedOnly, hasRules }: Member): Watcher {
  return { profileId, maximumAge: maximumAgeOf(contentRating), isApprovedOnly, hasRules }
}
