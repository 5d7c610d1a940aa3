import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { attachedCaptions } from '../../../tables/captions.ts'
import { HEAD_CHARACTERS } from './track-text.ts'

/** A track that was attached to a title. */
export type AttachedTrack = Pick<
  typeof attachedCaptions.$inferSelect,
  'language' | 'label' | 'track' | 'changedAt'
>

type At = { readonly titleId: number; readonly language: string }

const ofTitle = ({ householdId }: Viewer, titleId: number) =>
  and(eq(attachedCaptions.householdId, householdId), eq(attachedCaptions.titleId, titleId))

/** Names of the tracks of a title, and the head of each that says its kind, without what is said in it. Whether the viewer may see the title is asked
 *  before. */
export function listAttached(
  queries: Queries,
  viewer: Viewer,
  titleId: number,
): Promise<(Omit<AttachedTrack, 'track'> & { head: string })[]> {
  const { language, label, changedAt, track } = attachedCaptions
  const head = sql<string>`left(${track}, ${HEAD_CHARACTERS})`
  return queries
    .select({ language, label, changedAt, head })
    .from(attachedCaptions)
    .where(ofTitle(viewer, titleId))
    .orderBy(language)
}

/** One track of a title; undefined: none is attached in that language. */
export async function findAttached(
  queries: Queries,
  viewer: Viewer,
  { titleId, language }: At,
): Promise<AttachedTrack | undefined> {
  const [found] = await queries
    .select()
    .from(attachedCaptions)
    .where(and(ofTitle(viewer, titleId), eq(attachedCaptions.language, language)))
  return found
}

/** Attaches a track, or puts it in the place of the one there is: with `over` only of one that was changed then,
 *  null of none. Answers whether it is attached. */
export async function saveAttached(
  queries: Queries,
  viewer: Viewer,
  { titleId, over, ...track }: AttachedTrack & { titleId: number; over?: Date | null | undefined },
): Promise<boolean> {
  const { language, label, track: text, changedAt } = track
  const set = { label, track: text, changedAt }
  const target = [attachedCaptions.titleId, attachedCaptions.language]
  const at = and(ofTitle(viewer, titleId), eq(attachedCaptions.language, language))
  const returned = { language: attachedCaptions.language }
  if (over) {
    const isStill = and(at, eq(attachedCaptions.changedAt, over))
    const saved = await queries.update(attachedCaptions).set(set).where(isStill).returning(returned)
    return saved.length > 0
  }
  const added = queries
    .insert(attachedCaptions)
    .values({ householdId: viewer.householdId, titleId, ...track })
  const placed =
    over === null
      ? added.onConflictDoNothing({ target })
      : added.onConflictDoUpdate({ target, set })
  return (await placed.returning(returned)).length > 0
}

/** Takes a track off a title. Answers whether there was one. */
export async function removeAttached(
  queries: Queries,
  viewer: Viewer,
  { titleId, language }: At,
): Promise<boolean> {
  const removed = await queries
    .delete(attachedCaptions)
    .where(and(ofTitle(viewer, titleId), eq(attachedCaptions.language, language)))
    .returning({ language: attachedCaptions.language })
  return removed.length > 0
}
