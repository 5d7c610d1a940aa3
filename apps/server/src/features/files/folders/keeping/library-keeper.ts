import { stat } from 'node:fs/promises'
import { sep } from 'node:path'
import type { LibraryFolder, LibraryProblem } from '@starnest/contract/files/library'
import { listAllFolders, type StoredFolder } from '../folders.repository.ts'
import { scanFolder } from '../scan/scan-folder.ts'
import type { Scan, ScanDeps } from '../scan/scan-parts.ts'
import { bringInSidecars } from '../scan/taking-in/bring-in-sidecars.ts'
import { type FolderWatch, watchFolder } from './watch-folder.ts'

/** Intervals of looking at folders and files, in milliseconds. */
export type LibraryTimes = {
  /** How long a file has to be left alone before it counts as whole. */
  settleMs: number
  /** How long a folder has to be quiet before it is looked through. */
  quietMs: number
  /** Between two checks whether the disk of a folder was connected or disconnected. */
  rootMs: number
  /** Between two scans of a folder whose changes are all reported. */
  rescanMs: number
  /** The same for a folder whose changes are not all reported, as on network drives. */
  blindRescanMs: number
}

const MINUTE_MS = 60_000
const HOUR_MS = 60 * MINUTE_MS

/** Shortest time between two scans that are caused by reading a file that was replaced. */
const NOTICE_EVERY_MS = 10_000

/** The intervals that hold unless a test sets others. */
export const LIBRARY_TIMES: LibraryTimes = {
  settleMs: 10_000,
  quietMs: 2000,
  rootMs: 30_000,
  rescanMs: 6 * HOUR_MS,
  blindRescanMs: 15 * MINUTE_MS,
}

/** Which disk and folder a path leads to, as a word; '': to none. */
export type RootOf = (path: string) => Promise<string>

type KeeperDeps = Omit<ScanDeps, 'settleMs'> & {
  times: LibraryTimes
  rootOf: RootOf
  /** Whether the system reports every change in a folder, whoever makes it. */
  reportsAllChanges: (path: string) => Promise<boolean>
  /** Told of each folder that was looked through, with what lies beside its films. Must not throw. */
  onScanned: (folderId: number) => void
  log: { error: (fields: object, sentence: string) => void }
}

/** How a folder is doing. */
export type Standing = Pick<LibraryFolder, 'state' | 'isLive'> & { problems: LibraryProblem[] }

type Kept = Standing & {
  folder: StoredFolder
  /** Which file each known one was when it could be read last. */
  linked: Map<number, string>
  /** When a file was last found to be another one while it was read. Milliseconds. */
  noticedMs: number
  isQueued: boolean
  /** Which disk and folder the path led to when it was looked through; '': to none. */
  root: string
  scannedMs: number
  timer: NodeJS.Timeout | undefined
  watch: FolderWatch | undefined
  /** Ends what runs for this folder when it is let go. */
  letGo: AbortController
}

/** Looks through library folders whenever something in them changes, one after the other. */
export class LibraryKeeper {
  readonly #deps: KeeperDeps
  readonly #kept = new Map<number, Kept>()
  readonly #stopped = new AbortController()
  #running: Promise<void> = Promise.resolve()
  /** Ends bringing in what lies beside films, when there is a scan to do. */
  #makeWay = new AbortController()
  #rootTimer: NodeJS.Timeout | undefined
  /** Which kinds of folders are being checked at this moment, by whether all their changes are reported. */
  readonly #checking = new Set<boolean>()

  constructor(deps: KeeperDeps) {
    this.#deps = deps
  }

  /** Begins with every folder there is. */
  async start(): Promise<void> {
    for (const folder of await listAllFolders(this.#deps.database.db)) this.keep(folder)
    this.#rootTimer = setInterval(() => {
      void this.#checkRoots({ isLive: true })
      void this.#checkRoots({ isLive: false })
    }, this.#deps.times.rootMs)
    this.#rootTimer.unref()
  }

  /** Begins with a folder; one that is kept already stays so. */
  keep(folder: StoredFolder): void {
    if (this.#kept.has(folder.id) || this.#stopped.signal.aborted) return
    this.#kept.set(folder.id, {
      folder,
      state: 'waiting',
      isLive: false,
      problems: [],
      linked: new Map(),
      noticedMs: Number.NEGATIVE_INFINITY,
      isQueued: false,
      root: '',
      scannedMs: 0,
      timer: undefined,
      watch: undefined,
      letGo: new AbortController(),
    })
    this.scan(folder.id)
  }

  /** Lets go of a folder; resolves when nothing runs for it any more. */
  async letGo(folderId: number): Promise<void> {
    const kept = this.#kept.get(folderId)
    if (!kept) return
    this.#kept.delete(folderId)
    await this.#end(kept)
    await this.#running
  }

  /** How a folder is doing. */
  standing(folderId: number): Standing {
    const { state, isLive, problems } = this.#kept.get(folderId) ?? NOT_KEPT
    return { state, isLive, problems }
  }

  /** Looks through a folder as soon as no other is looked through. */
  scan(folderId: number): void {
    const kept = this.#kept.get(folderId)
    if (!kept || kept.isQueued) return
    clearTimeout(kept.timer)
    kept.isQueued = true
    this.#makeWay.abort()
    this.#running = this.#running.then(() => this.#look(kept))
  }

  /** Soon scans the folder of a file that turned out to be replaced. */
  noticeLost(path: string): void {
    const { now, times } = this.#deps
    for (const kept of this.#kept.values()) {
      const { folder, noticedMs } = kept
      if (!path.startsWith(`${folder.path}${sep}`)) continue
      // Whoever asks for it again and again leads to no more scans.
      if (Math.abs(now().getTime() - noticedMs) < NOTICE_EVERY_MS) return
      kept.noticedMs = now().getTime()
      this.#soon(kept, times.quietMs)
    }
  }

  /** Stops everything; resolves when nothing runs any more. */
  async stop(): Promise<void> {
    clearInterval(this.#rootTimer)
    this.#stopped.abort()
    await Promise.all([...this.#kept.values()].map((kept) => this.#end(kept)))
    await this.#running
  }

  async #end(kept: Kept): Promise<void> {
    clearTimeout(kept.timer)
    kept.letGo.abort()
    this.#makeWay.abort()
    await kept.watch?.close()
    kept.watch = undefined
  }

  async #look(kept: Kept): Promise<void> {
    const { times, log } = this.#deps
    kept.isQueued = false
    const signal = AbortSignal.any([this.#stopped.signal, kept.letGo.signal])
    if (signal.aborted) return
    kept.state = 'scanning'
    this.#deps.onChanged(kept.folder.householdId)
    try {
      kept.root = await this.#deps.rootOf(kept.folder.path)
      await this.#watch(kept)
      const deps = { ...this.#deps, settleMs: times.settleMs }
      const outcome = await scanFolder(kept.folder, deps, { signal, linked: kept.linked })
      kept.state = outcome.state
      kept.problems = outcome.problems
      // It may have gone while it was looked through: one that comes back is looked through again.
      if (outcome.state === 'missing') kept.root = ''
      if (outcome.arriving > 0) this.#soon(kept, times.settleMs)
      if (!outcome.scan) return
      this.#deps.onChanged(kept.folder.householdId)
      await this.#finish(outcome.scan, signal)
      this.#deps.onScanned(kept.folder.id)
    } catch (error) {
      if (signal.aborted) return
      kept.state = 'unreadable'
      log.error({ err: error }, 'A library folder could not be looked through')
    } finally {
      kept.scannedMs = this.#deps.now().getTime()
      this.#deps.onChanged(kept.folder.householdId)
    }
  }

  async #finish(scan: Scan, signal: AbortSignal): Promise<void> {
    this.#makeWay = new AbortController()
    const isWaited = [...this.#kept.values()].some(({ isQueued }) => isQueued)
    if (isWaited) return
    await bringInSidecars(scan, AbortSignal.any([signal, this.#makeWay.signal]))
  }

  /** Watches a folder that is there. */
  async #watch(kept: Kept): Promise<void> {
    if (kept.root === '' || kept.watch) return
    const { path } = kept.folder
    kept.isLive = await this.#deps.reportsAllChanges(path)
    if (kept.letGo.signal.aborted || this.#stopped.signal.aborted) return
    kept.watch = watchFolder(path, {
      onChange: () => this.#soon(kept, this.#deps.times.quietMs),
      onLost: (error) => {
        if (!kept.isLive) return
        kept.isLive = false
        this.#deps.log.error({ err: error }, 'A library folder can be watched no more')
        this.#deps.onChanged(kept.folder.householdId)
      },
    })
  }

  #soon(kept: Kept, afterMs: number): void {
    if (kept.letGo.signal.aborted) return
    clearTimeout(kept.timer)
    kept.timer = setTimeout(() => this.scan(kept.folder.id), afterMs)
    kept.timer.unref()
  }

  /** Checks by itself: nothing reports that a disk was connected or disconnected, or that files
   *  changed on a network drive. One that was switched off may never answer, and holds one of the few threads
   *  that do this process's file work: folders that may lie on one are asked one after the other, and the
   *  others do not wait for them. */
  async #checkRoots({ isLive }: { isLive: boolean }): Promise<void> {
    if (this.#checking.has(isLive)) return
    this.#checking.add(isLive)
    try {
      const all = [...this.#kept.values()].filter((kept) => kept.isLive === isLive)
      for (const kept of all) await this.#checkRoot(kept)
    } finally {
      this.#checking.delete(isLive)
    }
  }

  async #checkRoot(kept: Kept): Promise<void> {
    const { now, times, rootOf } = this.#deps
    const root = await rootOf(kept.folder.path)
    const rescanMs = kept.isLive ? times.rescanMs : times.blindRescanMs
    const isOld = now().getTime() - kept.scannedMs >= rescanMs
    if (kept.state === 'scanning' || (root === kept.root && !isOld)) return
    if (root !== kept.root) {
      await kept.watch?.close()
      kept.watch = undefined
      kept.isLive = false
    }
    this.scan(kept.folder.id)
  }
}

const NOT_KEPT: Standing = { state: 'waiting', isLive: false, problems: [] }

/** Asks the system. */
export const rootOf: RootOf = async (path) => {
  try {
    const { dev, ino } = await stat(path)
    return `${dev} ${ino}`
  } catch {
    return ''
  }
}
