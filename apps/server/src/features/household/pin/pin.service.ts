import { AppError } from '@starnest/contract/errors'
import type { ChangedPin, PinRefusal, PinState } from '@starnest/contract/pin'
import type { Database, Queries } from '../../../ports/database.ts'
import type { Viewer } from '../../../ports/viewer.ts'
import { requireGrownUp } from '../require-grown-up.ts'
import { mayDoMore } from './may-do-more.ts'
import {
  findPin,
  forgetFailures,
  leaveProfile,
  listPins,
  type PinOwner,
  takeTry,
  writePin,
} from './pin.repository.ts'
import { attemptsBeforeDelay, delaySecondsAfter, LONGEST_DELAY_SECONDS } from './pin-delays.ts'
import { hashPin, isPinOf } from './pin-hash.ts'

/** What PINs stand on; `now` is the clock. */
export type PinDeps = {
  database: Database
  now: () => Date
  /** A viewer's household as one of it sees it. @throws AppError profile_not_found */
  asMember: (viewer: Viewer, profileId: number) => Promise<Viewer>
  /** Told that who may do what has changed. */
  onPinsChanged: (householdId: number) => void
}

/** That a device may watch as a profile, as long as that profile's PIN stays the same. */
export type EntryProof = PinOwner & { pinHash: string | null }

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

  /** Whether a device may watch as a profile: with its PIN, or when it gains nothing by that.
   *  @throws AppError profile_not_found, pin_required, pin_wrong, pin_locked */
  async proveEntry(
    viewer: Viewer,
    profileId: number,
    pin: string | undefined,
  ): Promise<EntryProof> {
    const { householdId } = viewer
    const after = await this.#deps.asMember(viewer, profileId)
    const owner = { householdId, profileId }
    const pinHash = (await findPin(this.#deps.database.db, owner))?.pinHash ?? null
    if (pinHash === null || !mayDoMore(viewer, after)) return { ...owner, pinHash }
    if (pin === undefined) throw new AppError('pin_required')
    return { ...owner, pinHash: await this.#check(owner, pin) }
  }

  /** Whether what was proved still holds; asked within the transaction that uses it. */
  async isStillProven(tx: Queries, proof: EntryProof): Promise<boolean> {
    return (await findPin(tx, proof))?.pinHash === proof.pinHash
  }

  /** Sets, changes or removes a PIN. An old one has to be said, unless a grown-up who has a PIN does
   *  it for somebody else. Every other device that watches as the profile chooses anew.
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
      await writePin(tx, owner, pinHash)
      if (pinHash !== null) await leaveProfile(tx, owner, deviceId)
    })
    onPinsChanged(householdId)
    return { profileId, hasPin: pinHash !== null }
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

  /** Resolves with the hash that a PIN is right for; null: there is no PIN any more. */
  async #check(owner: PinOwner, pin: string): Promise<string | null> {
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
    return pinHash
  }

  async #refuseTry(owner: PinOwner): Promise<null> {
    const { database, now } = this.#deps
    const found = await findPin(database.db, owner)
    if (!found?.pinHash) return null
    const leftMs = (found.lockedUntil?.getTime() ?? 0) - now().getTime()
    const leftSeconds = Math.min(LONGEST_DELAY_SECONDS, Math.max(1, Math.ceil(leftMs / 1000)))
    throw new AppError('pin_locked', {
      details: { retryAfterSeconds: leftSeconds, attemptsBeforeDelay: 0 } satisfies PinRefusal,
    })
  }
}
