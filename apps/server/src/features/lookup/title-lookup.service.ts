import {
  type LookupChoice,
  type LookupPreview,
  type LookupSource,
  MAX_PREVIEWED_TITLES,
  type TitleLookup,
} from '@starnest/contract/lookup/lookup'
import { beforeLookup } from '../../domain/looked-up.ts'
import type { Viewer } from '../../domain/viewer.ts'
import { CatalogueError } from '../../ports/film-catalogue.ts'
import { applyFacts, undoFacts } from './apply-facts.ts'
import type { Asking } from './find-facts.ts'
import {
  addLookups,
  changeLookups,
  findLookup,
  folderOfTitle,
  type LookupFolder,
  listWorkTitles,
  readKey,
  type StoredLookup,
} from './lookup.repository.ts'
import { type LookupDeps, refusedBecause } from './lookup.service.ts'
import { FACTLESS } from './plan-lookups.ts'
import { changeForPeople, changesOf } from './title-changes.ts'
import { type Work, worksOf } from './works.ts'

/** Milliseconds that somebody waits for a catalogue at most. */
const WAIT_MS = 30_000

/** What identifying by hand stands on. */
export type TitleLookupDeps = LookupDeps & {
  /** Throws AppError title_not_found for a title that the viewer may not know of. */
  assertVisible: (viewer: Viewer, titleId: number) => Promise<void>
}

type Entry = { source: LookupSource; id: string }

/** A title that can be identified: its work, and the folder that it lies in. */
type Place = { folder: LookupFolder & { lookupSource: LookupSource }; work: Work }

const NOT_OFFERED: TitleLookup = {
  ...{ isOffered: false, source: null, query: null, state: null, problem: null },
  ...{ choices: [], applied: null },
}

/** What grown-ups say of which entry of a catalogue a title of a folder is. A title of a series stands for all
 *  of its folder. */
export class TitleLookupService {
  readonly #deps: TitleLookupDeps

  constructor(deps: TitleLookupDeps) {
    this.#deps = deps
  }

  /** What is known of looking up a title. @throws AppError title_not_found */
  async read(viewer: Viewer, titleId: number): Promise<TitleLookup> {
    const place = await this.#place(viewer, titleId)
    if (!place) return NOT_OFFERED
    const { folder, work } = place
    const lookup = await findLookup(this.#deps.database.db, folder.id, work.work)
    return {
      isOffered: true,
      source: folder.lookupSource,
      query: { title: work.title.slice(0, 200), year: work.year },
      state: lookup?.state ?? null,
      problem: lookup?.problem ?? null,
      choices: lookup?.choices ?? [],
      applied: appliedIn(lookup),
    }
  }

  /** Searches by hand. @throws AppError title_not_found, lookup_refused */
  async search(
    viewer: Viewer,
    titleId: number,
    said: { title: string; year: number | null },
  ): Promise<LookupChoice[]> {
    const { folder, work } = await this.#needed(viewer, titleId)
    const { kind } = work
    const asking = await this.#asking(folder)
    const found = await told(this.#deps.finder.search({ kind, ...said }, asking))
    return found.choices
  }

  /** What an entry would change. @throws AppError title_not_found, lookup_refused */
  async preview(viewer: Viewer, titleId: number, entry: Entry): Promise<LookupPreview> {
    const { finder, reading, pickVisible } = this.#deps
    const { folder, work } = await this.#needed(viewer, titleId, entry)
    const facts = await told(finder.rememberedFacts(work, entry.id, await this.#asking(folder)))
    const visible = await pickVisible(
      viewer,
      work.titles.map(({ id }) => id),
    )
    const shown = work.titles.filter(({ id }) => visible.has(id))
    // The one that was asked of comes first.
    const ordered = shown.toSorted((one, other) => place(one, titleId) - place(other, titleId))
    const language = folder.lookupLanguage
    const titles = ordered.slice(0, MAX_PREVIEWED_TITLES).map((title) => {
      const changes = changesOf(title, facts, { language, reading })
      const getsRating = changes.some(({ field, kept }) => field === 'rating' && kept === null)
      return {
        titleId: title.id,
        title: title.title,
        isRated: getsRating || (title.familyRating ?? beforeLookup(title).rating) !== null,
        changes: changes.map(changeForPeople),
      }
    })
    return { name: facts.title, url: facts.url, titles, more: shown.length - titles.length }
  }

  /** Takes the facts of an entry over, for all titles of its work. @throws AppError title_not_found,
   *  lookup_refused */
  async apply(viewer: Viewer, titleId: number, entry: Entry): Promise<TitleLookup> {
    const { finder, now, onChanged } = this.#deps
    const { folder, work } = await this.#needed(viewer, titleId, entry)
    const { householdId, lookupLanguage: language } = folder
    const asking = await this.#asking(folder)
    const facts = await told(finder.rememberedFacts(work, entry.id, asking))
    const lookup = await this.#stored(folder, work)
    await told(
      applyFacts(
        this.#deps,
        {
          ...{ lookupId: lookup.id, householdId, language, facts, titles: work.titles },
          fetchPoster: () => finder.poster(facts, asking),
        },
        // Where looking up was turned off meanwhile, it is gone.
        (tx, problem) =>
          changeLookups(tx, [lookup.id], {
            ...{ state: 'applied', problem, choices: [], isByHand: true, facts },
            ...{ source: entry.source, entryId: entry.id, seasons: work.seasons },
            ...{ fetchedAt: now(), changedAt: now() },
          }),
      ),
    )
    onChanged(householdId)
    return this.read(viewer, titleId)
  }

  /** Takes back what was looked up; by itself it is not looked up again. @throws AppError title_not_found,
   *  lookup_refused */
  async undo(viewer: Viewer, titleId: number): Promise<TitleLookup> {
    const { now, onChanged } = this.#deps
    const { folder, work } = await this.#needed(viewer, titleId)
    const { householdId } = folder
    const lookup = await this.#stored(folder, work)
    await undoFacts(this.#deps, { householdId, titles: work.titles }, async (tx) => {
      await changeLookups(tx, [lookup.id], { ...FACTLESS, state: 'undone', changedAt: now() })
      return true
    })
    onChanged(householdId)
    return this.read(viewer, titleId)
  }

  /** undefined: the title lies in no folder whose catalogue has such titles. */
  async #place(viewer: Viewer, titleId: number): Promise<Place | undefined> {
    const { database, finder, assertVisible } = this.#deps
    await assertVisible(viewer, titleId)
    const folder = await folderOfTitle(database.db, viewer.householdId, titleId)
    const source = folder?.lookupSource
    if (!folder || !source) return undefined
    const works = worksOf(await listWorkTitles(database.db, folder))
    const work = works.find(({ titles }) => titles.some(({ id }) => id === titleId))
    if (!work || !finder.knows(source, work)) return undefined
    return { folder: { ...folder, lookupSource: source }, work }
  }

  async #needed(viewer: Viewer, titleId: number, entry?: Entry): Promise<Place> {
    const found = await this.#place(viewer, titleId)
    if (!found || (entry && entry.source !== found.folder.lookupSource)) {
      throw refusedBecause('off')
    }
    return found
  }

  async #asking({ householdId, lookupSource, lookupLanguage }: Place['folder']): Promise<Asking> {
    return {
      source: lookupSource,
      language: lookupLanguage,
      key: await readKey(this.#deps.database.db, householdId),
      signal: AbortSignal.timeout(WAIT_MS),
    }
  }

  async #stored({ id, householdId }: LookupFolder, work: Work): Promise<StoredLookup> {
    const { database, now } = this.#deps
    const { title, year, kind } = work
    const row = { householdId, folderId: id, work: work.work, kind, title, year }
    await addLookups(database.db, [{ ...row, state: 'stopped', changedAt: now() }])
    const found = await findLookup(database.db, id, work.work)
    if (!found)
      throw new Error('a folder was taken out of the library while a title of it was asked of')
    return found
  }
}

const place = ({ id }: { id: number }, first: number) => (id === first ? 0 : id)

function appliedIn(lookup: StoredLookup | undefined): TitleLookup['applied'] {
  if (lookup?.state !== 'applied' || !lookup.source || !lookup.facts) return null
  return { source: lookup.source, name: lookup.facts.title, url: lookup.facts.url }
}

async function told<T>(work: Promise<T>): Promise<T> {
  try {
    return await work
  } catch (error) {
    if (error instanceof CatalogueError) throw refusedBecause(error.problem)
    if (error instanceof DOMException && error.name === 'TimeoutError') {
      throw refusedBecause('offline')
    }
    throw error
  }
}
