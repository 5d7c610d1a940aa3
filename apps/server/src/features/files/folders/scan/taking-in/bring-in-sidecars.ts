import { readdir, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import {
  MEDIA_FILE,
  mediaContentType,
  mediaKey,
} from '../../../../../domain/media/media-address.ts'
import type { Queries } from '../../../../../ports/database.ts'
import { MediaError } from '../../../../../ports/media/media-error.ts'
import type { SourceFormat } from '../../../../../ports/media/source-formats.ts'
import type { StoredCaption, StoredPicture, titles } from '../../../../../tables/titles.ts'
import { findFileById } from '../../../files.repository.ts'
import { sniffFile } from '../../../receiving/sniffing/sniff-file.ts'
import { type KnownFile, listKnown } from '../../folders.repository.ts'
import type { Belongings } from '../../sidecars/belongings.ts'
import { FORCED_TAG } from '../../sidecars/sidecar-names.ts'
import { asWhole, isWhole } from '../origin-hash.ts'
import type { Scan, Still } from '../scan-parts.ts'
import { whyUnread } from '../walk-folder.ts'

/** Stills that may stand for a film, by the extension that we give such bytes. */
const STILLS: Readonly<Record<string, SourceFormat>> = { jpg: 'jpeg', png: 'png', webp: 'webp' }

/** What captions are in that nobody says the language of. */
const UNKNOWN_LANGUAGE = 'und'

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
      const beside = await captionsOf(scan, known, own)
      const pictures = await picturesOf(scan, known, own)
      const still = own.poster || own.backdrop ? await deps.stillOf(known.mediaId) : undefined
      const at = { householdId: folder.householdId, titleId }
      await deps.database.db.transaction(async (tx) => {
        const title = await deps.titles.readToChange(tx, at)
        if (title?.originHash !== originHash) return
        // Subtitles may have been taken out of the film while pictures were encoded.
        const inFilm = await listInside(tx, known)
        const captions = merged(title.captions, { beside, own, inFilm })
        await deps.titles.change(tx, at, {
          ...besidesPictures(title, own, still),
          ...pictures,
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

/** Those beside the film come before those in it. What was read from a file stays while that is there, also
 *  when it cannot be read now. `inFilm` null: it is not known what is in the film. */
function merged(
  before: StoredCaption[],
  { beside, own, inFilm }: { beside: StoredCaption[]; own: Belongings; inFilm: string[] | null },
): StoredCaption[] {
  const read = new Set(beside.map(({ language }) => language))
  const unread = new Set(
    own.subtitles.flatMap(({ language }) => (read.has(language) ? [] : [language])),
  )
  const isInFilm = ({ language, besideSinceMs }: StoredCaption) =>
    besideSinceMs === undefined &&
    (inFilm?.some((said) => language === said || language.startsWith(`${said}-track`)) ?? true)
  const stays = before.filter((one) => unread.has(one.language) || isInFilm(one))
  return [...beside, ...stays]
}

/** The languages of the captions inside a film; null: it was not examined yet. Several in one language are
 *  told apart by numbers. */
async function listInside(queries: Queries, { id }: KnownFile): Promise<string[] | null> {
  const { facts = null } = (await findFileById(queries, id)) ?? {}
  if (!facts) return null
  const texts = facts.subtitles.filter(({ isText }) => isText)
  return texts.map(({ language }) => language ?? UNKNOWN_LANGUAGE)
}

async function captionsOf(scan: Scan, known: KnownFile, own: Belongings): Promise<StoredCaption[]> {
  const { deps, folder } = scan
  const captions: StoredCaption[] = []
  for (const { path, language, isForced, isForDeaf } of own.subtitles) {
    const file = MEDIA_FILE.captionsBeside(language)
    if (!mediaContentType(file)) continue
    await orProblem(scan, path, async () => {
      const said = /^und\b/.test(language) ? {} : { language: spokenIn(language) }
      const { webVtt, styled } = await deps.storage.withFileAt(join(folder.path, path), (at) =>
        deps.media.convertSubtitles({ sourcePath: at, ...said }),
      )
      const styledFile = MEDIA_FILE.styledCaptions(file)
      await deps.storage.withWorkFolder(async (work) => {
        for (const [name, text] of [[styledFile, styled] as const, [file, webVtt] as const]) {
          if (text === null) continue
          await writeFile(join(work, name), text)
          await deps.storage.putFile(mediaKey(known.mediaId, name), join(work, name))
        }
      })
      const kind = isForced ? 'forced' : isForDeaf ? 'sdh' : undefined
      captions.push({
        ...{ language, label: labelOf(language), file, ...(kind && { kind }) },
        besideSinceMs: deps.now().getTime(),
        ...(styled !== null && { hasStyles: true }),
      })
    })
  }
  return captions
}

/** A language without what only tells two files of it apart. */
const spokenIn = (language: string) =>
  language.endsWith(`-${FORCED_TAG}`) ? language.slice(0, -FORCED_TAG.length - 1) : language

/** A language as its own speakers call it. */
function labelOf(tag: string): string {
  const language = spokenIn(tag)
  if (language === UNKNOWN_LANGUAGE) return 'Subtitles'
  return new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language
}

/** The pictures that lie beside the film. */
async function picturesOf(scan: Scan, known: KnownFile, own: Belongings): Promise<Changes> {
  const make = (path: string | null, kind: 'poster' | 'backdrop') =>
    path === null
      ? undefined
      : orProblem(scan, path, () => makePicture(scan, known, { path, kind }))
  const poster = await make(own.poster, 'poster')
  const backdrop = await make(own.backdrop, 'backdrop')
  return {
    ...(poster && { poster, hasPoster: true, pictureFolder: '' }),
    ...(backdrop && { backdrop, hasBackdrop: true, backdropFolder: '' }),
  }
}

type TitlePictures = Pick<
  typeof titles.$inferSelect,
  'hasPoster' | 'hasBackdrop' | 'pictureFolder' | 'backdropFolder'
>

/** Where one of the two pictures lies beside the film, the other is a still of it: cut out of a poster, a
 *  wide picture would be a piece of its lettering. A still that stands there stays; without any there is
 *  no picture until one is made. */
function besidesPictures(title: TitlePictures, own: Belongings, still: Still | undefined): Changes {
  const needsPoster = own.poster === null && own.backdrop !== null
  const needsBackdrop = own.backdrop === null && own.poster !== null
  const folder = still ? `${still.folder}/` : ''
  return {
    ...(needsPoster &&
      title.pictureFolder === '' && {
        poster: still?.poster ?? null,
        hasPoster: still !== undefined,
        pictureFolder: folder,
      }),
    ...(needsBackdrop &&
      title.backdropFolder === '' && {
        backdrop: still?.backdrop ?? null,
        hasBackdrop: still !== undefined,
        backdropFolder: folder,
      }),
  }
}

async function makePicture(
  { deps, folder }: Scan,
  { mediaId }: KnownFile,
  { path, kind }: { path: string; kind: 'poster' | 'backdrop' },
): Promise<StoredPicture> {
  const { media, storage, now } = deps
  return storage.withFileAt(join(folder.path, path), async (sourcePath) => {
    const found = await sniffFile(sourcePath, (await stat(sourcePath)).size)
    const format = STILLS[found?.extension ?? '']
    if (!format) {
      const problem = { code: 'picture_refused' } as const
      throw new MediaError('refused', 'This picture cannot be used as a poster.', { problem })
    }
    return storage.withWorkFolder(async (intoFolder) => {
      const examination = await media.examine({ sourcePath, format })
      const job = { sourcePath, format, examination, intoFolder, kind }
      const picture = await media.makePicture(job)
      for (const name of await readdir(intoFolder)) {
        await storage.putFile(mediaKey(mediaId, name), join(intoFolder, name))
      }
      return { ...picture, sinceMs: now().getTime() }
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
