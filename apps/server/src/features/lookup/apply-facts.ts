import { randomBytes } from 'node:crypto'
import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Picture, pictureSchema } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { z } from 'zod'
import { hashOfValue, isLookedUp, LOOKED_UP_FOLDER } from '../../domain/looked-up.ts'
import { mediaKey } from '../../domain/media/media-address.ts'
import type { Database, Queries } from '../../ports/database.ts'
import { CatalogueError, type CatalogueFacts, type LookedUp } from '../../ports/film-catalogue.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import type { SourceFormat } from '../../ports/media/source-formats.ts'
import { type Storage, StorageError } from '../../ports/storage.ts'
import type { StoredPicture, TitleChanges } from '../../tables/titles.ts'
import { lockPictureFolders, lockWorkTitles, type WorkTitle } from './lookup.repository.ts'
import { changesOf, type Reading, writingOf } from './title-changes.ts'

/** What taking facts over stands on. */
export type ApplyDeps = {
  database: Database
  storage: Storage
  media: Pick<Media, 'examine' | 'makePicture'>
  reading: Reading
  now: () => Date
  /** Writes of a title of a library folder; its minimum age follows. */
  changeTitle: (
    queries: Queries,
    title: { householdId: number; titleId: number },
    changes: TitleChanges,
  ) => Promise<void>
  /** The first still of a film; undefined: there is none so far. */
  stillOf: (mediaId: string) => Promise<{ folder: string; poster: Picture } | undefined>
  /** What the bytes of a file are, of pictures that are taken; undefined: nothing of that. */
  pictureFormatOf: (path: string) => Promise<SourceFormat | undefined>
  log: { warn: (fields: object, sentence: string) => void }
}

/** Facts to be taken over by the titles of a work. */
export type Taking = {
  lookupId: number
  householdId: number
  language: InterfaceLanguage
  facts: CatalogueFacts
  titles: readonly WorkTitle[]
  /** The bytes of the poster; asked for once, where a title wants it. */
  fetchPoster: () => Promise<Uint8Array>
}

/** Takes facts over. `note` is written with them, in one transaction; false: nothing is written at all. The poster is
 *  put before it under a name that no title has, so that nobody waits for the store, and goes again where no title
 *  takes it. What somebody wrote of a title meanwhile stays, and a title that has another file by then is left out.
 *  Resolves with what became of the poster. @throws CatalogueError of the poster, but for one that is no picture
 *  or is gone */
export async function applyFacts(
  deps: ApplyDeps,
  taking: Taking,
  note: (queries: Queries, problem: 'picture_refused' | null) => Promise<boolean>,
): Promise<void> {
  const { householdId, titles: all } = taking
  const mediaIds = new Map(all.map(({ id, mediaId }) => [id, mediaId]))
  const left = new Set<string>()
  try {
    const poster = await putPoster(deps, taking, left)
    await deps.database.db.transaction(async (tx) => {
      if (!(await note(tx, poster === null ? 'picture_refused' : null))) return
      for (const title of await lockWorkTitles(tx, householdId, all)) {
        const { mediaId, pictureFolder } = title
        if (mediaId !== mediaIds.get(title.id)) continue
        if (mediaId !== null && isLookedUp(pictureFolder))
          left.add(mediaKey(mediaId, pictureFolder))
        await takeOver(deps, tx, { taking, title, poster })
      }
    })
  } finally {
    await removeUnnamed(deps, householdId, left)
  }
}

const changesFor = ({ reading }: ApplyDeps, { facts, language }: Taking, title: WorkTitle) =>
  changesOf(title, facts, { language, reading })

const takesPoster = (deps: ApplyDeps, taking: Taking, title: WorkTitle) =>
  title.mediaId !== null &&
  changesFor(deps, taking, title).some(({ field, kept }) => field === 'poster' && kept === null)

/** Writes what one title takes over. */
async function takeOver(
  deps: ApplyDeps,
  tx: Queries,
  {
    taking,
    title,
    poster,
  }: { taking: Taking; title: WorkTitle; poster: PutPoster | null | undefined },
): Promise<void> {
  const { lookupId, householdId } = taking
  const { words, wrote } = writingOf(title, changesFor(deps, taking, title))
  const left =
    poster?.titleIds.has(title.id) && takesPoster(deps, taking, title)
      ? takenPoster(title, poster)
      : await keptPoster(deps, title)
  const lookedUp: LookedUp = {
    ...{ lookupId, mediaId: title.mediaId },
    wrote: { ...wrote, ...left.wrote },
  }
  const at = { householdId, titleId: title.id }
  await deps.changeTitle(tx, at, { ...words, ...left.changes, lookedUp })
}

type PosterWriting = { changes: TitleChanges; wrote: LookedUp['wrote'] }

function takenPoster(
  { pictureFolder, hasPoster, lookedUp, ...title }: WorkTitle,
  poster: PutPoster,
): PosterWriting {
  const before = isLookedUp(pictureFolder)
    ? lookedUp?.wrote.poster?.before
    : { pictureFolder, hasPoster, poster: title.poster }
  const { picture } = poster
  return {
    changes: { pictureFolder: poster.pictureFolder, hasPoster: true, poster: picture },
    wrote: { poster: { before, after: hashOfValue(picture) } },
  }
}

/** A poster of an earlier look-up goes where this one has none; what the family chose since stays known. */
async function keptPoster(deps: ApplyDeps, title: WorkTitle): Promise<PosterWriting> {
  const { poster } = title.lookedUp?.wrote ?? {}
  if (isLookedUp(title.pictureFolder)) {
    return { changes: await posterBefore(deps, title), wrote: {} }
  }
  return { changes: {}, wrote: poster ? { poster } : {} }
}

/** What {@link takenPoster} notes of the poster that a title had. */
const posterBeforeSchema = z.object({
  pictureFolder: z.string(),
  hasPoster: z.literal(true),
  poster: z.nullable(z.object({ ...pictureSchema.shape, sinceMs: z.optional(z.number()) })),
})

/** What a title's row says of its picture once that of the catalogue is taken away. */
async function posterBefore({ stillOf }: ApplyDeps, title: WorkTitle): Promise<TitleChanges> {
  const before = posterBeforeSchema.safeParse(title.lookedUp?.wrote.poster?.before)
  if (before.success) return before.data
  const still = title.mediaId === null ? undefined : await stillOf(title.mediaId)
  if (still) return { pictureFolder: `${still.folder}/`, hasPoster: true, poster: still.poster }
  return { pictureFolder: '', hasPoster: false, poster: null }
}

/** Takes back what was looked up of titles; what somebody wrote since stays. `note` as of
 *  {@link applyFacts}. */
export async function undoFacts(
  deps: ApplyDeps,
  { householdId, titles: all }: Pick<Taking, 'householdId' | 'titles'>,
  note: (queries: Queries) => Promise<boolean>,
): Promise<void> {
  const left = new Set<string>()
  await deps.database.db.transaction(async (tx) => {
    if (!(await note(tx))) return
    const now = await lockWorkTitles(tx, householdId, all)
    for (const title of now.filter(({ lookedUp }) => lookedUp !== null)) {
      const { words } = writingOf(title, [])
      const { mediaId, pictureFolder } = title
      const isOurs = isLookedUp(pictureFolder)
      if (mediaId !== null) left.add(mediaKey(mediaId, isOurs ? pictureFolder : LOOKED_UP_FOLDER))
      const picture = isOurs ? await posterBefore(deps, title) : {}
      const at = { householdId, titleId: title.id }
      await deps.changeTitle(tx, at, { ...words, ...picture, lookedUp: null })
    }
  })
  await removeUnnamed(deps, householdId, left)
}

/** A poster as it lies beside the other files of titles, in the same folder of each. */
type PutPoster = { picture: StoredPicture; pictureFolder: string; titleIds: ReadonlySet<number> }

/** Puts a poster beside the other files of the titles that take one, under a name that none of them has so far;
 *  `left` gets the keys of its folders. undefined: no title takes one; null: facts come without it. */
async function putPoster(
  deps: ApplyDeps,
  taking: Taking,
  left: Set<string>,
): Promise<PutPoster | null | undefined> {
  const takers = taking.titles.filter((title) => takesPoster(deps, taking, title))
  if (takers.length === 0) return undefined
  const { storage } = deps
  const pictureFolder = `${LOOKED_UP_FOLDER}${randomBytes(4).toString('hex')}/`
  try {
    return await storage.withWorkFolder(async (folder) => {
      const picture = await makePoster(deps, taking, folder)
      if (picture === null) return null
      const names = await readdir(folder)
      for (const { mediaId } of takers) {
        if (mediaId === null) continue
        const into = mediaKey(mediaId, pictureFolder)
        left.add(into)
        for (const name of names) await storage.putFile(`${into}${name}`, join(folder, name))
      }
      return { picture, pictureFolder, titleIds: new Set(takers.map(({ id }) => id)) }
    })
  } catch (error) {
    // Without the engine, or without room on the disk, facts come without it.
    const isFull = error instanceof StorageError && error.reason === 'full'
    if (error instanceof MediaError || isFull || isHopeless(error)) return null
    throw error
  }
}

/** Milliseconds after which a poster that no title has is one whose making broke off. */
const BROKEN_OFF_MS = 24 * 60 * 60_000

/** Removes posters out of catalogues that no title has any more: those in the folders of these keys, and what lies
 *  beside them for long. One that is being put elsewhere stays. Those that cannot be removed harm nobody, and go
 *  with what is looked up of the title next. */
async function removeUnnamed(
  deps: ApplyDeps,
  householdId: number,
  left: ReadonlySet<string>,
): Promise<void> {
  if (left.size === 0) return
  const mediaIds = [...new Set([...left].map((key) => key.slice(0, key.indexOf('/'))))]
  try {
    const rows = await lockPictureFolders(deps.database.db, householdId, mediaIds)
    const named = new Set(rows.map((row) => `${row.mediaId}/${row.pictureFolder}`))
    for (const mediaId of mediaIds) {
      const gone = await unnamedOf(deps, mediaId, { left, named })
      for (const key of gone) await deps.storage.remove(key)
    }
  } catch (error) {
    deps.log.warn({ err: error }, 'Posters that no title has any more could not be removed')
  }
}

/** Keys of what {@link removeUnnamed} removes of one title's files. */
async function unnamedOf(
  { storage, now }: ApplyDeps,
  mediaId: string,
  { left, named }: { left: ReadonlySet<string>; named: ReadonlySet<string> },
): Promise<ReadonlySet<string>> {
  const isOld = async (key: string) => {
    const stored = await storage.stat(key)
    return stored !== undefined && now().getTime() - stored.modifiedAt.getTime() > BROKEN_OFF_MS
  }
  const all = mediaKey(mediaId, LOOKED_UP_FOLDER)
  const gone = new Set<string>()
  for (const key of await storage.list(all.slice(0, -1))) {
    const folder = key.slice(0, key.lastIndexOf('/') + 1)
    if (named.has(folder) || !(left.has(folder) || (await isOld(key)))) continue
    // What lies in no folder of its own does not take others' folders with it.
    gone.add(folder === all ? key : folder.slice(0, -1))
  }
  return gone
}

/** Encodes a poster anew into a folder, in which nothing else lies. null: it is no picture that is taken. */
async function makePoster(
  { storage, media, now, pictureFormatOf }: ApplyDeps,
  { fetchPoster }: Taking,
  folder: string,
): Promise<StoredPicture | null> {
  const bytes = await fetchPoster()
  return storage.withWorkFolder(async (work) => {
    const sourcePath = join(work, 'poster')
    await writeFile(sourcePath, bytes)
    const format = await pictureFormatOf(sourcePath)
    if (format === undefined) return null
    const examination = await media.examine({ sourcePath, format })
    const job = { sourcePath, format, examination, intoFolder: folder, kind: 'poster' as const }
    return { ...(await media.makePicture(job)), sinceMs: now().getTime() }
  })
}

const HOPELESS: ReadonlySet<string> = new Set(['gone', 'odd_answer', 'too_large', 'key_refused'])

const isHopeless = (error: unknown) =>
  error instanceof CatalogueError && HOPELESS.has(error.problem)
