import { AppError } from '@starnest/contract/errors'
import { filenameSchema } from '@starnest/contract/files/files'
import type { Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import {
  findFile,
  findFileByMediaId,
  listFilesByName,
  listVideoTitles,
} from './files.repository.ts'
import { mayFind, type StoredFile } from './who-may.ts'

/** What finding a file stands on. */
export type FindingDeps = {
  database: Database
  /** Those of the titles that the viewer may see. */
  pickVisibleTitles: (viewer: Viewer, ids: number[]) => Promise<ReadonlySet<number>>
}

/** How a file is asked for: by its name, or by the folder that it has in storage. */
export type AskedFile = { filename: string } | { mediaId: string }

/** Those of the files that the viewer finds. A version or an extra has the ceiling of its title. */
export async function foundOf(
  { database, pickVisibleTitles }: FindingDeps,
  viewer: Viewer,
  all: readonly StoredFile[],
): Promise<StoredFile[]> {
  const untitled = all.flatMap(({ id, titleId }) => (titleId === null ? [id] : []))
  const titleOf = await listVideoTitles(database.db, untitled)
  const titleIds = [...all.flatMap(({ titleId }) => titleId ?? []), ...titleOf.values()]
  const visible = await pickVisibleTitles(viewer, titleIds)
  return all.filter((file) => {
    const titleId = titleOf.get(file.id)
    const isSeen = titleId === undefined || visible.has(titleId)
    return isSeen && mayFind(viewer, file, visible)
  })
}

/** Several files by their names: each as it is, or that it is hidden from the viewer; none that are gone. */
export async function findFilesByName(
  deps: FindingDeps,
  viewer: Viewer,
  filenames: readonly string[],
): Promise<Map<string, StoredFile | 'hidden'>> {
  const all = await listFilesByName(deps.database.db, viewer.householdId, filenames)
  const found = new Set((await foundOf(deps, viewer, all)).map(({ id }) => id))
  return new Map(all.map((file) => [file.filename, found.has(file.id) ? file : 'hidden']))
}

/** One file. @throws AppError file_not_found for one that is unknown or hidden from the viewer */
export async function findVisibleFile(
  deps: FindingDeps,
  viewer: Viewer,
  by: AskedFile,
): Promise<StoredFile> {
  const file = await lookUp(deps, viewer, by)
  const [found] = await foundOf(deps, viewer, file ? [file] : [])
  if (!found) throw new AppError('file_not_found')
  return found
}

/** Asks for nothing that no file can be called: PostgreSQL takes no NUL in a text. */
async function lookUp(
  { database: { db } }: FindingDeps,
  { householdId }: Viewer,
  by: AskedFile,
): Promise<StoredFile | undefined> {
  if ('mediaId' in by) {
    return isMediaId(by.mediaId) ? findFileByMediaId(db, householdId, by.mediaId) : undefined
  }
  const { data: filename } = filenameSchema.safeParse(by.filename)
  return filename === undefined ? undefined : findFile(db, householdId, filename)
}

const isMediaId = (text: string) => /^[\w-]{22}$/.test(text)
