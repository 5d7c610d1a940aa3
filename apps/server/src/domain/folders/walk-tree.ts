import type { Dir } from 'node:fs'
import { opendir, realpath } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders of systems and network drives, in small letters. */
const SYSTEM_FOLDERS = new Set([
  '@eadir',
  '#recycle',
  '$recycle.bin',
  'lost+found',
  'system volume information',
])

/** A file whose presence says that a folder's media are nobody's business. */
const KEEP_OUT = '.nomedia'

/** Whether a file or folder of this name is passed over. */
export const isPassedOver = (name: string): boolean =>
  name.startsWith('.') || SYSTEM_FOLDERS.has(name.toLowerCase())

/** How a folder of the family is looked through, and who is told what lies in it. Paths begin in that folder, '' being
 *  the folder itself, and have '/' between names. */
export type TreeWalk = {
  /** Folders inside each other that are looked into. */
  maxDepth: number
  signal: AbortSignal
  openFolder?: (path: string) => Promise<Dir>
  /** Whether a file of this name is told of. */
  isOfUse(name: string): boolean
  /** The names of such files in one folder, folder by folder. */
  onFiles(folder: string, names: string[]): void | Promise<void>
  /** A folder inside that could not be read. */
  onUnread(folder: string, error: unknown): void
}

/** Looks through a folder of the family and those in it, by their names. Links are not followed, wherever they lead:
 *  what they lead to inside is found by itself. What is hidden, of the system, or marked as nobody's business is
 *  passed over. @throws the folder's own system error, and the signal's reason */
export async function walkTree(root: string, walk: TreeWalk): Promise<void> {
  const left = [{ folder: '', depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { folder, depth } = next
    walk.signal.throwIfAborted()
    try {
      const inside = await readFolder(root, folder, walk)
      if (depth < walk.maxDepth)
        left.push(...inside.map((path) => ({ folder: path, depth: depth + 1 })))
    } catch (error) {
      if (folder === '' || walk.signal.aborted) throw error
      walk.onUnread(folder, error)
    }
  }
}

/** Opens a folder. @throws an error ELOOP for a link in place of one; the root may be one */
async function openReal(
  path: string,
  { openFolder, isRoot }: { openFolder: (path: string) => Promise<Dir>; isRoot: boolean },
): Promise<Dir> {
  const opened = await openFolder(path)
  if (isRoot || (await realpath(path)) === path) return opened
  await opened.close()
  throw Object.assign(new Error('ELOOP: a link in place of a folder'), { code: 'ELOOP' })
}

/** Tells of the files of one folder and resolves with the folders in it, the last one first. */
async function readFolder(
  root: string,
  folder: string,
  { openFolder = opendir, isOfUse, onFiles }: TreeWalk,
): Promise<string[]> {
  const folders: string[] = []
  const names: string[] = []
  for await (const entry of await openReal(join(root, folder), {
    openFolder,
    isRoot: folder === '',
  })) {
    const { name } = entry
    if (name === KEEP_OUT && folder !== '') return []
    if (isPassedOver(name)) continue
    if (entry.isDirectory()) folders.push(folder === '' ? name : `${folder}/${name}`)
    else if (entry.isFile() && isOfUse(name)) names.push(name)
  }
  if (names.length > 0) await onFiles(folder, names)
  return folders.sort().reverse()
}
