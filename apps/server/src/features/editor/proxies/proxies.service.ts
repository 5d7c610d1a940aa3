import { join } from 'node:path'
import { z } from 'zod'
import { progressNotes } from '../../../domain/background-work.ts'
import {
  ENCODING_SPENT,
  type EncodingLimit,
  LOOK_AGAIN_SECONDS,
} from '../../../domain/media/encoding-limit.ts'
import { isHeavyToEdit } from '../../../domain/media/media-plan.ts'
import { whyFailed } from '../../../domain/why-failed.ts'
import type { AnnounceChange } from '../../../ports/announce-change.ts'
import type { Database } from '../../../ports/database.ts'
import { type Jobs, Postponed } from '../../../ports/jobs.ts'
import type { Media } from '../../../ports/media/media.ts'
import { SOURCE_FORMATS } from '../../../ports/media/source-formats.ts'
import type { Storage } from '../../../ports/storage.ts'
import {
  addProxies,
  changeProxy,
  isSharedProxy,
  listProxies,
  listUnused,
  noteUsed,
  type ProxyOf,
  removeProxy,
  type StoredProxy,
} from './proxies.repository.ts'

/** The lane of the queue in which proxies are made, one after the other. */
const LANE = 'editor-proxies'

const DAY_MS = 24 * 3_600_000
/** How long the proxy of a film is kept that no project shows. */
const KEPT_MS = 30 * DAY_MS

/** Milliseconds between two notes of how far a proxy is. */
const NOTE_EVERY_MS = 3000

/** Bits that a second of a proxy takes, as experience says of its encoder; room is asked for by it, not given. */
const BITS_PER_SECOND = 2_000_000

const UNFINISHED = ['queued', 'running'] as const

const tomorrow = () => new Postponed(ENCODING_SPENT.reason, LOOK_AGAIN_SECONDS)

/** A film in storage that is cut in a project. */
export const proxySourceSchema = z.object({
  mediaId: z.string(),
  key: z.string(),
  format: z.enum(SOURCE_FORMATS),
})
export type ProxySource = z.infer<typeof proxySourceSchema>

const jobSchema = z.object({ householdId: z.number(), source: proxySourceSchema })

/** What proxies stand on. */
export type ProxiesDeps = {
  database: Database
  storage: Storage
  media: Pick<Media, 'examine' | 'makeProxy'>
  jobs: Jobs
  now: () => Date
  announceChange: AnnounceChange
  encoding: EncodingLimit
  /** Lends a household room on the disk while `work` runs. @throws AppError storage_full */
  lendRoom: <T>(need: { householdId: number; bytes: number }, work: () => Promise<T>) => Promise<T>
  log: { warn: (fields: object, sentence: string) => void }
}

/** Light copies of heavy films, for the preview of projects. They are made in the background when a project
 *  shows a film first, and thrown away when none has for a month: they can always be made anew. */
export class ProxiesService {
  readonly #deps: ProxiesDeps

  constructor(deps: ProxiesDeps) {
    this.#deps = deps
  }

  /** Begins to make proxies. */
  async start(): Promise<void> {
    await this.#deps.jobs.work(LANE, (payload, signal) =>
      this.#work(jobSchema.parse(payload), signal),
    )
  }

  /** The proxies of films, by their media; one that nobody has asked for is asked for. */
  async of(
    householdId: number,
    sources: readonly ProxySource[],
  ): Promise<ReadonlyMap<string, StoredProxy>> {
    const wanted = new Map(sources.map((source) => [source.mediaId, source]))
    if (wanted.size === 0) return new Map()
    const { database, now } = this.#deps
    const all = { householdId, mediaIds: [...wanted.keys()] }
    const known = await listProxies(database.db, all)
    const isOld = ({ usedAt }: StoredProxy) => now().getTime() - usedAt.getTime() > DAY_MS
    if (known.some(isOld)) await noteUsed(database.db, all, now())
    // It may be missing in the queue: a server was killed before it stood there, or a backup was restored, which
    // leaves the queue out. What waits or runs there is not added again.
    const unfinished = known.filter(({ state }) => UNFINISHED.some((one) => one === state))
    await this.#queue(
      householdId,
      unfinished.flatMap(({ mediaId }) => wanted.get(mediaId) ?? []),
    )
    for (const { mediaId } of known) wanted.delete(mediaId)
    const added = await this.#ask(householdId, [...wanted.values()])
    return new Map([...known, ...added].map((proxy) => [proxy.mediaId, proxy]))
  }

  /** Asks again for one that could not be made; nothing happens to any other. */
  async again(householdId: number, source: ProxySource): Promise<void> {
    const of = { householdId, mediaId: source.mediaId }
    const change = { state: 'queued', percent: 0, problem: null } as const
    const changed = await changeProxy(this.#deps.database.db, of, { from: ['failed'], change })
    if (changed) await this.#queue(householdId, [source])
  }

  /** Throws away what no project has shown for long. */
  async tidy(): Promise<void> {
    const { database, now } = this.#deps
    for (const proxy of await listUnused(database.db, new Date(now().getTime() - KEPT_MS))) {
      await removeProxy(database.db, proxy)
      await this.#removeUnused(proxy)
    }
  }

  async #ask(householdId: number, sources: readonly ProxySource[]): Promise<StoredProxy[]> {
    if (sources.length === 0) return []
    const { database, now } = this.#deps
    const added = await addProxies(
      database.db,
      sources.map(({ mediaId }) => ({ householdId, mediaId, usedAt: now() })),
    )
    const isNew = new Set(added.map(({ mediaId }) => mediaId))
    await this.#queue(
      householdId,
      sources.filter(({ mediaId }) => isNew.has(mediaId)),
    )
    return added
  }

  async #queue(householdId: number, sources: readonly ProxySource[]): Promise<void> {
    if (sources.length === 0) return
    await this.#deps.jobs.add(
      LANE,
      sources.map((source) => ({
        key: `${householdId}:${source.mediaId}`,
        householdId,
        payload: { householdId, source } satisfies z.infer<typeof jobSchema>,
        priority: 0,
      })),
    )
  }

  async #work({ householdId, source }: z.infer<typeof jobSchema>, signal: AbortSignal) {
    const { database, encoding, log } = this.#deps
    const of = { householdId, mediaId: source.mediaId }
    const { mediaId } = source
    const [known] = await listProxies(database.db, { householdId, mediaIds: [mediaId] })
    // It has waited before, so one is needed.
    const hasWaited = known?.state === 'queued' && known.problem !== null
    if (hasWaited && (await encoding.areSpent(householdId))) throw tomorrow()
    const change = { state: 'running', percent: 0, problem: null } as const
    const begun = await changeProxy(database.db, of, { from: UNFINISHED, change })
    if (!begun) return
    try {
      const isMade = await this.#make(of, source, signal)
      const done = { state: isMade ? 'done' : 'unneeded', percent: 100 } as const
      const changed = await changeProxy(database.db, of, { from: UNFINISHED, change: done })
      // Its film was deleted meanwhile, with all that was made of it.
      const isThere = changed && (await this.#deps.storage.stat(source.key))
      if (!isThere) await this.#forget(of)
    } catch (error) {
      // The server stops: the queue asks again.
      if (signal.aborted) throw error
      if (error instanceof Postponed) {
        const waits = { state: 'queued', percent: 0, problem: ENCODING_SPENT.problem } as const
        await changeProxy(database.db, of, { from: UNFINISHED, change: waits })
        this.#announce(of)
        throw error
      }
      log.warn({ err: error, mediaId }, 'A proxy could not be made')
      const { problem } = whyFailed(error, 'A proxy could not be made.')
      const failed = { state: 'failed', problem } as const
      await changeProxy(database.db, of, { from: UNFINISHED, change: failed })
    }
    this.#announce(of)
  }

  /** Answers whether one was needed. @throws Postponed while the household's minutes are used up */
  async #make(of: ProxyOf, source: ProxySource, signal: AbortSignal): Promise<boolean> {
    const { storage, media, encoding, lendRoom } = this.#deps
    const { format } = source
    // Made for another household that has the same film.
    if (await storage.stat(proxyKey(of.mediaId))) return true
    return storage.withLocalFile(source.key, async (sourcePath) => {
      const job = { sourcePath, format, signal }
      const examination = await media.examine(job)
      if (!isHeavyToEdit(examination)) return false
      if (await encoding.areSpent(of.householdId)) throw tomorrow()
      const bytes = Math.ceil((examination.durationSeconds * BITS_PER_SECOND) / 8)
      await lendRoom({ householdId: of.householdId, bytes }, () =>
        storage.withWorkFolder(async (folder) => {
          const intoFile = join(folder, PROXY)
          const onPercent = this.#noting(of)
          const proxy = { ...job, examination, intoFile, onPercent }
          await encoding.counting(of.householdId, () => media.makeProxy(proxy))
          signal.throwIfAborted()
          await storage.moveFile(proxyKey(of.mediaId), intoFile)
        }),
      )
      return true
    })
  }

  /** A server that is killed between the two still knows of the bytes. */
  async #forget(of: ProxyOf): Promise<void> {
    await this.#removeUnused(of)
    await removeProxy(this.#deps.database.db, of)
  }

  /** Removes the bytes, unless another household has the same film and its proxy. */
  async #removeUnused(of: ProxyOf): Promise<void> {
    if (await isSharedProxy(this.#deps.database.db, of)) return
    await this.#deps.storage.remove(proxyKey(of.mediaId))
  }

  /** Notes how far a proxy is, now and then. */
  #noting(of: ProxyOf) {
    const { database, log } = this.#deps
    return progressNotes({
      everyMs: NOTE_EVERY_MS,
      note: async (percent) => {
        const change = { percent }
        return (await changeProxy(database.db, of, { from: ['running'], change })) !== undefined
      },
      onNoted: () => this.#announce(of),
      onFailed: (error) => log.warn({ err: error }, 'Progress could not be noted'),
    })
  }

  #announce({ householdId }: ProxyOf): void {
    this.#deps.announceChange(householdId, { what: 'editor' })
  }
}

const PROXY = 'editor-proxy.mp4'

/** Key in storage of the proxy of a film. */
export const proxyKey = (mediaId: string): string => `${mediaId}/${PROXY}`
