import { and, eq, sql } from 'drizzle-orm'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { attachedCaptions } from '../../../tables/captions.ts'

/** A track that was attached to a title. */
export type AttachedTrack = Pick<
  typeof attachedCaptions.$inferSelect,
  'language' | 'label' | 'track' | 'changedAt'
>

type At = { readonly titleId: number; readonly language: string }

const ofTitle = ({ householdId }: Viewer, titleId: number) =>
  and(eq(attachedCaptions.householdId, householdId), eq(attachedCaptions.titleId, titleId))

/** Names of the tracks of a title, without what stands in them. Whether the viewer may see the title is asked
 *  before. */
export function listAttached(
  queries: Queries,
  viewer: Viewer,
  titleId: number,
): Promise<Omit<AttachedTrack, 'track'>[]> {
  const { language, label, changedAt } = attachedCaptions
  return queries
    .select({ language, label, changedAt })
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
  { householdId }: Viewer,
  { titleId, over, ...track }: AttachedTrack & { titleId: number; over?: Date | null | undefined },
): Promise<boolean> {
  const { label, track: text, changedAt } = track
  const saved = await queries
    .insert(attachedCaptions)
    .values({ householdId, titleId, ...track })
    .onConflictDoUpdate({
      target: [attachedCaptions.titleId, attachedCaptions.language],
      set: { label, track: text, changedAt },
      ...(over !== undefined && {
        setWhere: over === null ? sql`false` : eq(attachedCaptions.changedAt, over),
      }),
    })
    .returning({ language: attachedCaptions.language })
  return saved.length > 0
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
