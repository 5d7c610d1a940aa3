import { AppError } from '@starnest/contract/errors'
import type { TempFile } from '@starnest/contract/files/files'
import type { IngestState } from '@starnest/contract/files/ingest'
import { requireGrownUp } from '../../domain/require-viewer.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { AnnounceChange } from '../../ports/announce-change.ts'
import { findLoop, type LoopUse, listFiles, setLoop, setRemoved } from './files.repository.ts'
import { type AskedFile, type FindingDeps, findVisibleFile, foundOf } from './found-files.ts'
import { receiptOf, tempFileOf } from './temp-file.ts'
import { isOwn, type StoredFile } from './who-may.ts'

/** The title that a file is in the catalogue. */
export type TitleOfFile = { readonly householdId: number; readonly titleId: number }

/** What the family's files stand on. `now` is the clock. */
export type FilesDeps = FindingDeps & {
  now: () => Date
  announceChange: AnnounceChange
  /** What is made of files, by their numbers; one without is not in it. */
  readIngest: (fileIds: number[]) => Promise<ReadonlyMap<number, IngestState>>
  /** Ends what is being made of files, and lets nothing more of it begin while they lie in the bin;
   *  resolves when nothing runs any more. */
  holdJobs: (fileIds: number[]) => Promise<void>
  /** Goes on with what was held of a file that is out of the bin. */
  resumeJobs: (fileId: number) => Promise<void>
  /** Takes a title from everybody, and gives it back. */
  hideTitle: (of: TitleOfFile) => Promise<void>
  showTitle: (of: TitleOfFile) => Promise<void>
}

/** The family's own files: who finds them, what goes into the bin and out of it, and the filler. */
export class FilesService {
  readonly #deps: FilesDeps

  constructor(deps: FilesDeps) {
    this.#deps = deps
  }

  /** What the viewer finds, newest first; `isInBin`: of what was deleted. */
  async list(viewer: Viewer, { isInBin }: { isInBin: boolean }): Promise<TempFile[]> {
    const all = await listFiles(this.#deps.database.db, viewer.householdId, { isInBin })
    return this.present(viewer, await this.foundOf(viewer, all))
  }

  /** Those of the files that the viewer finds. */
  foundOf(viewer: Viewer, all: readonly StoredFile[]): Promise<StoredFile[]> {
    return foundOf(this.#deps, viewer, all)
  }

  /** Files as the calls tell the viewer of them, with what is made of each. */
  async present(viewer: Viewer, found: readonly StoredFile[]): Promise<TempFile[]> {
    const ingest = await this.#deps.readIngest(found.map(({ id }) => id))
    return found.map((file) => tempFileOf(viewer, file, ingest.get(file.id)))
  }

  /** Whether anything is made of a file, or was. */
  async isIngested({ id }: StoredFile): Promise<boolean> {
    return (await this.#deps.readIngest([id])).has(id)
  }

  /** What its sender is told of a file that it has just brought: all, when it finds it. */
  async presentTo(viewer: Viewer, file: StoredFile): Promise<TempFile> {
    const [told] = await this.present(viewer, await this.foundOf(viewer, [file]))
    return told ?? receiptOf(viewer, file)
  }

  /** One file by its name, or by the folder that it has in storage.
   *  @throws AppError file_not_found for one that is unknown or hidden from the viewer */
  find(viewer: Viewer, by: AskedFile): Promise<StoredFile> {
    return findVisibleFile(this.#deps, viewer, by)
  }

  /** Puts a file in the bin; its title leaves the catalogue at once, and what is being made of it
   *  stops. A file of a library folder stays where it lies on the disk.
   *  @throws AppError file_not_found, grown_ups_only, pin_required */
  async remove(viewer: Viewer, filename: string): Promise<TempFile> {
    const { now, hideTitle, holdJobs } = this.#deps
    const file = await this.findToKeep(viewer, filename)
    // The title first: what fails between must not leave a deleted film to be watched.
    const title = titleOf(file)
    if (title) await hideTitle(title)
    const removed = await this.#setRemoved(file, file.removedAt ?? now())
    // It may have become one at this very moment.
    const newTitle = title ? undefined : titleOf(removed)
    if (newTitle) await hideTitle(newTitle)
    await holdJobs([file.id])
    return this.#told(viewer, removed)
  }

  /** Takes a file out of the bin, and its title back into the catalogue; what was still to be made of
   *  it goes on.
   *  @throws AppError file_not_found, grown_ups_only, pin_required */
  async restore(viewer: Viewer, filename: string): Promise<TempFile> {
    return this.#told(viewer, await this.takeOut(await this.findToKeep(viewer, filename)))
  }

  /** The same for a file of which is known that it may be. */
  async takeOut(file: StoredFile): Promise<StoredFile> {
    if (file.removedAt === null) return file
    const back = await this.#setRemoved(file, null)
    const title = titleOf(back)
    if (title) await this.#deps.showTitle(title)
    await this.#deps.resumeJobs(file.id)
    return back
  }

  /** What plays in a loop somewhere; null: nothing that this viewer may see. */
  async loop(viewer: Viewer, use: LoopUse): Promise<TempFile | null> {
    const chosen = await findLoop(this.#deps.database.db, viewer.householdId, use)
    const [told] = await this.present(viewer, await this.foundOf(viewer, chosen ? [chosen] : []))
    return told ?? null
  }

  /** Chooses it; null: nothing any more. Only a video can be.
   *  @throws AppError file_not_found, file_type_refused, grown_ups_only, pin_required */
  async chooseLoop(
    viewer: Viewer,
    use: LoopUse,
    filename: string | null,
  ): Promise<TempFile | null> {
    requireGrownUp(viewer)
    const file = filename === null ? null : await this.find(viewer, { filename })
    if (file?.removedAt) throw new AppError('file_not_found')
    if (file && file.assetType !== 'video') {
      throw new AppError('file_type_refused', { message: 'Only a video can play there.' })
    }
    await this.#deps.database.db.transaction((tx) =>
      setLoop(tx, viewer.householdId, { use, id: file?.id ?? null }),
    )
    this.#deps.announceChange(viewer.householdId, { what: 'files' })
    return this.loop(viewer, use)
  }

  /** A file that the viewer may put in the bin, take out of it and delete for good.
   *  @throws AppError file_not_found, grown_ups_only, pin_required */
  async findToKeep(viewer: Viewer, filename: string): Promise<StoredFile> {
    const file = await this.find(viewer, { filename })
    if (!isOwn(viewer, file)) requireGrownUp(viewer)
    return file
  }

  async #setRemoved({ id }: StoredFile, at: Date | null): Promise<StoredFile> {
    const changed = await setRemoved(this.#deps.database.db, id, at)
    if (!changed) throw new AppError('file_not_found')
    return changed
  }

  async #told(viewer: Viewer, file: StoredFile): Promise<TempFile> {
    const { announceChange } = this.#deps
    announceChange(file.householdId, { what: 'files' })
    if (file.titleId !== null) announceChange(file.householdId, { what: 'library' })
    const [told] = await this.present(viewer, [file])
    if (!told) throw new AppError('file_not_found')
    return told
  }
}

/** The title of a file; undefined: it is none. */
export const titleOf = ({ householdId, titleId }: StoredFile): TitleOfFile | undefined =>
  titleId === null ? undefined : { householdId, titleId }
