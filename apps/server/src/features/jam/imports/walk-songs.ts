import { walkTree } from '../../../domain/folders/walk-tree.ts'

/** Folders inside each other that are looked into. */
const MAX_DEPTH = 8

/** Texts of one folder that are read at most. */
const MAX_TEXTS = 5000

const TEXT = /\.txt$/i

/** What lies in a folder of songs: its texts, by their paths from it with '/'; folders in it that could not be
 *  read; and whether there were more texts than are read. */
export type SongWalk = { texts: string[]; unread: string[]; isCut: boolean }

/** Finds the texts of a folder. @throws the folder's own system error, and the signal's reason */
export async function walkSongs(root: string, signal: AbortSignal): Promise<SongWalk> {
  const walk: SongWalk = { texts: [], unread: [], isCut: false }
  await walkTree(root, {
    signal,
    maxDepth: MAX_DEPTH,
    isOfUse: (name) => TEXT.test(name),
    onUnread: (folder) => walk.unread.push(folder),
    onFiles(folder, names) {
      const room = MAX_TEXTS - walk.texts.length
      const paths = names.sort().map((name) => (folder === '' ? name : `${folder}/${name}`))
      walk.texts.push(...paths.slice(0, room))
      walk.isCut ||= paths.length > room
    },
  })
  walk.texts.sort()
  return walk
}
