import { and, eq } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { titles } from '../../../tables/titles.ts'
import { isFrom, originOf } from '../origins.ts'

/** Where a title that ships with Starnest comes from. */
export const demoOrigin = (slug: string) => originOf('demo', slug)

/** The titles of a household that came from the demo library, by origin. */
export async function listDemoTitles(queries: Queries, householdId: number) {
  const found = await queries
    .select({
      id: titles.id,
      origin: titles.origin,
      originHash: titles.originHash,
      mediaId: titles.mediaId,
    })
    .from(titles)
    .where(and(eq(titles.householdId, householdId), isFrom('demo')))
  return new Map(found.map((title) => [title.origin, title]))
}
