import { AppError } from '@starnest/contract/errors'
import type { FileProblemCode } from '@starnest/contract/files/file-problems'
import {
  type LibraryFolder,
  type LibraryProblem,
  MAX_LIBRARY_FOLDERS,
  MAX_LIBRARY_PROBLEMS,
} from '@starnest/contract/files/library'
import { folderRefusals } from '../../../domain/folder-refused.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { FolderPlaces } from './folder-places.ts'
import type { FolderTitles } from './folder-titles.ts'
import {
  addFolder,
  countFiles,
  listFailures,
  listFilesOf,
  listFolders,
  listTitleIds,
  markFixed,
  removeFolder,
  type StoredFolder,
} from './folders.repository.ts'
import type { Keeper } from './keeping/shared-keeper.ts'
import { removeWithMade, type ScanDeps } from './scan/scan-parts.ts'

/** What the library folders stand on. */
export type FoldersDeps = {
  database: Database
  storage: Storage
  titles: FolderTitles
  keeper: Keeper
  places: FolderPlaces
  /** Whether a household is that of the machine itself. */
  isOfThisMachine: (householdId: number) => Promise<boolean>
  holdJobs: ScanDeps['holdJobs']
  onChanged: (householdId: number) => void
  log: { error: (fields: object, sentence: string) => void }
}

/** What grown-ups may do with the folders whose films appear without being copied. */
export class FoldersService {
  readonly #deps: FoldersDeps
  /** A disk that a folder of the settings lies on does not answer. */
  #isWaiting = false

  constructor(deps: FoldersDeps) {
    this.#deps = deps
  }

  /** Takes the folders of the settings in, which are the household's of this machine, and begins to look
   *  through all there are. A folder that cannot be one is logged and left out; one that is missing may
   *  come later, and one whose disk does not answer is taken in when it does. */
  async start(householdId: number | undefined, configured: readonly string[]): Promise<void> {
    if (householdId !== undefined) await this.#takeInFixed(householdId, configured)
    await this.#deps.keeper.start()
  }

  async #takeInFixed(householdId: number, configured: readonly string[]): Promise<void> {
    const { database, places, keeper, log } = this.#deps
    const fixed: string[] = []
    let isOneSilent = false
    for (const path of configured) {
      const others = await listFolders(database.db, householdId)
      // One that was there before is not asked for: that could take long, and its place is known.
      const isKnown = others.some((folder) => folder.path === path)
      const place = isKnown ? { path } : await places.find(path, others)
      const { refusal } = place
      if (refusal === 'inside_data' || refusal === 'nested' || refusal === 'silent') {
        log.error({ folder: path, refusal }, refused(refusal).message)
        isOneSilent ||= refusal === 'silent'
        continue
      }
      const added = await addFolder(database.db, { householdId, path: place.path, isFixed: true })
      if (added) keeper.keep(added)
      fixed.push(place.path)
    }
    await markFixed(database.db, householdId, fixed)
    if (isOneSilent) void this.#takeInLater(householdId, configured)
  }

  /** Takes the folders of the settings in when a disk that did not answer does. */
  async #takeInLater(householdId: number, configured: readonly string[]): Promise<void> {
    if (this.#isWaiting) return
    this.#isWaiting = true
    try {
      await this.#deps.places.whenOneAnswers()
      this.#isWaiting = false
      await this.#takeInFixed(householdId, configured)
    } catch (error) {
      this.#deps.log.error({ err: error }, 'The folders of the settings could not be taken in')
    }
  }

  /** The folders of the household and how each is doing. */
  async list({ householdId }: Viewer): Promise<LibraryFolder[]> {
    return this.#present(await listFolders(this.#deps.database.db, householdId))
  }

  /** Takes a folder in. @throws AppError invalid_request with details.reason */
  async add({ householdId }: Viewer, path: string): Promise<LibraryFolder> {
    const { database, places, keeper } = this.#deps
    if (!(await this.#deps.isOfThisMachine(householdId))) throw refused('not_yours')
    const known = await listFolders(database.db, householdId)
    const place = await places.find(path, known)
    if (place.refusal) throw refused(place.refusal)
    const before = known.find((folder) => folder.path === place.path)
    if (!before && known.length >= MAX_LIBRARY_FOLDERS) throw refused('too_many')
    const added = await addFolder(database.db, { householdId, path: place.path, isFixed: false })
    if (!added) throw refused('not_a_folder')
    keeper.keep(added)
    return this.#presentOne(added)
  }

  /** Takes a folder out, with its titles and all that anybody kept of them. Its files stay.
   *  @throws AppError not_found, invalid_request for one of the settings */
  async remove(viewer: Viewer, id: number): Promise<{ id: number }> {
    const { database, titles, keeper, onChanged } = this.#deps
    const folder = await this.#find(viewer, id)
    if (folder.isFixed) throw refused('fixed')
    await keeper.letGo(id)
    const files = await listFilesOf(database.db, id)
    await removeWithMade(this.#deps, files, () =>
      database.db.transaction(async (tx) => {
        const titleIds = await listTitleIds(tx, id)
        await removeFolder(tx, id)
        await titles.remove(tx, { householdId: folder.householdId, titleIds })
        await titles.countSeries(tx, folder.householdId)
      }),
    )
    // Another node may have had all folders kept meanwhile.
    await keeper.letGo(id)
    onChanged(folder.householdId)
    return { id }
  }

  /** Looks through a folder now. @throws AppError not_found */
  async scan(viewer: Viewer, id: number): Promise<LibraryFolder> {
    const folder = await this.#find(viewer, id)
    this.#deps.keeper.scan(id)
    return this.#presentOne(folder)
  }

  async #find({ householdId }: Viewer, id: number): Promise<StoredFolder> {
    const known = await listFolders(this.#deps.database.db, householdId)
    const found = known.find((folder) => folder.id === id)
    if (!found) throw new AppError('not_found', { message: 'This folder is not in the library.' })
    return found
  }

  async #presentOne(folder: StoredFolder): Promise<LibraryFolder> {
    const [presented] = await this.#present([folder])
    if (!presented) throw new AppError('not_found')
    return presented
  }

  async #present(folders: readonly StoredFolder[]): Promise<LibraryFolder[]> {
    const { database, keeper } = this.#deps
    const counted = await countFiles(
      database.db,
      folders.map(({ id }) => id),
    )
    return Promise.all(
      folders.map(async ({ id, path, isFixed, scannedAt }) => {
        const { state, isLive, problems } = keeper.standing(id)
        const failures = await listFailures(database.db, id, MAX_LIBRARY_PROBLEMS)
        return {
          id,
          path,
          isFixed,
          state,
          isLive,
          files: counted.get(id) ?? 0,
          scannedAt: scannedAt?.toISOString() ?? null,
          problems: worstFirst([...problems, ...failures]).slice(0, MAX_LIBRARY_PROBLEMS),
        }
      }),
    )
  }
}

/** Files without a problem come last, so that they do not take the place of those with one. */
const worstFirst = (problems: readonly LibraryProblem[]): LibraryProblem[] => [
  ...problems.filter((one) => !isNote(one)),
  ...problems.filter(isNote),
]

const NOTES: ReadonlySet<FileProblemCode> = new Set(['other_version', 'extra', 'subtitles_refused'])

const isNote = ({ problem }: LibraryProblem) => problem !== null && NOTES.has(problem.code)

const refused = folderRefusals({
  nested: 'This folder lies in one that is in the library already, or holds one.',
  too_many: `A library has at most ${MAX_LIBRARY_FOLDERS} folders.`,
  fixed: 'This folder stands in STARNEST_LIBRARY: take it out there and start Starnest again.',
  not_yours: 'Folders of this computer belong to the household that runs it: upload your films.',
})
