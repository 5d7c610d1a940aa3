import { AppError } from '@starnest/contract/errors'
import {
  type FolderLookup,
  LOOKUP_STATES,
  type LookupProblem,
  type LookupSettings,
  type LookupState,
  MAX_OPEN_LOOKUPS,
  type OpenLookup,
} from '@starnest/contract/lookup/lookup'
import type { InterfaceLanguage } from '@starnest/contract/text/languages'
import type { Viewer } from '../../domain/viewer.ts'
import { undoFacts } from './apply-facts.ts'
import {
  changeFolder,
  changeLookups,
  changeLookupsIn,
  type LookupFolder,
  listFolders,
  lockLookups,
  readKey,
  removeLookups,
  type StoredLookup,
  writeKey,
} from './lookup.repository.ts'
import type { LookupRunner, RunnerDeps } from './lookup-runner.ts'
import { ANEW, FACTLESS, readWorks } from './plan-lookups.ts'

/** What the settings of looking up stand on. */
export type LookupDeps = RunnerDeps & {
  runner: LookupRunner
  /** Those of some titles that a viewer may see. */
  pickVisible: (viewer: Viewer, titleIds: readonly number[]) => Promise<ReadonlySet<number>>
}

/** States in which a person is asked, or told that something failed. */
const OPEN: ReadonlySet<LookupState> = new Set(['unsure', 'none', 'failed'])
/** States from which a look-up begins anew when a person says so. */
const TRIED_AGAIN: readonly LookupState[] = ['none', 'failed', 'stopped', 'undone']

/** What grown-ups set of looking titles up, for each library folder. Off unless they say otherwise. */
export class LookupService {
  readonly #deps: LookupDeps

  constructor(deps: LookupDeps) {
    this.#deps = deps
  }

  /** How everything is set, and how far it is. The key itself is never answered. */
  async settings(viewer: Viewer): Promise<LookupSettings> {
    const { database } = this.#deps
    const { householdId } = viewer
    const folders = await listFolders(database.db, householdId)
    return {
      hasKey: (await readKey(database.db, householdId)) !== null,
      folders: await Promise.all(folders.map((folder) => this.#present(viewer, folder))),
    }
  }

  /** Keeps the key for TMDB, or forgets it; what waited for one goes on. */
  async setKey(viewer: Viewer, key: string | null): Promise<LookupSettings> {
    const { database, runner, finder } = this.#deps
    await writeKey(database.db, viewer.householdId, key)
    for (const { id, lookupSource } of await listFolders(database.db, viewer.householdId)) {
      if (lookupSource === null || !finder.needsKey(lookupSource)) continue
      await runner.halt(id)
      await runner.begin(id)
    }
    return this.settings(viewer)
  }

  /** Says where the titles of a folder are looked up; null: nowhere from now on, and what was looked up
   *  stays. @throws AppError not_found */
  async setFolder(
    viewer: Viewer,
    id: number,
    { source, language }: Pick<FolderLookup, 'source'> & { language: InterfaceLanguage },
  ): Promise<LookupSettings> {
    const { database, runner, now } = this.#deps
    const folder = await this.#find(viewer, id)
    await runner.halt(id)
    const isOther = source !== folder.lookupSource
    // Titles that have facts keep them, and with the row these can be taken back.
    const stays = ({ fetchedAt, isByHand }: StoredLookup) =>
      fetchedAt !== null && (source === null || isByHand)
    const changedAt = now()
    await database.db.transaction(async (tx) => {
      await changeFolder(tx, { ...folder, lookupSource: source, lookupLanguage: language })
      // What was being looked up until now may have its facts by then.
      const stored = await lockLookups(tx, id)
      const unfinished = isOther ? stored.filter(({ state }) => !KEPT.has(state)) : []
      const kept = unfinished.filter(stays).map((one) => one.id)
      await changeLookups(tx, kept, {
        ...{ state: 'applied', problem: null, choices: [] },
        changedAt,
      })
      const anew = unfinished.filter((one) => !one.isByHand && !stays(one)).map((one) => one.id)
      if (source === null) await removeLookups(tx, anew)
      else await changeLookups(tx, anew, { ...ANEW, changedAt })
      if (source !== null && language !== folder.lookupLanguage) {
        const isOfIt = (one: StoredLookup) => one.state === 'applied' && one.source === source
        const applied = stored.filter(isOfIt).map((one) => one.id)
        await changeLookups(tx, applied, { state: 'waiting', facts: null, changedAt })
      }
    })
    if (source !== null) await runner.begin(id)
    return this.settings(viewer)
  }

  /** `retry`: looks up again what failed, was not found, stopped or taken back. `stop`: ends what waits. `undo`: takes
   *  back every fact of the folder. @throws AppError not_found */
  async act(
    viewer: Viewer,
    id: number,
    action: 'retry' | 'stop' | 'undo',
  ): Promise<LookupSettings> {
    const { database, runner, now, onChanged } = this.#deps
    const folder = await this.#find(viewer, id)
    if (action !== 'retry') await runner.halt(id)
    const changedAt = now()
    if (action === 'retry') {
      if (folder.lookupSource === null) throw refusedBecause('off')
      const { source: _s, entryId: _e, isByHand: _b, ...again } = ANEW
      const tried = { folderId: id, states: TRIED_AGAIN }
      await changeLookupsIn(database.db, tried, { ...again, changedAt })
      await runner.begin(id)
    }
    if (action === 'stop') {
      const waiting = { folderId: id, states: ['waiting'] } as const
      await changeLookupsIn(database.db, waiting, { state: 'stopped', changedAt })
    }
    if (action === 'undo') {
      for (const { work, lookup } of await readWorks(database.db, folder)) {
        if (!lookup) continue
        const { householdId } = folder
        await undoFacts(this.#deps, { householdId, titles: work.titles }, async (tx) => {
          await changeLookups(tx, [lookup.id], { ...FACTLESS, state: 'undone', changedAt })
          return true
        })
      }
      onChanged(folder.householdId)
    }
    return this.settings(viewer)
  }

  async #find({ householdId }: Viewer, id: number): Promise<LookupFolder> {
    const folders = await listFolders(this.#deps.database.db, householdId)
    const found = folders.find((folder) => folder.id === id)
    if (!found) throw new AppError('not_found', { message: 'This folder is not in the library.' })
    return found
  }

  /** Of works with no title that the viewer may see, nothing is said or counted. */
  async #present(viewer: Viewer, folder: LookupFolder): Promise<FolderLookup> {
    const { database, runner, pickVisible } = this.#deps
    const { id: folderId, lookupSource: source, lookupLanguage: language } = folder
    const works = await readWorks(database.db, folder)
    const told = works.filter(({ lookup }) => lookup !== undefined)
    const visible = await pickVisible(
      viewer,
      told.flatMap(({ work }) => work.titles.map(({ id }) => id)),
    )
    const counts = Object.fromEntries(LOOKUP_STATES.map((state) => [state, 0])) as Record<
      LookupState,
      number
    >
    const open: OpenLookup[] = []
    let hasFacts = false
    for (const { work, lookup } of told) {
      const shown = work.titles.find(({ id }) => visible.has(id))
      if (!lookup || !shown) continue
      const { state, problem, choices } = lookup
      counts[state] += 1
      hasFacts ||= work.titles.some(({ lookedUp }) => lookedUp !== null)
      if (!OPEN.has(state) || open.length >= MAX_OPEN_LOOKUPS) continue
      const { title, year } = work
      open.push({ titleId: shown.id, title, year, state, problem, choices: choices.length })
    }
    return { folderId, source, language, counts, hasFacts, ...runner.standing(folderId), open }
  }
}

/** What stays when another catalogue is chosen, or none. */
const KEPT: ReadonlySet<LookupState> = new Set(['applied', 'undone'])

/** What a call is refused with that a catalogue did not help with. */
export const refusedBecause = (problem: LookupProblem): AppError =>
  new AppError('lookup_refused', { details: { problem } })
