import { AppError } from '@starnest/contract/errors'
import { BIN_DAYS, type EmptiedBin } from '@starnest/contract/files/files'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { deleteFile, listBinned } from '../files.repository.ts'
import { type FilesService, type TitleOfFile, titleOf } from '../files.service.ts'
import { mayKeep, type StoredFile } from '../who-may.ts'

const DAY_MS = 24 * 3_600_000

/** What the bin stands on. `now` is the clock. */
export type BinDeps = {
  database: Database
  storage: Storage
  now: () => Date
  announceChange: AnnounceChange
  files: FilesService
  /** Removes a title for good, with all that anybody kept of it. */
  removeTitle: (of: TitleOfFile) => Promise<void>
}

/** What was deleted, until it is gone for good: after a while, when somebody says so, and when the disk
 *  is short of room. Files of library folders are not ours to delete. */
export class BinService {
  readonly #deps: BinDeps

  constructor(deps: BinDeps) {
    this.#deps = deps
  }

  /** Deletes for good what has lain here for too long. */
  async purge(): Promise<void> {
    const { database, now } = this.#deps
    const before = new Date(now().getTime() - BIN_DAYS * DAY_MS)
    for (const file of await listBinned(database.db, { before })) await this.#destroy(file)
  }

  /** Deletes one file for good, now.
   *  @throws AppError file_not_found, grown_ups_only, pin_required; invalid_request for one of a library
   *  folder */
  async deleteNow(viewer: Viewer, filename: string): Promise<EmptiedBin> {
    const file = await this.#deps.files.findToKeep(viewer, filename)
    if (file.removedAt === null) throw new AppError('file_not_found')
    if (file.folderId !== null) {
      throw new AppError('invalid_request', {
        message: 'This file lies in a library folder: Starnest only hides it.',
      })
    }
    await this.#destroy(file)
    return { deleted: 1, freedBytes: file.sizeBytes }
  }

  /** Deletes for good, now, all that the viewer may. */
  async empty(viewer: Viewer): Promise<EmptiedBin> {
    const { householdId } = viewer
    const all = await listBinned(this.#deps.database.db, { householdId })
    const own = all.filter((file) => mayKeep(viewer, file))
    for (const file of own) await this.#destroy(file)
    return { deleted: own.length, freedBytes: bytesOf(own) }
  }

  /** Deletes for good what lies here longest, as much as is short. When all of it would not be enough,
   *  nothing is: it would be lost for nothing. */
  async makeRoom(shortBytes: number): Promise<void> {
    const all = await listBinned(this.#deps.database.db)
    if (bytesOf(all) < shortBytes) return
    let freedBytes = 0
    for (const file of all) {
      if (freedBytes >= shortBytes) return
      await this.#destroy(file)
      freedBytes += file.sizeBytes
    }
  }

  /** What fails between the steps is done again the next time: the row goes last. */
  async #destroy(file: StoredFile): Promise<void> {
    const { database, storage, announceChange, removeTitle } = this.#deps
    const title = titleOf(file)
    if (title) await removeTitle(title)
    await storage.remove(file.mediaId)
    await deleteFile(database.db, file.id)
    announceChange(file.householdId, { what: 'files' })
  }
}

const bytesOf = (all: readonly StoredFile[]) =>
  all.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
