import { AppError } from '@starnest/contract/errors'
import type { EmptiedBin } from '@starnest/contract/files/files'
import type { Viewer } from '../../../domain/viewer.ts'
import { listBinned } from '../files.repository.ts'
import type { FilesService } from '../files.service.ts'
import { mayKeep } from '../who-may.ts'
import { type BinnedDeps, bytesOf, destroyAll, destroyFile } from './binned-files.ts'

/** What the bin stands on. */
export type BinDeps = BinnedDeps & { files: FilesService }

/** Deletes files of the bin for good: one of them, or all. Files in library folders are only hidden, never deleted. */
export class BinService {
  readonly #deps: BinDeps

  constructor(deps: BinDeps) {
    this.#deps = deps
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
    if (!(await destroyFile(this.#deps, file))) throw new AppError('file_not_found')
    return { deleted: 1, freedBytes: file.sizeBytes }
  }

  /** Deletes for good, now, all that the viewer may. */
  async empty(viewer: Viewer): Promise<EmptiedBin> {
    const { householdId } = viewer
    const all = await listBinned(this.#deps.database.db, { householdId })
    const own = all.filter((file) => mayKeep(viewer, file))
    const { destroyed, failures } = await destroyAll(this.#deps, own)
    if (destroyed.length === 0 && failures.length > 0) throw failures[0]
    return { deleted: destroyed.length, freedBytes: bytesOf(destroyed) }
  }
}
