import type { LibraryProblem } from '@starnest/contract/library'
import type { Database } from '../../../../ports/database.ts'
import type { Media } from '../../../../ports/media.ts'
import type { Storage } from '../../../../ports/storage.ts'
import type { FolderTitles } from '../folder-titles.ts'
import type { StoredFolder } from '../folders.repository.ts'
import type { Walk } from './walk-folder.ts'

/** What looking through library folders stands on. */
export type ScanDeps = {
  database: Database
  storage: Storage
  media: Pick<Media, 'convertSubtitles' | 'examine' | 'makePicture'>
  titles: FolderTitles
  /** The clock of this machine: it is compared with that of its disk. */
  clock: () => Date
  /** Told of files whose bytes are to be looked into, when there is time. Must not throw. */
  onFilesFound: (fileIds: readonly number[]) => void
  /** Ends what is being made of files; resolves when nothing runs any more. */
  holdJobs: (fileIds: readonly number[]) => Promise<void>
  /** Told that what a household sees has changed. */
  onChanged: (householdId: number) => void
  /** How long a file has to be left alone before it counts as whole. */
  settleMs: number
}

/** One look through one folder. */
export type Scan = {
  folder: StoredFolder
  deps: ScanDeps
  signal: AbortSignal
  walk: Walk
  /** Places in series, and films with their years, that are taken. */
  places: Set<string>
  /** What was passed over, and why. */
  problems: LibraryProblem[]
}
