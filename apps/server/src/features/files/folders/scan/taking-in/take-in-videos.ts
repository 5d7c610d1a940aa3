import { randomBytes } from 'node:crypto'
import { StorageError } from '../../../../../ports/storage.ts'
import { displayName } from '../../../receiving/display-name.ts'
import { type FileKind, sniffBytes, sniffFile } from '../../../receiving/sniffing/sniff-file.ts'
import { originalKey } from '../../../receiving/take-in.ts'
import {
  addFiles,
  changeFile,
  forgetJobs,
  giveTitles,
  type KnownFile,
  refuseFiles,
} from '../../folders.repository.ts'
import type { Belongings } from '../../sidecars/belongings.ts'
import { readTelling } from '../content-mark.ts'
import { asWhole, originHashOf } from '../origin-hash.ts'
import { pathIn, type Scan } from '../scan-parts.ts'
import { readTitleFacts, sourceHashOf, type TitleToBe } from '../title-facts.ts'
import { type FoundVideo, whyUnread } from '../walk-folder.ts'

/** Files that are written down in one transaction. */
const BATCH_FILES = 100
/** Files that are opened at once. */
const OPEN_FILES = 8

const REFUSED = {
  reason: 'Its bytes are of no kind of film that Starnest can read.',
  problem: { code: 'kind_refused' },
} as const
/** What the names of our files end with that are of no kind that is read. */
export const UNREAD_EXTENSION = '.bin'
const NO_FILM: FileKind = {
  extension: UNREAD_EXTENSION.slice(1),
  contentType: 'application/octet-stream',
  assetType: 'video',
}

type Looked = {
  found: FoundVideo
  kind: FileKind | undefined
  title: TitleToBe | undefined
  contentMark: string
}
/** Takes new files in: what they are by their bytes, then the files and their titles, then the links
 *  by which they are read. Cut off in between, the next scan of a new server makes the links, and looks into
 *  what could not be read without them. */
export async function takeInVideos(scan: Scan, fresh: readonly FoundVideo[]): Promise<void> {
  let looked: Looked[] = []
  for (let at = 0; at < fresh.length + BATCH_FILES; at += BATCH_FILES) {
    scan.signal.throwIfAborted()
    // The next files are looked at while the database writes. Both have ended before anything is thrown.
    const [next, written] = await Promise.allSettled([
      lookAtAll(scan, fresh.slice(at, at + BATCH_FILES)),
      looked.length > 0 ? writeDown(scan, looked) : undefined,
    ])
    if (written.status === 'rejected') throw written.reason
    if (next.status === 'rejected') throw next.reason
    looked = next.value
  }
}

async function lookAtAll(scan: Scan, fresh: readonly FoundVideo[]): Promise<Looked[]> {
  const looked: Looked[] = []
  for (let first = 0; first < fresh.length; first += OPEN_FILES) {
    const some = fresh.slice(first, first + OPEN_FILES)
    const done = await Promise.all(some.map((found) => lookAt(scan, found)))
    looked.push(...done.flatMap((one) => one ?? []))
  }
  return looked
}

/** undefined: it is no title, or could not be read, which is tried again. */
async function lookAt(scan: Scan, found: FoundVideo): Promise<Looked | undefined> {
  const { deps, folder, belongings, extras, problems } = scan
  if (!belongings.has(found.path) && !extras.has(found.path)) return undefined
  try {
    const { contentMark, kind } = await deps.storage.withFileAt(
      pathIn(folder, found.path),
      async (lent, identity) => {
        if (identity !== found.identity) throw vanished()
        const { contentMark: mark, head } = await readTelling(lent)
        return { contentMark: mark, kind: await sniffBytes(head, found.sizeBytes) }
      },
    )
    if (kind?.assetType !== 'video')
      return { found, kind: undefined, title: undefined, contentMark }
    return { found, kind, title: await readTitle(scan, found.path), contentMark }
  } catch (error) {
    problems.push({ path: found.path, ...whyUnread(error) })
    return undefined
  }
}

/** What a file is by its bytes now; undefined: of no kind that is taken, or it cannot be read. */
export async function kindAt(
  { deps, folder }: Scan,
  { path, sizeBytes }: FoundVideo,
): Promise<FileKind | undefined> {
  try {
    return await deps.storage.withFileAt(pathIn(folder, path), (lent) => sniffFile(lent, sizeBytes))
  } catch {
    return undefined
  }
}

/** Another file came into its place since it was found: the next scan looks at that one. */
const vanished = () => Object.assign(new Error('Another file lies there'), { code: 'ENOENT' })

/** What the title of a file is to be called; undefined: it is none. */
export async function readTitle(
  { deps, folder, belongings, versions, problems }: Scan,
  path: string,
): Promise<TitleToBe | undefined> {
  const own = belongings.get(path)
  if (!own) return undefined
  const read = await readTitleFacts(own, {
    path,
    version: versions.get(path) ?? null,
    foreignText: deps.foreignText,
    withFile: (file, work) => deps.storage.withFileAt(pathIn(folder, file), work),
  })
  problems.push(...read.problems)
  // With a problem it counts as read from something else, so that the next scan says it again.
  const source = read.problems.length > 0 ? 'unread' : await sourceHashOf(folder.path, path, own)
  return { facts: read.facts, originHash: originHashOf(source, read.facts), isBare: !hasMore(own) }
}

const hasMore = ({ poster, backdrop, subtitles }: Belongings) =>
  (poster ?? backdrop) !== null || subtitles.length > 0

const newMediaId = () => randomBytes(16).toString('base64url')

const rowOf = (
  { folder }: Scan,
  { found, kind = NO_FILM, contentMark }: Looked,
  mediaId = newMediaId(),
) => ({
  householdId: folder.householdId,
  mediaId,
  filename: `${mediaId}.${kind.extension}`,
  originalName: displayName(found.path),
  assetType: kind.assetType,
  contentType: kind.contentType,
  sizeBytes: found.sizeBytes,
  folderId: folder.id,
  folderPath: found.path,
  modifiedAt: new Date(found.mtimeMs),
  contentMark,
})

async function writeDown(scan: Scan, looked: readonly Looked[]): Promise<void> {
  const { deps, folder } = scan
  const byPath = new Map(looked.map((one) => [one.found.path, one]))
  const { rows, titled } = await deps.database.db.transaction(async (tx) => {
    const rows = await addFiles(
      tx,
      looked.map((one) => rowOf(scan, one)),
    )
    const refused = rows.filter(({ folderPath }) => !byPath.get(folderPath ?? '')?.kind)
    await refuseFiles(
      tx,
      folder.householdId,
      refused.map(({ id }) => ({ fileId: id, ...REFUSED })),
    )
    const toBe = rows.flatMap(({ id, mediaId, folderPath }) => {
      const title = byPath.get(folderPath ?? '')?.title
      return title && takePlace(scan, title, id) ? [titleRow(title, { fileId: id, mediaId })] : []
    })
    const titled = await deps.titles.add(tx, folder.householdId, toBe)
    await giveTitles(tx, titled)
    await deps.queueProbes(tx, [...titled.keys()])
    return { rows, titled }
  })
  const toLink = rows.flatMap(({ mediaId, filename, folderPath }) => {
    const one = folderPath ? byPath.get(folderPath) : undefined
    return folderPath && one?.kind ? [{ mediaId, filename, folderPath, found: one.found }] : []
  })
  for (let first = 0; first < toLink.length; first += OPEN_FILES) {
    const some = toLink.slice(first, first + OPEN_FILES)
    await Promise.all(some.map(({ found, ...file }) => link(scan, file, found.identity)))
  }
  deps.onChanged(folder.householdId)
  deps.onFilesFound([...titled.keys()])
}

/** A title of its own only for the first file of an episode, or of a film with its year; the others are
 *  its rivals. */
export function takePlace({ places, rivals }: Scan, title: TitleToBe, fileId: number): boolean {
  const { place } = title.facts
  if (place === null) return true
  const isFree = !places.has(place)
  if (isFree) places.set(place, { fileId })
  else rivals.push({ fileId, title })
  return isFree
}

/** What the catalogue is told of a new title. */
export function titleRow(
  { facts: { place: _place, ...words }, originHash, isBare }: TitleToBe,
  file: { fileId: number; mediaId: string },
) {
  return { ...words, ...file, originHash: isBare ? asWhole(originHash) : originHash }
}

/** Lets a file be read from where it lies, as long as it is the one that was found. One that has gone
 *  meanwhile is among the problems, and the next scan looks at what lies there then. */
export async function link(
  { deps, folder, problems }: Scan,
  file: Pick<KnownFile, 'mediaId' | 'filename' | 'folderPath'>,
  identity: string,
): Promise<boolean> {
  const extension = file.filename.slice(file.filename.lastIndexOf('.') + 1)
  const path = pathIn(folder, file.folderPath)
  try {
    await deps.storage.putLink(originalKey(file.mediaId, extension), path, identity)
    return true
  } catch (error) {
    const isOther = error instanceof StorageError && /^(?:missing|bad_key)$/.test(error.reason)
    if (!isOther) throw error
    problems.push({ path: file.folderPath, ...whyUnread(vanished()) })
    return false
  }
}

/** Takes in anew a file whose bytes are others now. Its title keeps its number, with all that
 *  anybody kept of it, and nothing that was made of the bytes before or said of who may see them.
 *  Resolves with what is known of it now; undefined: it could not be read, which is tried again. */
export async function replaceBytes(
  scan: Scan,
  { known, found }: { known: KnownFile; found: FoundVideo },
): Promise<KnownFile | undefined> {
  const { deps, folder } = scan
  const looked = await lookAt(scan, found)
  if (!looked) return undefined
  const row = rowOf(scan, looked)
  const { titleId } = known
  const at = titleId === null ? null : { householdId: folder.householdId, titleId }
  await deps.holdJobs([known.id])
  await deps.database.db.transaction(async (tx) => {
    await forgetJobs(tx, known.id)
    await changeFile(tx, known.id, { ...row, facts: null, sha256: null, hasThumbnail: false })
    await deps.titles.forgetVideos(tx, {
      householdId: folder.householdId,
      fileIds: [known.id],
    })
    if (at) {
      await deps.titles.lapse(tx, at, deps.now())
      await deps.titles.change(tx, at, { ...UNMADE, mediaId: row.mediaId, originHash: '' })
    }
    if (!looked.kind) {
      await refuseFiles(tx, folder.householdId, [{ fileId: known.id, ...REFUSED }])
      if (titleId !== null) {
        const { householdId } = folder
        await deps.titles.hide(tx, { householdId, titleIds: [titleId] }, deps.now())
      }
    } else if (titleId !== null) {
      await deps.queueProbes(tx, [known.id])
    }
  })
  await deps.storage.remove(known.mediaId)
  const now = { ...known, ...row, originHash: '', isRefused: !looked.kind }
  if (!looked.kind) return now
  await link(scan, row, found.identity)
  if (titleId !== null) deps.onFilesFound([known.id])
  return now
}

/** A title of whose file nothing has been made. */
export const UNMADE = {
  durationSeconds: 0,
  videoFile: null,
  pictureFolder: '',
  backdropFolder: '',
  chapters: [],
  captions: [],
  loudnessLufs: null,
  poster: null,
  backdrop: null,
  hasPoster: false,
  hasBackdrop: false,
  hasHls: false,
  hasPreviews: false,
}
