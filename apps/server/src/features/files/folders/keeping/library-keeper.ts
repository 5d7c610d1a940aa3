import { sep } from 'node:path'
import type { LibraryFolder, LibraryProblem } from '@starnest/contract/files/library'
import { listAllFolders, type StoredFolder } from '../folders.repository.ts'
import { scanFolder } from '../scan/scan-folder.ts'
import type { Scan, ScanDeps } from '../scan/scan-parts.ts'
import { bringInSidecars } from '../scan/taking-in/bring-in-sidecars.ts'
import { type LibraryTimes, retryAfterMs } from './library-times.ts'
import { type RootOf, RootQuestions } from './root-questions.ts'
import { type FolderWatch, watchFolder } from './watch-folder.ts'

/** Shortest time between two scans that are caused by reading a file that was replaced. */
const NOTICE_EVERY_MS = 10_000

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
  /** A scan was asked for, and is not queued yet. */
  isWanted: boolean
  /** Its disk was asked for and has not answered. */
  isAsked: boolean
  isQueued: boolean
  /** Which disk and folder the path led to when it was looked through; '': to none. */
  root: string
  scannedMs: number
  /** Looks in a row that broke off. */
  failures: number
  timer: NodeJS.Timeout | undefined
  watch: FolderWatch | undefined
  /** Resolved when its last look has ended, or does not end though it should. */
  look: PromiseWithResolvers<void> | undefined
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
  /** Folders whose changes are all reported lie on no network drive, and are asked apart from the others. */
  readonly #questions: Record<'live' | 'blind', RootQuestions>

  constructor(deps: KeeperDeps) {
    const { rootOf, times } = deps
    this.#deps = deps
    const questions = () => new RootQuestions({ rootOf, answerMs: times.answerMs })
    this.#questions = { live: questions(), blind: questions() }
  }

  /** Begins with every folder there is. */
  async start(): Promise<void> {
    for (const folder of await listAllFolders(this.#deps.database.db)) this.keep(folder)
    this.#rootTimer = setInterval(() => {
      for (const kept of this.#kept.values()) void this.#check(kept)
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
      isWanted: false,
      isAsked: false,
      isQueued: false,
      root: '',
      scannedMs: 0,
      failures: 0,
      timer: undefined,
      watch: undefined,
      look: undefined,
      letGo: new AbortController(),
    })
    this.scan(folder.id)
  }

  /** Lets go of a folder; resolves when nothing runs for it any more but what waits for a disk that does not
   *  answer. */
  async letGo(folderId: number): Promise<void> {
    const kept = this.#kept.get(folderId)
    if (!kept) return
    this.#kept.delete(folderId)
    await this.#end(kept)
  }

  /** The ids of the folders it has begun with and not let go of. */
  keptIds(): number[] {
    return [...this.#kept.keys()]
  }

  /** How a folder is doing. */
  standing(folderId: number): Standing {
    const { state, isLive, problems } = this.#kept.get(folderId) ?? NOT_KEPT
    return { state, isLive, problems }
  }

  /** Looks through a folder as soon as its disk has answered and no other is looked through. */
  scan(folderId: number): void {
    const kept = this.#kept.get(folderId)
    if (!kept || kept.isQueued) return
    clearTimeout(kept.timer)
    kept.isWanted = true
    if (kept.state !== 'scanning') kept.state = 'waiting'
    void this.#check(kept)
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

  /** Stops everything; resolves when nothing runs any more but what waits for a disk that does not answer. */
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
    const limit = setTimeout(() => kept.look?.resolve(), this.#deps.times.answerMs)
    await kept.look?.promise
    clearTimeout(limit)
  }

  /** Resolves when the folder was looked through, or its look does not end though it was let go. */
  async #lookAtMost(kept: Kept, root: string): Promise<void> {
    const look = Promise.withResolvers<void>()
    kept.isQueued = false
    kept.look = look
    void this.#look(kept, root).then(look.resolve)
    await look.promise
  }

  async #look(kept: Kept, root: string): Promise<void> {
    const { times, log } = this.#deps
    const signal = AbortSignal.any([this.#stopped.signal, kept.letGo.signal])
    if (signal.aborted) return
    kept.state = 'scanning'
    this.#deps.onChanged(kept.folder.householdId)
    try {
      if (root !== kept.root) await this.#watchNoMore(kept)
      kept.root = root
      await this.#watch(kept)
      const deps = { ...this.#deps, settleMs: times.settleMs }
      const outcome = await scanFolder(kept.folder, deps, { signal, linked: kept.linked })
      kept.state = outcome.state
      kept.problems = outcome.problems
      // It may have gone while it was looked through: one that comes back is looked through again.
      if (outcome.state === 'missing') kept.root = ''
      if (outcome.arriving > 0) this.#soon(kept, times.settleMs)
      if (outcome.scan) {
        this.#deps.onChanged(kept.folder.householdId)
        await this.#finish(outcome.scan, signal)
        this.#deps.onScanned(kept.folder.id)
      }
      kept.failures = 0
    } catch (error) {
      if (signal.aborted) return
      kept.failures += 1
      kept.state = isOfFileSystem(error) ? 'unreadable' : 'waiting'
      this.#soon(kept, retryAfterMs(times, kept.failures))
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

  async #watchNoMore(kept: Kept): Promise<void> {
    await kept.watch?.close()
    kept.watch = undefined
    kept.isLive = false
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

  /** Queues a folder that is to be looked through. Checks by itself, too: nothing reports that a disk was
   *  connected or disconnected, or that files changed on a network drive. A disk that does not answer is
   *  not asked again, and holds up no other folder. */
  async #check(kept: Kept): Promise<void> {
    if (kept.isAsked || kept.isQueued) return
    const { now, times } = this.#deps
    const { signal } = kept.letGo
    kept.isAsked = true
    const root = await this.#questions[kept.isLive ? 'live' : 'blind'].ask(kept.folder.path, signal)
    kept.isAsked = false
    if (signal.aborted) return
    const rescanMs = kept.isLive ? times.rescanMs : times.blindRescanMs
    const isOld = now().getTime() - kept.scannedMs >= rescanMs
    const isDue = kept.state !== 'scanning' && (root !== kept.root || isOld)
    if (!kept.isWanted && !isDue) return
    clearTimeout(kept.timer)
    kept.isWanted = false
    kept.isQueued = true
    this.#makeWay.abort()
    this.#running = this.#running.then(() => this.#lookAtMost(kept, root))
  }
}

const NOT_KEPT: Standing = { state: 'waiting', isLive: false, problems: [] }

/** Whether a file or folder is at fault, and not the database. */
const isOfFileSystem = (error: unknown) =>
  error instanceof Error && 'syscall' in error && 'path' in error
