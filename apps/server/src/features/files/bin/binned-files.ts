import { BIN_DAYS } from '@starnest/contract/files/files'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { deleteFile, listBinned } from '../files.repository.ts'
import { type TitleOfFile, titleOf } from '../files.service.ts'
import type { StoredFile } from '../who-may.ts'

const DAY_MS = 24 * 3_600_000

/** What deleting for good stands on. */
export type BinnedDeps = {
  database: Database
  storage: Pick<Storage, 'remove'>
  now: () => Date
  announceChange: AnnounceChange
  /** Removes a title for good, with all that anybody kept of it. */
  removeTitle: (of: TitleOfFile) => Promise<void>
}

/** Deletes for good what has lain in the bin for too long. */
export async function purgeBin(deps: BinnedDeps): Promise<void> {
  const before = new Date(deps.now().getTime() - BIN_DAYS * DAY_MS)
  for (const file of await listBinned(deps.database.db, { before })) await destroyFile(deps, file)
}

/** Deletes for good what lies in the bin longest, as much as is short. When all of it would not be
 *  enough, nothing is: it would be lost for nothing. */
export async function makeRoomInBin(deps: BinnedDeps, shortBytes: number): Promise<void> {
  const all = await listBinned(deps.database.db)
  if (bytesOf(all) < shortBytes) return
  let freedBytes = 0
  for (const file of all) {
    if (freedBytes >= shortBytes) return
    await destroyFile(deps, file)
    freedBytes += file.sizeBytes
  }
}

/** Deletes a file for good. What fails between the steps is done again the next time: the row goes
 *  last. */
export async function destroyFile(deps: BinnedDeps, file: StoredFile): Promise<void> {
  const { database, storage, announceChange, removeTitle } = deps
  const title = titleOf(file)
  if (title) await removeTitle(title)
  await storage.remove(file.mediaId)
  await deleteFile(database.db, file.id)
  announceChange(file.householdId, { what: 'files' })
}

/** How large files are together. */
export const bytesOf = (all: readonly StoredFile[]) =>
  all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
