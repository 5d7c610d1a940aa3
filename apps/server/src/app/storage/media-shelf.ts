import { createWriteStream } from 'node:fs'
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { finished } from 'node:stream/promises'
import {
  copyKey,
  type Fingerprint,
  fingerprintOf,
  keysIn,
  keysUnder,
  sharesBlocks,
} from '../../adapters/storage/disk/copied-file.ts'
import { isMissing } from '../../adapters/storage/disk/disk-failure.ts'
import { pathOfKey } from '../../adapters/storage/disk/storage-key.ts'
import type { S3Storage } from '../../adapters/storage/s3/open-s3-storage.ts'
import type { S3Settings } from '../../ports/storage.ts'
import { openBucket } from './open-storage.ts'

/** All media files of a library, wherever they lie, for who copies them as a whole. */
export type MediaShelf = {
  /** Sorted. */
  keys(): Promise<string[]>
  /** Those of one title, by its media id. */
  keysOf(mediaId: string): Promise<string[]>
  /** Bytes of a file; 0 when it is not there any more. */
  bytesOf(key: string): Promise<number>
  /** Copies a file into a media folder and reads the copy. undefined: it is not there any more. */
  copy(key: string, to: { folder: string; signal: AbortSignal }): Promise<Fingerprint | undefined>
  /** Whether a copy in a folder would share its blocks with the file, and take no room. */
  sharesBlocks(key: string, folder: string): Promise<boolean>
  /** Removes all files of a title, and what stands for a film that stays where it is. */
  remove(mediaId: string): Promise<void>
}

/** The media of a folder of this machine. */
export function shelfOfFolder(folder: string): MediaShelf {
  return {
    keys: () => keysIn(folder),
    keysOf: (mediaId) => keysUnder(folder, mediaId),
    async bytesOf(key) {
      try {
        return (await stat(pathOfKey(folder, key))).size
      } catch (error) {
        if (isMissing(error)) return 0
        throw error
      }
    },
    copy: (key, { folder: to, signal }) => copyKey(key, { from: folder, to, signal }),
    sharesBlocks: (key, to) => sharesBlocks(key, { from: folder, to }),
    remove: (mediaId) => rm(pathOfKey(folder, mediaId), { recursive: true, force: true }),
  }
}

/** The media of a bucket. */
export function shelfOfBucket(storage: S3Storage): MediaShelf {
  return {
    keys: () => storage.keys(),
    keysOf: (mediaId) => storage.list(mediaId),
    bytesOf: async (key) => (await storage.stat(key))?.size ?? 0,
    async copy(key, { folder, signal }) {
      const bytes = await storage.read(key)
      if (!bytes) return undefined
      const path = pathOfKey(folder, key)
      await mkdir(dirname(path), { recursive: true, mode: 0o700 })
      const file = createWriteStream(path, { mode: 0o600 })
      try {
        const failed = new AbortController()
        file.once('error', (error) => failed.abort(error))
        await bytes.writeTo(file, AbortSignal.any([failed.signal, signal]))
        file.end()
        await finished(file)
      } finally {
        file.destroy()
      }
      return fingerprintOf(path, signal)
    },
    sharesBlocks: async () => false,
    remove: (mediaId) => storage.remove(mediaId),
  }
}

/** Lends a bucket to a command, beside a Starnest that may run: nothing of that one's own is touched. */
export async function withBucket<T>(
  s3: S3Settings,
  work: (storage: S3Storage) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), 'starnest-bucket-'))
  try {
    const storage = await openBucket({ dataFolder: folder, s3 })
    try {
      return await work(storage)
    } finally {
      storage.close()
    }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
