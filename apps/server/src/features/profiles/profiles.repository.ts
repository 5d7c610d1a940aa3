import type { ChangedPreferences } from '@starnest/contract/household/profiles'
import { and, asc, eq, isNotNull, notExists, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { devices, profiles } from '../../tables/family.ts'

const columns = {
  id: profiles.id,
  name: profiles.name,
  displayName: profiles.displayName,
  role: profiles.role,
  ageGroup: profiles.ageGroup,
  contentRating: profiles.contentRating,
  avatarUrl: profiles.avatarUrl,
  preferences: profiles.preferences,
  aiPersonality: profiles.aiPersonality,
  activatedAt: profiles.activatedAt,
}

/** Somebody of the family as the table has it. */
export type StoredProfile = Awaited<ReturnType<typeof listProfiles>>[number]

/** What of a profile the family says. */
export type ProfileValues = Omit<StoredProfile, 'id' | 'activatedAt'>

/** A profile that is added is nobody's until somebody activates it. */
const NEVER_ACTIVATED = new Date(0)

/** Everybody of a household, the one who was there first at the top. */
export async function listProfiles(queries: Queries, householdId: number) {
  return queries
    .select(columns)
    .from(profiles)
    .where(eq(profiles.householdId, householdId))
    .orderBy(asc(profiles.id))
}

/** Adds somebody. The household's active profile stays the same. */
export async function insertProfile(
  tx: Queries,
  householdId: number,
  values: ProfileValues,
): Promise<StoredProfile> {
  const [added] = await tx
    .insert(profiles)
    .values({ ...values, householdId, activatedAt: NEVER_ACTIVATED })
    .returning(columns)
  if (!added) throw new Error('the profile was not written')
  return added
}

/** Writes what the family now says of somebody. */
export async function updateProfile(
  tx: Queries,
  id: number,
  values: ProfileValues,
): Promise<StoredProfile> {
  const [changed] = await tx
    .update(profiles)
    .set(values)
    .where(eq(profiles.id, id))
    .returning(columns)
  if (!changed) throw new Error('the profile was not written')
  return changed
}

/** Writes what changed of what somebody likes, in one statement, so that two changes at once both
 *  stand. Undefined: there is no such profile. */
export async function mergePreferences(
  queries: Queries,
  id: number,
  changed: ChangedPreferences,
): Promise<StoredProfile | undefined> {
  const [merged] = await queries
    .update(profiles)
    .set({ preferences: sql`${profiles.preferences} || ${JSON.stringify(changed)}::jsonb` })
    .where(eq(profiles.id, id))
    .returning(columns)
  return merged
}

/** Removes somebody with everything that was theirs: lists, positions, what they have watched. */
export async function deleteProfile(tx: Queries, id: number): Promise<void> {
  await tx.delete(profiles).where(eq(profiles.id, id))
}

/** Makes a profile the one that devices which never chose watch as. Later than every activation
 *  before it, even when the clock says otherwise. */
export async function markActivated(
  tx: Queries,
  { householdId, id, at }: { householdId: number; id: number; at: Date },
): Promise<void> {
  const latest = tx
    .select({ at: sql`max(${profiles.activatedAt}) + interval '1 millisecond'` })
    .from(profiles)
    .where(eq(profiles.householdId, householdId))
  await tx
    .update(profiles)
    .set({ activatedAt: sql`greatest(${at.toISOString()}::timestamptz, (${latest}))` })
    .where(eq(profiles.id, id))
}

/** Lets a device watch as a profile from now on, and nobody along with it. */
export async function chooseForDevice(
  tx: Queries,
  deviceId: string,
  profileId: number,
): Promise<void> {
  await tx
    .update(devices)
    .set({ activeProfileId: profileId, companionIds: [] })
    .where(eq(devices.id, deviceId))
}

/** Lets every device that watches as one profile watch as another; where anybody of the household has a
 *  PIN, they are left to choose anew. */
export async function moveDevices(
  tx: Queries,
  { householdId, from, to }: { householdId: number; from: number; to: number },
): Promise<void> {
  const withPin = tx
    .select({ id: profiles.id })
    .from(profiles)
    .where(and(eq(profiles.householdId, householdId), isNotNull(profiles.pinHash)))
  await tx
    .update(devices)
    .set({ activeProfileId: to })
    .where(
      and(
        eq(devices.householdId, householdId),
        eq(devices.activeProfileId, from),
        notExists(withPin),
      ),
    )
}
