import {
  MAX_FILES_PER_UPLOAD,
  type TempFile,
  type UploadLimits,
} from '@starnest/contract/files/files'
import { createStore } from '../../../../platform/store.ts'
import { fingerprintOf } from './remembered-uploads.ts'
import { SMALL_FILE_BYTES } from './send-small.ts'
import { arrivedBytes, isSettled, isUnderWay, type Upload, type UploadState } from './upload.ts'
import { UploadPace } from './upload-pace.ts'
import { problemOf, refuseHopeless } from './upload-problem.ts'

/** Files that travel at the same time. */
const PARALLEL_UPLOADS = 2

/** What the queue needs from outside: server calls, hashing and the clock. Long work takes a signal that
 *  stops it. */
export type UploadDependencies = {
  limits: () => Promise<UploadLimits>
  hash: (job: {
    file: File
    signal: AbortSignal
    onRead: (bytes: number) => void
  }) => Promise<string>
  /** The file of the library that has these bytes; null: none. */
  check: (bytes: { sha256: string; size: number }) => Promise<TempFile | null>
  sendSmall: (files: File[], signal: AbortSignal) => Promise<TempFile[]>
  sendResumably: (job: {
    file: File
    sha256: string
    signal: AbortSignal
    onProgress: (sentBytes: number) => void
    onStall: () => void
  }) => Promise<TempFile | null>
  /** Told which file of the library a file that was put in became. */
  onStored: (file: File, stored: TempFile) => void
  /** Throws away what has arrived. */
  forget: (fingerprint: string) => Promise<void>
  /** Milliseconds of a clock that only goes forward. */
  now: () => number
}

type Entry = {
  upload: Upload
  file: File
  /** The same file, chosen again meanwhile. */
  again: File[]
  sha256: string | undefined
  pace: UploadPace
  stopper: AbortController | undefined
}

/** The files on their way into the library: two at a time, in the order they were chosen. Each can be
 *  paused, gone on with and taken out; what failed stays until it is put away. */
export class UploadQueue {
  readonly #dependencies: UploadDependencies
  #entries: Entry[] = []
  readonly #shown = createStore<readonly Upload[]>(() => [])
  #lastId = 0

  constructor(dependencies: UploadDependencies) {
    this.#dependencies = dependencies
  }

  /** All of them, in order; a new list whenever one changed. */
  readonly get = this.#shown.get

  /** Be told of every change. Returns the way to stop that. */
  readonly subscribe = this.#shown.subscribe

  /** Puts files at the end. One that is here already, and not settled, is not taken twice. */
  add(files: readonly File[]): void {
    for (const file of files) {
      const here = this.#entries.find(
        (entry) => isSameFile(entry.file, file) && !isSettled(entry.upload),
      )
      if (here) {
        here.again.push(file)
        continue
      }
      const { name, size } = file
      const upload: Upload = {
        id: ++this.#lastId,
        name,
        size,
        state: { is: 'waiting' },
        speed: null,
      }
      const pace = new UploadPace()
      this.#entries.push({ upload, file, again: [], sha256: undefined, pace, stopper: undefined })
    }
    this.#changed()
    this.#next()
  }

  /** Stops one where it is. */
  pause(id: number): void {
    const entry = this.#entry(id)
    if (!entry || !isUnderWay(entry.upload)) return
    entry.stopper?.abort()
    this.#say(entry, { is: 'paused', sentBytes: arrivedBytes(entry.upload) })
    this.#next()
  }

  /** Goes on with one that is paused or failed. */
  resume(id: number): void {
    const entry = this.#entry(id)
    if (!entry || (entry.upload.state.is !== 'paused' && entry.upload.state.is !== 'failed')) return
    this.#say(entry, { is: 'waiting' })
    this.#next()
  }

  pauseAll(): void {
    // Backwards, so that none of those that wait gets the place of one that stops.
    for (const { upload } of this.#entries.toReversed()) this.pause(upload.id)
  }

  resumeAll(): void {
    for (const { upload } of this.#entries) if (upload.state.is === 'paused') this.resume(upload.id)
  }

  /** Tries at once again whatever waits for the line. */
  wake(): void {
    for (const { upload } of this.#entries) {
      const { state } = upload
      if (state.is === 'sending' && state.isStalled) this.pause(upload.id)
      else if (state.is !== 'failed' || state.problem !== 'network') continue
      this.resume(upload.id)
    }
  }

  /** Takes one out, and throws away what has arrived of it, unless it is at its end. */
  remove(id: number): void {
    const entry = this.#entry(id)
    if (!entry) return
    // One that is settled may be of a group whose others are still on their way.
    if (isUnderWay(entry.upload)) entry.stopper?.abort()
    this.#entries = this.#entries.filter((one) => one !== entry)
    if (!isSettled(entry.upload) && entry.sha256) {
      // Not reached: the server forgets by itself after a day.
      this.#dependencies.forget(fingerprintOf(entry.sha256, entry.file.size)).catch(() => undefined)
    }
    this.#changed()
    this.#next()
  }

  /** Puts away those at their end; those that failed stay. */
  removeSettled(): void {
    this.#entries = this.#entries.filter(({ upload }) => !isSettled(upload))
    this.#changed()
  }

  /** Stops all and forgets them here; what has arrived can be gone on with later. */
  clear(): void {
    const stopped = this.#entries
    this.#entries = []
    for (const { stopper } of stopped) stopper?.abort()
    this.#changed()
  }

  #entry(id: number): Entry | undefined {
    return this.#entries.find(({ upload }) => upload.id === id)
  }

  #next(): void {
    const running = new Set(this.#entries.map(({ stopper }) => stopper))
    running.delete(undefined)
    for (let free = PARALLEL_UPLOADS - running.size; free > 0; free--) {
      const group = this.#nextGroup()
      if (group.length > 0) void this.#run(group)
    }
  }

  /** The next file that waits; small ones travel together. */
  #nextGroup(): Entry[] {
    const waiting = this.#entries.filter(
      ({ upload, stopper }) => upload.state.is === 'waiting' && !stopper,
    )
    const [first] = waiting
    if (!first || !isSmall(first)) return waiting.slice(0, 1)
    return waiting.filter(isSmall).slice(0, MAX_FILES_PER_UPLOAD)
  }

  async #run(group: readonly Entry[]): Promise<void> {
    const stopper = new AbortController()
    const { signal } = stopper
    for (const entry of group) {
      entry.stopper = stopper
      entry.pace = new UploadPace()
    }
    const unknown: Entry[] = []
    for (const entry of group) {
      await this.#settle(entry, signal, async () => {
        const stored = await this.#findInLibrary(entry, signal)
        if (stored) return { is: 'known', stored }
        unknown.push(entry)
        return { is: 'sending', sentBytes: arrivedBytes(entry.upload), isStalled: false }
      })
    }
    await this.#send(unknown, signal)
    for (const entry of group) {
      entry.stopper = undefined
      // Stopped because of another of its group.
      const { is } = entry.upload.state
      if (is === 'checking' || is === 'sending') this.#say(entry, { is: 'waiting' })
    }
    this.#next()
  }

  async #findInLibrary(entry: Entry, signal: AbortSignal): Promise<TempFile | null> {
    const { file } = entry
    refuseHopeless(file, await this.#dependencies.limits())
    entry.sha256 ??= await this.#dependencies.hash({
      file,
      signal,
      onRead: (readBytes) => this.#progress(entry, signal, { is: 'checking', readBytes }),
    })
    return this.#dependencies.check({ sha256: entry.sha256, size: file.size })
  }

  async #send(group: readonly Entry[], signal: AbortSignal): Promise<void> {
    const small = group.filter(isSmall)
    const isTogether = small.length > 1 && (await this.#sendTogether(small, signal))
    for (const entry of isTogether ? [] : group) {
      await this.#settle(entry, signal, async () => {
        const stored = isSmall(entry)
          ? (await this.#dependencies.sendSmall([entry.file], signal)).at(0)
          : await this.#sendLarge(entry, signal)
        return { is: 'done', stored: stored ?? null }
      })
    }
  }

  /** False where the call failed: then each goes alone, and says what is wrong with it. */
  async #sendTogether(group: readonly Entry[], signal: AbortSignal): Promise<boolean> {
    try {
      const files = group.map(({ file }) => file)
      const stored = await this.#dependencies.sendSmall(files, signal)
      group.forEach((entry, place) => {
        this.#progress(entry, signal, { is: 'done', stored: stored[place] ?? null })
      })
      return true
    } catch {
      return signal.aborted
    }
  }

  #sendLarge(entry: Entry, signal: AbortSignal): Promise<TempFile | null> {
    const { file, sha256 = '' } = entry
    return this.#dependencies.sendResumably({
      file,
      sha256,
      signal,
      onProgress: (sentBytes) => {
        entry.pace.note(sentBytes, this.#dependencies.now())
        this.#progress(entry, signal, { is: 'sending', sentBytes, isStalled: false })
      },
      onStall: () => {
        const sentBytes = arrivedBytes(entry.upload)
        this.#progress(entry, signal, { is: 'sending', sentBytes, isStalled: true })
      },
    })
  }

  async #settle(entry: Entry, signal: AbortSignal, work: () => Promise<UploadState>) {
    if (signal.aborted) return
    try {
      this.#progress(entry, signal, await work())
    } catch (error) {
      const sentBytes = arrivedBytes(entry.upload)
      this.#progress(entry, signal, { is: 'failed', problem: problemOf(error), sentBytes })
    }
  }

  #progress(entry: Entry, signal: AbortSignal, state: UploadState): void {
    if (!signal.aborted) this.#say(entry, state)
  }

  #say(entry: Entry, state: UploadState): void {
    entry.upload = { ...entry.upload, state, speed: entry.pace.speed() }
    this.#changed()
    if ((state.is !== 'done' && state.is !== 'known') || !state.stored) return
    for (const file of [entry.file, ...entry.again]) {
      this.#dependencies.onStored(file, state.stored)
    }
  }

  #changed(): void {
    this.#shown.set(this.#entries.map(({ upload }) => upload))
  }
}

const isSmall = ({ file }: Entry) => file.size < SMALL_FILE_BYTES

const isSameFile = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified
