import type { AgeRating } from '@starnest/contract/age-rating'
import type {
  Animation,
  AnimationDetail,
  AnimationListQuery,
  Genre,
  HomeAnswer,
} from '@starnest/contract/catalog/catalog'
import type { SearchAnswer, SearchQuery } from '@starnest/contract/catalog/search'
import type { ShelfAnswer, ShelfQuery } from '@starnest/contract/catalog/shelf'
import { AppError } from '@starnest/contract/errors'
import type { TitleRating } from '@starnest/contract/parents/parents'
import { decodeCursor, encodeCursor, type PagePosition } from '../../domain/page-cursor.ts'
import type { SuggestionRequest } from '../../domain/suggestion.ts'
import type { WordVectors } from '../../domain/text/word-vectors.ts'
import type { Viewer } from '../../domain/viewer.ts'
import type { Database } from '../../ports/database.ts'
import { animationOf } from './animation.ts'
import {
  findCertificate,
  findVisibleTitle,
  findVisibleTitles,
  listEpisodes,
  type VisibleTitle,
} from './catalog.repository.ts'
import type { HomeChoice } from './home/home.repository.ts'
import { readFirstPicture, readHome } from './home/read-home.ts'
import { readRules } from './search/index.repository.ts'
import { KeptIndexes } from './search/kept-indexes.ts'
import { searchTitles } from './search/search-titles.ts'
import { shelfOf } from './shelf/read-shelf.ts'
import { announcedTitles, unfinishedTitles, watchedTitles } from './suggest/profile-titles.ts'
import { type Suggestions, suggestTitles } from './suggest/suggest-titles.ts'
import { findPosition, listTitles } from './title-list.repository.ts'
import { addView, rateTitle, type TitleAt } from './title-writes.repository.ts'

/** What the catalogue stands on; `now` is the clock. */
export type CatalogDeps = {
  database: Database
  now: () => Date
  /** The meanings of English words; read once. */
  readVectors: () => Promise<WordVectors>
}

/** A page of titles; `next` leads to the page after it and is undefined on the last. */
export type AnimationPage = { animations: Animation[]; next: string | undefined }

/** What a viewer can find in the catalogue. */
export class CatalogService {
  readonly #deps: CatalogDeps
  readonly #indexes: KeptIndexes
  readonly #vectors: () => Promise<WordVectors>

  constructor(deps: CatalogDeps) {
    this.#deps = deps
    this.#indexes = new KeptIndexes(deps.database)
    this.#vectors = deps.readVectors
  }

  /** @throws AppError invalid_request for a cursor that no page gave out; title_not_found for a title to begin
   *  after that is unknown or hidden from the viewer. */
  async list(viewer: Viewer, query: AnimationListQuery): Promise<AnimationPage> {
    const { cursor, after: titleId, limit, ...filter } = query
    const after = cursor === undefined ? await this.#place(viewer, titleId) : decodeCursor(cursor)
    const { database, now } = this.#deps
    const found = await listTitles(database.db, viewer, { ...filter, limit: limit + 1, after })
    const page = found.slice(0, limit)
    const last = page.at(-1)
    return {
      animations: page.map((title) => animationOf(title, now())),
      next:
        last && found.length > limit ? encodeCursor({ at: last.addedAt, id: last.id }) : undefined,
    }
  }

  async #place(viewer: Viewer, titleId: number | undefined): Promise<PagePosition | undefined> {
    if (titleId === undefined) return undefined
    const position = await findPosition(this.#deps.database.db, viewer, titleId)
    if (!position) throw new AppError('title_not_found')
    return position
  }

  /** @throws AppError title_not_found for a title that is unknown or hidden from the viewer. */
  async detail(viewer: Viewer, id: number): Promise<AnimationDetail> {
    const title = await this.findVisibleTitle(viewer, id)
    if (!title) throw new AppError('title_not_found')
    const { database, now } = this.#deps
    const certificate = await findCertificate(database.db, viewer, id)
    return { ...animationOf(title, now()), cast: title.cast, certificate }
  }

  /** The titles that fit a search and that the viewer may see, best first. */
  search(viewer: Viewer, query: SearchQuery): Promise<SearchAnswer> {
    const { database, now } = this.#deps
    const readIndex = () => this.#indexes.for(viewer)
    return searchTitles({ ...query, queries: database.db, viewer, now: now(), readIndex })
  }

  /** Titles for a request in words of feelings, topics and lengths, best first. `favorites`: genres that
   *  whoever asks says they like. */
  async suggest(
    viewer: Viewer,
    request: SuggestionRequest,
    favorites: readonly Genre[],
  ): Promise<Suggestions> {
    const { database, now } = this.#deps
    return suggestTitles(viewer, request, {
      ...{ queries: database.db, now: now(), favorites },
      readIndex: () => this.#indexes.for(viewer),
      vectors: await this.#vectors(),
    })
  }

  /** What the profile watched, the latest first. */
  watched(viewer: Viewer): Promise<Animation[]> {
    return watchedTitles({ queries: this.#deps.database.db, viewer, now: this.#deps.now() })
  }

  /** What the profile has begun and not finished, the latest first, and where it stands. */
  unfinished(viewer: Viewer): Promise<{ animation: Animation; positionSeconds: number }[]> {
    return unfinishedTitles({ queries: this.#deps.database.db, viewer, now: this.#deps.now() })
  }

  /** What is announced, the newest first. */
  announced(viewer: Viewer): Promise<Animation[]> {
    return announcedTitles({ queries: this.#deps.database.db, viewer, now: this.#deps.now() })
  }

  /** Builds the search index of a household ahead of time, so that the first search does not
   *  wait for it. */
  async prepareSearch(householdId: number): Promise<void> {
    await this.#indexes.ofAll(householdId)
  }

  /** All episodes of the series that a title is of, in their order; none when it stands alone.
   *  @throws AppError title_not_found for a title that is unknown or hidden from the viewer. */
  async episodes(viewer: Viewer, id: number): Promise<Animation[]> {
    const title = await this.findVisibleTitle(viewer, id)
    if (!title) throw new AppError('title_not_found')
    if (!title.series) return []
    const { database, now } = this.#deps
    const found = await listEpisodes(database.db, viewer, title.series.slug)
    return found.map((episode) => animationOf(episode, now()))
  }

  /** The picture that the whole home screen begins with; null: it begins without one. */
  firstPicture(viewer: Viewer): Promise<{ src: string; widths: number[] } | null> {
    const { database, now } = this.#deps
    return readFirstPicture({ queries: database.db, viewer, choice: {}, now: now() })
  }

  /** The home screen, of one genre, of one shelf, or whole. */
  home(viewer: Viewer, choice: HomeChoice): Promise<HomeAnswer> {
    const { database, now } = this.#deps
    return readHome({ queries: database.db, viewer, choice, now: now() })
  }

  /** A part of the titles of a genre or a shelf, each series once. */
  shelf(viewer: Viewer, query: ShelfQuery): Promise<ShelfAnswer> {
    const { database, now } = this.#deps
    return shelfOf({ queries: database.db, viewer, query, now: now() })
  }

  /** Those of the titles that the viewer may see. */
  async pick(viewer: Viewer, ids: number[]): Promise<Animation[]> {
    const { database, now } = this.#deps
    const found = await findVisibleTitles(database.db, viewer, ids)
    return [...found.values()].map((title) => animationOf(title, now()))
  }

  /** The title with the facts about its files; undefined when the viewer may not know of it. */
  findVisibleTitle(viewer: Viewer, id: number): Promise<VisibleTitle | undefined> {
    return findVisibleTitle(this.#deps.database.db, viewer, id)
  }

  /** What parents said of titles for everybody who watches, as a word that is another one when they say
   *  something else. */
  rulesOf(viewer: Viewer): Promise<string> {
    return readRules(this.#deps.database.db, viewer)
  }

  /** Rates a title for the whole family; null gives it back the rating of its source. Undefined: there
   *  is no such title. */
  rate(title: TitleAt, rating: AgeRating | null): Promise<TitleRating | undefined> {
    return rateTitle(this.#deps.database.db, title, rating)
  }

  /** Counts one view more of a title that the viewer may see. */
  countView(viewer: Viewer, id: number): Promise<void> {
    return addView(this.#deps.database.db, viewer, id)
  }
}
