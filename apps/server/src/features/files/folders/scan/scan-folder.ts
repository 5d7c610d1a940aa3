import { stat } from 'node:fs/promises'
import type { LibraryProblem } from '@starnest/contract/library'
import { displayName } from '../../receiving/display-name.ts'
import {
  changeFile,
  type KnownFile,
  listKnown,
  markScanned,
  removeFiles,
  type StoredFolder,
} from '../folders.repository.ts'
import { compare } from './compare.ts'
import { keepTitles } from './keep-titles.ts'
import type { Scan, ScanDeps } from './scan-parts.ts'
import { link, replaceBytes, takeInVideos } from './take-in-videos.ts'
import { placeOf } from './title-facts.ts'
import { type FoundVideo, folderStateOf, walkFolder } from './walk-folder.ts'

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
 * renamed inside the folder keeps its title. `isFirst`: nobody has looked since the server started.
 * @throws the signal's reason, and failures of database or storage
 */
export async function scanFolder(
  folder: StoredFolder,
  deps: ScanDeps,
  { signal, isFirst }: { signal: AbortSignal; isFirst: boolean },
): Promise<ScanOutcome> {
  const known = await listKnown(deps.database.db, folder.id)
  const walk = await readable(folder, signal)
  const isEmptied = typeof walk !== 'string' && walk.videos.length === 0 && walk.unread.length === 0
  if (typeof walk === 'string' || (isEmptied && known.length > 0)) {
    await hideTitlesOf({ folder, deps }, known)
    return { state: typeof walk === 'string' ? walk : 'missing', arriving: 0, problems: [] }
  }
  const difference = compare(walk, known, {
    nowMs: deps.clock().getTime(),
    settleMs: deps.settleMs,
  })
  await forget({ folder, deps }, difference.vanished)
  const seen = await deps.titles.list(deps.database.db, folder.householdId)
  const places = new Set(seen.flatMap((title) => placeOf(title) ?? []))
  const scan: Scan = { folder, deps, signal, walk, places, problems: [...walk.unread] }
  const moved: KnownFile[] = []
  for (const one of difference.moved) moved.push(await follow(scan, one))
  for (const one of difference.changed) await replaceBytes(scan, one)
  await takeInVideos(scan, difference.fresh)
  const there = [...difference.same.map((one) => one.known), ...moved]
  await keepTitles(scan, there, { isFirst })
  await deps.titles.countSeries(deps.database.db, folder.householdId)
  await markScanned(deps.database.db, folder.id, deps.clock())
  deps.onChanged(folder.householdId)
  return { state: 'watched', arriving: difference.arriving, problems: scan.problems, scan }
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

/** Hides what is gone. Of a file that never was a title nothing is kept. */
async function forget(
  { folder, deps }: Pick<Scan, 'folder' | 'deps'>,
  vanished: readonly KnownFile[],
): Promise<void> {
  const untitled = vanished.filter(({ titleId }) => titleId === null)
  await removeFiles(
    deps.database.db,
    untitled.map(({ id }) => id),
  )
  for (const { mediaId } of untitled) await deps.storage.remove(mediaId)
  await hideTitlesOf({ folder, deps }, vanished)
}

async function hideTitlesOf(
  { folder, deps }: Pick<Scan, 'folder' | 'deps'>,
  gone: readonly KnownFile[],
): Promise<void> {
  const ids = gone.flatMap(({ titleId, hiddenAt }) => (hiddenAt === null && titleId) || [])
  if (ids.length === 0) return
  await deps.titles.hide(deps.database.db, ids, deps.clock())
  await deps.titles.countSeries(deps.database.db, folder.householdId)
  deps.onChanged(folder.householdId)
}

/** Notes where a file lies now. */
async function follow(
  scan: Scan,
  { known, found }: { known: KnownFile; found: FoundVideo },
): Promise<KnownFile> {
  const moved = { ...known, folderPath: found.path }
  await changeFile(scan.deps.database.db, known.id, {
    folderPath: found.path,
    originalName: displayName(found.path),
  })
  if (!known.filename.endsWith('.bin')) await link(scan, moved)
  return moved
}
