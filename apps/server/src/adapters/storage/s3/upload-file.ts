import { randomUUID } from 'node:crypto'
import { mkdir, open, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { z } from 'zod'
import { StorageError } from '../../../ports/storage.ts'
import type { Bucket, SentPart } from './bucket.ts'

const MIB = 1024 * 1024

/** Bytes of a part: what is up to it is sent as one. Every store takes parts from 5 MiB on. */
const PART_BYTES = 8 * MIB

/** A store takes 10,000 parts; some are kept back. Source: Amazon S3 User Guide, multipart upload limits. */
const MAX_PARTS = 9_500

/** Parts of one file that are on their way at once. */
const PARTS_AT_ONCE = 3

/** Parts of all files that are in memory at once: with 8 MiB each, 48 MiB whatever is sent. */
const MAX_IN_MEMORY = 6

const note = z.object({ key: z.string(), uploadId: z.string() })

/** Bytes of each part, but the last, of an object of `size` bytes. */
export function partBytesOf(size: number): number {
  return Math.max(PART_BYTES, Math.ceil(size / MAX_PARTS / MIB) * MIB)
}

/** Sends local files to a bucket with bounded memory. What breaks off is aborted, after a kill by the next
 *  start: each upload of parts is noted in a folder of this machine until it has ended. */
export class FileUploader {
  readonly #bucket: Bucket
  readonly #notes: string
  readonly #memory = new Slots(MAX_IN_MEMORY)

  constructor(bucket: Bucket, notes: string) {
    this.#bucket = bucket
    this.#notes = notes
  }

  /** Aborts what an earlier run of this machine left. What cannot be aborted now stays noted. */
  async tidy(): Promise<void> {
    await mkdir(this.#notes, { recursive: true, mode: 0o700 })
    for (const name of await readdir(this.#notes)) {
      const path = join(this.#notes, name)
      const upload = readNote(await readFile(path, 'utf8'))
      if (upload) await this.#bucket.abortUpload(upload)
      await rm(path, { force: true })
    }
  }

  /** The whole file, or nothing of it, under an object's key. The store checks the SHA-256 of each part.
   *  @throws StorageError `failed` when the file changes meanwhile, and as Bucket does */
  async send(key: string, fromPath: string, signal?: AbortSignal): Promise<void> {
    const file = await open(fromPath, 'r')
    try {
      const { size } = await file.stat()
      const partBytes = partBytesOf(size)
      const read = async (into: Buffer, at: number) => {
        const wanted = Math.min(into.length, size - at)
        const piece = into.subarray(0, wanted)
        for (let done = 0; done < wanted; ) {
          const { bytesRead } = await file.read(piece, done, wanted - done, at + done)
          if (bytesRead === 0)
            throw new StorageError('failed', 'A file changed while it was stored.')
          done += bytesRead
        }
        return piece
      }
      if (size <= partBytes) {
        await this.#memory.lend(async () => {
          const whole = await read(Buffer.allocUnsafe(size), 0)
          await this.#bucket.put(key, whole, signal)
        })
      } else await this.#sendParts({ key, size, partBytes, read, signal })
    } finally {
      await file.close()
    }
  }

  async #sendParts(sending: {
    key: string
    size: number
    partBytes: number
    read: (into: Buffer, at: number) => Promise<Buffer>
    signal: AbortSignal | undefined
  }): Promise<void> {
    const { key, size, partBytes, read } = sending
    const uploadId = await this.#bucket.beginUpload(key)
    const noted = join(this.#notes, randomUUID())
    const { signal } = sending
    const failing = new AbortController()
    const parts: SentPart[] = []
    let next = 0
    const sendSome = async () => {
      for (let index = next++; index * partBytes < size; index = next++) {
        signal?.throwIfAborted()
        failing.signal.throwIfAborted()
        parts[index] = await this.#memory.lend(async () => {
          const piece = await read(Buffer.allocUnsafeSlow(partBytes), index * partBytes)
          return this.#bucket.putPart({ key, uploadId, part: index + 1 }, piece, signal)
        })
      }
    }
    try {
      await writeFile(noted, JSON.stringify({ key, uploadId }), { mode: 0o600 })
      const sent = Array.from({ length: PARTS_AT_ONCE }, sendSome)
      // After the first failure no further part is begun. Those on their way are waited for: a store may keep
      // a part that it was sent while the upload was aborted.
      for (const one of sent) one.catch((error: unknown) => failing.abort(error))
      await Promise.allSettled(sent)
      failing.signal.throwIfAborted()
      await this.#complete({ key, uploadId, size }, parts)
    } catch (error) {
      // A store that is away cannot be told now: the note stays for the next start.
      const isAborted = await this.#bucket.abortUpload({ key, uploadId }).then(
        () => true,
        () => false,
      )
      if (isAborted) await rm(noted, { force: true })
      throw error
    }
    await rm(noted, { force: true })
  }

  /** An answer that was lost, and then asked for again, reads as if there were no such upload. */
  async #complete(
    upload: { key: string; uploadId: string; size: number },
    parts: readonly SentPart[],
  ): Promise<void> {
    try {
      await this.#bucket.completeUpload(upload, parts)
    } catch (error) {
      const stored = await this.#bucket.stat(upload.key).catch(() => undefined)
      const isOurs = stored?.size === upload.size && stored.etag.includes(`-${parts.length}"`)
      if (!isOurs) throw error
    }
  }
}

/** Lets so many pieces of work run at once; further ones wait for their turn. */
class Slots {
  #free: number
  readonly #waiting: (() => void)[] = []

  constructor(count: number) {
    this.#free = count
  }

  async lend<T>(work: () => Promise<T>): Promise<T> {
    if (this.#free > 0) this.#free -= 1
    else await new Promise<void>((resolve) => void this.#waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = this.#waiting.shift()
      if (next) next()
      else this.#free += 1
    }
  }
}

function readNote(text: string): z.infer<typeof note> | undefined {
  try {
    return note.parse(JSON.parse(text))
  } catch {
    // A kill while it was written: the upload is found among the open ones a day later.
    return undefined
  }
}
