import { AppError } from '@starnest/contract/errors'
import type {
  ChangedPin,
  EntryProof,
  PinHolder,
  PinNeeded,
  PinRefusal,
  PinState,
} from '@starnest/contract/household/pin'
import { requireGrownUp } from '../../../domain/require-viewer.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Database, Queries } from '../../../ports/database.ts'
import { lockHousehold } from '../../../tables/lock-household.ts'
import { type GainDeps, gains } from './gains.ts'
import {
  findPin,
  findPinHolders,
  forgetFailures,
  leaveOpenGrownUps,
  leaveProfile,
  listPins,
  type PinOwner,
  takeTry,
  writePin,
} from './pin.repository.ts'
import { attemptsBeforeDelay, delaySecondsAfter, LONGEST_DELAY_SECONDS } from './pin-delays.ts'
import { hashPin, isPinOf } from './pin-hash.ts'

/** Dependencies of PINs; `now` is the clock. */
export type PinDeps = Pick<GainDeps, 'timeReachOf'> & {
  database: Database
  now: () => Date
  /** A viewer's household as some of it see it who watch together. @throws AppError profile_not_found */
  asWatching: (viewer: Viewer, profileIds: readonly [number, ...number[]]) => Promise<Viewer>
  /** A viewer's whole household as one. */
  asFamily: (viewer: Viewer) => Promise<Viewer>
  /** Called when somebody's rights have changed. */
  onPinsChanged: (householdId: number) => void
}

/** Who is to watch on a device, the active profile first, and the PIN that was entered for it. */
export type Entry = EntryProof & { profileIds: readonly [number, ...number[]] }

/** Proof that a device may watch as it wants to. It holds while the PINs that could be asked for do
 *  not change. */
export type ProvenEntry = { householdId: number; profileId: number; holders: readonly Holder[] }

type Holder = Awaited<ReturnType<typeof findPinHolders>>[number]

/** Grown-ups of a household who have a PIN. */
export async function listGrownUpHolders(
  queries: Queries,
  { householdId }: Viewer,
): Promise<PinHolder[]> {
  const holders = await findPinHolders(queries, householdId)
  return holders.filter(({ isAdult }) => isAdult).map(shownHolder)
}

/** The rules of PINs. Tries are counted per profile in the database, whoever asks from wherever. */
export class PinService {
  readonly #deps: PinDeps

  constructor(deps: PinDeps) {
    this.#deps = deps
  }

  /** Which profiles have a PIN. */
  list({ householdId }: Viewer): Promise<PinState[]> {
    return listPins(this.#deps.database.db, householdId)
  }

  /** Lets pass who knows the PIN of a grown-up.
   *  @throws AppError grown_ups_only when that is none or has none, pin_wrong, pin_locked */
  async proveGrownUp(
    { householdId }: Viewer,
    { grownUpId, pin }: { grownUpId: number; pin: string },
  ): Promise<void> {
    const holders = await findPinHolders(this.#deps.database.db, householdId)
    if (!holders.some(({ id, isAdult }) => isAdult && id === grownUpId)) {
      throw new AppError('grown_ups_only')
    }
    await this.#check({ householdId, profileId: grownUpId }, pin)
  }

  /** Whether a device may watch as some of the family: when it gains nothing by that, when nobody has a
   *  PIN that could be asked, or with the PIN of the active profile or of a grown-up.
   *  @throws AppError profile_not_found, pin_required, grown_ups_only, pin_wrong, pin_locked */
  async proveEntry(viewer: Viewer, { profileIds, pin, grownUpId }: Entry): Promise<ProvenEntry> {
    const { householdId } = viewer
    const [profileId] = profileIds
    const after = await this.#deps.asWatching(viewer, profileIds)
    const holders = await findHoldersFor(this.#deps.database.db, householdId, profileId)
    const proven = { householdId, profileId, holders }
    if (holders.length === 0 || !(await this.#gains(viewer, after, holders))) return proven
    const isOther = grownUpId !== undefined && grownUpId !== profileId
    if (isOther && pin !== undefined) {
      await this.proveGrownUp(viewer, { grownUpId, pin })
      return proven
    }
    const hasPin = holders.some(({ id }) => id === profileId)
    if (pin === undefined || !hasPin) {
      const pinHolders = holders.map(shownHolder)
      throw new AppError('pin_required', { details: { pinHolders } satisfies PinNeeded })
    }
    await this.#check({ householdId, profileId }, pin)
    return proven
  }

  /** Whether what was proved still holds; asked within the transaction that uses it, which keeps out
   *  those who would change it. */
  async isStillProven(tx: Queries, proven: ProvenEntry): Promise<boolean> {
    const { householdId, profileId } = proven
    await lockHousehold(tx, householdId)
    const holders = await findHoldersFor(tx, householdId, profileId)
    const says = (all: readonly Holder[]) => all.map(({ id, pinHash }) => `${id} ${pinHash}`).join()
    return says(holders) === says(proven.holders)
  }

  /** A device that never chose gains by a profile that has a PIN, and by one that may do more than
   *  the whole family together. */
  async #gains(viewer: Viewer, after: Viewer, holders: readonly Holder[]): Promise<boolean> {
    if (!viewer.mustChoose) return gains(this.#deps, viewer, after)
    if (holders.some(({ id }) => id === after.profileId)) return true
    return gains(this.#deps, await this.#deps.asFamily(viewer), after)
  }

  /** Sets, changes or removes a PIN. An old one has to be said, unless a grown-up who has a PIN does
   *  it for somebody else. Every other device that watches as the profile chooses anew; with the first
   *  PIN of a grown-up, also those that watch as one who has none.
   *  @throws AppError profile_not_found, grown_ups_only, pin_required, pin_wrong, pin_locked */
  async change(
    viewer: Viewer,
    profileId: number,
    { pin, currentPin }: ChangedPin,
  ): Promise<PinState> {
    const { database, onPinsChanged } = this.#deps
    const { householdId, deviceId } = viewer
    const owner = { householdId, profileId }
    const found = await findPin(database.db, owner)
    if (!found) throw new AppError('profile_not_found')
    await this.#allowChange(viewer, owner, { hasPin: found.pinHash !== null, currentPin })
    const pinHash = pin === null ? null : await hashPin(pin)
    await database.db.transaction(async (tx) => {
      await lockHousehold(tx, householdId)
      const wasGuarded = await isGuarded(tx, householdId)
      await writePin(tx, owner, pinHash)
      if (pinHash !== null) await leaveProfile(tx, owner, deviceId)
      const isFirst = !wasGuarded && (await isGuarded(tx, householdId))
      if (isFirst) await leaveOpenGrownUps(tx, householdId, deviceId)
    })
    onPinsChanged(householdId)
    return { profileId, hasPin: pinHash !== null }
  }

  /** Takes the PIN of somebody who has become an adult, where no other grown-up has one. It guarded this profile
   *  alone; from now on it would shut out every other grown-up, who could not undo that. Within the transaction
   *  that changes the family. */
  async takeLonePin(tx: Queries, owner: PinOwner): Promise<void> {
    const holders = await findPinHolders(tx, owner.householdId)
    if (holders.some(({ id, isAdult }) => isAdult && id !== owner.profileId)) return
    await writePin(tx, owner, null)
  }

  async #allowChange(
    viewer: Viewer,
    owner: PinOwner,
    { hasPin, currentPin }: { hasPin: boolean; currentPin: string | undefined },
  ): Promise<void> {
    if (!hasPin) return requireGrownUp(viewer)
    const isForAnother = viewer.profileId !== owner.profileId
    if (isForAnother && viewer.guard === 'passed' && viewer.deviceId !== null) return
    if (currentPin === undefined) throw new AppError('pin_required')
    await this.#check(owner, currentPin)
  }

  /** Takes a PIN that is right.
   *  @throws AppError pin_wrong, pin_locked; pin_required when there is none any more. */
  async #check(owner: PinOwner, pin: string): Promise<void> {
    const { db } = this.#deps.database
    const taken = await takeTry(db, owner, this.#deps.now())
    if (!taken?.pinHash) return this.#refuseTry(owner)
    const { pinHash, failures } = taken
    if (!(await isPinOf(pinHash, pin))) {
      throw new AppError('pin_wrong', {
        details: {
          retryAfterSeconds: delaySecondsAfter(failures),
          attemptsBeforeDelay: attemptsBeforeDelay(failures),
        } satisfies PinRefusal,
      })
    }
    await forgetFailures(db, owner, pinHash)
  }

  async #refuseTry(owner: PinOwner): Promise<never> {
    const { database, now } = this.#deps
    const found = await findPin(database.db, owner)
    if (!found?.pinHash) throw new AppError('pin_required')
    const leftMs = (found.lockedUntil?.getTime() ?? 0) - now().getTime()
    const leftSeconds = Math.min(LONGEST_DELAY_SECONDS, Math.max(1, Math.ceil(leftMs / 1000)))
    throw new AppError('pin_locked', {
      details: { retryAfterSeconds: leftSeconds, attemptsBeforeDelay: 0 } satisfies PinRefusal,
    })
  }
}

/** Whose PIN is taken where a profile is entered: its own first, then those of grown-ups. */
async function findHoldersFor(
  queries: Queries,
  householdId: number,
  profileId: number,
): Promise<Holder[]> {
  const holders = await findPinHolders(queries, householdId)
  const own = holders.filter(({ id }) => id === profileId)
  return [...own, ...holders.filter(({ id, isAdult }) => isAdult && id !== profileId)]
}

const isGuarded = async (queries: Queries, householdId: number) =>
  (await findPinHolders(queries, householdId)).some(({ isAdult }) => isAdult)

const shownHolder = ({ id, displayName }: Holder): PinHolder => ({ id, displayName })
