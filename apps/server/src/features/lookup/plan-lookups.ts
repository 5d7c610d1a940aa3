import { beforeLookup } from '../../domain/looked-up.ts'
import type { Queries } from '../../ports/database.ts'
import {
  addLookups,
  changeLookups,
  type LookupFolder,
  listLookups,
  listWorkTitles,
  removeLookups,
  type StoredLookup,
  type WorkTitle,
} from './lookup.repository.ts'
import type { Reading } from './title-changes.ts'
import { type Work, worksOf } from './works.ts'

const DAY_MS = 24 * 60 * 60_000

/** After how long facts are asked for again, and after how long they are taken back when that was not possible:
 *  TMDB lets nobody keep them longer than six months. Source: TMDB, API terms of use. */
export const FACTS_LAST_MS = { fresh: 150 * DAY_MS, longest: 180 * DAY_MS }

/** What a look-up forgets that is to begin anew. Since when its titles have facts stays known. */
export const ANEW = {
  state: 'waiting',
  problem: null,
  choices: [],
  source: null,
  entryId: null,
  isByHand: false,
  facts: null,
  seasons: [],
} as const satisfies Partial<StoredLookup>

/** The same of one whose titles have no facts any more. */
export const FACTLESS = { ...ANEW, fetchedAt: null } as const satisfies Partial<StoredLookup>

/** The films and series of a folder with where each stands. */
export async function readWorks(
  queries: Queries,
  folder: Pick<LookupFolder, 'id' | 'householdId'>,
) {
  const works = worksOf(await listWorkTitles(queries, folder))
  const stored = new Map((await listLookups(queries, folder.id)).map((one) => [one.work, one]))
  return works.map((work) => ({ work, lookup: stored.get(work.work) }))
}

type PlanDeps = {
  /** Whether the folder's catalogue has such a work at all. */
  isKnown: (work: Work) => boolean
  isAsRead: Reading['isAsRead']
  now: Date
}

/** Makes the look-ups of a folder what its titles are: new ones wait, those of titles that are gone are forgotten,
 *  and what was read or named anew since waits again. */
export async function planLookups(
  queries: Queries,
  folder: LookupFolder,
  { isKnown, isAsRead, now }: PlanDeps,
): Promise<void> {
  const { id: folderId, householdId, lookupSource: source } = folder
  const all = worksOf(await listWorkTitles(queries, folder))
  const works = all.filter(isKnown)
  const stored = await listLookups(queries, folderId)
  const there = new Set(all.map(({ work }) => work))
  await removeLookups(
    queries,
    stored.filter(({ work }) => !there.has(work)).map(({ id }) => id),
  )
  const known = new Map(stored.map((one) => [one.work, one]))
  await addLookups(
    queries,
    works
      .filter(({ work }) => !known.has(work))
      .map(({ work, kind, title, year }) => ({
        ...{ householdId, folderId, work, kind, title, year },
        changedAt: now,
      })),
  )
  for (const work of works) {
    const lookup = known.get(work.work)
    const changes = lookup && changesFor(work, lookup, { isAsRead, now, source })
    if (changes) await changeLookups(queries, [lookup.id], { ...changes, changedAt: now })
  }
}

/** undefined: it stays as it is. */
function changesFor(
  work: Work,
  lookup: StoredLookup,
  {
    isAsRead,
    now,
    source,
  }: Pick<PlanDeps, 'isAsRead' | 'now'> & { source: LookupFolder['lookupSource'] },
): Partial<StoredLookup> | undefined {
  const { title, year } = work
  // What the family calls a title says nothing new of which film it is.
  const isOurs = work.titles.some((one) => isNamedByFamily(one, isAsRead))
  const isRenamed = (lookup.title !== title || lookup.year !== year) && !isOurs
  if (isRenamed && !lookup.isByHand && lookup.state !== 'undone') return { ...ANEW, title, year }
  if (isRenamed) return { title, year }
  // What another catalogue said stays: that one is not asked any more.
  if (lookup.state !== 'applied' || lookup.source !== source) return undefined
  const isOld = now.getTime() - (lookup.fetchedAt?.getTime() ?? 0) > FACTS_LAST_MS.fresh
  if (isOld || lookup.facts === null) return { state: 'waiting', facts: null }
  return work.titles.some((one) => !isCovered(one, lookup)) ? { state: 'waiting' } : undefined
}

function isNamedByFamily(title: WorkTitle, isAsRead: Reading['isAsRead']): boolean {
  if (title.series) return false
  const { originHash, title: name, releaseYear } = beforeLookup(title)
  return !isAsRead(originHash, 'title', name) || !isAsRead(originHash, 'releaseYear', releaseYear)
}

const isCovered = ({ lookedUp, mediaId }: WorkTitle, { id }: StoredLookup) =>
  lookedUp?.lookupId === id && lookedUp.mediaId === mediaId
