import { sightOf, type Viewer } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import { seesEveryTitle } from '../allowed-titles.ts'
import {
  readHorizon,
  readIds,
  readRules,
  readTitles,
  readTitlesSince,
  readVisibleIds,
} from './index.repository.ts'
import { WordIndex } from './word-index.ts'

/** Words in all indexes together, each counted for every title, from which on what was asked for
 *  longest ago is forgotten: some 300 MB. */
const MOST_WORDS = 10_000_000

/** Titles that are read at once: taking their words in holds everybody else up. */
const BATCH_TITLES = 100

/** The index of every household, and one more of each sight that somebody has there: of the titles
 *  that such viewers may see and of nothing else, so that no answer takes longer for what is hidden.
 *  Built when they are first asked for; what was written since, by whatever process, is read before
 *  each answer. */
export class KeptIndexes {
  readonly #database: Database
  readonly #mostWords: number
  /** By household or sight. The one asked for last stands last. */
  readonly #kept = new Map<string, KeptIndex>()

  constructor(database: Database, mostWords = MOST_WORDS) {
    this.#database = database
    this.#mostWords = mostWords
  }

  /** Households and sights whose words are kept now, the one asked for last at the end. */
  get names(): string[] {
    return [...this.#kept.keys()]
  }

  /** The words of the titles that a viewer may see, with all that was written before this call. Slots
   *  and words may be read until something else is awaited. */
  async for(viewer: Viewer): Promise<WordIndex> {
    if (seesEveryTitle(viewer)) return this.ofAll(viewer.householdId)
    const { householdId } = viewer
    const narrow = async (ids: ReadonlySet<number>) => {
      const all = this.#keptFor(`${householdId}`, { householdId })
      await this.#upToDate(`${householdId}`, all)
      return all.narrowedTo(ids)
    }
    const name = sightOf(viewer)
    return this.#upToDate(name, this.#keptFor(name, { householdId, narrow }), viewer)
  }

  /** The words of all titles of a household. */
  async ofAll(householdId: number): Promise<WordIndex> {
    const name = `${householdId}`
    return this.#upToDate(name, this.#keptFor(name, { householdId }))
  }

  #keptFor(name: string, contents: Contents): KeptIndex {
    const kept = this.#kept.get(name) ?? new KeptIndex(this.#database, contents)
    this.#kept.delete(name)
    this.#kept.set(name, kept)
    return kept
  }

  async #upToDate(name: string, kept: KeptIndex, viewer?: Viewer): Promise<WordIndex> {
    const index = await kept.upToDate(viewer)
    this.#forgetOthers(name)
    return index
  }

  #forgetOthers(name: string): void {
    let size = 0
    for (const { size: ofOne } of this.#kept.values()) size += ofOne
    for (const [other, kept] of this.#kept) {
      if (size <= this.#mostWords) return
      if (other === name) continue
      this.#kept.delete(other)
      size -= kept.size
    }
  }
}

/** What an index is of: all of a household, or of that what `narrow` leaves of it. */
type Contents = {
  householdId: number
  narrow?: (ids: ReadonlySet<number>) => Promise<WordIndex>
}

class KeptIndex {
  readonly #database: Database
  readonly #contents: Contents
  #index = new WordIndex()
  /** The oldest transaction that had not ended when the index was last read; undefined: not read. */
  #horizon: string | undefined
  /** What parents had said when it was built. */
  #rules = ''
  #last: Promise<unknown> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(database: Database, contents: Contents) {
    this.#database = database
    this.#contents = contents
  }

  get size(): number {
    return this.#index.size
  }

  /** One reading at a time; everybody who asks before the next begins gets that one. */
  async upToDate(viewer: Viewer | undefined): Promise<WordIndex> {
    this.#next ??= this.#afterwards(() => {
      this.#next = undefined
      return this.#catchUp(viewer)
    })
    await this.#next
    return this.#index
  }

  /** An index of some of its titles alone. */
  narrowedTo(ids: ReadonlySet<number>): Promise<WordIndex> {
    return this.#afterwards(() => this.#index.narrowedTo(ids))
  }

  #afterwards<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#last.then(work)
    this.#last = done.catch(() => undefined)
    return done
  }

  async #catchUp(viewer: Viewer | undefined): Promise<void> {
    const { db } = this.#database
    const { householdId } = this.#contents
    // Before what follows from them: what is said meanwhile is another word the next time.
    const rules = viewer ? await readRules(db, viewer) : ''
    if (rules !== this.#rules) this.#horizon = undefined
    this.#horizon ??= viewer ? await this.#narrow(viewer) : await this.#readAll()
    this.#rules = rules
    const { titles, horizon } = await readTitlesSince(db, { householdId, viewer }, this.#horizon)
    for (const { isVisible, ...title } of titles) {
      if (isVisible) this.#index.put(title)
      else this.#index.drop(title.id)
    }
    this.#horizon = horizon
  }

  /** What is written while it narrows is read once more by whoever asks next. */
  async #narrow(viewer: Viewer): Promise<string> {
    const { db } = this.#database
    const horizon = await readHorizon(db)
    const ids = await readVisibleIds(db, viewer)
    this.#index = (await this.#contents.narrow?.(ids)) ?? this.#index
    return horizon
  }

  /** What is written while it reads is read once more by whoever asks next. */
  async #readAll(): Promise<string> {
    const { db } = this.#database
    const { householdId } = this.#contents
    const horizon = await readHorizon(db)
    const ids = await readIds(db, householdId)
    const index = new WordIndex()
    for (let from = 0; from < ids.length; from += BATCH_TITLES) {
      const batch = ids.slice(from, from + BATCH_TITLES)
      for (const title of await readTitles(db, householdId, batch)) index.put(title)
    }
    // Now, and not when the first to search waits for it.
    index.sort()
    this.#index = index
    return horizon
  }
}
