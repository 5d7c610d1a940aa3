import { AppError } from '@starnest/contract/errors'
import type { FolderRefusal } from '@starnest/contract/files/library'
import { MAX_SONG_FOLDERS, type SongFolder, type SongProblem } from '@starnest/contract/jam/imports'
import { z } from 'zod'
import { StoppableWork } from '../../../domain/background-work.ts'
import { folderRefusals } from '../../../domain/folder-refused.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Jobs } from '../../../ports/jobs.ts'
import { type ScanSongsDeps, scanSongs } from './scan-songs.ts'
import {
  addSongFolder,
  beginScan,
  breakOffScan,
  countSongs,
  findSongFolder,
  listSongFolders,
  listSongsOf,
  removeSongFolder,
  type StoredSongFolder,
  writeFolder,
} from './song-folders.repository.ts'

const LANE = 'song-folders'
const payloadSchema = z.object({ folderId: z.int() })
const keyOf = (folderId: number) => `song-folder-${folderId}`

/** What folders of songs stand on. */
export type SongFoldersDeps = ScanSongsDeps & {
  jobs: Jobs
  log: { warn: (fields: object, sentence: string) => void }
  /** Where a folder lies, without links, and why it cannot be taken, as for a library folder. */
  findPlace: (
    path: string,
    others: readonly { path: string }[],
  ) => Promise<{ path: string; refusal?: FolderRefusal }>
  /** Whether a household is that of the machine itself. */
  isOfThisMachine: (householdId: number) => Promise<boolean>
}

/** What grown-ups may do with the folders whose songs are imported. */
export class SongFoldersService {
  readonly #deps: SongFoldersDeps
  readonly #running = new StoppableWork<number>()

  constructor(deps: SongFoldersDeps) {
    this.#deps = deps
  }

  /** Begins to do the scans that wait. */
  async start(): Promise<void> {
    await this.#deps.jobs.work(LANE, (payload, signal) => this.#work(payload, signal))
  }

  /** The folders of the household and how each is doing. */
  async list({ householdId }: Viewer): Promise<SongFolder[]> {
    return this.#present(householdId, await listSongFolders(this.#deps.database.db, householdId))
  }

  /** Takes a folder in and looks through it. @throws AppError invalid_request with details.reason */
  async add(viewer: Viewer, path: string): Promise<SongFolder> {
    const { database, findPlace } = this.#deps
    const { householdId } = viewer
    if (!(await this.#deps.isOfThisMachine(householdId))) throw refused('not_yours')
    const known = await listSongFolders(database.db, householdId)
    const place = await findPlace(path, known)
    if (place.refusal) throw refused(place.refusal)
    const isKnown = known.some((folder) => folder.path === place.path)
    if (!isKnown && known.length >= MAX_SONG_FOLDERS) throw refused('too_many')
    const added = await addSongFolder(database.db, { householdId, path: place.path })
    if (!added) throw refused('not_a_folder')
    return this.scan(viewer, added.id)
  }

  /** Looks through a folder, now or as soon as those before it are done. @throws AppError not_found */
  async scan(viewer: Viewer, id: number): Promise<SongFolder> {
    const { database, jobs } = this.#deps
    const folder = await this.#find(viewer, id)
    if (folder.state !== 'scanning') await writeFolder(database.db, id, { state: 'waiting' })
    const { householdId } = viewer
    const job = { key: keyOf(id), householdId, payload: { folderId: id }, priority: 0 }
    await jobs.add(LANE, [job])
    return this.#changed(viewer, id)
  }

  /** Ends looking through a folder; what was read stays. @throws AppError not_found */
  async stop(viewer: Viewer, id: number): Promise<SongFolder> {
    const { database, jobs } = this.#deps
    const { state } = await this.#find(viewer, id)
    if (state === 'waiting' || state === 'scanning') {
      await writeFolder(database.db, id, { state: 'stopped' })
      this.#running.stop(id)
      await jobs.forget(LANE, [keyOf(id)])
    }
    return this.#changed(viewer, id)
  }

  /** Takes a folder out with its songs; its files stay. @throws AppError not_found */
  async remove(viewer: Viewer, id: number): Promise<{ id: number }> {
    const { database, jobs, storage, onChanged } = this.#deps
    await this.#find(viewer, id)
    this.#running.stop(id)
    await jobs.forget(LANE, [keyOf(id)])
    const songs = await listSongsOf(database.db, id)
    await removeSongFolder(database.db, id)
    for (const { mediaId } of songs) await storage.remove(mediaId)
    onChanged(viewer.householdId)
    return { id }
  }

  async #work(payload: unknown, signal: AbortSignal): Promise<void> {
    const { folderId } = payloadSchema.parse(payload)
    const { database, log, onChanged } = this.#deps
    if (!(await beginScan(database.db, folderId))) return
    const folder = await findSongFolder(database.db, folderId)
    if (!folder) return
    await this.#running.run(folderId, {
      signal,
      work: (ending) => scanSongs(folder, this.#deps, ending),
      onFailed: async (error) => {
        log.warn({ err: error, folderId }, 'A folder of songs could not be read; it is tried again')
        await breakOffScan(database.db, folderId, BROKEN_OFF)
        onChanged(folder.householdId)
        throw error
      },
    })
  }

  async #find({ householdId }: Viewer, id: number): Promise<StoredSongFolder> {
    const found = await findSongFolder(this.#deps.database.db, id)
    if (found?.householdId !== householdId) {
      throw new AppError('not_found', { message: 'Songs are not imported from this folder.' })
    }
    return found
  }

  async #changed(viewer: Viewer, id: number): Promise<SongFolder> {
    const { householdId } = viewer
    this.#deps.onChanged(householdId)
    const [presented] = await this.#present(householdId, [await this.#find(viewer, id)])
    if (!presented) throw new AppError('not_found')
    return presented
  }

  async #present(householdId: number, folders: readonly StoredSongFolder[]): Promise<SongFolder[]> {
    const songs = await countSongs(this.#deps.database.db, householdId)
    return folders.map(({ id, path, state, doneFiles, totalFiles, scannedAt, problems }) => ({
      id,
      path,
      state,
      progress: state === 'scanning' ? { done: doneFiles, total: totalFiles } : null,
      songs: songs.get(id) ?? 0,
      scannedAt: scannedAt?.toISOString() ?? null,
      problems,
    }))
  }
}

/** What a folder says whose reading broke off: a line about the folder itself, whose path is empty. */
const BROKEN_OFF: SongProblem = {
  path: '',
  code: 'failed',
  reason: 'Reading the folder broke off. Starnest tries again by itself; its log says why.',
  isSong: false,
}

const refused = folderRefusals({
  nested: 'This folder lies in one whose songs are imported already, or holds one.',
  too_many: `Songs are imported from at most ${MAX_SONG_FOLDERS} folders.`,
  fixed: 'This folder stands in the settings of the server.',
  not_yours: 'Folders of this computer belong to the household that runs it.',
})
