import { and, eq, inArray } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { titleRules } from '../../../tables/limits.ts'
import { titles } from '../../../tables/titles.ts'

/** What parents said of titles for profiles of a household, with the ages of those titles in years. */
export async function listRules(
  queries: Queries,
  { householdId, profileIds }: { householdId: number; profileIds: readonly number[] },
) {
  if (profileIds.length === 0) return []
  return queries
    .select({
      profileId: titleRules.profileId,
      titleId: titleRules.titleId,
      rule: titleRules.rule,
      minimumAge: titles.minimumAge,
    })
    .from(titleRules)
    .innerJoin(titles, eq(titles.id, titleRules.titleId))
    .where(
      and(eq(titleRules.householdId, householdId), inArray(titleRules.profileId, [...profileIds])),
    )
}
