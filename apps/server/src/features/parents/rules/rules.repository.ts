import type { AgeRating } from '@starnest/contract/age-rating'
import type { TitleRule } from '@starnest/contract/parents/parents'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { titleRules } from '../../../tables/limits.ts'
import { titles } from '../../../tables/titles.ts'

/** One profile of a household. */
export type ProfileOf = { householdId: number; profileId: number }

/** One title for one profile of a household. */
export type RulePlace = ProfileOf & { titleId: number }

/** What the family and the source say of a title. */
export type TitleFacts = {
  id: number
  rule: TitleRule | null
  familyRating: AgeRating | null
  sourceRating: AgeRating | null
}

/** What was said of titles for one profile, by the title's id. */
export async function findTitleFacts(
  queries: Queries,
  { householdId, profileId }: ProfileOf,
  ids: number[],
): Promise<Map<number, TitleFacts>> {
  if (ids.length === 0) return new Map()
  const found = await queries
    .select({
      id: titles.id,
      rule: titleRules.rule,
      familyRating: titles.familyRating,
      sourceRating: titles.rating,
    })
    .from(titles)
    .leftJoin(
      titleRules,
      and(eq(titleRules.titleId, titles.id), eq(titleRules.profileId, profileId)),
    )
    .where(and(eq(titles.householdId, householdId), inArray(titles.id, ids)))
  return new Map(found.map((facts) => [facts.id, facts]))
}

/** Writes what a parent says of a title for a profile. A title or profile that is just gone is left
 *  alone. */
export async function writeRule(
  queries: Queries,
  { householdId, profileId, titleId }: RulePlace,
  rule: TitleRule | null,
): Promise<void> {
  if (rule === null) {
    await queries
      .delete(titleRules)
      .where(and(eq(titleRules.profileId, profileId), eq(titleRules.titleId, titleId)))
    return
  }
  await queries.execute(sql`
    insert into ${titleRules} (household_id, profile_id, title_id, rule)
    select ${profiles.householdId}, ${profiles.id}, ${titles.id}, ${rule}
    from ${profiles} join ${titles} on ${titles.householdId} = ${profiles.householdId}
    where ${profiles.householdId} = ${householdId} and ${profiles.id} = ${profileId}
      and ${titles.id} = ${titleId}
    on conflict (profile_id, title_id) do update set rule = excluded.rule`)
}

/** Changes what a profile may see and ask, as far as something is said. */
export async function writeLimits(
  queries: Queries,
  { householdId, profileId }: ProfileOf,
  limits: { isApprovedOnly?: boolean | undefined; mayAskModel?: boolean | undefined },
): Promise<void> {
  const { isApprovedOnly, mayAskModel } = limits
  if (isApprovedOnly === undefined && mayAskModel === undefined) return
  await queries
    .update(profiles)
    .set({ isApprovedOnly, mayAskModel })
    .where(and(eq(profiles.householdId, householdId), eq(profiles.id, profileId)))
}
