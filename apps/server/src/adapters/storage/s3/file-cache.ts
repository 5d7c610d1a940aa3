import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat, statfs, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { finished } from 'node:stream/promises'
import type { StoredBytes } from '../../../ports/storage.ts'

/** Bytes of the own disk that the cache leaves free, but at most a tenth of it. */
const LEFT_FREE_BYTES = 10_000_000_000
const LEFT_FREE_SHARE = 0.1

/** What a file of the store is known by here: an object, and which one it was. */
export type CachedObject = { readonly object: string; readonly etag: string; readonly size: number }

type Entry = { size: number; usedAtMs: number; lent: number }

/** Copies of objects as files of this machine, for programs that need a path. The least used are removed when
 *  they are more than `maxBytes`, or when the disk has little room; never one that is lent. */
export class FileCache {
  readonly #folder: string
  readonly #maxBytes: number
  readonly #entries = new Map<string, Entry>()
  readonly #fetching = new Map<string, Promise<void>>()

  constructor(folder: string, maxBytes: number) {
    this.#folder = folder
    this.#maxBytes = maxBytes
  }

  /** Finds what an earlier run left, and removes what it had not finished. */
  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
    for (const name of await readdir(this.#folder)) {
      const path = join(this.#folder, name)
      const { size, mtimeMs } = await stat(path)
      if (name.includes('.')) await rm(path, { force: true })
      else this.#entries.set(name, { size, usedAtMs: mtimeMs, lent: 0 })
    }
    await this.makeRoom(0)
  }

  /** Lends an object as a file while `work` runs; `read` opens it in the store when it is not here. */
  async lend<T>(
    cached: CachedObject,
    read: () => Promise<StoredBytes>,
    work: (path: string) => Promise<T>,
  ): Promise<T> {
    const name = nameOf(cached)
    const entry = await this.#hold(name, cached.size, read)
    try {
      return await work(join(this.#folder, name))
    } finally {
      entry.lent -= 1
      entry.usedAtMs = Date.now()
      const now = new Date()
      await utimes(join(this.#folder, name), now, now).catch(() => undefined)
      await this.makeRoom(0)
    }
  }

  /** Takes a local file for an object that was just made of it, when it lies on the same disk.
   *  Whether it did. */
  async adopt(cached: CachedObject, path: string): Promise<boolean> {
    if (cached.size > this.#maxBytes) return false
    const name = nameOf(cached)
    try {
      await rename(path, join(this.#folder, name))
    } catch {
      return false
    }
    const lent = this.#entries.get(name)?.lent ?? 0
    this.#entries.set(name, { size: cached.size, usedAtMs: Date.now(), lent })
    await this.makeRoom(0)
    return true
  }

  /** Bytes that are here. */
  get bytes(): number {
    let bytes = 0
    for (const { size } of this.#entries.values()) bytes += size
    return bytes
  }

  /** Removes the least used files until `bytes` more fit beside the others and on the disk. */
  async makeRoom(bytes: number): Promise<void> {
    const idle = [...this.#entries].filter(([, { lent }]) => lent === 0)
    idle.sort(([, a], [, b]) => a.usedAtMs - b.usedAtMs)
    for (const [name] of idle) {
      if (this.bytes + bytes <= this.#maxBytes && (await this.#hasFree(bytes))) return
      if (this.#entries.get(name)?.lent !== 0) continue
      this.#entries.delete(name)
      await rm(join(this.#folder, name), { force: true })
    }
  }

  async #hasFree(bytes: number): Promise<boolean> {
    const { bavail, blocks, bsize } = await statfs(this.#folder)
    const leftFree = Math.min(LEFT_FREE_BYTES, blocks * bsize * LEFT_FREE_SHARE)
    return bavail * bsize - bytes >= leftFree
  }

  /** The entry, counted as lent once more: from the first moment on, so that nothing removes it. */
  async #hold(name: string, size: number, read: () => Promise<StoredBytes>): Promise<Entry> {
    for (;;) {
      const entry = this.#entries.get(name)
      if (entry) {
        entry.lent += 1
        return entry
      }
      const fetching = this.#fetching.get(name) ?? this.#fetch(name, size, read)
      this.#fetching.set(name, fetching)
      await fetching.finally(() => this.#fetching.delete(name))
    }
  }

  async #fetch(name: string, size: number, read: () => Promise<StoredBytes>): Promise<void> {
    await this.makeRoom(size)
    const arriving = join(this.#folder, `${name}.${randomUUID()}`)
    const file = createWriteStream(arriving, { mode: 0o600 })
    try {
      const failed = new AbortController()
      file.once('error', (error) => failed.abort(error))
      await (await read()).writeTo(file, failed.signal)
      file.end()
      await finished(file)
      await rename(arriving, join(this.#folder, name))
      this.#entries.set(name, { size, usedAtMs: Date.now(), lent: 0 })
    } finally {
      file.destroy()
      await rm(arriving, { force: true })
    }
  }
}

const nameOf = ({ object, etag }: CachedObject) =>
  createHash('sha256').update(`${object}\n${etag}`).digest('hex')
