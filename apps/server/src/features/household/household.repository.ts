import { asc, desc, eq, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { devices, households, profiles } from '../../ports/tables/family.ts'

/** Any number that no other lock of ours uses; two nodes that start together make one household. */
const FIRST_HOUSEHOLD_LOCK = 0x66616d69

/** Devices remembered at most per household: whoever sends made-up cookies fills nothing. */
const MAX_DEVICES = 1000

/** Makes the household and its first profile when the database has none. Resolves with the id of the
 *  first household. */
export async function ensureHousehold(queries: Queries): Promise<number> {
  return queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_HOUSEHOLD_LOCK})`)
    const [found] = await tx
      .select({ id: households.id })
      .from(households)
      .orderBy(asc(households.id))
      .limit(1)
    if (found) return found.id
    const [household] = await tx.insert(households).values({ name: 'Our home' }).returning()
    if (!household) throw new Error('the first household was not written')
    await addUnnamedGrownUp(tx, household.id)
    return household.id
  })
}

/** Adds the profile of a household that has named nobody yet: a grown-up, so that the person who
 *  started Starnest sees the whole library. Resolves with its id. */
export async function addUnnamedGrownUp(queries: Queries, householdId: number): Promise<number> {
  const [added] = await queries
    .insert(profiles)
    .values({
      householdId,
      name: 'Grown-up',
      displayName: 'Grown-up',
      role: null,
      ageGroup: 'adult',
      contentRating: 'R',
      avatarUrl: '🧑‍🚀',
    })
    .returning({ id: profiles.id })
  if (!added) throw new Error('the first profile was not written')
  return added.id
}

/** The profile that a device watches as: the one it chose, else the one that its household activated
 *  last. A client without a known device belongs to the first household. One statement. */
export async function findActiveProfile(queries: Queries, deviceId: string | null) {
  const ownHousehold = queries
    .select({ id: devices.householdId })
    .from(devices)
    .where(eq(devices.id, deviceId ?? ''))
  const firstHousehold = queries.select({ id: sql`min(${households.id})` }).from(households)
  const [found] = await queries
    .select({
      householdId: profiles.householdId,
      profileId: profiles.id,
      contentRating: profiles.contentRating,
      lastSeenAt: devices.lastSeenAt,
    })
    .from(profiles)
    .leftJoin(devices, eq(devices.id, deviceId ?? ''))
    .where(eq(profiles.householdId, sql`coalesce(${ownHousehold}, ${firstHousehold})`))
    .orderBy(
      sql`${profiles.id} = ${devices.activeProfileId} desc nulls last`,
      desc(profiles.activatedAt),
      asc(profiles.id),
    )
    .limit(1)
  return found
}

/** How a profile is shown; undefined when it is gone. */
export async function findProfile(queries: Queries, profileId: number) {
  const [profile] = await queries
    .select({
      id: profiles.id,
      displayName: profiles.displayName,
      avatarUrl: profiles.avatarUrl,
    })
    .from(profiles)
    .where(eq(profiles.id, profileId))
  return profile
}

/** Writes down a device that came back with its cookie. False when the household has no room. */
export async function addDevice(
  queries: Queries,
  device: { id: string; householdId: number; seenAt: Date },
): Promise<boolean> {
  const { id, householdId, seenAt } = device
  const known = await queries.$count(devices, eq(devices.householdId, householdId))
  if (known >= MAX_DEVICES) return false
  await queries
    .insert(devices)
    .values({ id, householdId, createdAt: seenAt, lastSeenAt: seenAt })
    .onConflictDoNothing()
  return true
}

/** Writes that a known device was here. */
export async function touchDevice(queries: Queries, id: string, seenAt: Date): Promise<void> {
  await queries.update(devices).set({ lastSeenAt: seenAt }).where(eq(devices.id, id))
}

/** Forgets devices whose cookie has run out by now. */
export async function forgetDevicesUnseenSince(queries: Queries, instant: Date): Promise<void> {
  await queries.delete(devices).where(lt(devices.lastSeenAt, instant))
}
