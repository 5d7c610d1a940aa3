import { AppError } from '@starnest/contract/errors'
import type { AgeGroup } from '@starnest/contract/household/profiles'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'

/** One of those who watch: what a parent lets this profile see. */
export type Watcher = {
  readonly profileId: number
  /** Years, 0 to 18: what its own ceiling lets it see. */
  readonly maximumAge: number
  /** It sees only titles that a parent approved. */
  readonly isApprovedOnly: boolean
  /** Whether a parent blocked or approved any title for it. When false, no title has to be
   *  looked up. */
  readonly hasRules: boolean
  /** The language model of the house, if there is one, may answer it. */
  readonly mayAskModel: boolean
}

/** 'open': no grown-up of the household has a PIN. 'passed': grown-ups ask, and the active one has
 *  a PIN. 'closed': anybody else, who must not change the family or what it may see. */
export type Guard = 'open' | 'passed' | 'closed'

/** Who is asking. Resolved once per request, and the first argument of every function that can
 *  return a title or anything made from one. Source: design, "Who is asking: Viewer". */
export type Viewer = {
  readonly householdId: number
  /** A hash of its cookie; null for a client that keeps no cookies. */
  readonly deviceId: string | null
  /** The active profile. Lists, progress and taste are its own. */
  readonly profileId: number
  /** Whether everybody who watches is an adult. */
  readonly isGrownUp: boolean
  /** How far the PINs of the household's grown-ups let the viewer go. */
  readonly guard: Guard
  /** The device has not chosen a profile yet, in a household where one has a PIN. It sees only
   *  what everybody in the family may see, and the time it watches counts for everybody. */
  readonly mustChoose: boolean
  /** Age group of the youngest who watches. It decides what is shown first and what is not
   *  offered, never what may be seen. */
  readonly youngest: AgeGroup
  /** Years, 0 to 18: the strictest ceiling of all who watch. */
  readonly maximumAge: number
  /** Everybody who watches on this screen, the active profile first. A title exists for the viewer
   *  only when each of them may see it. */
  readonly watchers: readonly [Watcher, ...Watcher[]]
  /** The language in which titles are told; it decides nothing of what may be seen. */
  readonly language: InterfaceLanguage
}

/** Lets grown-ups pass, as long as no child watches along; where a grown-up has a PIN, only from a
 *  profile that has one. */
export const passesAsGrownUp = ({ isGrownUp, guard }: Viewer): boolean =>
  isGrownUp && guard !== 'closed'

/** Lets everybody change the family until a grown-up has a PIN; then only who entered one. */
export const keepsFamily = ({ guard }: Viewer): boolean => guard !== 'closed'

/** Why a look at who watches failed, where nobody does: the device is of no household any more. @throws what
 *  else went wrong */
export function nobodyOrThrow(error: unknown): null {
  if (error instanceof AppError && error.code === 'pairing_required') return null
  throw error
}

/** The profiles that watch along with the active one; on a device that never chose nobody is there. */
export const companionIdsOf = ({ mustChoose, watchers: [, ...companions] }: Viewer): number[] =>
  mustChoose ? [] : companions.map(({ profileId }) => profileId)

/** Whether the language model of the house may answer: everybody who watches has to be allowed it. On
 *  a device that never chose nobody knows who that is. */
export const mayAskModel = ({ mustChoose, watchers }: Viewer): boolean =>
  !mustChoose && watchers.every((watcher) => watcher.mayAskModel)

/** Everything that decides which titles exist for a viewer, as a key: viewers with the same key
 *  may see the same titles. Profiles are distinguished only where a parent set more than a
 *  ceiling. */
export function sightOf({ householdId, watchers }: Viewer): string {
  const sights = watchers.map(({ profileId, maximumAge, isApprovedOnly, hasRules }) => {
    if (!isApprovedOnly && !hasRules) return `${maximumAge}`
    return `${maximumAge}-${profileId}${isApprovedOnly ? '-approved' : ''}`
  })
  return `${householdId}:${[...new Set(sights)].sort().join('+')}`
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Set before any route under /api or /media runs. */
    viewer: Viewer
  }
}
