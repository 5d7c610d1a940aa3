import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@starnest/contract/catalog/catalog'
import { MEDIA_FILE, mediaContentType, mediaKey } from '../../../../domain/media-address.ts'
import { MediaError, type SourceFormat } from '../../../../ports/media.ts'
import type { StoredCaption, titles } from '../../../../tables/titles.ts'
import { sniffFile } from '../../receiving/sniff-file.ts'
import { type KnownFile, listKnown } from '../folders.repository.ts'
import type { Belongings } from '../sidecars/belongings.ts'
import { asWhole, isWhole } from './origin-hash.ts'
import type { Scan } from './scan-parts.ts'
import { whyUnread } from './walk-folder.ts'

/** Stills that may stand for a film, by the extension that we give such bytes. */
const STILLS: Readonly<Record<string, SourceFormat>> = { jpg: 'jpeg', png: 'png', webp: 'webp' }

type Changes = Partial<typeof titles.$inferInsert>

/** Brings in the pictures and subtitles that lie beside films, one film after the other: pictures are
 *  encoded anew. May be cut off at any point; the next scan goes on. Without the engine it waits. */
export async function bringInSidecars(scan: Scan, signal: AbortSignal): Promise<void> {
  const { deps, folder, belongings } = scan
  for (const known of await listKnown(deps.database.db, folder.id)) {
    if (signal.aborted) return
    const own = belongings.get(known.folderPath)
    const { titleId, originHash } = known
    if (!own || titleId === null || originHash === null || isWhole(originHash)) continue
    const problemsBefore = scan.problems.length
    try {
      const changes = {
        ...(await captionsOf(scan, known, own)),
        ...(await picturesOf(scan, known, own)),
      }
      const at = { householdId: folder.householdId, titleId }
      await deps.database.db.transaction(async (tx) => {
        const title = await deps.titles.read(tx, at)
        if (title?.originHash !== originHash) return
        const captions = merged(title.captions, changes.captions ?? [])
        await deps.titles.change(tx, at, {
          ...changes,
          captions,
          // What could not be read is tried again, and said again, by the next scan.
          ...(scan.problems.length === problemsBefore && { originHash: asWhole(originHash) }),
        })
      })
      deps.onChanged(folder.householdId)
    } catch (error) {
      if (error instanceof MediaError && error.reason === 'missing') return
      throw error
    }
  }
}

/** Those beside the film come before those in it. */
function merged(before: StoredCaption[], beside: StoredCaption[]): StoredCaption[] {
  const languages = new Set(beside.map(({ language }) => language))
  return [...beside, ...before.filter(({ language }) => !languages.has(language))]
}

async function captionsOf(scan: Scan, known: KnownFile, own: Belongings): Promise<Changes> {
  const { deps, folder } = scan
  const captions: StoredCaption[] = []
  for (const { path, language, isForced } of own.subtitles) {
    const file = MEDIA_FILE.captions(language)
    if (!mediaContentType(file)) continue
    await orProblem(scan, path, async () => {
      const said = language === 'und' ? {} : { language }
      const text = await deps.storage.withFileAt(join(folder.path, path), (sourcePath) =>
        deps.media.convertSubtitles({ sourcePath, ...said }),
      )
      await deps.storage.withWorkFolder(async (work) => {
        await writeFile(join(work, 'captions'), text)
        await deps.storage.putFile(mediaKey(known.mediaId, file), join(work, 'captions'))
      })
      captions.push({ language, label: labelOf(language, isForced), file })
    })
  }
  return { captions }
}

/** A language as its own speakers call it. */
function labelOf(language: string, isForced: boolean): string {
  const name =
    language === 'und'
      ? 'Subtitles'
      : (new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language)
  return isForced ? `${name} (forced)` : name
}

/** A title's two pictures lie in one folder, so the one that is missing is cut out of the other. */
async function picturesOf(scan: Scan, known: KnownFile, own: Belongings): Promise<Changes> {
  const posterFrom = own.poster ?? own.backdrop
  const backdropFrom = own.backdrop ?? own.poster
  if (posterFrom === null || backdropFrom === null) return {}
  const poster = await orProblem(scan, posterFrom, () =>
    makePicture(scan, known, { path: posterFrom, kind: 'poster' }),
  )
  const backdrop = await orProblem(scan, backdropFrom, () =>
    makePicture(scan, known, { path: backdropFrom, kind: 'backdrop' }),
  )
  if (!poster || !backdrop) return {}
  return { poster, backdrop, hasPoster: true, hasBackdrop: true, pictureFolder: '' }
}

async function makePicture(
  { deps, folder }: Scan,
  { mediaId }: KnownFile,
  { path, kind }: { path: string; kind: 'poster' | 'backdrop' },
): Promise<Picture> {
  const { media, storage } = deps
  return storage.withFileAt(join(folder.path, path), async (sourcePath) => {
    const found = await sniffFile(sourcePath, (await stat(sourcePath)).size)
    const format = STILLS[found?.extension ?? '']
    if (!format) {
      const problem = { code: 'picture_refused' } as const
      throw new MediaError('refused', 'It is no picture that can stand for a film.', { problem })
    }
    return storage.withWorkFolder(async (intoFolder) => {
      const examination = await media.examine({ sourcePath, format })
      const job = { sourcePath, format, examination, intoFolder, kind }
      const picture = await media.makePicture(job)
      for (const name of await readdir(intoFolder)) {
        await storage.putFile(mediaKey(mediaId, name), join(intoFolder, name))
      }
      return picture
    })
  })
}

/** A file that cannot be read is added to the problems. Without the engine none can be read. */
async function orProblem<T>(
  { problems }: Scan,
  path: string,
  work: () => Promise<T>,
): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    const isOfTheFile = error instanceof MediaError && error.reason !== 'missing'
    if (!isOfTheFile && (error instanceof MediaError || !isSystemError(error))) throw error
    // One picture may be made into two.
    if (problems.some((problem) => problem.path === path)) return undefined
    const why = isOfTheFile ? { reason: error.message, problem: error.problem } : whyUnread(error)
    problems.push({ path, ...why })
    return undefined
  }
}

const isSystemError = (error: unknown) => error instanceof Error && 'syscall' in error
