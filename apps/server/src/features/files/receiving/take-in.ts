import { AppError } from '@starnest/contract/errors'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { findFileById } from '../files.repository.ts'
import type { StoredFile } from '../who-may.ts'
import { type IncomingBytes, sha256OfFile } from './incoming-bytes.ts'
import { type FileKind, kindOfExtension, sniffFile } from './sniffing/sniff-file.ts'
import {
  addFile,
  findUploadById,
  isOfFile,
  lockUpload,
  recordFile,
  removeUpload,
  type StoredUpload,
} from './uploads.repository.ts'

/** What the last step of an upload stands on. */
export type TakeInDeps = {
  database: Database
  storage: Storage
  incoming: IncomingBytes
  now: () => Date
  announceChange: AnnounceChange
  /** A file of the household with these bytes that the sender may be told of. */
  findKnown: (bytes: { sha256: string; size: number }) => Promise<StoredFile | undefined>
  /** Told of each new file, and may note something about it. Must not throw. */
  onFileStored: (fileId: number) => Promise<void>
}

/** Key in storage of a file's own bytes. */
export const originalKey = (mediaId: string, extension: string) =>
  `${mediaId}/original.${extension}`

/**
 * Makes a file of an upload whose bytes are all here, or says which one it became. May be called
 * again at any point of it, also by the server after this one was killed, and by several nodes at once: the
 * bytes are moved to where they stay, into a folder that is named after the upload, and then the file and
 * the upload's end are written in one transaction, by whoever comes first.
 * @throws AppError file_type_refused, checksum_mismatch (the upload is then gone), upload_not_found
 */
export async function takeIn(upload: StoredUpload, deps: TakeInDeps): Promise<StoredFile> {
  const { database, incoming } = deps
  const before = upload.fileId && (await findFileById(database.db, upload.fileId))
  if (before) return before
  const isHere = (await incoming.size(upload.id)) !== undefined
  const moved = isHere ? await moveInOrFind(upload, deps) : await findMoved(upload, deps)
  if ('known' in moved) return moved.known
  const { file, isNew } = await writeFile(upload, moved, deps).catch(async (error) => {
    // Somebody gave it up meanwhile, or its household is gone.
    if (!(await lockUpload(database.db, upload.id))) await removeUnowned(upload.id, deps)
    throw error
  })
  if (!isNew) return file
  await deps.onFileStored(file.id)
  deps.announceChange(file.householdId, { what: 'files' })
  return (await findFileById(database.db, file.id)) ?? file
}

/** Writes down the file that an upload became, and that it did. */
function writeFile(
  upload: StoredUpload,
  { kind, sha256 }: { kind: FileKind; sha256: string },
  { database, now }: Pick<TakeInDeps, 'database' | 'now'>,
): Promise<{ file: StoredFile; isNew: boolean }> {
  return database.db.transaction(async (tx) => {
    const locked = await lockUpload(tx, upload.id)
    if (!locked) throw new AppError('upload_not_found')
    const already = locked.fileId && (await findFileById(tx, locked.fileId))
    if (already) return { file: already, isNew: false }
    const added = await addFile(tx, {
      householdId: upload.householdId,
      profileId: upload.profileId,
      mediaId: upload.id,
      filename: `${upload.id}.${kind.extension}`,
      originalName: upload.originalName,
      assetType: kind.assetType,
      contentType: kind.contentType,
      sizeBytes: upload.sizeBytes,
      sha256,
      uploadedAt: now(),
    })
    await recordFile(tx, upload.id, added.id)
    return { file: added, isNew: true }
  })
}

/** Removes what was stored for a file that was not written down. */
export async function removeUnowned(
  mediaId: string,
  { database, storage }: Pick<TakeInDeps, 'database' | 'storage'>,
): Promise<void> {
  if (!(await isOfFile(database.db, mediaId))) await storage.remove(mediaId)
}

/** Throws an upload away with its bytes. */
export async function discard(
  upload: Pick<StoredUpload, 'id'>,
  { database, incoming }: Pick<TakeInDeps, 'database' | 'incoming'>,
): Promise<void> {
  await incoming.remove(upload.id)
  await removeUpload(database.db, upload.id)
}

type Moved = { kind: FileKind; sha256: string } | { known: StoredFile }

/** Bytes that are gone while they are looked at were moved by another node. */
async function moveInOrFind(upload: StoredUpload, deps: TakeInDeps): Promise<Moved> {
  try {
    return await moveIn(upload, deps)
  } catch (error) {
    const isRefused = error instanceof AppError
    if (isRefused || (await deps.incoming.size(upload.id)) !== undefined) throw error
    return findMoved(upload, deps)
  }
}

async function moveIn(upload: StoredUpload, deps: TakeInDeps): Promise<Moved> {
  const { database, storage, incoming } = deps
  const path = incoming.pathOf(upload.id)
  const kind = await sniffFile(path, upload.sizeBytes)
  if (!kind) {
    await discard(upload, deps)
    throw new AppError('file_type_refused')
  }
  const sha256 = await incoming.sha256(upload.id)
  if (upload.sha256 !== null && upload.sha256 !== sha256) {
    await discard(upload, deps)
    throw new AppError('checksum_mismatch', {
      message: 'This file is not the one that was announced. Choose it again.',
    })
  }
  const known = await deps.findKnown({ sha256, size: upload.sizeBytes })
  if (known) {
    await recordFile(database.db, upload.id, known.id)
    await incoming.remove(upload.id)
    return { known }
  }
  await storage.moveFile(originalKey(upload.id, kind.extension), path)
  incoming.forget(upload.id)
  return { kind, sha256 }
}

/** What an earlier server had moved, and had not yet written down; or what another node has ended. */
async function findMoved(upload: StoredUpload, { database, storage }: TakeInDeps): Promise<Moved> {
  const now = await findUploadById(database.db, upload.id)
  const known = now?.fileId && (await findFileById(database.db, now.fileId))
  if (known) return { known }
  const [key] = (await storage.list(upload.id)).filter((one) => one.includes('/original.'))
  const kind = kindOfExtension(key?.split('.').at(-1) ?? '')
  if (key === undefined || !kind) {
    await removeUpload(database.db, upload.id)
    throw new AppError('upload_not_found')
  }
  return { kind, sha256: await storage.withLocalFile(key, sha256OfFile) }
}
