import { afterReading, beforeLookup } from '../../../../../domain/looked-up.ts'
import { originalKey } from '../../../receiving/take-in.ts'
import { giveTitles, type KnownFile } from '../../folders.repository.ts'
import { asWhole, isReadFrom, isSameReading, isWhole, unsaid } from '../origin-hash.ts'
import type { Scan } from '../scan-parts.ts'
import { sourceHashOf } from '../title-facts.ts'
import { link, readTitle, takePlace, titleRow, UNREAD_EXTENSION } from './take-in-videos.ts'

/** Brings the titles of files that are there up to date: shows those that were hidden while the
 *  file was away, hides those of files that have become extras, and reads names and NFO files that have changed. What cannot be
 *  read from where it lies any more, as it is another file of the same size and time, is linked again. */
export async function keepTitles(scan: Scan, there: readonly KnownFile[]): Promise<void> {
  const isExtra = ({ folderPath }: KnownFile) => scan.extras.has(folderPath)
  const films = there.filter((known) => !isExtra(known))
  const back = films.filter(
    ({ titleId, hiddenAt, removedAt, isRefused }) =>
      titleId !== null && hiddenAt !== null && removedAt === null && !isRefused,
  )
  await hideFrom(scan, back, null)
  const noFilms = there.filter((known) => isExtra(known) && known.hiddenAt === null)
  await hideFrom(scan, noFilms, scan.deps.now())
  for (const known of there) {
    scan.signal.throwIfAborted()
    await keepLink(scan, known)
    if (isExtra(known)) continue
    if (known.isRefused || known.filename.endsWith(UNREAD_EXTENSION)) continue
    if (known.titleId === null) await giveTitle(scan, known)
    else await readAgain(scan, known, known.titleId)
  }
}

/** Hides the titles of files since a moment; null: shows them again. */
async function hideFrom(
  { deps, folder }: Scan,
  files: readonly KnownFile[],
  hiddenAt: Date | null,
): Promise<void> {
  const titleIds = files.flatMap(({ titleId }) => titleId ?? [])
  if (titleIds.length === 0) return
  const { householdId } = folder
  await deps.titles.hide(deps.database.db, { householdId, titleIds }, hiddenAt)
  deps.onChanged(folder.householdId)
}

async function keepLink(scan: Scan, known: KnownFile): Promise<void> {
  const { found, linked, deps } = scan
  const identity = found.get(known.id)
  if (known.filename.endsWith(UNREAD_EXTENSION) || identity === undefined) return
  const before = linked.get(known.id)
  if (before === identity) return
  const extension = known.filename.slice(known.filename.lastIndexOf('.') + 1)
  const isRead =
    before === undefined && (await deps.storage.stat(originalKey(known.mediaId, extension)))
  if (isRead || (await link(scan, known, identity))) linked.set(known.id, identity)
}

/** A title for a file that had none, because another file had its place. */
async function giveTitle(scan: Scan, known: KnownFile): Promise<void> {
  const { deps, folder } = scan
  const title = known.removedAt === null ? await readTitle(scan, known.folderPath) : undefined
  if (!title || !takePlace(scan, title, known.id)) return
  await deps.database.db.transaction(async (tx) => {
    // First of all, as a job that is done writes itself down before its file.
    await deps.queueProbes(tx, [known.id])
    const row = titleRow(title, { fileId: known.id, mediaId: known.mediaId })
    const added = await deps.titles.add(tx, folder.householdId, [row])
    await giveTitles(tx, added)
  })
  deps.onFilesFound([known.id])
  deps.onChanged(folder.householdId)
}

/** Reads a title anew when its path or what lies beside it has changed. What the family said of it
 *  itself stays. */
async function readAgain(scan: Scan, known: KnownFile, titleId: number): Promise<void> {
  const { deps, folder, belongings } = scan
  const before = known.originHash ?? ''
  const own = belongings.get(known.folderPath)
  if (!own) return
  const source = await sourceHashOf(folder.path, known.folderPath, own)
  if (isReadFrom(before, source)) return
  // Where NFO files alone are read otherwise now, what lies beside the film is the same.
  const isKeptWhole =
    isWhole(before) && isReadFrom(before, await sourceHashOf(folder.path, known.folderPath, own, 0))
  const title = await readTitle(scan, known.folderPath)
  if (!title || isSameReading(title.originHash, before)) return
  const { place: _place, ...words } = title.facts
  const at = { householdId: folder.householdId, titleId }
  await deps.database.db.transaction(async (tx) => {
    const spoken = await deps.titles.read(tx, at)
    if (!spoken) return
    const said =
      before === '' ? words : unsaid(before, { before: beforeLookup(spoken), now: words })
    const { title: _t, description: _d, genre: _g, releaseYear: _y, ...rest } = words
    const originHash = isKeptWhole ? asWhole(title.originHash) : title.originHash
    // What was looked up is written again, where nothing says otherwise now.
    const lookedUp = afterReading(spoken.lookedUp)
    await deps.titles.change(tx, at, { ...rest, ...said, originHash, lookedUp })
  })
  deps.onChanged(folder.householdId)
}
