import { BIN_DAYS } from '@starnest/contract/files/files'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database, Queries } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { deleteFile, isOneHousehold, listBinned, markDestroyed } from '../files.repository.ts'
import { type TitleOfFile, titleOf } from '../files.service.ts'
import type { RoomInBin } from '../space/disk-room.ts'
import type { StoredFile } from '../who-may.ts'

const DAY_MS = 24 * 3_600_000

/** What deleting for good stands on. */
export type BinnedDeps = {
  database: Database
  storage: Pick<Storage, 'remove'>
  now: () => Date
  announceChange: AnnounceChange
  /** Removes a title for good, with all that anybody kept of it. */
  removeTitle: (queries: Queries, of: TitleOfFile) => Promise<void>
}

/** Deletes for good what has lain in the bin for too long. A file that cannot be deleted keeps no other there.
 *  @throws AggregateError where some could not be */
export async function purgeBin(deps: BinnedDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * DAY_MS)
  const { failures } = await destroyAll(deps, await listBinned(deps.database.db, { before }))
  if (failures.length > 0) {
    throw new AggregateError(failures, 'Some files of the bin could not be deleted for good')
  }
}

/** What lies in the bin and may be deleted for good before its time, for room on the disk. When all of it would
 *  not be enough, nothing is: it would be lost for nothing. */
export const roomInBin = (deps: BinnedDeps): RoomInBin => ({
  bytesFor: async (householdId) => bytesOf(await listBinnedFor(deps, householdId)),
  async emptyFor({ householdId, bytes: shortBytes }) {
    const all = await listBinnedFor(deps, householdId)
    if (bytesOf(all) >= shortBytes) await destroyAll(deps, all, shortBytes)
  },
})

/** The bin of the household that needs room. What is nobody's needs the bin of nobody but a household that is alone
 *  here: each of several was promised its days. */
async function listBinnedFor(
  { database: { db } }: BinnedDeps,
  householdId: number | null,
): Promise<StoredFile[]> {
  if (householdId !== null) return listBinned(db, { householdId })
  return (await isOneHousehold(db)) ? listBinned(db) : []
}

/** Deletes files for good, one after the other, until they were so many bytes. One that cannot be deleted keeps no
 *  other: it is tried again, and said, each time that the bin is purged. */
export async function destroyAll(
  deps: BinnedDeps,
  all: readonly StoredFile[],
  enoughBytes = Number.POSITIVE_INFINITY,
): Promise<{ destroyed: StoredFile[]; failures: unknown[] }> {
  const destroyed: StoredFile[] = []
  const failures: unknown[] = []
  for (const file of all) {
    if (bytesOf(destroyed) >= enoughBytes) break
    try {
      if (await destroyFile(deps, file)) destroyed.push(file)
    } catch (error) {
      failures.push(error)
    }
  }
  return { destroyed, failures }
}

/** Deletes a file for good and says whether it did: one that was taken out of the bin meanwhile stays as it is.
 *  What fails between the steps is done again the next time: once its title goes nobody takes it out any more,
 *  and its row goes last. */
export async function destroyFile(deps: BinnedDeps, { id }: StoredFile): Promise<boolean> {
  const { database, storage, now, announceChange, removeTitle } = deps
  const file = await database.db.transaction(async (tx) => {
    const marked = await markDestroyed(tx, id, now())
    const title = marked && titleOf(marked)
    if (title) await removeTitle(tx, title)
    return marked
  })
  if (!file) return false
  await storage.remove(file.mediaId)
  await deleteFile(database.db, id)
  announceChange(file.householdId, { what: 'files' })
  return true
}

/** How large files are together. */
export const bytesOf = (all: readonly StoredFile[]) =>
  all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
