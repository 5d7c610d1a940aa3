import { addUnnamedGrownUp } from '../../features/household/household.repository.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import type { PinService } from '../../features/household/pin/pin.service.ts'
import { registerProfiles } from '../../features/profiles/profiles.routes.ts'
import { ProfilesService } from '../../features/profiles/profiles.service.ts'
import type { Slice, SliceParts } from '../slice.ts'

type ProfilesParts = Pick<SliceParts, 'database' | 'now'> & {
  household: HouseholdService
  pins: PinService
  onFamilyChanged: (householdId: number) => void
}

/** Puts together who the family is. */
export function openProfiles({ database, now, household, pins, onFamilyChanged }: ProfilesParts) {
  const profiles = new ProfilesService({
    database,
    now,
    addUnnamedGrownUp,
    proveEntry: async (viewer, profileId, proof) => {
      const proven = await pins.proveEntry(viewer, { ...proof, profileIds: [profileId] })
      return (tx) => pins.isStillProven(tx, proven)
    },
    takeLonePin: (tx, owner) => pins.takeLonePin(tx, owner),
    viewerNow: ({ deviceId }) => household.viewerOn(deviceId),
    onFamilyChanged,
  })
  return { profiles, register: (scope) => registerProfiles(scope, profiles) } satisfies Slice & {
    profiles: ProfilesService
  }
}
