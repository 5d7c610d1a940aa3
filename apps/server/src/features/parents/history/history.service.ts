import type { Animation } from '@starnest/contract/catalog/catalog'
import { AppError } from '@starnest/contract/errors'
import {
  type HistoryKept,
  type HistoryPage,
  type HistoryQuery,
  historyDaysSchema,
  type WatchedPlace,
} from '@starnest/contract/parents/history'
import { DEFAULT_HISTORY_DAYS } from '@starnest/contract/parents/parents'
import { decodeCursor, encodeCursor } from '../../../domain/page-cursor.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import {
  findHistoryDays,
  forgetEverything,
  forgetTitle,
  type HistoryOwner,
  listWatched,
  restoreTitle,
  type WatchedTitle,
  writeHistoryDays,
} from './history.repository.ts'

/** What the history needs from other slices. */
export type HistoryDeps = {
  database: Database
  now: () => Date
  announceChange: AnnounceChange
  /** Those of the titles that a viewer may see. */
  pickTitles: (viewer: Viewer, ids: number[]) => Promise<Animation[]>
  /** The viewer's household as one of its profiles sees it. Throws AppError profile_not_found. */
  asMember: (viewer: Viewer, profileId: number) => Promise<Viewer>
  /** Removes what is older than the household wants to keep. */
  removeOld: () => Promise<void>
}

/** What was watched, for grown-ups: that of children and teens, and their own. The history of
 *  another grown-up answers as if that profile did not exist. */
export class HistoryService {
  readonly #deps: HistoryDeps

  constructor(deps: HistoryDeps) {
    this.#deps = deps
  }

  /** A page of what a profile watched, the latest first. Titles that who asks may not see are counted
   *  and not named.
   *  @throws AppError profile_not_found, not_found; invalid_request for a cursor no page gave out. */
  async list(viewer: Viewer, profileId: number, query: HistoryQuery): Promise<HistoryPage> {
    const { limit, cursor } = query
    const after = cursor === undefined ? undefined : decodeCursor(cursor)
    const owner = await this.#ownerFor(viewer, profileId)
    const { database, pickTitles } = this.#deps
    const found = await listWatched(database.db, owner, { limit: limit + 1, after })
    const page = found.slice(0, limit)
    const last = found.length > limit ? page.at(-1) : undefined
    const visible = await pickTitles(
      viewer,
      page.map(({ titleId }) => titleId),
    )
    const animations = new Map(visible.map((animation) => [animation.id, animation]))
    const entries = page.flatMap(({ titleId, watched }) => {
      const animation = animations.get(titleId)
      return animation ? [{ animation, watched }] : []
    })
    return {
      entries,
      unnamed: page.length - entries.length,
      next: last ? encodeCursor({ at: new Date(last.watched.watchedAt), id: last.titleId }) : null,
    }
  }

  /** Forgets that a profile watched a title, which also leaves Continue Watching. Resolves with the
   *  place it had; null: none. @throws AppError profile_not_found, not_found, title_not_found */
  async forget(viewer: Viewer, profileId: number, titleId: number): Promise<WatchedPlace | null> {
    const owner = await this.#ownerFor(viewer, profileId)
    await this.#requireVisible(viewer, titleId)
    const forgotten = await forgetTitle(this.#deps.database.db, owner, titleId)
    if (forgotten) this.#announce(owner)
    return forgotten ?? null
  }

  /** Gives a profile back what was forgotten, unless it has watched the title since. Resolves with
   *  what now stands. @throws AppError profile_not_found, not_found, title_not_found */
  async restore(viewer: Viewer, profileId: number, place: WatchedTitle): Promise<WatchedPlace> {
    const owner = await this.#ownerFor(viewer, profileId)
    await this.#requireVisible(viewer, place.titleId)
    const { database, now } = this.#deps
    const standing = await restoreTitle(database.db, owner, { ...place, now: now() })
    if (!standing) throw new AppError('title_not_found')
    this.#announce(owner)
    return standing
  }

  /** Forgets all that a profile watched. Resolves with how many titles that were.
   *  @throws AppError profile_not_found, not_found */
  async clear(viewer: Viewer, profileId: number): Promise<number> {
    const owner = await this.#ownerFor(viewer, profileId)
    const count = await forgetEverything(this.#deps.database.db, owner)
    this.#announce(owner)
    return count
  }

  /** How long the household keeps what was watched. */
  async kept({ householdId }: Viewer): Promise<HistoryKept> {
    const days = await findHistoryDays(this.#deps.database.db, householdId)
    return { days: historyDaysSchema.parse(days ?? DEFAULT_HISTORY_DAYS) }
  }

  /** Changes how long the household keeps what was watched; what is older goes at once. */
  async keepFor(viewer: Viewer, { days }: HistoryKept): Promise<HistoryKept> {
    const { database, removeOld, announceChange } = this.#deps
    await writeHistoryDays(database.db, viewer.householdId, days)
    await removeOld()
    announceChange(viewer.householdId, { what: 'progress' })
    return { days }
  }

  async #ownerFor(viewer: Viewer, profileId: number): Promise<HistoryOwner> {
    const { isGrownUp } = await this.#deps.asMember(viewer, profileId)
    if (isGrownUp && profileId !== viewer.profileId) throw new AppError('not_found')
    return { householdId: viewer.householdId, profileId }
  }

  async #requireVisible(viewer: Viewer, titleId: number): Promise<void> {
    const [visible] = await this.#deps.pickTitles(viewer, [titleId])
    if (!visible) throw new AppError('title_not_found')
  }

  #announce({ householdId, profileId }: HistoryOwner): void {
    this.#deps.announceChange(householdId, { what: 'progress', profileId })
  }
}
