import { maximumAgeOf } from '@starnest/contract/age-rating'
import { AGE_GROUPS, type AgeGroup } from '@starnest/contract/household/profiles'
import type { Guard, Viewer, Watcher } from '../../domain/viewer.ts'
import type { Member } from './household.repository.ts'

/** Ceiling in years of a device that has yet to choose: what everybody may see. */
const UNCHOSEN_MAXIMUM_AGE = 0

/** Everybody of a household. */
export type Family = [Member, ...Member[]]

/** Members of one household who watch on one screen, the active one first. */
export type Watching = {
  deviceId: string | null
  members: [Member, ...Member[]]
  /** A grown-up of the household has a PIN. */
  isGuarded: boolean
}

/** The viewer that members of one household are together: its strictest ceiling and everybody's rules
 *  hold. Titles are told in English until a request says otherwise. */
export function viewerOf({ deviceId, members, isGuarded }: Watching): Viewer {
  const [active, ...companions] = members
  const watchers: [Watcher, ...Watcher[]] = [watcherOf(active), ...companions.map(watcherOf)]
  const isGrownUp = members.every(isAdult)
  const passed: Guard = isGrownUp && active.hasPin ? 'passed' : 'closed'
  return {
    householdId: active.householdId,
    deviceId,
    profileId: active.profileId,
    isGrownUp,
    guard: isGuarded ? passed : 'open',
    mustChoose: false,
    youngest: youngestOf(members),
    maximumAge: Math.min(...watchers.map(({ maximumAge }) => maximumAge)),
    watchers,
    language: 'en',
  }
}

/** The viewer of a device that never chose, where a PIN has to be asked first: everybody's rules hold,
 *  everybody's time passes, and of the titles there are those that a child of any age may see. */
export function unchosenViewer(deviceId: string | null, family: Family): Viewer {
  const viewer = everybodyOf(deviceId, family)
  const [first, ...others] = viewer.watchers.map((watcher) => ({
    ...watcher,
    maximumAge: UNCHOSEN_MAXIMUM_AGE,
  }))
  return {
    ...viewer,
    mustChoose: true,
    youngest: 'child',
    maximumAge: UNCHOSEN_MAXIMUM_AGE,
    ...(first && { watchers: [first, ...others] }),
  }
}

/** The whole family as one viewer that is no grown-up: what all profiles together may see and do. A
 *  device that never chose may become any profile that may do no more than this. */
export function everybodyOf(deviceId: string | null, family: Family): Viewer {
  const [first, ...others] = family
  const strictest = others.reduce((least, one) => (seesLess(one, least) ? one : least), first)
  const members: Family = [strictest, ...family.filter((one) => one !== strictest)]
  const viewer = viewerOf({ deviceId, members, isGuarded: isGuarded(family) })
  return { ...viewer, isGrownUp: false, guard: viewer.guard === 'open' ? 'open' : 'closed' }
}

/** Whether a grown-up of a family has a PIN, so that only such a one may change it. */
export const isGuarded = (family: readonly Member[]) =>
  family.some((member) => isAdult(member) && member.hasPin)

function youngestOf(members: readonly Member[]): AgeGroup {
  return AGE_GROUPS.find((group) => members.some(({ ageGroup }) => ageGroup === group)) ?? 'adult'
}

const isAdult = ({ ageGroup }: Member) => ageGroup === 'adult'

/** Lower ceiling first, then who sees approved titles only, then who came first. */
function seesLess(one: Member, other: Member): boolean {
  const years = maximumAgeOf(one.contentRating) - maximumAgeOf(other.contentRating)
  if (years !== 0) return years < 0
  if (one.isApprovedOnly !== other.isApprovedOnly) return one.isApprovedOnly
  return one.profileId < other.profileId
}

function watcherOf(member: Member): Watcher {
  const { profileId, contentRating, isApprovedOnly, hasRules } = member
  return {
    ...{ profileId, isApprovedOnly, hasRules },
    maximumAge: maximumAgeOf(contentRating),
    mayAskModel: isAdult(member) || member.mayAskModel,
  }
}
