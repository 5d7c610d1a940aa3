import type { Viewer } from '../src/domain/viewer.ts'

/** Somebody who watches alone and of whom no parent said more than a ceiling, in years. */
export function plainViewer(who: Pick<Viewer, 'householdId' | 'profileId' | 'maximumAge'>): Viewer {
  const { householdId, profileId, maximumAge } = who
  return {
    householdId,
    deviceId: null,
    profileId,
    isGrownUp: maximumAge === 18,
    guard: 'open',
    mustChoose: false,
    youngest: maximumAge === 18 ? 'adult' : 'child',
    maximumAge,
    language: 'en',
    watchers: [
      { profileId, maximumAge, isApprovedOnly: false, hasRules: false, mayAskModel: false },
    ],
  }
}
