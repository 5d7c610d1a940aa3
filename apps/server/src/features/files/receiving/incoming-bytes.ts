import { createHash, type Hash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { type FileHandle, mkdir, open, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { AppError } from '@starnest/contract/errors'

/** Bytes after which the disk is asked to have what came so far: the end of a large file then waits
 *  for a second of writing, not for all of it. */
const FLUSH_EVERY_BYTES = 64 * 1024 * 1024
const READ_BYTES = 1024 * 1024

/** What the bytes of one call have to add up to. Source: tus 1.0, "Checksum". */
export type Checksum = { readonly algorithm: 'sha1' | 'sha256' | 'md5'; readonly base64: string }

/** Bytes that are to be written behind those that are there. */
export type Appending = {
  readonly id: string
  /** Where they begin: exactly as many bytes are there already. */
  readonly offset: number
  readonly bytes: AsyncIterable<Uint8Array>
  readonly checksum?: Checksum | undefined
  /** Asked before each piece is written; throws to refuse it. */
  readonly beforePiece?: ((bytes: number) => Promise<void>) | undefined
  /** Asked once, as soon as `tellingBytes` of the file are there; throws to refuse it. */
  readonly onTold?: { tellingBytes: number; check: (path: string) => Promise<void> } | undefined
}

type OpenFile = (path: string, flags: string) => Promise<FileHandle>

/** A SHA-256 over the first `bytes` of a file. */
type RunningHash = { hash: Hash; bytes: number }

/** How far a call has come: where the next piece goes, and what its bytes add up to. `hash`: of the
 *  whole file; undefined: nobody counted from its beginning. */
type Written = { hash: Hash | undefined; part: Hash | undefined; at: number }

/** The bytes of uploads on their way, one file each in a folder of their own. */
export class IncomingBytes {
  readonly #folder: string
  readonly #open: OpenFile
  readonly #hashes = new Map<string, RunningHash>()
  readonly #writing = new Map<string, Promise<unknown>>()

  /** `openFile` opens a file for writing; tests let it fail. */
  constructor(folder: string, { openFile = open }: { openFile?: OpenFile } = {}) {
    this.#folder = folder
    this.#open = openFile
  }

  /** Where an upload's bytes lie. */
  pathOf(id: string): string {
    return join(this.#folder, id)
  }

  /** Makes the folder, when it is missing. */
  async prepare(): Promise<void> {
    await mkdir(this.#folder, { recursive: true, mode: 0o700 })
  }

  /** Begins a file of no bytes. */
  async create(id: string): Promise<void> {
    const file = await open(this.pathOf(id), 'wx', 0o600)
    await file.close()
    this.#hashes.set(id, { hash: createHash('sha256'), bytes: 0 })
  }

  /** Bytes that are there, once nothing writes any more; undefined: there is no such file. */
  async size(id: string): Promise<number | undefined> {
    await this.#writing.get(id)?.catch(() => undefined)
    return this.sizeNow(id)
  }

  /** Bytes that are there at this moment, also while more are written; undefined: there is no such file. */
  async sizeNow(id: string): Promise<number | undefined> {
    return (await stat(this.pathOf(id)).catch(() => undefined))?.size
  }

  /** When its last byte came, by the clock of the disk; undefined: there is no such file. */
  async writtenAt(id: string): Promise<Date | undefined> {
    return (await stat(this.pathOf(id)).catch(() => undefined))?.mtime
  }

  /** Whether bytes of it arrive at this moment. */
  isWriting(id: string): boolean {
    return this.#writing.has(id)
  }

  /** Writes bytes behind those that are there and resolves with how many there are then. What came
   *  before a failure stays, unless it has a checksum: that is kept whole or not at all.
   *  @throws AppError checksum_mismatch; what `bytes` and `onTold` throw; the disk's error */
  async append(appending: Appending): Promise<number> {
    const { id } = appending
    await this.#writing.get(id)?.catch(() => undefined)
    const writing = this.#append(appending)
    this.#writing.set(id, writing)
    try {
      return await writing
    } finally {
      if (this.#writing.get(id) === writing) this.#writing.delete(id)
    }
  }

  async #append(appending: Appending): Promise<number> {
    const { id, offset, checksum } = appending
    const file = await this.#open(this.pathOf(id), 'r+')
    const known = this.#hashes.get(id)
    const hash = known?.bytes === offset ? known.hash.copy() : undefined
    const written = { hash, part: checksum && createHash(checksum.algorithm), at: offset }
    try {
      await this.#write(file, appending, written)
      if (written.part && written.part.digest('base64') !== checksum?.base64) {
        throw new AppError('checksum_mismatch')
      }
      await file.datasync()
      if (hash) this.#hashes.set(id, { hash, bytes: written.at })
    } catch (error) {
      if (checksum) await file.truncate(offset)
      else if (hash) this.#hashes.set(id, { hash, bytes: written.at })
      throw error
    } finally {
      await file.close()
    }
    return written.at
  }

  async #write(file: FileHandle, appending: Appending, written: Written) {
    const { id, bytes, beforePiece, onTold } = appending
    let unflushed = 0
    for await (const piece of bytes) {
      const from = written.at
      await beforePiece?.(piece.length)
      await writeAll(file, piece, from)
      written.hash?.update(piece)
      written.part?.update(piece)
      written.at += piece.length
      if (onTold && from < onTold.tellingBytes && written.at >= onTold.tellingBytes) {
        await onTold.check(this.pathOf(id))
      }
      unflushed += piece.length
      if (unflushed < FLUSH_EVERY_BYTES) continue
      await file.datasync()
      unflushed = 0
    }
  }

  /** The SHA-256 of the whole file in hexadecimal: counted while it came, or else read. */
  async sha256(id: string): Promise<string> {
    const size = await this.size(id)
    const running = this.#hashes.get(id)
    if (running && running.bytes === size) return running.hash.copy().digest('hex')
    return sha256OfFile(this.pathOf(id))
  }

  /** Forgets what it knew of a file that does not lie here any more. */
  forget(id: string): void {
    this.#hashes.delete(id)
  }

  /** Removes a file; nothing happens when there is none. */
  async remove(id: string): Promise<void> {
    await this.#writing.get(id)?.catch(() => undefined)
    await rm(this.pathOf(id), { force: true })
    this.forget(id)
  }

  /** Everything that lies here. */
  list(): Promise<string[]> {
    return readdir(this.#folder)
  }
}

/** The SHA-256 of a file in hexadecimal. */
export async function sha256OfFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  for await (const piece of createReadStream(path, { highWaterMark: READ_BYTES })) {
    hash.update(piece)
  }
  return hash.digest('hex')
}

/** A disk that is nearly full takes a part of a piece before it refuses the rest. */
async function writeAll(file: FileHandle, piece: Uint8Array, position: number): Promise<void> {
  for (let done = 0; done < piece.length; ) {
    const { bytesWritten } = await file.write(piece, done, piece.length - done, position + done)
    done += bytesWritten
  }
}
