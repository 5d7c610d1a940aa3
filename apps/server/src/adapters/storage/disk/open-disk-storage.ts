import { randomUUID } from 'node:crypto'
import type { BigIntStats } from 'node:fs'
import { access, constants, lstat, mkdir, readdir, rm, statfs } from 'node:fs/promises'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { EngineHealth } from '@starnest/contract/health'
import {
  type ByteRange,
  type DiskSpace,
  fileIdentity,
  type Storage,
  StorageError,
  type StoredBytes,
  type StoredFile,
} from '../../../ports/storage.ts'
import { moveFile, putFile, putFolder } from './atomic-put.ts'
import { isMissing, onDisk } from './disk-failure.ts'
import { fileBytes } from './file-bytes.ts'
import { flushFolder, flushTree } from './flush.ts'
import { openNodeFolder } from './node-folder.ts'
import { openPointed, pointerAt, putPointer } from './pointer-file.ts'
import { isKey, pathOfKey } from './storage-key.ts'
import { lentPath, openFile, openUnlinked, type UnlinkedFile } from './unlinked-file.ts'

/** Folder for arriving files and for work; its name begins with a dot, so no key leads there. */
const INCOMING = '.incoming'

/** Bytes of free space under which the health report warns. */
const LOW_SPACE_BYTES = 1_000_000_000

/**
 * Storage in a folder of this machine, made when it is missing. What an earlier run left half done
 * is removed. `node`: the folder is shared with other nodes, and this is the name of this one.
 * @throws StorageError when the folder cannot be used.
 */
export async function openDiskStorage(
  folder: string,
  { node }: { node?: string | undefined } = {},
): Promise<Storage> {
  const root = resolve(folder)
  const incoming = await onDisk(() => openIncoming(join(root, INCOMING), node))
  const at = (key: string) => pathOfKey(root, key)
  const lostListeners: ((path: string) => void)[] = []
  const onLost = (path: string) => {
    for (const tell of lostListeners) tell(path)
  }

  return {
    putFile: (key, from) => onDisk(() => putFile(from, at(key), incoming)),
    moveFile: (key, from) => onDisk(() => moveFile(from, at(key), incoming)),
    putFolder: (key, from) => onDisk(() => putFolder(from, at(key), incoming)),
    putLink: (key, path, identity) =>
      onDisk(() => putPointer(path, { target: at(key), incoming, identity })),
    whenLinkLost: (listener) => void lostListeners.push(listener),
    stat: (key) => onDisk(() => statOf(at(key), onLost)),
    read: (key, range) => onDisk(() => readOf(at(key), { range, onLost })),
    list: (key) => onDisk(() => filesUnder(root, at(key))),
    remove: (key) =>
      onDisk(async () => {
        // Another node may still write into it.
        await rm(at(key), { recursive: true, force: true, maxRetries: 3 })
        await rm(pointerAt(at(key)), { force: true })
      }),
    space: () => spaceOf(root).catch(() => null),
    health: () => healthOf(root),

    async withLocalFile(key, work) {
      const path = await onDisk(async () => at(key))
      const opened = await onDisk(() => openKey(path, onLost))
      if (!opened) throw new StorageError('missing', `The file ${key} is not in storage.`)
      try {
        // Nobody else writes into the media folder, so a file of its own keeps its path.
        return await work(opened.path === path ? path : lentPath(opened, opened.path))
      } finally {
        await opened.file.close()
      }
    },

    async withFileAt(path, work) {
      const opened = await openUnlinked(path)
      try {
        return await work(lentPath(opened, path), fileIdentity(opened.found))
      } finally {
        await opened.file.close()
      }
    },

    async withWorkFolder(work) {
      const path = join(incoming, randomUUID())
      await onDisk(() => mkdir(path, { mode: 0o700 }))
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

/** Whoever is alone removes what an earlier run left half done. */
async function openIncoming(folder: string, node: string | undefined): Promise<string> {
  if (node !== undefined) return openNodeFolder(folder, node)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true, mode: 0o700 })
  return folder
}

type OnLost = (path: string) => void

/** Opens a file of the media folder, or the one that its key stands for. */
async function openKey(
  path: string,
  onLost: OnLost,
): Promise<(UnlinkedFile & { path: string }) | undefined> {
  try {
    return { ...(await openFile(path)), path }
  } catch (error) {
    if (isMissing(error)) return openPointed(path, onLost)
    throw error
  }
}

async function statOf(path: string, onLost: OnLost): Promise<StoredFile | undefined> {
  try {
    const found = await lstat(path, { bigint: true })
    if (found.isFile()) return factsOf(found)
  } catch (error) {
    if (!isMissing(error)) throw error
  }
  const pointed = await openPointed(path, onLost)
  await pointed?.file.close()
  return pointed && factsOf(pointed.found)
}

const factsOf = ({ size, mtimeNs, mtime }: BigIntStats): StoredFile => ({
  size: Number(size),
  etag: `"${size.toString(36)}-${mtimeNs.toString(36)}"`,
  modifiedAt: mtime,
})

async function readOf(
  path: string,
  { range, onLost }: { range: ByteRange | undefined; onLost: OnLost },
): Promise<StoredBytes | undefined> {
  const opened = await openKey(path, onLost)
  if (!opened) return undefined
  return fileBytes(opened.file, range ?? { first: 0, last: Number(opened.found.size) - 1 })
}

async function filesUnder(root: string, folder: string): Promise<string[]> {
  try {
    const entries = await readdir(folder, { recursive: true, withFileTypes: true })
    return entries
      .filter((entry) => entry.isFile() && isKey(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .sort()
  } catch (error) {
    if (isMissing(error)) return []
    throw error
  }
}

async function spaceOf(root: string): Promise<DiskSpace> {
  const { blocks, bavail, bsize, files, ffree } = await statfs(root)
  const inodes = files > 0 ? { total: files, free: ffree } : null
  return { totalBytes: blocks * bsize, freeBytes: bavail * bsize, inodes }
}

async function healthOf(root: string): Promise<EngineHealth> {
  try {
    await access(root, constants.W_OK)
    const { freeBytes } = await spaceOf(root)
    const detail = `${(freeBytes / 1e9).toFixed(1)} GB free`
    return { state: freeBytes < LOW_SPACE_BYTES ? 'degraded' : 'ok', detail }
  } catch {
    return { state: 'down', detail: 'The media folder cannot be written to.' }
  }
}
