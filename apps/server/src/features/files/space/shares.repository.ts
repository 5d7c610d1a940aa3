import { AGE_GROUPS } from '@starnest/contract/household/profiles'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'
import { files, uploadQuotas } from '../../../tables/files.ts'

/** A profile of a household. */
export type ProfileOf = { householdId: number; profileId: number }

const shareRow = z.object({
  ageGroup: z.enum(AGE_GROUPS),
  /** A parent said something; what, null for no limit. */
  isSet: z.boolean(),
  quotaBytes: z.nullable(z.coerce.number()),
  usedBytes: z.coerce.number(),
  files: z.coerce.number(),
})

/** What is stored of what a profile may bring, and of what it brought. */
export type ShareRow = z.infer<typeof shareRow>

/** The share of a profile; files of library folders are nobody's. Undefined: there is no such profile. */
export async function findShare(
  queries: Queries,
  { householdId, profileId }: ProfileOf,
): Promise<ShareRow | undefined> {
  const { rows } = await queries.execute(sql`
    select p.age_group as "ageGroup", q.profile_id is not null as "isSet",
      q.quota_bytes as "quotaBytes", f.bytes as "usedBytes", f.files
    from ${profiles} p
    left join ${uploadQuotas} q on q.profile_id = p.id
    cross join lateral (
      select coalesce(sum(size_bytes), 0) as bytes, count(*) as files from ${files}
      where profile_id = p.id and folder_id is null) f
    where p.household_id = ${householdId} and p.id = ${profileId}`)
  return z.array(shareRow).parse(rows)[0]
}

/** Writes what a parent says; null: no limit. */
export async function writeQuota(
  queries: Queries,
  { householdId, profileId }: ProfileOf,
  quotaBytes: number | null,
): Promise<void> {
  await queries
    .insert(uploadQuotas)
    .values({ householdId, profileId, quotaBytes })
    .onConflictDoUpdate({ target: uploadQuotas.profileId, set: { quotaBytes } })
}
