import {
  HELD_BACK_DAYS,
  HELD_BACK_OF_A_KIND,
  type HeldBackEntry,
  type HeldBackKind,
} from '@starnest/contract/parents/held-back'
import { and, desc, eq, gte, ne, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { households, profiles } from '../../../tables/family.ts'
import { heldBack } from '../../../tables/limits.ts'

const DAY_MS = 24 * 3_600_000

/** One profile of a household. */
type Owner = { householdId: number; profileId: number }

/** Notes that Leo held something back from a profile, and lets go of the oldest of that kind, in one statement.
 *  False: nothing was noted, as the profile is a grown-up's or just gone. */
export async function addHeldBack(
  queries: Queries,
  { householdId, profileId }: Owner,
  { kind, heldAt }: { kind: HeldBackKind; heldAt: Date },
): Promise<boolean> {
  // First the household, then the profile, as whoever removes them takes them: neither waits for the other for ever,
  // and what is just being removed is waited for instead of referred to.
  const { rowCount } = await queries.execute(sql`
    with owner as (
      select owned.id, owned.household_id from ${households} as house
      join ${profiles} as owned on owned.household_id = house.id
      where house.id = ${householdId} and owned.id = ${profileId} and owned.age_group <> 'adult'
      for key share of house for no key update of owned
    ), gone as (
      delete from ${heldBack} where id in (
        select id from ${heldBack}
        where profile_id = ${profileId} and household_id = ${householdId} and kind = ${kind}
        order by held_at desc, id desc offset ${HELD_BACK_OF_A_KIND - 1})
    )
    insert into ${heldBack} (household_id, profile_id, kind, held_at)
    select household_id, id, ${kind}, ${heldAt.toISOString()}::timestamptz from owner`)
  return (rowCount ?? 0) > 0
}

/** What Leo held back from the children and teens of a household in the last thirty days, the newest first. */
export async function listHeldBack(
  queries: Queries,
  householdId: number,
  now: Date,
): Promise<(HeldBackEntry & { profileId: number })[]> {
  const { id, profileId, kind, heldAt } = heldBack
  const found = await queries
    .select({ id, profileId, kind, heldAt })
    .from(heldBack)
    .innerJoin(profiles, eq(profiles.id, heldBack.profileId))
    .where(
      and(
        eq(heldBack.householdId, householdId),
        eq(profiles.householdId, householdId),
        ne(profiles.ageGroup, 'adult'),
        gte(heldBack.heldAt, new Date(now.getTime() - HELD_BACK_DAYS * DAY_MS)),
      ),
    )
    .orderBy(desc(heldBack.heldAt), desc(heldBack.id))
  return found.map((entry) => ({ ...entry, heldAt: entry.heldAt.toISOString() }))
}

/** Forgets all that Leo held back from a profile. Resolves with how many entries that were. */
export async function clearHeldBack(
  queries: Queries,
  { householdId, profileId }: Owner,
): Promise<number> {
  // Whoever notes something meanwhile waits, so that two deletions never wait for each other.
  const { rowCount } = await queries.execute(sql`
    with owner as (
      select id from ${profiles}
      where id = ${profileId} and household_id = ${householdId} for no key update
    )
    delete from ${heldBack} as gone using owner
    where gone.profile_id = owner.id and gone.household_id = ${householdId}`)
  return rowCount ?? 0
}
