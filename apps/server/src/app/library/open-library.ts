import { calmAnnouncements } from '../../domain/calm-announcements.ts'
import { readPosterChoices } from '../../features/catalog/family-titles/poster-choices.ts'
import {
  addFolderTitles,
  changeFolderTitle,
  countFolderSeries,
  hideFolderTitles,
  lapseFolderTitle,
  listFolderTitles,
  moveFolderTitle,
  readFolderTitle,
  readFolderTitleToChange,
  removeFolderTitles,
} from '../../features/catalog/folder-titles/folder-titles.ts'
import {
  forgetVideos,
  hideFolderVideos,
  keepFolderVideos,
} from '../../features/catalog/videos/title-videos.repository.ts'
import { FolderPlaces } from '../../features/files/folders/folder-places.ts'
import type { FolderTitles } from '../../features/files/folders/folder-titles.ts'
import { listAllFolders } from '../../features/files/folders/folders.repository.ts'
import { registerFolders } from '../../features/files/folders/folders.routes.ts'
import { FoldersService } from '../../features/files/folders/folders.service.ts'
import {
  type FileSystemType,
  reportsAllChanges,
} from '../../features/files/folders/keeping/change-reports.ts'
import { LibraryKeeper } from '../../features/files/folders/keeping/library-keeper.ts'
import {
  LIBRARY_TIMES,
  type LibraryTimes,
} from '../../features/files/folders/keeping/library-times.ts'
import { type RootOf, rootOf } from '../../features/files/folders/keeping/root-questions.ts'
import { type Keeper, sharedKeeper } from '../../features/files/folders/keeping/shared-keeper.ts'
import type { ScanDeps } from '../../features/files/folders/scan/scan-parts.ts'
import { queueJobs } from '../../features/ingest/ingest.repository.ts'
import { sourceFormatOf } from '../../features/ingest/source-format.ts'
import type { Leadership } from '../../ports/leadership.ts'
import type { Nodes } from '../../ports/nodes.ts'
import type { Slice, SliceParts } from '../slice.ts'

/** Dependencies of library folders, besides the engines. */
export type LibraryParts = {
  /** Where Starnest keeps its own things. */
  dataFolder: string
  /** Folders that stand in the settings. */
  folders: readonly string[]
  times?: Partial<LibraryTimes>
  /** What folders lie on; asked of the system unless said. */
  fileSystemType?: FileSystemType
  /** What their paths lead to; asked of the system unless said. */
  rootOf?: RootOf
  /** Their paths without links; asked of the system unless said. */
  realpath?: ((path: string) => Promise<string>) | undefined
}

type LibraryDeps = SliceParts &
  Pick<ScanDeps, 'holdJobs'> & {
    nodes?: Nodes | undefined
    leadership?: Leadership | undefined
    /** Other nodes do the work in the background. */
    areJobsElsewhere: boolean
    isOfThisMachine: (householdId: number) => Promise<boolean>
    library: LibraryParts
    /** Told of each folder that was looked through. */
    onScanned: (folderId: number) => void
    /** Looks into files that are written down for it, when there is time. */
    beginLater: (fileIds: readonly number[]) => Promise<void>
  }

/** How often pages are told at most while a folder is looked through. */
const TELL_EVERY_MS = 2000

/** Puts the library folders together, over the catalogue's own functions. */
export function openLibrary({ library, ...deps }: LibraryDeps) {
  const times = { ...LIBRARY_TIMES, ...library.times }
  const { announce: tell, stop: stopTelling } = calmAnnouncements(deps.announceChange, {
    what: ['files', 'library'],
    pauseMs: TELL_EVERY_MS,
  })
  /** The jobs that were asked for so far are in the queue. */
  let begun = Promise.resolve()
  const begin = async (fileIds: readonly number[]) => {
    try {
      await deps.beginLater(fileIds)
    } catch (error) {
      deps.log.error({ err: error }, 'Files of a library folder could not be looked into')
    }
  }
  const make = (onStanding: () => void) =>
    new LibraryKeeper({
      ...deps,
      titles,
      stillOf: async (mediaId) => (await readPosterChoices(deps.storage, mediaId))[0],
      sourceFormatOf,
      // Compared with the clock of its disk, so it is that of this machine.
      now: () => new Date(),
      times,
      rootOf: library.rootOf ?? rootOf,
      reportsAllChanges: (path) => reportsAllChanges(path, library.fileSystemType),
      onChanged(householdId) {
        tell(householdId)
        onStanding()
      },
      queueProbes: (queries, fileIds) =>
        queueJobs(
          queries,
          fileIds.map((fileId) => ({ fileId, kind: 'probe' })),
        ),
      onFilesFound: (fileIds) => {
        if (fileIds.length > 0) begun = begun.then(() => begin(fileIds))
      },
      async holdJobs(fileIds) {
        // What is on its way to the queue would else come there after it was held.
        await begun
        await deps.holdJobs(fileIds)
      },
    })
  const { nodes, leadership, database } = deps
  const keeper: Keeper =
    nodes && leadership
      ? sharedKeeper({
          ...{ make, nodes, leadership, log: deps.log },
          mayLead: !deps.areJobsElsewhere,
          listFolders: () => listAllFolders(database.db),
        })
      : make(() => undefined)
  deps.storage.whenLinkLost((path) => keeper.noticeLost(path))
  const places = new FolderPlaces({ ...library, answerMs: times.answerMs })
  const folders = new FoldersService({ ...deps, titles, keeper, places, onChanged: tell })
  return {
    start: ({ householdId }) =>
      folders.start(householdId, library.folders).catch((error: unknown) => {
        deps.log.error({ err: error }, 'The library folders could not be looked through')
      }),
    async stop() {
      await keeper.stop()
      stopTelling()
    },
    register: (app) => registerFolders(app, folders),
  } satisfies Slice
}

const titles: FolderTitles = {
  add: addFolderTitles,
  read: readFolderTitle,
  readToChange: readFolderTitleToChange,
  change: changeFolderTitle,
  lapse: lapseFolderTitle,
  hide: hideFolderTitles,
  remove: removeFolderTitles,
  moveTo: moveFolderTitle,
  list: listFolderTitles,
  keepVideos: keepFolderVideos,
  forgetVideos,
  hideVideos: hideFolderVideos,
  countSeries: countFolderSeries,
}
