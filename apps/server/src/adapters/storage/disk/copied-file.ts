import { createHash } from 'node:crypto'
import { constants, createReadStream } from 'node:fs'
import { chmod, copyFile, mkdir, readdir, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { isMissing } from './disk-failure.ts'
import { isKey, pathOfKey } from './storage-key.ts'

/** What a file has to be again after it was copied: its bytes counted, and their SHA-256 in hex. */
export type Fingerprint = { bytes: number; sha256: string }

/** Reads a file once, to its end or to the signal's. */
export async function fingerprintOf(path: string, signal: AbortSignal): Promise<Fingerprint> {
  const hash = createHash('sha256')
  let bytes = 0
  await pipeline(
    createReadStream(path, { highWaterMark: 1024 * 1024 }),
    async (pieces: AsyncIterable<Buffer>) => {
      for await (const piece of pieces) {
        hash.update(piece)
        bytes += piece.length
      }
    },
    { signal },
  )
  return { bytes, sha256: hash.digest('hex') }
}

/** Copies the file of a key from one media folder to another, sharing its blocks where the file
 *  system can, and reads the copy. undefined: it is not there any more. */
export async function copyKey(
  key: string,
  folders: { from: string; to: string; signal: AbortSignal },
): Promise<Fingerprint | undefined> {
  const target = pathOfKey(folders.to, key)
  await mkdir(dirname(target), { recursive: true, mode: 0o700 })
  try {
    await copyFile(pathOfKey(folders.from, key), target, constants.COPYFILE_FICLONE)
    await chmod(target, 0o600) // A copy from a read-only disk is not read-only itself.
  } catch (error) {
    if (isMissing(error)) return undefined
    throw error
  }
  return fingerprintOf(target, folders.signal)
}

/** Whether a copy of a key's file in another folder would share its blocks, which takes no room. */
export async function sharesBlocks(
  key: string,
  { from, to }: { from: string; to: string },
): Promise<boolean> {
  const copy = join(to, '.shares-blocks')
  try {
    await copyFile(pathOfKey(from, key), copy, constants.COPYFILE_FICLONE_FORCE)
    return true
  } catch {
    return false
  } finally {
    await rm(copy, { force: true })
  }
}

/** Keys of all files in a media folder, sorted. What is still arriving has none yet. */
export async function keysIn(root: string): Promise<string[]> {
  return (await keysUnder(root, '')).sort()
}

/** Keys of the files under a folder's key; none when there is no such folder. */
export async function keysUnder(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true }).catch((error) => {
    if (isMissing(error)) return []
    throw error
  })
  const keys: string[] = []
  for (const entry of entries) {
    const key = folder ? `${folder}/${entry.name}` : entry.name
    if (!isKey(key)) continue
    if (entry.isDirectory()) keys.push(...(await keysUnder(root, key)))
    if (entry.isFile()) keys.push(key)
  }
  return keys
}
