import type { FileProblem } from '@starnest/contract/files/file-problems'
import type { LibraryProblem } from '@starnest/contract/files/library'
import { beforeLookup } from '../../../../../domain/looked-up.ts'
import { MediaError } from '../../../../../ports/media/media-error.ts'
import {
  changeFile,
  forgetJobs,
  listVersions,
  refuseFiles,
  removeFiles,
  type VersionFile,
} from '../../folders.repository.ts'
import { versionLabel } from '../../names/version-label.ts'
import { unsaid } from '../origin-hash.ts'
import { pathIn, type Rival, type Scan } from '../scan-parts.ts'
import type { TitleToBe } from '../title-facts.ts'
import { whyUnread } from '../walk-folder.ts'
import { link, UNMADE } from './take-in-videos.ts'

/** Chooses, of files that are the same film or episode, the one that its title is made of, and names the
 *  others. Of those in one folder the larger picture wins, then more bytes; the title keeps its number
 *  with all that was kept of it, but for what was said of who may see it. A file of another folder stays
 *  where it is: its disk may only be away. */
export async function settleVersions(scan: Scan): Promise<void> {
  const paths = new Set(scan.walk.videos.map(({ path }) => path))
  const byPlace = Map.groupBy(scan.rivals, ({ title }) => title.facts.place ?? '')
  for (const [place, rivals] of byPlace) {
    scan.signal.throwIfAborted()
    const holder = scan.places.get(place)
    if (holder) await settle(scan, { holder, rivals, paths })
  }
}

type Contest = {
  holder: { titleId: number } | { fileId: number }
  rivals: readonly Rival[]
  /** Paths of all films that were found. */
  paths: ReadonlySet<string>
}

async function settle(scan: Scan, { holder: place, rivals, paths }: Contest): Promise<void> {
  const { deps, folder, problems } = scan
  const titleOf = new Map(rivals.map(({ fileId, title }) => [fileId, title]))
  const files = await listVersions(deps.database.db, place, [...titleOf.keys()])
  const holder = files.find(({ titleId }) => titleId !== null)
  if (!holder) return
  const others = files.filter((file) => file !== holder)
  const isKept = holder.folderId !== folder.id || holder.removedAt !== null
  const unusable: Unusable = new Map()
  const best = isKept ? holder : await bestOf(scan, { holder, others, paths, unusable })
  const title = titleOf.get(best.id)
  if (title) await takeOver(scan, { holder, best, title, paths, unusable })
  const { titleId } = holder
  for (const { id, folderId, folderPath, isRefused } of files) {
    const isHere = folderId === folder.id && paths.has(folderPath)
    if (isHere && titleId !== null && !isRefused && !unusable.has(folderPath)) {
      scan.videos.push({ fileId: id, titleId, kind: 'version', label: versionLabel(folderPath) })
    }
    if (folderPath === best.folderPath || !paths.has(folderPath)) continue
    const isNamed = unusable.has(folderPath) || problems.some(({ path }) => path === folderPath)
    if (!isNamed) problems.push(otherVersion(folderPath, best.folderPath))
  }
}

type Choice = Pick<Contest, 'paths'> & {
  holder: VersionFile
  others: readonly VersionFile[]
  /** Paths of those that turn out to be nothing to play. */
  unusable: Unusable
}

/** Of each path, why nothing of it can be played. */
type Unusable = Map<string, { reason: string; problem: FileProblem }>

/** A file that cannot be read is never chosen. Without the engine no file replaces another. */
async function bestOf(
  scan: Scan,
  { holder, others, paths, unusable }: Choice,
): Promise<VersionFile> {
  const isGone = holder.hiddenAt !== null && !paths.has(holder.folderPath)
  let best = isGone || holder.isRefused ? undefined : holder
  let bestPx = best && (await heightPxOf(scan, best, unusable))
  if (best && bestPx === undefined) {
    if (!unusable.has(best.folderPath)) return holder
    best = undefined
  }
  for (const one of others) {
    const heightPx = await heightPxOf(scan, one, unusable)
    if (heightPx === undefined) continue
    const isLarger = isLargerThan({ heightPx: bestPx, sizeBytes: best?.sizeBytes ?? 0 })
    if (isLarger({ heightPx, sizeBytes: one.sizeBytes })) [best, bestPx] = [one, heightPx]
  }
  return best ?? holder
}

type Size = { heightPx: number | undefined; sizeBytes: number }

/** Whether another file has the larger picture, or of the same picture more bytes. */
const isLargerThan =
  (best: Size) =>
  ({ heightPx = 0, sizeBytes }: Size) =>
    best.heightPx === undefined ||
    heightPx > best.heightPx ||
    (heightPx === best.heightPx && sizeBytes > best.sizeBytes)

/** Height of a film's picture as it is shown; undefined: it cannot be measured, which is said when that is
 *  the fault of the file. */
async function heightPxOf(
  scan: Scan,
  file: VersionFile,
  unusable: Unusable,
): Promise<number | undefined> {
  const { deps, folder, problems, signal } = scan
  if (file.facts) return file.facts.video?.heightPx
  const format = deps.sourceFormatOf(file.filename)
  try {
    const facts = await deps.storage.withFileAt(pathIn(folder, file.folderPath), (sourcePath) =>
      deps.media.examine({ sourcePath, format, signal }),
    )
    // A file without a title may never be examined by a job. Its facts are kept, so that it is measured once.
    if (file.titleId === null) await changeFile(deps.database.db, file.id, { facts })
    return facts.video?.heightPx
  } catch (error) {
    signal.throwIfAborted()
    if (error instanceof MediaError && error.reason === 'missing') return undefined
    if (error instanceof MediaError && /^(?:unreadable|refused)$/.test(error.reason)) {
      // It is named as every file is of which nothing can be made, and not looked into again.
      const { message: reason, problem } = error
      await refuseFiles(deps.database.db, folder.householdId, [
        { fileId: file.id, reason, problem },
      ])
      unusable.set(file.folderPath, { reason, problem })
    } else {
      problems.push({ path: file.folderPath, ...whyUnread(error) })
    }
    return undefined
  }
}

type Succession = Pick<Choice, 'paths' | 'unusable'> & {
  holder: VersionFile
  best: VersionFile
  title: TitleToBe
}

/** Makes a title that of another file: as when its file is overwritten, its ratings and approvals end. */
async function takeOver(scan: Scan, succession: Succession): Promise<void> {
  const { holder, best, title, paths, unusable } = succession
  const { deps, folder, walk, linked } = scan
  const { titleId } = holder
  if (titleId === null) return
  const { place: _place, ...words } = title.facts
  const isThere = paths.has(holder.folderPath)
  await deps.holdJobs([holder.id, best.id])
  await deps.database.db.transaction(async (tx) => {
    const at = { householdId: folder.householdId, titleId }
    const spoken = await deps.titles.read(tx, at)
    if (!spoken) return
    const why = unusable.get(holder.folderPath)
    await forgetJobs(tx, holder.id)
    await deps.queueProbes(tx, [best.id])
    if (why) await refuseFiles(tx, folder.householdId, [{ fileId: holder.id, ...why }])
    // What is made of each from now on is written elsewhere.
    await deps.titles.forgetVideos(tx, {
      householdId: folder.householdId,
      fileIds: [holder.id, best.id],
    })
    await changeFile(tx, holder.id, { titleId: null, hasThumbnail: false })
    await changeFile(tx, best.id, { titleId })
    await deps.titles.lapse(tx, at, deps.now())
    await deps.titles.moveTo(tx, at, best.id)
    const { title: _t, description: _d, genre: _g, releaseYear: _y, ...rest } = words
    const said = unsaid(spoken.originHash, { before: beforeLookup(spoken), now: words })
    const { mediaId } = best
    const { originHash } = title
    const made = { ...UNMADE, mediaId, originHash, hiddenAt: null, lookedUp: null }
    await deps.titles.change(tx, at, { ...rest, ...said, ...made })
    if (!isThere) await removeFiles(tx, [holder.id])
  })
  await deps.storage.remove(holder.mediaId)
  const found = walk.videos.find(({ path }) => path === holder.folderPath)
  if (found && (await link(scan, holder, found.identity))) linked.set(holder.id, found.identity)
  deps.onFilesFound([best.id])
  deps.onChanged(folder.householdId)
}

const otherVersion = (path: string, shown: string): LibraryProblem => ({
  path,
  reason: `It is another version of ${shown}, and of several only the best is shown.`,
  problem: { code: 'other_version', facts: { shown } },
})
