import { randomBytes } from 'node:crypto'
import { AppError } from '@starnest/contract/errors'
import { type TempFile, UPLOAD_KEPT_HOURS, type UploadLimits } from '@starnest/contract/files/files'
import { requireSomebody } from '../../../domain/require-viewer.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { findFileById, listFilesBySha256 } from '../files.repository.ts'
import type { FilesService } from '../files.service.ts'
import type { OpenOf, OpenUpload } from '../space/open-uploads.ts'
import type { UploadRoom } from '../space/upload-room.ts'
import { mayKeep, type StoredFile } from '../who-may.ts'
import { onDisk } from './disk-refusal.ts'
import { displayName } from './display-name.ts'
import type { Appending } from './incoming-bytes.ts'
import { sniffFile, TELLING_BYTES } from './sniffing/sniff-file.ts'
import { discard, type TakeInDeps, takeIn } from './take-in.ts'
import type { TidyMoment } from './tidy-uploads.ts'
import {
  addUpload,
  findUpload,
  findUploadById,
  forgetFinished,
  listUploads,
  listWithoutFile,
  type StoredUpload,
  touchUpload,
} from './uploads.repository.ts'

const HOUR_MS = 3_600_000
const ID_BYTES = 16

/** How long an upload that nobody goes on with is kept. */
export const UPLOAD_KEPT_MS = UPLOAD_KEPT_HOURS * HOUR_MS

/** Uploads that became files, of one profile, which are still known: a lost answer can be asked for. */
const MAX_FINISHED_UPLOADS = 1000

const UPLOAD_ID = /^[\w-]{22}$/

/** A name for an upload, and then for its file's folder: 128 random bits in base64url. */
export const newUploadId = () => randomBytes(ID_BYTES).toString('base64url')

/** What receiving files stands on. */
export type UploadsDeps = Omit<TakeInDeps, 'findKnown'> & {
  files: FilesService
  room: UploadRoom
  /** Bytes that one file may have. */
  limitBytes: number
}

/** What a sender says of a file before its bytes come. */
export type Announced = {
  id: string
  /** As its sender calls it. */
  name: string | null | undefined
  sizeBytes: number
  sha256: string | null
}

/** Uploads that are written down and whose bytes lie among those on their way, and how many of each do. One whose
 *  bytes were moved already takes no more room. */
export async function listOpenUploads(
  { database, incoming }: Pick<UploadsDeps, 'database' | 'incoming'>,
  of: OpenOf,
): Promise<OpenUpload[]> {
  const open = await Promise.all(
    (await listWithoutFile(database.db, of)).map(async (upload) => {
      const arrivedBytes = await incoming.sizeNow(upload.id)
      return arrivedBytes === undefined ? [] : [openAt(upload, arrivedBytes)]
    }),
  )
  return open.flat()
}

const openAt = (upload: StoredUpload, arrivedBytes: number): OpenUpload => {
  const { id, profileId, householdId, sizeBytes: grantedBytes } = upload
  return { id, profileId, householdId, grantedBytes, arrivedBytes }
}

/** Files on their way into the house. */
export class UploadsService {
  readonly #deps: UploadsDeps
  readonly #ending = new Map<string, Promise<StoredFile>>()
  /** Uploads whose bytes have a place, and which are written down in a moment. */
  readonly #beginning = new Set<string>()

  constructor(deps: UploadsDeps) {
    this.#deps = deps
  }

  /** What an upload of the viewer's has to keep to. */
  async limits(viewer: Viewer): Promise<UploadLimits> {
    const { limitBytes: maxBytes, room } = this.#deps
    return { maxBytes, ...(await room.stateFor(viewer)) }
  }

  /** Bytes that one file may have. */
  get limitBytes(): number {
    return this.#deps.limitBytes
  }

  /** Begins an upload.
   *  @throws AppError file_too_large, storage_full, quota_full, uploads_full, pin_required */
  async begin(viewer: Viewer, announced: Announced): Promise<StoredUpload> {
    requireSomebody(viewer)
    const { limitBytes: maxBytes, incoming, room } = this.#deps
    const { id, sizeBytes } = announced
    if (sizeBytes > maxBytes) throw new AppError('file_too_large', { details: { maxBytes } })
    return room.promise(viewer, { id, totalBytes: sizeBytes }, async () => {
      this.#beginning.add(id)
      try {
        await onDisk(() => incoming.create(id))
        return await this.#write(viewer, announced)
      } catch (error) {
        await incoming.remove(id)
        throw error
      } finally {
        this.#beginning.delete(id)
      }
    })
  }

  /** An upload of the viewer's, and how many of its bytes are here; all: it is a file by now.
   *  @throws AppError upload_not_found; what taking it in throws */
  async find(viewer: Viewer, id: string): Promise<{ upload: StoredUpload; offset: number }> {
    const { incoming } = this.#deps
    const upload = await this.#lookUp(viewer, id)
    if (this.#isExpired(upload)) throw new AppError('upload_not_found')
    if (upload.fileId !== null) return { upload, offset: upload.sizeBytes }
    const offset = await incoming.size(id)
    if (offset !== undefined && offset < upload.sizeBytes) return { upload, offset }
    const file = await this.#finish(upload, viewer)
    return { upload: { ...upload, fileId: file.id }, offset: upload.sizeBytes }
  }

  /** Writes bytes of an upload behind those that are there; resolves with how many there are then.
   *  @throws AppError storage_full, checksum_mismatch, file_type_refused */
  async append(viewer: Viewer, appending: Omit<Appending, 'onTold' | 'beforePiece'>) {
    const { database, incoming, now, room } = this.#deps
    const { id, offset } = appending
    const { upload } = await this.find(viewer, id)
    if (upload.fileId !== null) return offset
    await touchUpload(database.db, id, now())
    const beforePiece = room.takenBy(viewer, openAt(upload, offset))
    const check = (path: string) => this.#refuseForeign(upload, path)
    const told = { tellingBytes: TELLING_BYTES, check }
    try {
      return await onDisk(() => incoming.append({ ...appending, beforePiece, onTold: told }))
    } catch (error) {
      if (error instanceof AppError && error.code === 'file_type_refused') {
        await discard(upload, this.#deps)
      }
      throw error
    } finally {
      await touchUpload(database.db, id, now())
    }
  }

  /** The file that an upload became, once all its bytes are here.
   *  @throws AppError upload_not_found, upload_conflict while bytes are missing */
  async fileOf(viewer: Viewer, id: string): Promise<TempFile> {
    if (this.#deps.incoming.isWriting(id)) throw new AppError('upload_conflict')
    const { upload } = await this.find(viewer, id)
    if (upload.fileId === null) throw new AppError('upload_conflict')
    return this.#deps.files.presentTo(viewer, await this.#finish(upload, viewer))
  }

  /** Gives an upload up. A file that it became stays. @throws AppError upload_not_found */
  async cancel(viewer: Viewer, id: string): Promise<void> {
    await discard(await this.#lookUp(viewer, id), this.#deps)
  }

  /** Keeps what was received. */
  async keep(viewer: Viewer, received: Announced): Promise<TempFile> {
    const upload = await this.#write(viewer, received)
    return this.#deps.files.presentTo(viewer, await this.#finish(upload, viewer))
  }

  /** Takes in what is whole, and throws away what nobody went on with and what belongs to nobody.
   *  What fails is told to `onFailed`, and the rest is done. */
  async tidy(onFailed: (error: unknown) => void, at: TidyMoment): Promise<void> {
    const { database, incoming } = this.#deps
    await incoming.prepare()
    // Before the uploads: what begins from here on is no stray.
    const here = await incoming.list()
    const all = await listUploads(database.db)
    for (const upload of all) {
      await this.#tidyOne(upload, at.isStart).catch((error) => {
        if (!(error instanceof AppError)) onFailed(error)
      })
    }
    const known = new Set(all.map(({ id }) => id))
    const strays = here.filter((id) => !known.has(id))
    if (at.isStart || at.isShared) await this.#removeStrays(strays, at)
  }

  /** Removes what belongs to nobody: a form that is still on its way to another node looks the same. */
  async #removeStrays(strays: readonly string[], { isShared }: TidyMoment): Promise<void> {
    const { database, incoming, now } = this.#deps
    for (const id of strays) {
      if (incoming.isWriting(id) || this.#beginning.has(id)) continue
      // Written down since the uploads were listed.
      if (await findUploadById(database.db, id)) continue
      const writtenAt = isShared ? await incoming.writtenAt(id) : undefined
      const quietMs = now().getTime() - (writtenAt?.getTime() ?? 0)
      if (quietMs > UPLOAD_KEPT_MS) await incoming.remove(id)
    }
  }

  async #tidyOne(upload: StoredUpload, isStart: boolean): Promise<void> {
    const { incoming } = this.#deps
    if (isStart && upload.fileId !== null) await this.#remindOf(upload.fileId)
    if (incoming.isWriting(upload.id)) return
    const size = await incoming.size(upload.id)
    const isWhole = size === undefined || size >= upload.sizeBytes
    if (upload.fileId === null && isWhole) await this.#finish(upload)
    if (this.#isExpired(upload)) await discard(upload, this.#deps)
  }

  /** Tells once more of a file of which nobody was told before the server was killed. */
  async #remindOf(fileId: number): Promise<void> {
    const { database, files, onFileStored } = this.#deps
    const file = await findFileById(database.db, fileId)
    if (!file || file.facts !== null || file.removedAt !== null) return
    if (!(await files.isIngested(file))) await onFileStored(fileId)
  }

  /** Ends an upload once, however many ask for it at the same time. Without a viewer nobody can be
   *  told of a file that is here already: the bytes are kept once more. */
  #finish(upload: StoredUpload, viewer?: Viewer): Promise<StoredFile> {
    const already = this.#ending.get(upload.id)
    if (already) return already
    const findKnown: TakeInDeps['findKnown'] = async (bytes) =>
      viewer && this.#findKnown(viewer, bytes)
    const ending = onDisk(() => takeIn(upload, { ...this.#deps, findKnown })).finally(() =>
      this.#ending.delete(upload.id),
    )
    this.#ending.set(upload.id, ending)
    return ending
  }

  /** The file with these bytes that the viewer finds. One in the bin comes out of it, when the viewer
   *  may take it out. */
  async #findKnown(
    viewer: Viewer,
    { sha256, size }: { sha256: string; size: number },
  ): Promise<StoredFile | undefined> {
    const { database, files } = this.#deps
    const all = await listFilesBySha256(database.db, viewer.householdId, [sha256])
    const found = await files.foundOf(
      viewer,
      all.filter(({ sizeBytes }) => sizeBytes === size),
    )
    const here = found.find(({ removedAt }) => removedAt === null)
    if (here) return here
    const inBin = found.find((file) => mayKeep(viewer, file))
    return inBin && files.takeOut(inBin)
  }

  async #lookUp({ householdId, profileId, mustChoose }: Viewer, id: string): Promise<StoredUpload> {
    const isOne = UPLOAD_ID.test(id) && !mustChoose
    const found =
      isOne && (await findUpload(this.#deps.database.db, { householdId, profileId, id }))
    if (!found) throw new AppError('upload_not_found')
    return found
  }

  async #write(viewer: Viewer, announced: Announced): Promise<StoredUpload> {
    const { id, name, sizeBytes, sha256 } = announced
    const { database, now } = this.#deps
    const { householdId, profileId } = viewer
    const at = { createdAt: now(), touchedAt: now() }
    const originalName = displayName(name)
    await forgetFinished(database.db, profileId, MAX_FINISHED_UPLOADS)
    const upload = { id, householdId, profileId, originalName, sizeBytes, sha256, ...at }
    return addUpload(database.db, upload)
  }

  async #refuseForeign({ sizeBytes, originalName }: StoredUpload, path: string): Promise<void> {
    if (await sniffFile(path, sizeBytes)) return
    throw new AppError('file_type_refused', { details: { name: originalName } })
  }

  #isExpired({ touchedAt }: StoredUpload): boolean {
    return this.#deps.now().getTime() - touchedAt.getTime() > UPLOAD_KEPT_MS
  }
}
