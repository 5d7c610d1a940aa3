import { AppError } from '@starnest/contract/errors'
import type { EntryProof } from '@starnest/contract/household/pin'
import {
  type ChangedPreferences,
  type ChangedProfile,
  MAX_PROFILES,
  type NewProfile,
  type Profile,
} from '@starnest/contract/household/profiles'
import { requireGrownUp, requireSameProfile } from '../../domain/require-viewer.ts'
import { keepsFamily, type Viewer } from '../../domain/viewer.ts'
import type { Database, Queries } from '../../ports/database.ts'
import { lockHousehold } from '../../tables/lock-household.ts'
import {
  changedValues,
  changesLimits,
  createdValues,
  isHouseholdsActive,
  isLastAdult,
  isUnnamed,
  profileOf,
  shownFamily,
  successorOf,
} from './family-rules.ts'
import {
  chooseForDevice,
  deleteProfile,
  insertProfile,
  listProfiles,
  markActivated,
  mergePreferences,
  moveDevices,
  type StoredProfile,
  updateProfile,
} from './profiles.repository.ts'

/** Dependencies of the profiles; `now` is the clock. */
export type ProfilesDeps = {
  database: Database
  now: () => Date
  /** Writes the grown-up that a household begins with, and answers its id. */
  addUnnamedGrownUp: (tx: Queries, householdId: number) => Promise<number>
  /** Whether a device may watch as a profile. @throws AppError profile_not_found, pin_required,
   *  pin_wrong, pin_locked, grown_ups_only */
  proveEntry: (viewer: Viewer, profileId: number, proof: EntryProof) => Promise<Proven>
  /** Called with somebody who has become an adult: where no other grown-up has a PIN, theirs is taken. */
  takeLonePin: (tx: Queries, owner: { householdId: number; profileId: number }) => Promise<void>
  /** Who a device watches as after a change. */
  viewerNow: (viewer: Viewer) => Promise<Viewer>
  /** Called when something about the family has changed. */
  onFamilyChanged: (householdId: number) => void
}

/** Whether what was proved still holds, within a transaction. */
type Proven = (tx: Queries) => Promise<boolean>

/** The rules of the family. They change one family at a time, so that two calls at once cannot make
 *  an eleventh profile or take the last grown-up away. */
export class ProfilesService {
  readonly #deps: ProfilesDeps

  constructor(deps: ProfilesDeps) {
    this.#deps = deps
  }

  /** Everybody the family has named, in the order they came. */
  async list(viewer: Viewer): Promise<Profile[]> {
    const family = await listProfiles(this.#deps.database.db, viewer.householdId)
    return shownFamily(family).map(profileOf)
  }

  /** Who this device watches as. @throws AppError unavailable when that profile is just gone. */
  async active(viewer: Viewer): Promise<Profile> {
    const family = await listProfiles(this.#deps.database.db, viewer.householdId)
    const found = family.find(({ id }) => id === viewer.profileId)
    if (!found) throw new AppError('unavailable')
    return profileOf(found)
  }

  /** Adds somebody; the active profile stays the same. The first grown-up to be named takes the
   *  place of the unnamed one, with all that it has watched.
   *  @throws AppError profile_limit_reached, grown_ups_only, pin_required */
  async create(viewer: Viewer, fields: NewProfile): Promise<Profile> {
    this.#requireKeeper(viewer)
    return this.#change(viewer, async (tx, family) => {
      const values = createdValues(fields)
      const unnamed = family.find(isUnnamed)
      if (unnamed && values.ageGroup === 'adult') {
        return profileOf(await updateProfile(tx, unnamed.id, values))
      }
      if (family.length >= MAX_PROFILES) {
        throw new AppError('profile_limit_reached', { details: { limit: MAX_PROFILES } })
      }
      return profileOf(await insertProfile(tx, viewer.householdId, values))
    })
  }

  /** Changes somebody; in a guarded family everybody changes of themselves what is no limit. Who becomes the only
   *  grown-up with a PIN loses it.
   *  @throws AppError profile_not_found, last_adult, grown_ups_only, pin_required; invalid_request
   *  when a role that was said is to be unsaid. */
  update(viewer: Viewer, id: number, fields: ChangedProfile): Promise<Profile> {
    return this.#change(viewer, async (tx, family) => {
      const { stored, others } = pick(family, id)
      if (id !== viewer.profileId || viewer.mustChoose || changesLimits(stored, fields)) {
        this.#requireKeeper(viewer)
      }
      if (fields.role === null && !isUnnamed(stored)) throw roleMissing()
      if (fields.ageGroup !== 'adult' && isLastAdult(stored, others))
        throw new AppError('last_adult')
      const changed = await updateProfile(tx, id, changedValues(stored, fields))
      if (stored.ageGroup !== 'adult' && changed.ageGroup === 'adult') {
        await this.#deps.takeLonePin(tx, { householdId: viewer.householdId, profileId: id })
      }
      return profileOf(changed)
    })
  }

  /** Changes of what the active profile likes only what is said. `meantFor`: whose change it is, where that is said.
   *  @throws AppError profile_changed; grown_ups_only, pin_required on a device that has yet to choose;
   *  unavailable when the profile is just gone. */
  async like(
    viewer: Viewer,
    changed: ChangedPreferences,
    meantFor: number | undefined,
  ): Promise<Profile> {
    const { database, onFamilyChanged } = this.#deps
    requireSameProfile(viewer, meantFor)
    if (viewer.mustChoose) this.#requireKeeper(viewer)
    const stored = await mergePreferences(database.db, viewer.profileId, changed)
    if (!stored) throw new AppError('unavailable')
    onFamilyChanged(viewer.householdId)
    return profileOf(stored)
  }

  /** Lets this device, and every device that never chose, watch as somebody.
   *  @throws AppError profile_not_found, pin_required, pin_wrong, pin_locked, grown_ups_only */
  async activate(viewer: Viewer, id: number, proof: EntryProof): Promise<Profile> {
    const { householdId, deviceId } = viewer
    const isStillProven = await this.#deps.proveEntry(viewer, id, proof)
    return this.#change(viewer, async (tx, family) => {
      const { stored } = pick(family, id)
      if (!(await isStillProven(tx))) throw new AppError('pin_required')
      await markActivated(tx, { householdId, id, at: this.#deps.now() })
      if (deviceId) await chooseForDevice(tx, deviceId, id)
      return profileOf(stored)
    })
  }

  /** Removes somebody with all that was theirs; another takes over on every device that watched as
   *  them. After the last one stands the unnamed grown-up again.
   *  @throws AppError profile_not_found, last_adult, grown_ups_only, pin_required */
  async remove(viewer: Viewer, id: number): Promise<void> {
    const { householdId } = viewer
    this.#requireKeeper(viewer)
    return this.#change(viewer, async (tx, family) => {
      const { stored, others } = pick(family, id)
      const isAlone = others.length === 0
      if (isLastAdult(stored, others) || (isAlone && isUnnamed(stored))) {
        throw new AppError('last_adult')
      }
      const successor =
        successorOf(stored, others)?.id ?? (await this.#deps.addUnnamedGrownUp(tx, householdId))
      await moveDevices(tx, { householdId, from: id, to: successor })
      if (isHouseholdsActive(stored, family)) {
        await markActivated(tx, { householdId, id: successor, at: this.#deps.now() })
      }
      await deleteProfile(tx, id)
    })
  }

  /** Who the device of this viewer watches as by now. */
  viewerNow(viewer: Viewer): Promise<Viewer> {
    return this.#deps.viewerNow(viewer)
  }

  /** Who may change the family: everybody, until a grown-up has a PIN. */
  #requireKeeper(viewer: Viewer): void {
    if (!keepsFamily(viewer)) requireGrownUp(viewer)
  }

  async #change<T>(
    { householdId }: Viewer,
    work: (tx: Queries, family: StoredProfile[]) => Promise<T>,
  ): Promise<T> {
    const { database, onFamilyChanged } = this.#deps
    const result = await database.db.transaction(async (tx) => {
      await lockHousehold(tx, householdId)
      return work(tx, await listProfiles(tx, householdId))
    })
    onFamilyChanged(householdId)
    return result
  }
}

/** One of the family and the others. @throws AppError profile_not_found */
function pick(family: StoredProfile[], id: number) {
  const stored = family.find((profile) => profile.id === id)
  if (!stored) throw new AppError('profile_not_found')
  return { stored, others: family.filter((profile) => profile.id !== id) }
}

function roleMissing(): AppError {
  return new AppError('invalid_request', {
    message: '"role" is not valid: a role that was chosen can be changed, not taken away.',
    details: { field: 'role' },
  })
}
