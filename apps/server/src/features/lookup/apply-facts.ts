import { readdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Picture } from '@starnest/contract/catalog/catalog'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import { hashOfValue, LOOKED_UP_FOLDER } from '../../domain/looked-up.ts'
import { mediaKey } from '../../domain/media/media-address.ts'
import type { Database, Queries } from '../../ports/database.ts'
import { CatalogueError, type CatalogueFacts, type LookedUp } from '../../ports/film-catalogue.ts'
import type { Media } from '../../ports/media/media.ts'
import { MediaError } from '../../ports/media/media-error.ts'
import type { SourceFormat } from '../../ports/media/source-formats.ts'
import { type Storage, StorageError } from '../../ports/storage.ts'
import type { StoredPicture, titles } from '../../tables/titles.ts'
import { lockWorkTitles, type WorkTitle } from './lookup.repository.ts'
import { changesOf, type Reading, writingOf } from './title-changes.ts'

type Changes = Partial<
  Omit<typeof titles.$inferInsert, 'id' | 'householdId' | 'origin' | 'minimumAge'>
>

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
    changes: Changes,
  ) => Promise<void>
  /** The first still of a film; undefined: there is none so far. */
  stillOf: (mediaId: string) => Promise<{ folder: string; poster: Picture } | undefined>
  /** What the bytes of a file are, of pictures that are taken; undefined: nothing of that. */
  pictureFormatOf: (path: string) => Promise<SourceFormat | undefined>
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

/** Takes facts over. `note` is written with them, in one transaction; false: nothing is written at all, no
 *  poster either. It locks the look-up, so that the poster that lies there is the one of the facts, whoever else takes
 *  some over meanwhile. What somebody wrote of a title while its poster was made stays, and a title that has another file by then is left out.
 *  Resolves with what became of the poster. @throws CatalogueError of the poster, but for one that is no picture
 *  or is gone */
export async function applyFacts(
  deps: ApplyDeps,
  taking: Taking,
  note: (queries: Queries, problem: 'picture_refused' | null) => Promise<boolean>,
): Promise<void> {
  const { titles: all } = taking
  const mediaIds = new Map(all.map(({ id, mediaId }) => [id, mediaId]))
  const take = (poster: MadePoster | null | undefined) =>
    deps.database.db.transaction(async (tx) => {
      if (!(await note(tx, poster === null ? 'picture_refused' : null))) return
      for (const title of await lockWorkTitles(tx, all)) {
        if (title.mediaId === mediaIds.get(title.id))
          await takeOver(deps, tx, { taking, title, poster })
      }
    })
  if (!all.some((title) => takesPoster(deps, taking, title))) {
    await take(undefined)
    return
  }
  try {
    await deps.storage.withWorkFolder(async (folder) =>
      take(await makePoster(deps, taking, folder)),
    )
  } catch (error) {
    // Without the engine, or without room on the disk, facts come without it.
    const isFull = error instanceof StorageError && error.reason === 'full'
    if (!(error instanceof MediaError || isFull || isHopeless(error))) throw error
    await take(null)
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
  }: { taking: Taking; title: WorkTitle; poster: MadePoster | null | undefined },
): Promise<void> {
  const { lookupId, householdId } = taking
  const { words, wrote } = writingOf(title, changesFor(deps, taking, title))
  const isTaken = poster && takesPoster(deps, taking, title)
  const left = isTaken ? await placePoster(deps, title, poster) : await keptPoster(deps, title)
  const lookedUp: LookedUp = {
    ...{ lookupId, mediaId: title.mediaId },
    wrote: { ...wrote, ...left.wrote },
  }
  const at = { householdId, titleId: title.id }
  await deps.changeTitle(tx, at, { ...words, ...left.changes, lookedUp })
}

type PosterWriting = { changes: Changes; wrote: LookedUp['wrote'] }

/** Puts a poster beside the other files of a title. */
async function placePoster(
  { storage }: ApplyDeps,
  { mediaId, pictureFolder, hasPoster, lookedUp, ...title }: WorkTitle,
  { folder, picture }: MadePoster,
): Promise<PosterWriting> {
  for (const name of await readdir(folder)) {
    if (mediaId === null) continue
    await storage.putFile(mediaKey(mediaId, `${LOOKED_UP_FOLDER}${name}`), join(folder, name))
  }
  const isOurs = pictureFolder === LOOKED_UP_FOLDER
  const before = isOurs
    ? lookedUp?.wrote.poster?.before
    : { pictureFolder, hasPoster, poster: title.poster }
  return {
    changes: { pictureFolder: LOOKED_UP_FOLDER, hasPoster: true, poster: picture },
    wrote: { poster: { before, after: hashOfValue(picture) } },
  }
}

/** A poster of an earlier look-up goes where this one has none; what the family chose since stays known. */
async function keptPoster(deps: ApplyDeps, title: WorkTitle): Promise<PosterWriting> {
  const { poster } = title.lookedUp?.wrote ?? {}
  if (title.pictureFolder === LOOKED_UP_FOLDER) {
    return { changes: await posterBefore(deps, title), wrote: {} }
  }
  return { changes: {}, wrote: poster ? { poster } : {} }
}

/** What a title's row says of its picture once that of the catalogue is taken away. */
async function posterBefore({ stillOf }: ApplyDeps, title: WorkTitle): Promise<Changes> {
  const before = title.lookedUp?.wrote.poster?.before as
    | Pick<WorkTitle, 'pictureFolder' | 'hasPoster' | 'poster'>
    | undefined
  if (before?.hasPoster) return before
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
  await deps.database.db.transaction(async (tx) => {
    if (!(await note(tx))) return
    const now = await lockWorkTitles(tx, all)
    const toUndo = now.filter(({ lookedUp }) => lookedUp !== null)
    for (const title of toUndo) {
      const { words } = writingOf(title, [])
      const isOurs = title.pictureFolder === LOOKED_UP_FOLDER
      const picture = isOurs ? await posterBefore(deps, title) : {}
      const at = { householdId, titleId: title.id }
      await deps.changeTitle(tx, at, { ...words, ...picture, lookedUp: null })
    }
    // Before anybody else may put a poster there.
    for (const { mediaId } of toUndo) {
      if (mediaId !== null) await deps.storage.remove(mediaKey(mediaId, 'looked-up'))
    }
  })
}

/** A poster that was encoded anew: its files are all that lies in the folder. */
type MadePoster = { folder: string; picture: StoredPicture }

/** Encodes a poster anew. null: it is no picture that is taken. */
async function makePoster(
  { storage, media, now, pictureFormatOf }: ApplyDeps,
  { fetchPoster }: Taking,
  folder: string,
): Promise<MadePoster | null> {
  const bytes = await fetchPoster()
  return storage.withWorkFolder(async (work) => {
    const sourcePath = join(work, 'poster')
    await writeFile(sourcePath, bytes)
    const format = await pictureFormatOf(sourcePath)
    if (format === undefined) return null
    const examination = await media.examine({ sourcePath, format })
    const job = { sourcePath, format, examination, intoFolder: folder, kind: 'poster' as const }
    const picture = { ...(await media.makePicture(job)), sinceMs: now().getTime() }
    return { folder, picture }
  })
}

const HOPELESS: ReadonlySet<string> = new Set(['gone', 'odd_answer', 'too_large', 'key_refused'])

const isHopeless = (error: unknown) =>
  error instanceof CatalogueError && HOPELESS.has(error.problem)
