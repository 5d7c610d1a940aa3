import type { UploadLimits } from '@starnest/contract/files/files'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AssertShare, DiskRoom } from './disk-room.ts'
import type { HouseholdRoom } from './household-room.ts'
import type { OpenForm, OpenUpload } from './open-uploads.ts'
import type { SharesService } from './shares.service.ts'

type Bringer = Pick<Viewer, 'householdId' | 'profileId'>

/** Room for what somebody brings: on the disk, and within what a parent lets the profile bring. */
export class UploadRoom {
  readonly #disk: DiskRoom
  readonly #shares: SharesService
  readonly #households: HouseholdRoom

  constructor(deps: { disk: DiskRoom; shares: SharesService; households: HouseholdRoom }) {
    this.#disk = deps.disk
    this.#shares = deps.shares
    this.#households = deps.households
  }

  /** Keeps room for an upload that `writeDown` writes into the database, until it is a file or gone.
   *  @throws AppError storage_full, quota_full, uploads_full; what `writeDown` throws */
  promise<T>(
    bringer: Bringer,
    { id, totalBytes }: { id: string; totalBytes: number },
    writeDown: () => Promise<T>,
  ): Promise<T> {
    const { profileId, householdId } = bringer
    const upload = { id, profileId, householdId, totalBytes }
    return this.#disk.promise(upload, this.#sharesOf(bringer), writeDown)
  }

  /** Keeps room for a form until it is forgotten. `totalBytes`: null: it does not say.
   *  @throws AppError storage_full, quota_full, uploads_full */
  promiseForm(
    bringer: Bringer,
    { id, totalBytes }: { id: string; totalBytes: number | null },
  ): Promise<OpenForm> {
    const { profileId, householdId } = bringer
    const form = { id, profileId, householdId, totalBytes }
    return this.#disk.promiseForm(form, this.#sharesOf(bringer))
  }

  /** What to ask before each piece of an upload is written: throws AppError storage_full or quota_full
   *  when there is no room for it, upload_not_found when it is gone. */
  takenBy(bringer: Bringer, upload: OpenUpload): (bytes: number) => Promise<void> {
    return (bytes) => this.#disk.take(upload, bytes, this.#sharesOf(bringer))
  }

  #sharesOf(bringer: Bringer): AssertShare {
    return async ({ isPromised, householdOpenBytes, ...share }) => {
      if (!isPromised) await this.#shares.assertMayBring(bringer, share)
      const taken = { bytes: share.bytes, openBytes: householdOpenBytes }
      await this.#households.assertRoom(bringer.householdId, taken)
    }
  }

  /** Refuses a film that was made here and shall be a file of the family.
   *  @throws AppError storage_full, quota_full, uploads_full */
  async assertMayKeep(bringer: Bringer, bytes: number): Promise<void> {
    const { bytes: openBytes } = await this.#disk.openOf(bringer.profileId)
    await this.#shares.assertMayBring(bringer, { bytes, openBytes })
    await this.#households.assertRoom(bringer.householdId, { bytes, openBytes: 0 })
  }

  /** Refuses files that are more than a profile may have. @throws AppError uploads_full */
  assertFiles(bringer: Bringer, files: number): Promise<void> {
    return this.#shares.assertMayBring(bringer, { bytes: 0, openBytes: 0, files })
  }

  /** Keeps no room for a form any more. */
  forget(form: OpenForm): void {
    this.#disk.forget(form)
  }

  /** How much somebody may still bring. */
  async stateFor(bringer: Bringer): Promise<Omit<UploadLimits, 'maxBytes'>> {
    const state = await this.#disk.state()
    const open = await this.#disk.openOf(bringer.profileId)
    const { quotaBytes, usedBytes } = await this.#shares.quota(bringer)
    return {
      freeBytes: state?.availableBytes ?? null,
      reserveBytes: state?.reserveBytes ?? null,
      openBytes: open.comingBytes,
      quotaBytes,
      usedBytes,
    }
  }
}
