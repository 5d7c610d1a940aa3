import { AppError } from '@starnest/contract/errors'
import type { ViewerAnswer } from '@starnest/contract/household/household'
import type { EntryProof } from '@starnest/contract/household/pin'
import type { Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import { writeCompanions } from './household.repository.ts'
import type { HouseholdService } from './household.service.ts'
import type { PinService } from './pin/pin.service.ts'

/** Dependencies of watching together. */
export type TogetherDeps = {
  database: Database
  household: HouseholdService
  pins: PinService
  /** Called when others watch on a device than before. */
  onFamilyChanged: (householdId: number) => void
}

/** Who watches on a device from now on, besides its active profile, and a PIN that allows it. */
export type Gathering = EntryProof & { profileIds: readonly number[] }

/** The rules of watching together. */
export class TogetherService {
  readonly #deps: TogetherDeps

  constructor(deps: TogetherDeps) {
    this.#deps = deps
  }

  /** Lets exactly these profiles watch along on this device; an empty list ends watching together.
   *  Where those who stay may see or do more without those who go, a PIN is asked as on the way
   *  into a profile.
   *  @throws AppError profile_not_found, pin_required, pin_wrong, pin_locked, grown_ups_only;
   *  invalid_request for a client that keeps no cookies. */
  async gather(viewer: Viewer, { profileIds, ...proof }: Gathering): Promise<ViewerAnswer> {
    const { database, household, pins, onFamilyChanged } = this.#deps
    const { householdId, deviceId, profileId } = viewer
    if (deviceId === null) throw cookiesNeeded()
    const companionIds = [...new Set(profileIds)].filter((id) => id !== profileId)
    const proven = await pins.proveEntry(viewer, {
      ...proof,
      profileIds: [profileId, ...companionIds],
    })
    await database.db.transaction(async (tx) => {
      if (!(await pins.isStillProven(tx, proven))) throw new AppError('pin_required')
      await writeCompanions(tx, { deviceId, profileId, companionIds })
    })
    onFamilyChanged(householdId)
    return household.describeViewer(await household.viewerOn(deviceId))
  }
}

function cookiesNeeded(): AppError {
  return new AppError('invalid_request', {
    message: 'This browser keeps no cookies, so it cannot remember who watches together.',
  })
}
