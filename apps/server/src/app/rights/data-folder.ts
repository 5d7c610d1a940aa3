import type { Dirent } from 'node:fs'
import { chmod, lchown, lstat, mkdir, readdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/** What Starnest makes in its data folder for itself. Backups are whoever's made them. */
const OWN_FOLDERS = ['database', 'media', 'uploads', 'tls', 's3']

/** What only its owner may enter, or read. */
const OWNER_ONLY_FOLDER = 0o700
const OWNER_ONLY_FILE = 0o600

/** Errors that are ignored: we may not change these rights, the file system does not support them, or the folder
 *  does not exist yet. */
const PASSED_OVER = new Set(['EPERM', 'EACCES', 'EROFS', 'ENOTSUP', 'ENOENT', 'ENOTDIR'])
const isPassedOver = (error: unknown) =>
  error instanceof Error && 'code' in error && PASSED_OVER.has(String(error.code))

/** Makes the data folder a user's own, with what Starnest made in it before, and makes it when it is
 *  missing. Links are not followed. Resolves with why that cannot be, for a sentence. */
export async function giveDataFolder(
  dataFolder: string,
  { uid, gid }: { uid: number; gid: number },
): Promise<string | undefined> {
  try {
    await mkdir(dirname(dataFolder), { recursive: true })
    await mkdir(dataFolder, { recursive: true, mode: OWNER_ONLY_FOLDER })
    const owned = [dataFolder]
    for (const name of OWN_FOLDERS) {
      const folder = join(dataFolder, name)
      const found = await lstat(folder).catch(() => undefined)
      if (!found?.isDirectory() || found.uid === uid) continue
      owned.push(...(await everythingIn(folder)), folder)
    }
    for (const path of owned) await lchown(path, uid, gid)
    return undefined
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    return `${dataFolder} cannot be given to another user (${reason})`
  }
}

async function everythingIn(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries.map(pathOf)
}

const pathOf = (entry: Dirent) => join(entry.parentPath, entry.name)

/** Keeps everybody else out of the data folder of an older Starnest: the folder itself, what lies in
 *  it, and what lies in that. A folder that nobody else may enter protects all that is deeper. */
export async function closeDataFolder(dataFolder: string): Promise<void> {
  if (process.platform === 'win32') return
  const entries = await readdir(dataFolder, { withFileTypes: true }).catch(() => [])
  await close(dataFolder, OWNER_ONLY_FOLDER)
  for (const entry of entries) {
    if (entry.isDirectory()) await close(pathOf(entry), OWNER_ONLY_FOLDER)
    if (entry.isFile()) await close(pathOf(entry), OWNER_ONLY_FILE)
  }
}

async function close(path: string, mode: number): Promise<void> {
  try {
    await chmod(path, mode)
  } catch (error) {
    if (!isPassedOver(error)) throw error
  }
}
