import type { DemoFilm } from '@starnest/demo-library/library'
import type { Logger } from 'pino'
import { z } from 'zod'
import { DemoImport } from '../../features/catalog/demo/import-demo-library.ts'
import { shippedLibrary } from '../../features/catalog/demo/shipped-library.ts'
import type { AnnounceChange } from '../../ports/announce-change.ts'
import type { Database } from '../../ports/database.ts'
import type { Jobs } from '../../ports/jobs.ts'
import { type Storage, StorageError } from '../../ports/storage.ts'

/** The lane of the queue in which households get the films that ship, one after the other. */
const LANE = 'demo-films'

const payloadSchema = z.object({ householdId: z.number() })

type DemoFilmsDeps = {
  database: Database
  storage: Storage
  jobs: Jobs
  log: Logger
  announceChange: AnnounceChange
  listFilms: () => Promise<DemoFilm[]>
  /** Called with a sentence on what takes so long that a person waits for it. */
  say: (sentence: string) => void
  /** Films were copied, of which streams are to be made. */
  onCopied: () => Promise<void>
}

/** Brings the films that ship into all households: into the first before Starnest is ready, and into the others,
 *  of which there may be thousands, while it serves. */
export class DemoFilms {
  readonly #deps: DemoFilmsDeps
  #importing: DemoImport | undefined
  /** Ids of households that do not have what ships. */
  #waiting: readonly number[] = []
  #isReady = false

  constructor(deps: DemoFilmsDeps) {
    this.#deps = deps
  }

  /** A library that cannot be brought in whole is no reason to show nothing: says why, and never rejects. It is
   *  tried again in the background then. */
  async bringInFirst(): Promise<void> {
    try {
      const demo = await this.#open()
      this.#waiting = await demo.listBehind()
      const [first, ...others] = this.#waiting
      if (first === undefined) return
      await demo.bringInto(first)
      this.#waiting = others
    } catch (error) {
      const { log, say } = this.#deps
      log.error({ err: error }, 'The demo library could not be brought in whole')
      const reason = error instanceof StorageError ? error.message : 'The log says why.'
      say(`The demo library could not be brought in whole. ${reason}`)
    }
  }

  /** Begins to bring films into the others. To be called once, when Starnest is ready. */
  async begin(): Promise<void> {
    const { jobs } = this.#deps
    this.#isReady = true
    await jobs.work(LANE, (payload) => this.#bringInto(payloadSchema.parse(payload).householdId))
    const waiting = this.#waiting.map((householdId) => ({
      ...{ key: `${householdId}`, householdId, priority: 0 },
      payload: { householdId },
    }))
    if (waiting.length > 0) await jobs.add(LANE, waiting)
  }

  async #bringInto(householdId: number): Promise<void> {
    const { announceChange, onCopied } = this.#deps
    const demo = await this.#open()
    // It may be gone, or whole by now.
    if ((await demo.listBehind(householdId)).length === 0) return
    const isCopied = await demo.bringInto(householdId)
    announceChange(householdId, { what: 'library' })
    if (isCopied) await onCopied()
  }

  async #open(): Promise<DemoImport> {
    if (!this.#importing) {
      const { database, storage, listFilms, log, say } = this.#deps
      const onProgress = (sentence: string) => (this.#isReady ? log.info(sentence) : say(sentence))
      const shipped = await shippedLibrary(await listFilms())
      this.#importing = new DemoImport(shipped, { database, storage, onProgress })
    }
    return this.#importing
  }
}
