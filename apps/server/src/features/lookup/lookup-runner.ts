import type { FolderLookup, LookupProblem, LookupSource } from '@starnest/contract/lookup/lookup'
import { z } from 'zod'
import { StoppableWork } from '../../domain/background-work.ts'
import { CatalogueError } from '../../ports/film-catalogue.ts'
import { type Jobs, Postponed } from '../../ports/jobs.ts'
import { type ApplyDeps, applyFacts, undoFacts } from './apply-facts.ts'
import type { Asking, FactFinder } from './find-facts.ts'
import {
  changeLookups,
  findFolder,
  type LookupFolder,
  listFoldersWithFacts,
  listLookups,
  listWorkTitles,
  nextWaiting,
  readKey,
  removeLookups,
  type StoredLookup,
  settleLookup,
} from './lookup.repository.ts'
import { ANEW, FACTLESS, FACTS_LAST_MS, planLookups } from './plan-lookups.ts'
import { type Work, worksOf } from './works.ts'

const LANE = 'lookups'
const payloadSchema = z.object({ folderId: z.number() })
const PRIORITY = 1
/** Milliseconds between two times that every folder is looked at anew. */
const AGAIN_EVERY_MS = 15 * 60_000
/** Tries of one film or series with a catalogue that has trouble, before the next one has its turn. */
const BUSY_TRIES = 3

/** What looking up stands on. */
export type RunnerDeps = ApplyDeps & {
  jobs: Jobs
  finder: FactFinder
  onChanged: (householdId: number) => void
}

/** How looking up in a folder goes. */
export type Standing = Pick<FolderLookup, 'standing' | 'problem'>

/** A folder whose titles are looked up somewhere. */
type LookedUpFolder = LookupFolder & { lookupSource: LookupSource }

const IDLE: Standing = { standing: 'idle', problem: null }

/** Looks titles of library folders up, one film or series after the other. Where nobody answers it waits and
 *  goes on later: that is no failure of any title. */
export class LookupRunner {
  readonly #deps: RunnerDeps
  readonly #standing = new Map<number, Standing>()
  readonly #running = new StoppableWork<number>()
  /** Folders that were scanned while their job ran. */
  readonly #again = new Set<number>()
  readonly #busyTries = new Map<number, number>()

  constructor(deps: RunnerDeps) {
    this.#deps = deps
  }

  /** Begins to do what waits, and to look again from time to time. */
  async start(): Promise<void> {
    const { jobs, database } = this.#deps
    await jobs.work(LANE, async (payload, signal) => {
      await this.run(payloadSchema.parse(payload).folderId, signal)
    })
    await jobs.repeat({
      name: 'lookups',
      everyMs: AGAIN_EVERY_MS,
      work: async () => {
        for (const folder of await listFoldersWithFacts(database.db)) await this.begin(folder.id)
      },
    })
  }

  /** Looks up what waits in a folder, soon. */
  async begin(folderId: number): Promise<void> {
    this.#again.add(folderId)
    const { database, jobs } = this.#deps
    const folder = await findFolder(database.db, folderId)
    if (!folder) return
    const { householdId } = folder
    const key = `folder-${folderId}`
    await jobs.add(LANE, [{ key, householdId, payload: { folderId }, priority: PRIORITY }])
  }

  /** Ends what runs for a folder, and forgets what was to run. */
  async halt(folderId: number): Promise<void> {
    this.#again.delete(folderId)
    await this.#deps.jobs.forget(LANE, [`folder-${folderId}`])
    this.#running.stop(folderId)
    this.#standing.delete(folderId)
  }

  /** How looking up in a folder goes. */
  standing(folderId: number): Standing {
    return this.#standing.get(folderId) ?? IDLE
  }

  /** Does what waits in a folder. Rejects where it may go on later. @throws Postponed for as long as a catalogue
   *  asks to be left alone, in which other folders have their turn */
  run(folderId: number, stopped: AbortSignal): Promise<void> {
    return this.#running.run(folderId, {
      signal: stopped,
      work: async (signal) => {
        do {
          this.#again.delete(folderId)
          await this.#runOnce(folderId, signal)
        } while (this.#again.has(folderId))
        this.#standing.delete(folderId)
      },
      onFailed: async (error) => {
        if (!(error instanceof CatalogueError && isOfKey(error.problem))) throw error
        // Nothing goes on until somebody changes the key.
        this.#say(folderId, { standing: 'idle', problem: error.problem })
      },
    })
  }

  async #runOnce(folderId: number, signal: AbortSignal): Promise<void> {
    const { database, finder, now } = this.#deps
    const folder = await findFolder(database.db, folderId)
    if (!folder) return
    await this.#forgetOldFacts(folder)
    const source = folder.lookupSource
    if (!source) return
    await planLookups(database.db, folder, {
      isKnown: (work) => finder.knows(source, work),
      isAsRead: this.#deps.reading.isAsRead,
      now: now(),
    })
    for (;;) {
      signal.throwIfAborted()
      const lookup = await nextWaiting(database.db, folderId)
      if (!lookup || !(await this.#isSetSo(folder))) return
      this.#say(folderId, { standing: 'running', problem: null })
      await this.#lookUpPatiently({ ...folder, lookupSource: source }, lookup, signal)
      this.#deps.onChanged(folder.householdId)
    }
  }

  /** Whether titles of a folder are still to be looked up where they were. Once another node has set that anew,
   *  a job that it added looks up the rest. */
  async #isSetSo({ id, lookupSource, lookupLanguage }: LookupFolder): Promise<boolean> {
    const now = await findFolder(this.#deps.database.db, id)
    return now?.lookupSource === lookupSource && now.lookupLanguage === lookupLanguage
  }

  async #lookUpPatiently(
    folder: LookedUpFolder,
    lookup: StoredLookup,
    signal: AbortSignal,
  ): Promise<void> {
    try {
      await this.#lookUp(folder, lookup, signal)
      this.#busyTries.delete(lookup.id)
    } catch (error) {
      signal.throwIfAborted()
      if (!(error instanceof CatalogueError)) throw await this.#failed(lookup, error)
      const { problem, waitMs, wasAsked } = error
      if (isOfKey(problem)) throw error
      if (problem === 'offline') {
        this.#say(folder.id, { standing: 'offline', problem })
        throw error
      }
      const tries = (this.#busyTries.get(lookup.id) ?? 0) + Number(wasAsked)
      if (problem !== 'busy' || tries >= BUSY_TRIES) {
        this.#busyTries.delete(lookup.id)
        const settled = { state: 'failed', problem, changedAt: this.#deps.now() } as const
        await settleLookup(this.#deps.database.db, lookup, settled)
        return
      }
      this.#busyTries.set(lookup.id, tries)
      this.#say(folder.id, { standing: 'resting', problem })
      throw new Postponed('the catalogue asks to wait', Math.ceil((waitMs ?? 0) / 1000))
    }
  }

  async #failed(lookup: StoredLookup, error: unknown): Promise<unknown> {
    const { database, now, log } = this.#deps
    log.warn({ err: error }, 'A title could not be looked up')
    const settled = { state: 'failed', problem: 'odd_answer', changedAt: now() } as const
    await settleLookup(database.db, lookup, settled)
    return error
  }

  async #lookUp(folder: LookedUpFolder, lookup: StoredLookup, signal: AbortSignal): Promise<void> {
    const { database, finder, now } = this.#deps
    const titles = await listWorkTitles(database.db, folder)
    const work = worksOf(titles).find((one) => one.work === lookup.work)
    if (!work) {
      // Its titles are gone, or have other names by now, for which the next plan makes a look-up.
      await removeLookups(database.db, [lookup.id])
      return
    }
    const source = folder.lookupSource
    if (!finder.knows(source, work)) {
      await this.#settle(lookup, work, { state: 'none' })
      return
    }
    // An entry of another catalogue says nothing here.
    const known = lookup.source === source ? lookup : { ...lookup, ...ANEW }
    const key = await readKey(database.db, folder.householdId)
    const asking: Asking = { source, language: folder.lookupLanguage, key, signal }
    let { entryId } = known
    if (entryId === null) {
      const { choices, sure } = await finder.search(work, asking)
      if (!sure) {
        const state = choices.length > 0 ? 'unsure' : 'none'
        await this.#settle(lookup, work, { state, choices })
        return
      }
      entryId = sure.id
    }
    const isEnough =
      known.facts !== null && work.seasons.every((season) => known.seasons.includes(season))
    const facts = isEnough && known.facts ? known.facts : await finder.facts(work, entryId, asking)
    await applyFacts(
      this.#deps,
      {
        ...{ lookupId: lookup.id, householdId: folder.householdId, titles: work.titles, facts },
        language: folder.lookupLanguage,
        fetchPoster: () => finder.poster(facts, asking),
      },
      (tx, problem) =>
        settleLookup(tx, lookup, {
          ...{ state: 'applied', problem, choices: [], source, entryId, facts },
          ...{ seasons: work.seasons, isByHand: known.isByHand },
          ...(!isEnough && { fetchedAt: now() }),
          changedAt: now(),
        }),
    )
  }

  /** Facts that an earlier look-up left, such as of a name that the file has no more, go. */
  async #settle(lookup: StoredLookup, work: Work, changes: Partial<StoredLookup>): Promise<void> {
    const { householdId } = lookup
    const changedAt = this.#deps.now()
    await undoFacts(this.#deps, { householdId, titles: work.titles }, (tx) =>
      settleLookup(tx, lookup, { ...FACTLESS, ...changes, changedAt }),
    )
  }

  /** Takes back facts that may not be kept any longer, and looks them up anew. */
  async #forgetOldFacts({ id, householdId, lookupSource }: LookupFolder): Promise<void> {
    const { database, now } = this.#deps
    const oldest = now().getTime() - FACTS_LAST_MS.longest
    const stored = await listLookups(database.db, id)
    const old = stored.filter(({ fetchedAt }) => fetchedAt && fetchedAt.getTime() < oldest)
    if (old.length === 0) return
    const byWork = new Map(old.map((one) => [one.work, one]))
    const titles = await listWorkTitles(database.db, { id, householdId })
    for (const work of worksOf(titles)) {
      const lookup = byWork.get(work.work)
      if (!lookup) continue
      const { source, entryId, isByHand } = lookup
      const state = lookupSource === null ? 'undone' : 'waiting'
      const again = { ...FACTLESS, state, source, entryId, isByHand, changedAt: now() } as const
      await undoFacts(this.#deps, { householdId, titles: work.titles }, async (tx) => {
        await changeLookups(tx, [lookup.id], again)
        return true
      })
    }
  }

  #say(folderId: number, standing: Standing): void {
    this.#standing.set(folderId, standing)
  }
}

const isOfKey = (problem: LookupProblem) => problem === 'key_refused' || problem === 'no_key'
