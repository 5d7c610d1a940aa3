import type { ListName } from '@starnest/contract/catalog/lists'
import { and, desc, eq, inArray, type SQL, sql } from 'drizzle-orm'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { listEntries } from '../../../tables/finding.ts'
import { titles } from '../../../tables/titles.ts'
import { progress } from '../../../tables/watching.ts'
import { selectShownTitles, selectTitles, type VisibleTitle } from '../catalog.repository.ts'

/** Where a title stands: on which of the viewer's lists. */
export type EntryPlace = { list: ListName; titleId: number }

/** What became of putting a title on a list: added now, there since, or no room. */
export type PutOutcome = { is: 'added' | 'there'; addedAt: Date } | { is: 'full' }

const ADDED_LAST_FIRST = [desc(listEntries.addedAt), desc(listEntries.titleId)]

/** Ids of the titles on the viewer's lists that the viewer may see, added last first. */
export async function listEntryIds(queries: Queries, viewer: Viewer) {
  const visible = selectTitles(queries, viewer).as('visible')
  return queries
    .select({ list: listEntries.list, titleId: listEntries.titleId })
    .from(listEntries)
    .innerJoin(visible, eq(visible.id, listEntries.titleId))
    .where(eq(listEntries.profileId, viewer.profileId))
    .orderBy(...ADDED_LAST_FIRST)
}

/** The titles on one list that the viewer may see, added last first. */
export async function listTitlesOn(
  queries: Queries,
  viewer: Viewer,
  list: ListName,
): Promise<VisibleTitle[]> {
  return selectShownTitles(queries, viewer, idsOnList(queries, viewer, list))
    .innerJoin(
      listEntries,
      and(
        eq(listEntries.profileId, viewer.profileId),
        eq(listEntries.list, list),
        eq(listEntries.titleId, titles.id),
      ),
    )
    .orderBy(...ADDED_LAST_FIRST)
}

/** Puts a title on a list that holds fewer than `limit`; one that is there already keeps its
 *  place. Writes of one profile wait for each other, so that two at once cannot exceed the
 *  limit. */
export async function putEntry(
  queries: Queries,
  viewer: Viewer,
  { list, titleId, addedAt, limit }: EntryPlace & { addedAt: Date; limit: number },
): Promise<PutOutcome> {
  return queries.transaction(async (tx) => {
    const { householdId, profileId } = viewer
    await tx
      .select({ id: profiles.id })
      .from(profiles)
      .where(eq(profiles.id, profileId))
      .for('no key update')
    const [known] = await tx
      .select({ addedAt: listEntries.addedAt })
      .from(listEntries)
      .where(isEntry(viewer, { list, titleId }))
    if (known) return { is: 'there', addedAt: known.addedAt }
    const onList = and(eq(listEntries.profileId, profileId), eq(listEntries.list, list))
    if ((await tx.$count(listEntries, onList)) >= limit) return { is: 'full' }
    await tx.insert(listEntries).values({ householdId, profileId, list, titleId, addedAt })
    return { is: 'added', addedAt }
  })
}

/** Takes a title off a list. Resolves with when it had been added; null: it was not there. */
export async function removeEntry(
  queries: Queries,
  viewer: Viewer,
  place: EntryPlace,
): Promise<Date | null> {
  const [removed] = await queries
    .delete(listEntries)
    .where(isEntry(viewer, place))
    .returning({ addedAt: listEntries.addedAt })
  return removed?.addedAt ?? null
}

function isEntry({ profileId }: Viewer, { list, titleId }: EntryPlace): SQL | undefined {
  return and(
    eq(listEntries.profileId, profileId),
    eq(listEntries.list, list),
    eq(listEntries.titleId, titleId),
  )
}

/** The titles of a list as a condition on titles, for what narrows {@link selectTitles}. */
export function isOnList(queries: Queries, viewer: Viewer, list: ListName): SQL {
  return inArray(titles.id, sql`(${idsOnList(queries, viewer, list)})`)
}

function idsOnList(queries: Queries, { profileId }: Viewer, list: ListName): SQL {
  return queries
    .select({ id: sql`${listEntries.titleId}`.as('id') })
    .from(listEntries)
    .where(and(eq(listEntries.profileId, profileId), eq(listEntries.list, list)))
    .getSQL()
}

/** Keeps a begun title out of Continue Watching, or brings it back; its history stays. True when
 *  that changed something. */
export async function hideProgress(
  queries: Queries,
  viewer: Viewer,
  { titleId, isHidden }: { titleId: number; isHidden: boolean },
): Promise<boolean> {
  const changed = await queries
    .update(progress)
    .set({ isHidden })
    .where(
      and(
        eq(progress.profileId, viewer.profileId),
        eq(progress.titleId, titleId),
        sql`${progress.isHidden} <> ${isHidden}`,
      ),
    )
    .returning({ titleId: progress.titleId })
  return changed.length > 0
}
