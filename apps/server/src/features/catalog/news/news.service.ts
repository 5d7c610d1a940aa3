import { UNRATED_MINIMUM_AGE } from '@starnest/contract/age-rating'
import type { News } from '@starnest/contract/catalog/news'
import { AppError } from '@starnest/contract/errors'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import { animationOf } from '../animation.ts'
import { findVisibleTitles } from '../catalog.repository.ts'
import { composeNews } from './compose-news.ts'
import { findNewsReader, listArrivals, type NewsReader, writeNewsSeen } from './news.repository.ts'

/** What the news stand on; `now` is the clock. */
export type NewsDeps = { database: Database; now: () => Date }

/** What is new in the house since a profile last looked. */
export class NewsService {
  readonly #deps: NewsDeps

  constructor(deps: NewsDeps) {
    this.#deps = deps
  }

  /** Newest first. @throws AppError unavailable when the profile is just gone */
  async since(viewer: Viewer): Promise<News> {
    const { database, now } = this.#deps
    const asOf = now()
    const { newsSeenAt, createdAt } = await this.#reader(viewer)
    const arrivals = await listArrivals(database.db, viewer, newsSeenAt)
    const kind = viewer.maximumAge >= UNRATED_MINIMUM_AGE ? 'welcome-parent' : 'welcome'
    const items = composeNews(arrivals, newsSeenAt ? null : { kind, at: createdAt })
    const ids = items.flatMap(({ titleIds }) => titleIds)
    const found = await findVisibleTitles(database.db, viewer, ids)
    return {
      asOf: asOf.toISOString(),
      items: items.map(({ titleIds, at, ...item }) => ({
        ...item,
        at: at.toISOString(),
        animations: titleIds
          .map((id) => found.get(id))
          .filter((title) => title !== undefined)
          .map((title) => animationOf(title, asOf)),
      })),
    }
  }

  /** The profile has looked at the news as of an instant; undefined, or one to come: as of now.
   *  Resolves with the instant that is kept. @throws AppError unavailable */
  async markSeen(viewer: Viewer, asOf: Date | undefined): Promise<Date> {
    const { database, now } = this.#deps
    const { createdAt } = await this.#reader(viewer)
    const wantedMs = Math.min(asOf?.getTime() ?? Number.POSITIVE_INFINITY, now().getTime())
    const seenAt = new Date(Math.max(wantedMs, createdAt.getTime()))
    const kept = await writeNewsSeen(database.db, viewer, seenAt)
    if (!kept) throw new AppError('unavailable')
    return kept
  }

  async #reader(viewer: Viewer): Promise<NewsReader> {
    const reader = await findNewsReader(this.#deps.database.db, viewer)
    if (!reader) throw new AppError('unavailable')
    return reader
  }
}
