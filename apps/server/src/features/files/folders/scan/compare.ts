import type { KnownFile } from '../folders.repository.ts'
import type { FoundVideo, Walk } from './walk-folder.ts'

/** How what lies in a folder differs from what is known of it. */
export type Difference = {
  same: { known: KnownFile; found: FoundVideo }[]
  /** It lies elsewhere, or is called otherwise. */
  moved: { known: KnownFile; found: FoundVideo }[]
  changed: { known: KnownFile; found: FoundVideo }[]
  fresh: FoundVideo[]
  vanished: KnownFile[]
  /** Files that are still being written: to be looked at again. */
  arriving: number
}

const bytesKey = (sizeBytes: number, mtimeMs: number) => `${sizeBytes} ${mtimeMs}`
const keyOfKnown = ({ sizeBytes, modifiedAt }: KnownFile) =>
  bytesKey(sizeBytes, modifiedAt?.getTime() ?? 0)

/** Compares a folder with what is known. A file is the same while path, size and time of change are;
 *  one that has gone and one that has come with the same size and time are one file that moved.
 *  What changed less than `settleMs` ago may still be on its way and waits. What lies in folders
 *  that could not be read counts as unchanged. */
export function compare(
  { videos, unread }: Pick<Walk, 'videos' | 'unread'>,
  known: readonly KnownFile[],
  { nowMs, settleMs }: { nowMs: number; settleMs: number },
): Difference {
  const atPath = new Map(known.map((one) => [one.folderPath, one]))
  const isThere = new Set(videos.map(({ path }) => path))
  const unreadPaths = new Set(unread.map(({ path }) => path))
  const isUnread = (path: string) => pathAndFolders(path).some((one) => unreadPaths.has(one))
  const gone = known.filter(({ folderPath }) => !isThere.has(folderPath) && !isUnread(folderPath))
  const goneByBytes = new Map(
    gone.filter(({ sizeBytes }) => sizeBytes > 0).map((one) => [keyOfKnown(one), one]),
  )
  const difference: Difference = {
    same: [],
    moved: [],
    changed: [],
    fresh: [],
    vanished: [],
    arriving: 0,
  }
  for (const found of videos) {
    const here = atPath.get(found.path)
    const key = bytesKey(found.sizeBytes, found.mtimeMs)
    const moved = here ? undefined : goneByBytes.get(key)
    const agesMs = nowMs - Math.max(found.mtimeMs, found.ctimeMs)
    if (here && keyOfKnown(here) === key) {
      difference.same.push({ known: here, found })
    } else if (moved) {
      goneByBytes.delete(key)
      difference.moved.push({ known: moved, found })
    } else if (agesMs >= 0 && agesMs < settleMs) {
      difference.arriving += 1
    } else if (here) {
      difference.changed.push({ known: here, found })
    } else {
      difference.fresh.push(found)
    }
  }
  const hasMoved = new Set(difference.moved.map(({ known: { id } }) => id))
  difference.vanished = gone.filter(({ id }) => !hasMoved.has(id))
  return difference
}

/** A path and all folders it lies in: 'a/b/c.mp4', 'a/b', 'a'. */
function pathAndFolders(path: string): string[] {
  const names = path.split('/')
  return names.map((_, at) => names.slice(0, names.length - at).join('/'))
}
