import { AppError } from '@starnest/contract/errors'
import {
  DEFAULT_CHILD_QUOTA_BYTES,
  MAX_FILES_PER_PROFILE,
  type UploadQuota,
} from '@starnest/contract/files/files'
import type { Database } from '../../../ports/database.ts'
import { findShare, type ProfileOf, type ShareRow, writeQuota } from './shares.repository.ts'

/** What the shares stand on. */
export type SharesDeps = {
  database: Database
  /** Bytes that the open uploads of a profile come to. */
  openBytesOf: (profileId: number) => Promise<number>
}

/** What each profile may bring: bytes, as a parent says, and a number of files. What lies in the bin
 *  still counts. */
export class SharesService {
  readonly #deps: SharesDeps

  constructor(deps: SharesDeps) {
    this.#deps = deps
  }

  /** What a profile may bring, and how much of that is taken. @throws AppError profile_not_found */
  async quota(profile: ProfileOf): Promise<UploadQuota> {
    const share = await this.#find(profile)
    const openBytes = await this.#deps.openBytesOf(profile.profileId)
    return {
      quotaBytes: quotaOf(share),
      isDefault: !share.isSet,
      usedBytes: share.usedBytes + openBytes,
    }
  }

  /** Says what a profile may bring; null: no limit. What it has by now stays, whatever is said.
   *  @throws AppError profile_not_found */
  async setQuota(profile: ProfileOf, quotaBytes: number | null): Promise<UploadQuota> {
    await this.#find(profile)
    await writeQuota(this.#deps.database.db, profile, quotaBytes)
    return this.quota(profile)
  }

  /** Refuses what passes a profile's share: bytes beside those of its open uploads, or files.
   *  @throws AppError quota_full, uploads_full, profile_not_found */
  async assertMayBring(
    profile: ProfileOf,
    { bytes, openBytes, files = 1 }: { bytes: number; openBytes: number; files?: number },
  ): Promise<void> {
    const share = await this.#find(profile)
    if (share.files + files > MAX_FILES_PER_PROFILE) {
      throw new AppError('uploads_full', { details: { most: MAX_FILES_PER_PROFILE } })
    }
    const quotaBytes = quotaOf(share)
    const usedBytes = share.usedBytes + openBytes
    if (quotaBytes === null || usedBytes + bytes <= quotaBytes) return
    throw new AppError('quota_full', { details: { quotaBytes, usedBytes, neededBytes: bytes } })
  }

  async #find(profile: ProfileOf): Promise<ShareRow> {
    const share = await findShare(this.#deps.database.db, profile)
    if (!share) throw new AppError('profile_not_found')
    return share
  }
}

/** Grown-ups are limited when somebody says so, everybody else unless somebody says otherwise. */
function quotaOf({ isSet, quotaBytes, ageGroup }: ShareRow): number | null {
  if (isSet) return quotaBytes
  return ageGroup === 'adult' ? null : DEFAULT_CHILD_QUOTA_BYTES
}
