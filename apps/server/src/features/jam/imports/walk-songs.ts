import { opendir } from 'node:fs/promises'
import { join } from 'node:path'

/** Folders inside each other that are looked into. */
const MAX_DEPTH = 8

/** Texts of one folder that are read at most. */
const MAX_TEXTS = 5000

const TEXT = /\.txt$/i

/** What lies in a folder of songs: its texts, by their paths from it with '/'; folders in it that could not be
 *  read; and whether there were more texts than are read. */
export type SongWalk = { texts: string[]; unread: string[]; isCut: boolean }

/** Finds the texts of a folder. Links are not followed, and what begins with a dot is passed over.
 *  @throws the folder's own system error, and the signal's reason */
export async function walkSongs(root: string, signal: AbortSignal): Promise<SongWalk> {
  const walk: SongWalk = { texts: [], unread: [], isCut: false }
  const left = [{ folder: '', depth: 0 }]
  for (let next = left.pop(); next; next = left.pop()) {
    const { folder, depth } = next
    signal.throwIfAborted()
    try {
      const inside = await readFolder(root, folder, walk)
      if (depth < MAX_DEPTH) left.push(...inside.map((one) => ({ folder: one, depth: depth + 1 })))
    } catch (error) {
      if (folder === '') throw error
      walk.unread.push(folder)
    }
  }
  walk.texts.sort()
  return walk
}

/** Notes the texts of one folder and resolves with the folders in it. */
async function readFolder(root: string, folder: string, walk: SongWalk): Promise<string[]> {
  const folders: string[] = []
  for await (const entry of await opendir(join(root, folder))) {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (entry.name.startsWith('.')) continue
    if (entry.isDirectory()) folders.push(path)
    if (!(entry.isFile() && TEXT.test(entry.name))) continue
    if (walk.texts.length < MAX_TEXTS) walk.texts.push(path)
    else walk.isCut = true
  }
  return folders.sort().reverse()
}
