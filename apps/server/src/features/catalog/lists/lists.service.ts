import type { Animation } from '@starnest/contract/catalog/catalog'
import type { ListEntry, Lists } from '@starnest/contract/catalog/lists'
import { AppError } from '@starnest/contract/errors'
import { MAX_LIST_ENTRIES } from '@starnest/contract/list-size'
import { isForeignKeyViolation } from '../../../domain/database-error.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitle, type VisibleTitle } from '../catalog.repository.ts'
import {
  type EntryPlace,
  hideProgress,
  listEntryIds,
  listTitlesOn,
  putEntry,
  removeEntry,
} from './lists.repository.ts'

/** What the lists stand on; `now` is the clock. */
export type ListsDeps = { database: Database; announceChange: AnnounceChange; now: () => Date }

/** A profile's own lists: what it wants to keep, what it wants to see later, and what it no longer
 *  wants to be asked to continue. A title that is hidden from the viewer is on none of them. */
export class ListsService {
  readonly #deps: ListsDeps

  constructor(deps: ListsDeps) {
    this.#deps = deps
  }

  /** Ids of the titles on each list, added last first. */
  async ids(viewer: Viewer): Promise<Lists> {
    const entries = await listEntryIds(this.#deps.database.db, viewer)
    const idsOn = (name: EntryPlace['list']) =>
      entries.filter(({ list }) => list === name).map(({ titleId }) => titleId)
    return { 'my-list': idsOn('my-list'), 'watch-later': idsOn('watch-later') }
  }

  /** The titles on one list, added last first. */
  async titles(viewer: Viewer, list: EntryPlace['list']): Promise<Animation[]> {
    const { database, now } = this.#deps
    const found = await listTitlesOn(database.db, viewer, list)
    return found.map((title) => animationOf(title, now()))
  }

  /** Puts a title on a list. `addedAt` restores an earlier place, but none from before the title
   *  was added to the library. @throws AppError title_not_found, list_full */
  async put(
    viewer: Viewer,
    { list, titleId, addedAt }: EntryPlace & { addedAt: Date | undefined },
  ): Promise<ListEntry> {
    const title = await this.#visible(viewer, titleId)
    const now = this.#deps.now()
    const wanted = addedAt && addedAt < now ? later(addedAt, title.addedAt) : now
    const outcome = await this.#put(viewer, { list, titleId, addedAt: wanted })
    if (outcome.is === 'full') {
      throw new AppError('list_full', {
        message: `This list holds ${MAX_LIST_ENTRIES} titles. Take one off it first.`,
        details: { limit: MAX_LIST_ENTRIES },
      })
    }
    if (outcome.is === 'added') this.#announce(viewer, 'lists')
    return { animationId: titleId, list, addedAt: outcome.addedAt.toISOString() }
  }

  /** Answers with "title not found" when the title or the profile is removed while we write. */
  async #put(viewer: Viewer, entry: EntryPlace & { addedAt: Date }) {
    try {
      return await putEntry(this.#deps.database.db, viewer, { ...entry, limit: MAX_LIST_ENTRIES })
    } catch (error) {
      if (!isForeignKeyViolation(error)) throw error
      throw new AppError('title_not_found', { cause: error })
    }
  }

  /** Takes a title off a list. @throws AppError title_not_found */
  async remove(viewer: Viewer, { list, titleId }: EntryPlace): Promise<ListEntry> {
    await this.#visible(viewer, titleId)
    const addedAt = await removeEntry(this.#deps.database.db, viewer, { list, titleId })
    if (addedAt) this.#announce(viewer, 'lists')
    return { animationId: titleId, list, addedAt: addedAt?.toISOString() ?? null }
  }

  /** Keeps a title out of Continue Watching until it is watched again, or brings it back.
   *  @throws AppError title_not_found */
  async hideFromContinueWatching(
    viewer: Viewer,
    { titleId, isHidden }: { titleId: number; isHidden: boolean },
  ) {
    await this.#visible(viewer, titleId)
    const { database } = this.#deps
    if (await hideProgress(database.db, viewer, { titleId, isHidden })) {
      this.#announce(viewer, 'progress')
    }
    return { animationId: titleId, isHidden }
  }

  async #visible(viewer: Viewer, titleId: number): Promise<VisibleTitle> {
    const title = await findVisibleTitle(this.#deps.database.db, viewer, titleId)
    if (!title) throw new AppError('title_not_found')
    return title
  }

  #announce({ householdId, profileId }: Viewer, what: 'lists' | 'progress'): void {
    this.#deps.announceChange(householdId, { what, profileId })
  }
}

const later = (one: Date, other: Date) => (one > other ? one : other)
