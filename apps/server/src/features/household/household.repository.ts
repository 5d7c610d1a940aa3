import { and, asc, desc, eq, inArray, lt, sql } from 'drizzle-orm'
import type { Queries } from '../../ports/database.ts'
import { devices, households, profiles } from '../../tables/family.ts'
import { titleRules } from '../../tables/limits.ts'

/** Key of an advisory lock, used by no other lock of ours: two nodes that start together create one
 *  household. */
const FIRST_HOUSEHOLD_LOCK = 0x66616d69

/** Devices stored at most per household, so that made-up cookies cannot fill the table. */
const MAX_DEVICES = 1000

const memberColumns = {
  householdId: profiles.householdId,
  profileId: profiles.id,
  ageGroup: profiles.ageGroup,
  contentRating: profiles.contentRating,
  isApprovedOnly: profiles.isApprovedOnly,
  mayAskModel: profiles.mayAskModel,
  hasPin: sql<boolean>`"profiles"."pin_hash" is not null`,
  hasRules: sql<boolean>`exists (
    select from ${titleRules} where ${titleRules.profileId} = "profiles"."id")`,
}

/** Somebody of a household, with what a parent said of what they may see. */
export type Member = Pick<
  typeof profiles.$inferSelect,
  'householdId' | 'ageGroup' | 'contentRating' | 'isApprovedOnly' | 'mayAskModel'
> & { profileId: number; hasPin: boolean; hasRules: boolean }

/** A device that was here. `userAgent`: as its browser describes itself; null: it does not. */
export type DeviceSeen = { id: string; userAgent: string | null; seenAt: Date }

/** Who watches on a device, besides its active profile. */
export type WatchingTogether = { deviceId: string; profileId: number; companionIds: number[] }

/** Makes the household and its first profile when the database has none. Resolves with the id of the
 *  household of this machine itself; undefined: only such as were added beside it are left. */
export async function ensureHousehold(queries: Queries): Promise<number | undefined> {
  return queries.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(${FIRST_HOUSEHOLD_LOCK})`)
    const found = await tx
      .select({ id: households.id, needsPairing: households.needsPairing })
      .from(households)
      .orderBy(asc(households.id))
    if (found.length > 0) return found.find(({ needsPairing }) => !needsPairing)?.id
    return addHousehold(tx, { name: 'Our home', needsPairing: false })
  })
}

/** Makes a household and its first profile. Resolves with its id. */
export async function addHousehold(
  queries: Queries,
  household: { name: string; needsPairing: boolean },
): Promise<number> {
  const [added] = await queries.insert(households).values(household).returning()
  if (!added) throw new Error('the household was not written')
  await addUnnamedGrownUp(queries, added.id)
  return added.id
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

/** The household that whoever has no known device belongs to: the one of this machine, while it is
 *  alone. With others beside it there is none. */
const openHousehold = (queries: Queries) =>
  queries
    .select({ id: sql<number>`min(${households.id})` })
    .from(households)
    .having(sql`count(*) = 1 and not bool_or(${households.needsPairing})`)

/** The household of this machine, while it is alone, as {@link findFamilyOf} finds it. */
export async function findOpenHousehold(queries: Queries): Promise<number | undefined> {
  const [found] = await openHousehold(queries)
  return found?.id
}

/** Whether a household knows a device. */
export async function isKnownDevice(queries: Queries, deviceId: string): Promise<boolean> {
  return (await queries.$count(devices, eq(devices.id, deviceId))) > 0
}

/** Everybody of the household that a device belongs to, the one it watches as first: the one it
 *  chose, else the one that its household activated last. With each come those who watch along on the
 *  device. A client without a known device belongs to the household of this machine while that is alone;
 *  else to none, and nobody is found. One statement. */
export async function findFamilyOf(queries: Queries, deviceId: string | null) {
  const question = familyQuestions.get(queries) ?? familyQuestion(queries)
  familyQuestions.set(queries, question)
  return question.execute({ deviceId: deviceId ?? '' })
}

/** Every call asks it, so it is put together once for a database. */
const familyQuestions = new WeakMap<Queries, ReturnType<typeof familyQuestion>>()

function familyQuestion(queries: Queries) {
  const deviceId = sql.placeholder('deviceId')
  const ownHousehold = queries
    .select({ id: devices.householdId })
    .from(devices)
    .where(eq(devices.id, deviceId))
  return queries
    .select({
      ...memberColumns,
      lastSeenAt: devices.lastSeenAt,
      companionIds: devices.companionIds,
      chosenId: devices.activeProfileId,
    })
    .from(profiles)
    .leftJoin(devices, eq(devices.id, deviceId))
    .where(eq(profiles.householdId, sql`coalesce(${ownHousehold}, ${openHousehold(queries)})`))
    .orderBy(
      sql`${profiles.id} = ${devices.activeProfileId} desc nulls last`,
      desc(profiles.activatedAt),
      asc(profiles.id),
    )
    .prepare('family-of')
}

/** The same of several devices that are known, by their ids, in one statement. */
export async function findFamiliesOf(queries: Queries, deviceIds: readonly string[]) {
  const found = await queries
    .select({
      ...memberColumns,
      deviceId: devices.id,
      companionIds: devices.companionIds,
      chosenId: devices.activeProfileId,
    })
    .from(devices)
    .innerJoin(profiles, eq(profiles.householdId, devices.householdId))
    .where(inArray(devices.id, [...deviceIds]))
    .orderBy(
      sql`${profiles.id} = ${devices.activeProfileId} desc nulls last`,
      desc(profiles.activatedAt),
      asc(profiles.id),
    )
  return Map.groupBy(found, ({ deviceId }) => deviceId)
}

/** Some profiles of a household; ids that are not of it are left out. */
export async function findMembers(
  queries: Queries,
  householdId: number,
  profileIds: readonly number[],
): Promise<Member[]> {
  return queries
    .select(memberColumns)
    .from(profiles)
    .where(and(eq(profiles.householdId, householdId), inArray(profiles.id, [...profileIds])))
}

/** Lets others watch along with the active profile on a device, which it then stays with. */
export async function writeCompanions(
  queries: Queries,
  { deviceId, profileId, companionIds }: WatchingTogether,
): Promise<void> {
  await queries
    .update(devices)
    .set({ activeProfileId: profileId, companionIds })
    .where(eq(devices.id, deviceId))
}

/** How profiles are shown; those that are gone are left out. */
export async function findProfiles(queries: Queries, profileIds: number[]) {
  return queries
    .select({
      id: profiles.id,
      displayName: profiles.displayName,
      avatarUrl: profiles.avatarUrl,
    })
    .from(profiles)
    .where(inArray(profiles.id, profileIds))
}

/** Writes down a device that came back with its cookie. False when the household has no room. */
export async function addDevice(
  queries: Queries,
  device: DeviceSeen & { householdId: number },
): Promise<boolean> {
  const { id, householdId, userAgent, seenAt } = device
  const known = await queries.$count(devices, eq(devices.householdId, householdId))
  if (known >= MAX_DEVICES) return false
  await queries
    .insert(devices)
    .values({ id, householdId, userAgent, createdAt: seenAt, lastSeenAt: seenAt })
    .onConflictDoNothing()
  return true
}

/** Writes that a known device was here. */
export async function touchDevice(
  queries: Queries,
  { id, userAgent, seenAt }: DeviceSeen,
): Promise<void> {
  const values = { lastSeenAt: seenAt, ...(userAgent && { userAgent }) }
  await queries.update(devices).set(values).where(eq(devices.id, id))
}

/** Forgets devices whose cookie has run out by now. */
export async function forgetDevicesUnseenSince(queries: Queries, instant: Date): Promise<void> {
  await queries.delete(devices).where(lt(devices.lastSeenAt, instant))
}

/** Whether a household is that of the machine itself, whose folders it may name; one that was added beside it
 *  has no disk here. */
export async function isOfThisMachine(queries: Queries, householdId: number): Promise<boolean> {
  const isIt = and(eq(households.id, householdId), eq(households.needsPairing, false))
  return (await queries.$count(households, isIt)) > 0
}
