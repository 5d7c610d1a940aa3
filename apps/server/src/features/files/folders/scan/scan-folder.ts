import { stat } from 'node:fs/promises'
import type { LibraryProblem } from '@starnest/contract/files/library'
import { displayName } from '../../receiving/display-name.ts'
import type { ListedTitle } from '../folder-titles.ts'
import {
  changeFile,
  type KnownFile,
  listKnown,
  listUnprobed,
  markScanned,
  removeFiles,
  type StoredFolder,
} from '../folders.repository.ts'
import { compare } from './compare.ts'
import { contentMarkOf } from './content-mark.ts'
import { withoutDiscExtras } from './disc-folders.ts'
import { readBelongings } from './read-belongings.ts'
import { pathIn, removeWithMade, type Scan, type ScanDeps } from './scan-parts.ts'
import { keepTitles } from './taking-in/keep-titles.ts'
import { keepVideos } from './taking-in/keep-videos.ts'
import { settleVersions } from './taking-in/settle-versions.ts'
import {
  kindAt,
  link,
  replaceBytes,
  takeInVideos,
  UNREAD_EXTENSION,
} from './taking-in/take-in-videos.ts'
import { placeOf } from './title-facts.ts'
import { type FoundVideo, folderStateOf, walkFolder, whyUnread } from './walk-folder.ts'

/** How a look through a folder ended. `arriving`: files that are still being written. `scan`: what the
 *  files that lie beside films are brought in with. */
export type ScanOutcome = {
  state: 'watched' | 'missing' | 'unreadable'
  arriving: number
  problems: LibraryProblem[]
  scan?: Scan
}

/**
 * Makes the catalogue what lies in a library folder. Titles of files that are gone are hidden and
 * come back with them, so that a disk that is away loses nobody's place; a file that was moved or
 * renamed inside the folder keeps its title. `linked`: as the scan before
 * left it ({@link Scan}).
 * @throws the signal's reason, and failures of database or storage
 */
export async function scanFolder(
  folder: StoredFolder,
  deps: ScanDeps,
  { signal, linked }: Pick<Scan, 'signal' | 'linked'>,
): Promise<ScanOutcome> {
  const known = await listKnown(deps.database.db, folder.id)
  const found = await readable(folder, signal)
  const isEmptied =
    typeof found !== 'string' && found.videos.length === 0 && found.unread.length === 0
  if (typeof found === 'string' || (isEmptied && known.length > 0)) {
    await deps.titles.hideVideos(deps.database.db, folder, deps.now())
    await hideTitlesOf({ folder, deps }, known)
    return { state: typeof found === 'string' ? found : 'missing', arriving: 0, problems: [] }
  }
  const { walk, problems: ofDiscs } = withoutDiscExtras(found)
  const difference = compare(walk, known, {
    nowMs: deps.now().getTime(),
    settleMs: deps.settleMs,
  })
  await forget({ folder, deps }, difference.vanished)
  const { same, moved, changed, fresh } = difference
  const identities = new Map(
    [...same, ...moved, ...changed].map((one) => [one.known.id, one.found.identity]),
  )
  const { belongings, extras, versions, problems } = await readBelongings(walk, { ...deps, signal })
  const seen = await deps.titles.list(deps.database.db, folder.householdId)
  const versionOf = new Map(
    [...same, ...moved, ...changed].map((one) => [
      one.known.titleId,
      versions.get(one.found.path) ?? null,
    ]),
  )
  const places = placesTaken(seen, known, versionOf)
  const scan: Scan = {
    ...{ folder, deps, signal, walk, belongings, extras, versions, places },
    ...{ found: identities, linked, rivals: [], videos: [] },
    problems: [...walk.unread, ...ofDiscs, ...problems],
  }
  const met: (KnownFile | undefined)[] = []
  for (const one of moved) {
    const isOther = await hasOtherBytes(scan, one)
    met.push(await (isOther ? replaceBytes(scan, one) : follow(scan, one)))
  }
  for (const one of changed) {
    const isTouched = await hasKnownBytes(scan, one)
    met.push(await (isTouched ? follow(scan, one) : replaceBytes(scan, one)))
  }
  await markBytes(scan, same)
  const kept = await lookAgain(scan, same)
  await takeInVideos(scan, fresh)
  const there = [...kept, ...met].filter((one) => one !== undefined)
  await keepTitles(scan, there)
  await settleVersions(scan)
  await keepVideos(scan)
  await probeLeft(scan, there)
  await deps.titles.countSeries(deps.database.db, folder.householdId)
  await markScanned(deps.database.db, folder.id, deps.now())
  deps.onChanged(folder.householdId)
  return { state: 'watched', arriving: difference.arriving, problems: scan.problems, scan }
}

/** Places that titles have. One whose file is gone keeps its own for other files of its folder.
 *  `versionOf`: what titles share with files that are the same film without a year. */
function placesTaken(
  titles: readonly ListedTitle[],
  known: readonly KnownFile[],
  versionOf: ReadonlyMap<number | null, string | null>,
): Scan['places'] {
  const places: Scan['places'] = new Map()
  const own = new Set(known.map(({ titleId }) => titleId))
  for (const title of titles) {
    const place = placeOf(title) ?? versionOf.get(title.id) ?? null
    const isShown = title.hiddenAt === null
    const isFirst = place !== null && !places.has(place) && own.has(title.id)
    if (place !== null && (isShown || isFirst)) places.set(place, { titleId: title.id })
  }
  return places
}

async function readable(folder: StoredFolder, signal: AbortSignal) {
  try {
    if (!(await stat(folder.path)).isDirectory()) return 'missing'
    return await walkFolder(folder.path, { signal })
  } catch (error) {
    signal.throwIfAborted()
    return folderStateOf(error)
  }
}

/** Hides the titles of files that are gone. Files that never became a title are forgotten. */
async function forget(
  { folder, deps }: Pick<Scan, 'folder' | 'deps'>,
  vanished: readonly KnownFile[],
): Promise<void> {
  const untitled = vanished.filter(({ titleId }) => titleId === null)
  const ids = untitled.map(({ id }) => id)
  await removeWithMade(deps, untitled, () => removeFiles(deps.database.db, ids))
  await hideTitlesOf({ folder, deps }, vanished)
}

async function hideTitlesOf(
  { folder, deps }: Pick<Scan, 'folder' | 'deps'>,
  gone: readonly KnownFile[],
): Promise<void> {
  const titleIds = gone.flatMap(({ titleId, hiddenAt }) => (hiddenAt === null && titleId) || [])
  if (titleIds.length === 0) return
  const { householdId } = folder
  await deps.titles.hide(deps.database.db, { householdId, titleIds }, deps.now())
  await deps.titles.countSeries(deps.database.db, folder.householdId)
  deps.onChanged(folder.householdId)
}

/** Has files looked into that should have been: their disk was away then, or nobody asked for it. */
async function probeLeft({ deps, folder }: Scan, there: readonly KnownFile[]): Promise<void> {
  const { db } = deps.database
  const isThere = new Set(there.map(({ id }) => id))
  const left = (await listUnprobed(db, folder.id)).filter((id) => isThere.has(id))
  await deps.queueProbes(db, left)
  deps.onFilesFound(left)
}

type Met = { known: KnownFile; found: FoundVideo }

/** Whether a file's bytes are those that are known of it, though its time is another; not while nobody
 *  has read them. */
async function hasKnownBytes(scan: Scan, { known, found }: Met): Promise<boolean> {
  return known.contentMark !== null && (await markOf(scan, found)) === known.contentMark
}

/** Whether a file that came with the size and time of one that went is another one all the same. */
async function hasOtherBytes(scan: Scan, { known, found }: Met): Promise<boolean> {
  return known.contentMark !== null && (await markOf(scan, found)) !== known.contentMark
}

/** Takes in what was of no kind that Starnest read, and is of one by now. Resolves with all of them. */
async function lookAgain(scan: Scan, same: readonly Met[]): Promise<(KnownFile | undefined)[]> {
  const all: (KnownFile | undefined)[] = []
  for (const one of same) {
    all.push((await isTakenNow(scan, one)) ? await replaceBytes(scan, one) : one.known)
  }
  return all
}

/** Whether a file that was of no kind that Starnest read is of one by now: Starnest learned it since. */
async function isTakenNow(scan: Scan, { known, found }: Met): Promise<boolean> {
  if (!known.filename.endsWith(UNREAD_EXTENSION)) return false
  scan.signal.throwIfAborted()
  return (await kindAt(scan, found))?.assetType === 'video'
}

/** Reads the bytes of files that were known before anybody read any. */
async function markBytes(scan: Scan, same: readonly Met[]): Promise<void> {
  for (const { known, found } of same) {
    if (known.contentMark !== null) continue
    scan.signal.throwIfAborted()
    const contentMark = await markOf(scan, found)
    if (contentMark) await changeFile(scan.deps.database.db, known.id, { contentMark })
  }
}

/** undefined: it cannot be read, which is said. */
async function markOf(
  { deps, folder, problems }: Scan,
  found: FoundVideo,
): Promise<string | undefined> {
  try {
    return await deps.storage.withFileAt(pathIn(folder, found.path), contentMarkOf)
  } catch (error) {
    problems.push({ path: found.path, ...whyUnread(error) })
    return undefined
  }
}

/** Notes where a file lies now, and since when. */
async function follow(
  scan: Scan,
  { known, found }: { known: KnownFile; found: FoundVideo },
): Promise<KnownFile> {
  const moved = { ...known, folderPath: found.path }
  await changeFile(scan.deps.database.db, known.id, {
    folderPath: found.path,
    originalName: displayName(found.path),
    modifiedAt: new Date(found.mtimeMs),
  })
  if (!known.filename.endsWith(UNREAD_EXTENSION)) await link(scan, moved, found.identity)
  return moved
}
