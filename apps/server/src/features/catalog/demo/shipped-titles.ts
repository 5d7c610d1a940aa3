import type { Animation } from '@starnest/contract/catalog/catalog'
import { and, eq, inArray, like } from 'drizzle-orm'
import { mediaUrl } from '../../../domain/media/media-address.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../tables/titles.ts'
import { animationOf } from '../animation.ts'
import { selectShownTitles, type VisibleTitle } from '../catalog.repository.ts'
import { demoOrigin } from './demo-titles.repository.ts'

/** A title that came from the demo library, under its slug there. */
type ShippedTitle = { slug: string; animation: Animation; sheetUrl: string | null }

type Asked = { queries: Queries; viewer: Viewer; now: Date }

/** The demo library's titles that the viewer may see, in the order of their names. */
export async function listShippedTitles({ queries, viewer, now }: Asked): Promise<ShippedTitle[]> {
  const { householdId } = viewer
  const ours = and(
    eq(titles.householdId, householdId),
    like(titles.origin, demoOrigin('%')),
    eq(titles.isComingSoon, false),
  )
  const chosen = queries.select({ id: titles.id }).from(titles).where(ours).getSQL()
  const visible = await selectShownTitles(queries, viewer, chosen).orderBy(titles.title, titles.id)
  const slugs = await slugsOf(
    queries,
    householdId,
    visible.map(({ id }) => id),
  )
  return visible.flatMap((title) => {
    const slug = slugs.get(title.id)
    return slug === undefined
      ? []
      : [{ slug, animation: animationOf(title, now), sheetUrl: sheetUrlOf(title) }]
  })
}

async function slugsOf(
  queries: Queries,
  householdId: number,
  ids: number[],
): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map()
  const found = await queries
    .select({ id: titles.id, origin: titles.origin })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), inArray(titles.id, ids)))
  return new Map(found.map(({ id, origin }) => [id, origin.slice(demoOrigin('').length)]))
}

/** The first sheet of seek previews: frames of the film, side by side. */
function sheetUrlOf({ id, mediaId, hasPreviews }: VisibleTitle): string | null {
  return mediaId !== null && hasPreviews ? mediaUrl(id, mediaId, 'previews/sheet-0.jpg') : null
}
