import type { Database } from '../../../ports/database.ts'
import { readHorizon, readTitles, readTitlesSince } from './index.repository.ts'
import { WordIndex } from './word-index.ts'

/** Words in all indexes together, each counted for every title, from which on the household that
 *  was asked for longest ago is forgotten: some 300 MB. */
const MOST_WORDS = 10_000_000

/** The index of every household that somebody searches in, built when it is first asked for. What
 *  was written since, by whatever process, is read before each answer. */
export class KeptIndexes {
  readonly #database: Database
  readonly #mostWords: number
  /** The one asked for last stands last. */
  readonly #kept = new Map<number, KeptIndex>()

  constructor(database: Database, mostWords = MOST_WORDS) {
    this.#database = database
    this.#mostWords = mostWords
  }

  /** Households whose words are kept now, the one asked for last at the end. */
  get households(): number[] {
    return [...this.#kept.keys()]
  }

  /** The words of all titles of a household, with all that was written before this call. Slots and
   *  words may be read until something else is awaited. */
  async of(householdId: number): Promise<WordIndex> {
    const kept = this.#kept.get(householdId) ?? new KeptIndex(this.#database, householdId)
    this.#kept.delete(householdId)
    this.#kept.set(householdId, kept)
    const index = await kept.upToDate()
    this.#forgetOthers(householdId)
    return index
  }

  #forgetOthers(householdId: number): void {
    let size = 0
    for (const { size: ofOne } of this.#kept.values()) size += ofOne
    for (const [id, kept] of this.#kept) {
      if (size <= this.#mostWords) return
      if (id === householdId) continue
      this.#kept.delete(id)
      size -= kept.size
    }
  }
}

class KeptIndex {
  readonly #database: Database
  readonly #householdId: number
  #index = new WordIndex()
  /** The oldest transaction that had not ended when the index was last read; undefined: not read. */
  #horizon: string | undefined
  #last: Promise<unknown> = Promise.resolve()
  #next: Promise<void> | undefined

  constructor(database: Database, householdId: number) {
    this.#database = database
    this.#householdId = householdId
  }

  get size(): number {
    return this.#index.size
  }

  /** One reading at a time; everybody who asks before the next begins gets that one. */
  async upToDate(): Promise<WordIndex> {
    this.#next ??= this.#last.then(() => {
      this.#next = undefined
      return this.#catchUp()
    })
    const reading = this.#next
    this.#last = reading.catch(() => undefined)
    await reading
    return this.#index
  }

  async #catchUp(): Promise<void> {
    const { db } = this.#database
    this.#horizon ??= await this.#readAll()
    const { titles, horizon } = await readTitlesSince(db, this.#householdId, this.#horizon)
    for (const title of titles) this.#index.put(title)
    this.#horizon = horizon
  }

  /** What is written while it reads is read once more by whoever asks next. */
  async #readAll(): Promise<string> {
    const { db } = this.#database
    const horizon = await readHorizon(db)
    const index = new WordIndex()
    for (let after: number | undefined = 0; after !== undefined; ) {
      const batch = await readTitles(db, this.#householdId, after)
      for (const title of batch) index.put(title)
      after = batch.at(-1)?.id
    }
    // Now, and not when the first to search waits for it.
    index.sort()
    this.#index = index
    return horizon
  }
}
