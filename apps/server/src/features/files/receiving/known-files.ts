import type { TempFile, uploadCheckSchema } from '@starnest/contract/files/files'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import { listFilesBySha256 } from '../files.repository.ts'
import type { FilesService } from '../files.service.ts'

/** What looking for files by their bytes stands on. */
export type KnownFilesDeps = { database: Database; files: FilesService }

/** For each of these, in their order, the file that has its bytes and that the viewer finds, or null. */
export async function listKnown(
  viewer: Viewer,
  { files: asked }: ReturnType<typeof uploadCheckSchema.parse>,
  { database, files }: KnownFilesDeps,
): Promise<(TempFile | null)[]> {
  const sha256s = asked.map(({ sha256 }) => sha256)
  const all = await listFilesBySha256(database.db, viewer.householdId, sha256s)
  const found = await files.foundOf(
    viewer,
    all.filter(({ removedAt }) => removedAt === null),
  )
  const told = await files.present(viewer, found)
  const known = new Map(
    found.map(({ sha256, sizeBytes }, at) => [`${sha256} ${sizeBytes}`, told[at]]),
  )
  return asked.map(({ sha256, size }) => known.get(`${sha256} ${size}`) ?? null)
}
