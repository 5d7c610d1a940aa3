import {
  MAX_IMPORTED_SONGS,
  MAX_SONG_PROBLEMS,
  type SongProblem,
  type SongProblemCode,
} from '@starnest/contract/jam/imports'
import type { Database } from '../../../ports/database.ts'
import {
  listSongsOf,
  removeSongs,
  type StoredSongFolder,
  writeFolder,
  writeProgress,
  writeSong,
} from './song-folders.repository.ts'
import { hasSameContent } from './song-origin.ts'
import { type TakeInDeps, takeInSong } from './take-in-song.ts'
import { type SongWalk, walkSongs } from './walk-songs.ts'

/** What looking through a folder asks for. */
export type ScanSongsDeps = TakeInDeps & {
  database: Database
  now: () => Date
  /** Something of a household's songs or folders has changed. */
  onChanged: (householdId: number) => void
}

type Known = Awaited<ReturnType<typeof listSongsOf>>[number]

/** Problems that may pass, or that say nothing of a song: what was read of it before stays. */
const PASSING: readonly SongProblemCode[] = [
  'unreadable',
  'audio_missing',
  'no_room',
  'engine_missing',
  'failed',
]

/** Looks through a folder: takes new and changed songs in, and forgets those that are gone. Each text becomes a
 *  song or a problem with a sentence. A folder in which nothing lies any more counts as missing: the folder that
 *  a disk is mounted on stays when the disk goes. Ends early when somebody stopped it: what was read stays.
 *  @throws the signal's reason, and errors of our own engines */
export async function scanSongs(
  folder: StoredSongFolder,
  deps: ScanSongsDeps,
  signal: AbortSignal,
): Promise<void> {
  const { database, now, onChanged } = deps
  const known = await listSongsOf(database.db, folder.id)
  const walk = await walkSongs(folder.path, signal).catch((error: unknown) => {
    signal.throwIfAborted()
    return stateOf(error)
  })
  const isEmptied = typeof walk !== 'string' && walk.texts.length === 0 && walk.unread.length === 0
  if (typeof walk === 'string' || (isEmptied && known.length > 0)) {
    const state = typeof walk === 'string' ? walk : 'missing'
    await writeFolder(database.db, folder.id, { state, scannedAt: now() })
    onChanged(folder.householdId)
    return
  }
  const scan = new SongScan(folder, deps, signal)
  if (!(await scan.run(walk, known))) return
  const problems = scan.problems.slice(0, MAX_SONG_PROBLEMS)
  await writeFolder(database.db, folder.id, { state: 'ready', scannedAt: now(), problems })
  onChanged(folder.householdId)
}

/** One look through one folder. */
class SongScan {
  /** Files that became no song first. */
  get problems(): SongProblem[] {
    return [...this.#problems].sort((one, other) => Number(one.isSong) - Number(other.isSong))
  }
  readonly #folder: StoredSongFolder
  readonly #deps: ScanSongsDeps
  readonly #signal: AbortSignal
  readonly #problems: SongProblem[] = []
  #songs = 0

  constructor(folder: StoredSongFolder, deps: ScanSongsDeps, signal: AbortSignal) {
    this.#folder = folder
    this.#deps = deps
    this.#signal = signal
  }

  /** Resolves with false when it was stopped. */
  async run({ texts, unread, isCut }: SongWalk, listed: readonly Known[]): Promise<boolean> {
    const { database, onChanged } = this.#deps
    const { id, householdId } = this.#folder
    const known = new Map(listed.map((song) => [song.path, song]))
    const isUnread = (path: string) => unread.some((folder) => path.startsWith(`${folder}/`))
    const found = new Set(texts)
    const isGone = ({ path }: Known) => !isCut && !found.has(path) && !isUnread(path)
    await this.#forget(listed.filter(isGone))
    for (const [doneFiles, path] of texts.entries()) {
      this.#signal.throwIfAborted()
      const totalFiles = texts.length
      if (!(await writeProgress(database.db, id, { doneFiles, totalFiles }))) return false
      await this.#take(path, known.get(path))
      onChanged(householdId)
    }
    for (const path of unread) {
      this.#add(path, { code: 'unreadable', reason: 'Starnest could not look into this folder.' })
    }
    if (isCut) this.#add('', { code: 'too_many', reason: TOO_MANY })
    return writeProgress(database.db, id, { doneFiles: texts.length, totalFiles: texts.length })
  }

  async #take(path: string, known: Known | undefined): Promise<void> {
    const { database, storage } = this.#deps
    const { id: folderId, householdId, path: root } = this.#folder
    if (this.#songs >= MAX_IMPORTED_SONGS) {
      this.#add(path, { code: 'too_many', reason: TOO_MANY })
      return
    }
    const knownHash = known?.originHash
    const taken = await takeInSong(
      { householdId, root, path, knownHash, signal: this.#signal },
      this.#deps,
    )
    if (taken.is === 'refused') {
      this.#add(path, taken)
      if (known && !PASSING.includes(taken.code)) await this.#forget([known])
      return
    }
    this.#songs += 1
    if (taken.is === 'unchanged') {
      for (const repair of known?.repairs ?? []) this.#add(path, repair, true)
      return
    }
    const isAnother =
      known !== undefined && !hasSameContent(known.originHash, taken.song.originHash)
    try {
      await writeSong(database.db, { householdId, folderId, isAnother }, taken.song)
    } catch (error) {
      // The folder may have been taken out meanwhile.
      await storage.remove(taken.song.mediaId)
      throw error
    }
    if (known) await storage.remove(known.mediaId)
    for (const repair of taken.song.repairs ?? []) this.#add(path, repair, true)
  }

  async #forget(songs: readonly Known[]): Promise<void> {
    const { database, storage } = this.#deps
    await removeSongs(
      database.db,
      songs.map(({ id }) => id),
    )
    for (const { mediaId } of songs) await storage.remove(mediaId)
  }

  #add(path: string, { code, reason }: Pick<SongProblem, 'code' | 'reason'>, isSong = false): void {
    this.#problems.push({ path, code, reason, isSong })
  }
}

const TOO_MANY = `One folder has at most ${MAX_IMPORTED_SONGS} songs: this one was left out.`

/** Why a folder cannot be looked through. */
function stateOf(error: unknown): 'missing' | 'unreadable' {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  return code === 'ENOENT' || code === 'ENOTDIR' ? 'missing' : 'unreadable'
}
