import { randomUUID } from 'node:crypto'
import { access, constants, mkdir, open, readdir, rm, stat, statfs } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { EngineHealth } from '@starnest/contract/health'
import {
  type ByteRange,
  type Storage,
  StorageError,
  type StoredBytes,
  type StoredFile,
} from '../../../ports/storage.ts'
import { moveFile, putFile, putFolder } from './atomic-put.ts'
import { isMissing, onDisk } from './disk-failure.ts'
import { fileBytes } from './file-bytes.ts'
import { flushFolder, flushTree } from './flush.ts'
import { putLink } from './link-file.ts'
import { pathOfKey } from './storage-key.ts'

/** Where files arrive and work is done; its name begins with a dot, so no key leads there. */
const INCOMING = '.incoming'

/** Bytes of free space under which the health report warns. */
const LOW_SPACE_BYTES = 1_000_000_000

/**
 * Storage in a folder of this machine, made when it is missing. What an earlier run left half done
 * is removed.
 * @throws StorageError when the folder cannot be used.
 */
export async function openDiskStorage(folder: string): Promise<Storage> {
  const root = resolve(folder)
  const incoming = join(root, INCOMING)
  await onDisk(async () => {
    await rm(incoming, { recursive: true, force: true })
    await mkdir(incoming, { recursive: true })
  })
  const at = (key: string) => pathOfKey(root, key)

  return {
    putFile: (key, from) => onDisk(() => putFile(from, at(key), incoming)),
    moveFile: (key, from) => onDisk(() => moveFile(from, at(key), incoming)),
    putFolder: (key, from) => onDisk(() => putFolder(from, at(key), incoming)),
    putLink: (key, path) => onDisk(() => putLink(path, at(key), incoming)),
    stat: (key) => onDisk(() => statOf(at(key))),
    read: (key, range) => onDisk(() => readOf(at(key), range)),
    list: (key) => onDisk(() => filesUnder(root, at(key))),
    remove: (key) => onDisk(() => rm(at(key), { recursive: true, force: true })),
    freeBytes: () => freeBytesOf(root).catch(() => null),
    health: () => healthOf(root),

    async withLocalFile(key, work) {
      const path = await onDisk(async () => at(key))
      if (!(await onDisk(() => statOf(path)))) {
        throw new StorageError('missing', `The file ${key} is not in storage.`)
      }
      return work(path)
    },

    async withWorkFolder(work) {
      const path = join(incoming, randomUUID())
      await onDisk(() => mkdir(path))
      try {
        return await work(path)
      } finally {
        await rm(path, { recursive: true, force: true })
      }
    },

    async fillFolder(key, work) {
      const path = await onDisk(async () => at(key))
      await onDisk(async () => {
        await mkdir(dirname(path), { recursive: true })
        await mkdir(path)
      })
      try {
        const made = await work(path)
        await onDisk(async () => {
          await flushTree(path)
          await flushFolder(dirname(path))
        })
        return made
      } catch (error) {
        await rm(path, { recursive: true, force: true })
        throw error
      }
    },
  }
}

async function statOf(path: string): Promise<StoredFile | undefined> {
  try {
    const found = await stat(path, { bigint: true })
    if (!found.isFile()) return undefined
    return {
      size: Number(found.size),
      etag: `"${found.size.toString(36)}-${found.mtimeNs.toString(36)}"`,
      modifiedAt: found.mtime,
    }
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function readOf(path: string, range?: ByteRange): Promise<StoredBytes | undefined> {
  try {
    const file = await open(path)
    const found = await file.stat()
    if (found.isFile()) return fileBytes(file, range ?? { first: 0, last: found.size - 1 })
    await file.close()
    return undefined
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function freeBytesOf(root: string): Promise<number> {
  const { bavail, bsize } = await statfs(root)
  return bavail * bsize
}

async function healthOf(root: string): Promise<EngineHealth> {
  try {
    await access(root, constants.W_OK)
    const freeBytes = await freeBytesOf(root)
    const detail = `${(freeBytes / 1e9).toFixed(1)} GB free`
    return { state: freeBytes < LOW_SPACE_BYTES ? 'degraded' : 'ok', detail }
  } catch {
    return { state: 'down', detail: 'The media folder cannot be written to.' }
  }
}
