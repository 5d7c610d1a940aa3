import { randomBytes } from 'node:crypto'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { findFileById } from '../files.repository.ts'
import type { StoredFile } from '../who-may.ts'
import { sha256OfFile } from './incoming-bytes.ts'
import { originalKey, removeUnowned } from './take-in.ts'
import { addFile } from './uploads.repository.ts'

/** What keeping a film that was made here stands on. */
export type KeepMadeDeps = {
  database: Database
  storage: Storage
  now: () => Date
  announceChange: AnnounceChange
  /** Told of each new file. Must not throw. */
  onFileStored: (fileId: number) => Promise<void>
}

type MadeFilm = { key: string; sizeBytes: number; name: string }

/** Makes a film that the server made a file of the family, as an upload becomes one. */
export async function keepMade(
  viewer: Viewer,
  film: MadeFilm,
  deps: KeepMadeDeps,
): Promise<StoredFile> {
  const mediaId = randomBytes(16).toString('base64url')
  const file = await storeMade(mediaId, viewer, film, deps).catch(async (error) => {
    await removeUnowned(mediaId, deps)
    throw error
  })
  await deps.onFileStored(file.id)
  deps.announceChange(viewer.householdId, { what: 'files' })
  return (await findFileById(deps.database.db, file.id)) ?? file
}

async function storeMade(
  mediaId: string,
  { householdId, profileId }: Viewer,
  { key, sizeBytes, name }: MadeFilm,
  { database, storage, now }: KeepMadeDeps,
): Promise<StoredFile> {
  const sha256 = await storage.withLocalFile(key, async (path) => {
    const told = await sha256OfFile(path)
    // Last, so that a server that is killed hardly ever leaves bytes that are nobody's.
    await storage.putFile(originalKey(mediaId, 'mp4'), path)
    return told
  })
  return addFile(database.db, {
    ...{ householdId, profileId, mediaId, sizeBytes, sha256 },
    filename: `${mediaId}.mp4`,
    originalName: name,
    assetType: 'video',
    contentType: 'video/mp4',
    uploadedAt: now(),
  })
}
