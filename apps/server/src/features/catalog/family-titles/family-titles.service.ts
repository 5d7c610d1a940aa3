import type { AnimationDetail } from '@starnest/contract/catalog/catalog'
import { AppError } from '@starnest/contract/errors'
import type { FamilyTitle } from '@starnest/contract/files/files'
import type { PosterChoicesAnswer } from '@starnest/contract/files/ingest'
import { mediaUrl } from '../../../domain/media/media-address.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import type { Storage } from '../../../ports/storage.ts'
import { changeFamilyTitle, findFamilyTitle, writeFamilyTitle } from './family-titles.repository.ts'
import { chosenPicture, type PosterChoices, readPosterChoices } from './poster-choices.ts'

/** What the family's own titles stand on. */
export type FamilyTitlesDeps = {
  database: Database
  storage: Storage
  announceChange: AnnounceChange
  /** A title as its viewer sees it. Throws AppError title_not_found. */
  detail: (viewer: Viewer, id: number) => Promise<AnimationDetail>
}

type FoundTitle = NonNullable<Awaited<ReturnType<typeof findFamilyTitle>>>

/** What grown-ups say of the titles that the family brought in itself. */
export class FamilyTitlesService {
  readonly #deps: FamilyTitlesDeps

  constructor(deps: FamilyTitlesDeps) {
    this.#deps = deps
  }

  /** Writes what a grown-up says of a title and answers how it is now.
   *  @throws AppError title_not_found; invalid_request for a picture that there is none of */
  async change(viewer: Viewer, titleId: number, said: FamilyTitle): Promise<AnimationDetail> {
    const { database, announceChange, detail } = this.#deps
    const found = await this.#find(viewer, titleId)
    const picture = await this.#picture(found, said.poster)
    const { householdId } = viewer
    const isWritten = await database.db.transaction(async (tx) => {
      const place = { householdId, titleId }
      if (picture) await changeFamilyTitle(tx, place, chosenPicture(picture))
      return writeFamilyTitle(tx, place, said)
    })
    if (!isWritten) throw new AppError('title_not_found')
    announceChange(householdId, { what: 'library' })
    announceChange(householdId, { what: 'files' })
    return detail(viewer, titleId)
  }

  /** The pictures that can stand for a title. @throws AppError title_not_found */
  async posters(viewer: Viewer, titleId: number): Promise<PosterChoicesAnswer> {
    const { mediaId, pictureFolder } = await this.#find(viewer, titleId)
    if (mediaId === null) return { posters: [], chosen: null }
    const choices = await readPosterChoices(this.#deps.storage, mediaId)
    const chosen = choices.findIndex(({ folder }) => `${folder}/` === pictureFolder)
    return {
      posters: choices.map(({ folder }) => mediaUrl(titleId, mediaId, `${folder}/poster.webp`)),
      chosen: chosen < 0 ? null : chosen,
    }
  }

  async #find(viewer: Viewer, titleId: number): Promise<FoundTitle> {
    await this.#deps.detail(viewer, titleId)
    const found = await findFamilyTitle(this.#deps.database.db, {
      householdId: viewer.householdId,
      titleId,
    })
    if (!found) throw new AppError('title_not_found')
    return found
  }

  async #picture(
    { mediaId }: FoundTitle,
    poster: number | undefined,
  ): Promise<PosterChoices[number] | undefined> {
    if (poster === undefined) return undefined
    const choices = mediaId === null ? [] : await readPosterChoices(this.#deps.storage, mediaId)
    const chosen = choices[poster]
    if (chosen) return chosen
    throw new AppError('invalid_request', { message: 'There is no such picture of this title.' })
  }
}
