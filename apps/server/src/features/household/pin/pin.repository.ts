import {
  and,
  asc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  lte,
  ne,
  or,
  type SQL,
  sql,
} from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { devices, profiles } from '../../../tables/family.ts'
import { DELAYS_SECONDS, FREE_FAILURES, LONGEST_DELAY_SECONDS } from './pin-delays.ts'

/** A profile of a household. */
export type PinOwner = { householdId: number; profileId: number }

const isOwn = ({ householdId, profileId }: PinOwner) =>
  and(eq(profiles.householdId, householdId), eq(profiles.id, profileId))

/** Which profiles of a household have a PIN. */
export async function listPins(queries: Queries, householdId: number) {
  return queries
    .select({ profileId: profiles.id, hasPin: sql<boolean>`${profiles.pinHash} is not null` })
    .from(profiles)
    .where(eq(profiles.householdId, householdId))
    .orderBy(asc(profiles.id))
}

/** Who of a household has a PIN, with its hash. */
export async function findPinHolders(queries: Queries, householdId: number) {
  return queries
    .select({
      id: profiles.id,
      displayName: profiles.displayName,
      isAdult: sql<boolean>`${profiles.ageGroup} = 'adult'`,
      pinHash: sql<string>`${profiles.pinHash}`,
    })
    .from(profiles)
    .where(and(eq(profiles.householdId, householdId), isNotNull(profiles.pinHash)))
    .orderBy(asc(profiles.id))
}

/** What is stored of a profile's PIN; undefined: there is no such profile. */
export async function findPin(queries: Queries, owner: PinOwner) {
  const [found] = await queries
    .select({ pinHash: profiles.pinHash, lockedUntil: profiles.pinLockedUntil })
    .from(profiles)
    .where(isOwn(owner))
  return found
}

/** Counts one try of a profile's PIN as wrong before it is checked, so that neither a crash nor a
 *  thousand tries at once gain a free one. One statement. Undefined: no try is allowed now. */
export async function takeTry(queries: Queries, owner: PinOwner, now: Date) {
  const at = sql`${now.toISOString()}::timestamptz`
  const [taken] = await queries
    .update(profiles)
    .set({
      pinFailures: sql`least(${profiles.pinFailures} + 1, 32767)`,
      pinLockedUntil: sql`${at} + ${delayAfterOneMore()}`,
    })
    .where(and(isOwn(owner), isNotNull(profiles.pinHash), isUnlocked(now)))
    .returning({ pinHash: profiles.pinHash, failures: profiles.pinFailures })
  return taken
}

/** Forgets the wrong tries before a right one, unless the PIN has changed meanwhile. */
export async function forgetFailures(
  queries: Queries,
  owner: PinOwner,
  pinHash: string,
): Promise<void> {
  await queries
    .update(profiles)
    .set({ pinFailures: 0, pinLockedUntil: null })
    .where(and(isOwn(owner), eq(profiles.pinHash, pinHash)))
}

/** Writes a PIN's hash, or that there is none, and forgets wrong tries. */
export async function writePin(
  queries: Queries,
  owner: PinOwner,
  pinHash: string | null,
): Promise<void> {
  await queries
    .update(profiles)
    .set({ pinHash, pinFailures: 0, pinLockedUntil: null })
    .where(isOwn(owner))
}

/** Lets every device that watches as a profile choose anew, except one. */
export async function leaveProfile(
  queries: Queries,
  { householdId, profileId }: PinOwner,
  exceptDeviceId: string | null,
): Promise<void> {
  await queries
    .update(devices)
    .set({ activeProfileId: null, companionIds: [] })
    .where(
      and(
        eq(devices.householdId, householdId),
        eq(devices.activeProfileId, profileId),
        ne(devices.id, exceptDeviceId ?? ''),
      ),
    )
}

/** Lets every device that watches as a grown-up without a PIN choose anew, except one. */
export async function leaveOpenGrownUps(
  queries: Queries,
  householdId: number,
  exceptDeviceId: string | null,
): Promise<void> {
  const openGrownUps = queries
    .select({ id: profiles.id })
    .from(profiles)
    .where(
      and(
        eq(profiles.householdId, householdId),
        eq(profiles.ageGroup, 'adult'),
        isNull(profiles.pinHash),
      ),
    )
  await queries
    .update(devices)
    .set({ activeProfileId: null, companionIds: [] })
    .where(
      and(inArray(devices.activeProfileId, openGrownUps), ne(devices.id, exceptDeviceId ?? '')),
    )
}

/** A lock that is over, or one so far ahead that the clock must have been set back since. */
function isUnlocked(now: Date): SQL | undefined {
  const longest = new Date(now.getTime() + LONGEST_DELAY_SECONDS * 1000)
  return or(
    isNull(profiles.pinLockedUntil),
    lte(profiles.pinLockedUntil, now),
    gt(profiles.pinLockedUntil, longest),
  )
}

/** delaySecondsAfter, in SQL, of one wrong try more than the row has. */
function delayAfterOneMore(): SQL {
  const delays = sql.raw(`array[${DELAYS_SECONDS.join(',')}]`)
  const nth = sql`${profiles.pinFailures} + 1 - ${sql.raw(String(FREE_FAILURES))}`
  return sql`make_interval(secs => case when ${nth} < 1 then 0
    else (${delays})[least(${nth}, ${sql.raw(String(DELAYS_SECONDS.length))})] end)`
}
