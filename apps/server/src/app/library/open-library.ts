import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import {
  addFolderTitles,
  changeFolderTitle,
  countFolderSeries,
  hideFolderTitles,
  lapseFolderTitle,
  listFolderTitles,
  readFolderTitle,
  removeFolderTitles,
} from '../../features/catalog/folder-titles/folder-titles.ts'
import type { FolderTitles } from '../../features/files/folders/folder-titles.ts'
import { registerFolders } from '../../features/files/folders/folders.routes.ts'
import { FoldersService } from '../../features/files/folders/folders.service.ts'
import {
  LIBRARY_TIMES,
  LibraryKeeper,
  type LibraryTimes,
} from '../../features/files/folders/keeping/library-keeper.ts'
import { type FileSystemType, tellsAll } from '../../features/files/folders/keeping/tells-all.ts'
import type { ScanDeps } from '../../features/files/folders/scan/scan-parts.ts'
import type { AnnounceChange } from '../../ports/announce-change.ts'

/** What library folders stand on besides the engines. */
export type LibraryParts = {
  /** Where Starnest keeps its own things. */
  dataFolder: string
  /** Folders that stand in the settings. */
  folders: readonly string[]
  times?: Partial<LibraryTimes>
  /** What folders lie on; asked of the system unless said. */
  fileSystemType?: FileSystemType
}

type LibraryDeps = Pick<ScanDeps, 'database' | 'storage' | 'media' | 'holdJobs' | 'foreignText'> & {
  library: LibraryParts
  log: { error: (fields: object, sentence: string) => void }
  announceChange: AnnounceChange
  /** Looks into files when there is time. */
  beginLater: (fileIds: readonly number[]) => Promise<void>
}

/** How often pages are told at most while a folder is looked through. */
const TELL_EVERY_MS = 2000

/** Puts the library folders together, over the catalogue's own functions. */
export function openLibrary({ library, ...deps }: LibraryDeps) {
  const { tell, stopTelling } = tellNowAndThen(deps.announceChange)
  const keeper = new LibraryKeeper({
    ...deps,
    titles,
    clock: () => new Date(),
    times: { ...LIBRARY_TIMES, ...library.times },
    tellsAll: (path) => tellsAll(path, library.fileSystemType),
    onChanged: tell,
    onFilesFound: (fileIds) => {
      if (fileIds.length === 0) return
      deps.beginLater(fileIds).catch((error: unknown) => {
        deps.log.error({ err: error }, 'Files of a library folder could not be looked into')
      })
    },
  })
  deps.storage.whenLinkLost((path) => keeper.noticeLost(path))
  const { dataFolder } = library
  const folders = new FoldersService({ ...deps, titles, keeper, dataFolder, onChanged: tell })
  return {
    /** Begins to look through the folders. Never rejects. */
    start: (householdId: number) =>
      folders.start(householdId, library.folders).catch((error: unknown) => {
        deps.log.error({ err: error }, 'The library folders could not be looked through')
      }),
    async stop(): Promise<void> {
      await keeper.stop()
      stopTelling()
    },
    register: (app: FastifyInstance) => registerFolders(app, folders),
  }
}

const titles: FolderTitles = {
  add: addFolderTitles,
  read: readFolderTitle,
  change: changeFolderTitle,
  lapse: lapseFolderTitle,
  hide: hideFolderTitles,
  remove: removeFolderTitles,
  list: listFolderTitles,
  countSeries: countFolderSeries,
}

/** Tells the pages of a household at once, and then no more than every two seconds. */
function tellNowAndThen(announceChange: AnnounceChange) {
  const timers = new Map<number, NodeJS.Timeout>()
  const waiting = new Set<number>()
  const tellNow = (householdId: number) => {
    announceChange(householdId, { what: 'files' })
    announceChange(householdId, { what: 'library' })
  }
  const tell = (householdId: number) => {
    if (timers.has(householdId)) {
      waiting.add(householdId)
      return
    }
    tellNow(householdId)
    const timer = setTimeout(() => {
      timers.delete(householdId)
      if (waiting.delete(householdId)) tell(householdId)
    }, TELL_EVERY_MS)
    timers.set(householdId, timer.unref())
  }
  const stopTelling = () => {
    for (const timer of timers.values()) clearTimeout(timer)
  }
  return { tell, stopTelling }
}
