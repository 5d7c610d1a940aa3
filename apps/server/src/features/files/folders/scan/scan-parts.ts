import { join } from 'node:path'
import type { Picture } from '@starnest/contract/catalog/catalog'
import type { LibraryProblem } from '@starnest/contract/files/library'
import type { Database, Queries } from '../../../../ports/database.ts'
import type { ForeignText } from '../../../../ports/language/foreign-text.ts'
import type { Media } from '../../../../ports/media/media.ts'
import type { SourceFormat } from '../../../../ports/media/source-formats.ts'
import type { Storage } from '../../../../ports/storage.ts'
import type { FolderTitles, TitleVideoFile } from '../folder-titles.ts'
import type { StoredFolder } from '../folders.repository.ts'
import type { Extra } from '../sidecars/belongings.ts'
import type { BelongingsByPath } from './read-belongings.ts'
import type { TitleToBe } from './title-facts.ts'
import type { Walk } from './walk-folder.ts'

/** A picture out of a film, and the folder of its media that it lies in. */
export type Still = { folder: string; poster: Picture; backdrop: Picture }

/** What scanning library folders needs. */
export type ScanDeps = {
  database: Database
  storage: Storage
  media: Pick<Media, 'convertSubtitles' | 'examine' | 'makePicture'>
  titles: FolderTitles
  /** The still that stands for a film while nothing else does; undefined: there is none so far. */
  stillOf: (mediaId: string) => Promise<Still | undefined>
  /** Where names and NFO files are read. */
  foreignText: ForeignText
  /** The clock of this machine: it is compared with that of its disk. */
  now: () => Date
  /** Writes down that the bytes of files are to be looked into: in the transaction that makes them films, so
   *  that a server which is killed right after it does so all the same. */
  queueProbes: (queries: Queries, fileIds: readonly number[]) => Promise<void>
  /** Told of files that were written down so and can be read by now: they are looked into when there is time.
   *  Must not throw. */
  onFilesFound: (fileIds: readonly number[]) => void
  /** Ends what is being made of files; resolves when nothing runs any more. */
  holdJobs: (fileIds: readonly number[]) => Promise<void>
  /** Told that what a household sees has changed. */
  onChanged: (householdId: number) => void
  /** The format with which the engine has to open a file of the library. */
  sourceFormatOf: (filename: string) => SourceFormat | undefined
  /** How long a file has to be left alone before it counts as whole. */
  settleMs: number
}

/** One look through one folder. */
export type Scan = {
  folder: StoredFolder
  deps: ScanDeps
  signal: AbortSignal
  walk: Walk
  belongings: BelongingsByPath
  /** Trailers and the like, by their paths. */
  extras: ReadonlyMap<string, Extra>
  /** What files without a year share that are one film, by their paths. */
  versions: ReadonlyMap<string, string>
  /** Places in series, and films with their years, that are taken, and by what: by a title that there
   *  was, or by a file that became one in this scan. */
  places: Map<string, { titleId: number } | { fileId: number }>
  /** Files whose places were taken. */
  rivals: Rival[]
  /** Versions and extras that titles have in this folder. */
  videos: TitleVideoFile[]
  /** Which file each known one is that was found, by its number. */
  found: Map<number, string>
  /** Which file each of them was when it was last seen to be read from where it lies; this lasts from
   *  one scan to the next, and begins empty. */
  linked: Map<number, string>
  /** What was passed over, and why. */
  problems: LibraryProblem[]
}

/** A file that is the same film as another, and what its title would be. */
export type Rival = { fileId: number; title: TitleToBe }

/** Where a file of a library folder lies on this machine. `path`: its own, with slashes. */
export const pathIn = (folder: Pick<StoredFolder, 'path'>, path: string): string =>
  join(folder.path, ...path.split('/'))

/** Has `remove` take files out of the database, and deletes what was made of them, once nothing of them runs. */
export async function removeWithMade(
  { holdJobs, storage }: Pick<ScanDeps, 'holdJobs' | 'storage'>,
  files: readonly { id: number; mediaId: string }[],
  remove: () => Promise<void>,
): Promise<void> {
  const ids = files.map(({ id }) => id)
  await holdJobs(ids)
  await remove()
  // One that was handed over before its file was gone may have begun meanwhile.
  await holdJobs(ids)
  for (const { mediaId } of files) await storage.remove(mediaId)
}
