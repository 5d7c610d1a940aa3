import type { UploadLimits } from '@starnest/contract/files/files'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AssertShare, DiskRoom, OpenUpload } from './disk-room.ts'
import type { HouseholdRoom } from './household-room.ts'
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

  /** Keeps room for an upload until it is forgotten. `totalBytes`: null: it does not say.
   *  @throws AppError storage_full, quota_full, uploads_full */
  promise(
    bringer: Bringer,
    upload: Pick<OpenUpload, 'id' | 'totalBytes' | 'isForm'>,
  ): Promise<void> {
    const { profileId, householdId } = bringer
    return this.#disk.promise(
      { ...upload, profileId, householdId, arrivedBytes: 0 },
      this.#sharesOf(bringer),
    )
  }

  /** Told from where on an upload goes on that was begun earlier. */
  goOn(
    upload: { id: string; profileId: number; householdId: number; sizeBytes: number },
    arrivedBytes: number,
  ): Promise<void> {
    const { id, profileId, householdId, sizeBytes: totalBytes } = upload
    const isForm = false
    return this.#disk.goOn({ id, profileId, householdId, totalBytes, arrivedBytes, isForm })
  }

  /** What to ask before each piece of an upload is written: throws AppError storage_full or quota_full
   *  when there is no room for it. */
  takenBy(bringer: Bringer, id: string): (bytes: number) => Promise<void> {
    return (bytes) => this.#disk.take(id, bytes, this.#sharesOf(bringer))
  }

  #sharesOf(bringer: Bringer): AssertShare {
    return async ({ isPromised, householdOpenBytes, ...share }) => {
      if (!isPromised) await this.#shares.assertMayBring(bringer, share)
      const taken = { bytes: share.bytes, openBytes: householdOpenBytes }
      await this.#households.assertRoom(bringer.householdId, taken)
    }
  }

  /** Refuses files that are more than a profile may have. @throws AppError uploads_full */
  assertFiles(bringer: Bringer, files: number): Promise<void> {
    return this.#shares.assertMayBring(bringer, { bytes: 0, openBytes: 0, files })
  }

  /** Keeps no room for an upload any more. */
  forget(id: string): void {
    this.#disk.forget(id)
  }

  /** Keeps no room for uploads that are not written down any more. */
  forgetAllBut(ids: ReadonlySet<string>): Promise<void> {
    return this.#disk.forgetAllBut(ids)
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
