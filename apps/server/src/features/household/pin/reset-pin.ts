import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { StartupError } from '../../../ports/startup-error.ts'
import { profiles } from '../../../tables/family.ts'

/** Takes away the PIN of whoever goes by a name in a household, whatever its capitals. Resolves with how many
 *  had one; two of the same name both lose theirs. */
export async function resetPins(
  queries: Queries,
  { householdId, name }: { householdId: number; name: string },
): Promise<number> {
  const wanted = name.trim().toLowerCase()
  const isCalled = or(
    eq(sql`lower(${profiles.name})`, wanted),
    eq(sql`lower(${profiles.displayName})`, wanted),
  )
  const reset = await queries
    .update(profiles)
    .set({ pinHash: null, pinFailures: 0, pinLockedUntil: null })
    .where(and(isIn(householdId), isCalled, isNotNull(profiles.pinHash)))
    .returning({ id: profiles.id })
  return reset.length
}

/** The household whose PIN is meant: the one that there is, or the one of that number.
 *  @throws StartupError when nobody can tell */
export function householdMeant(
  all: readonly { id: number; name: string }[],
  number: string | undefined,
): number {
  const [only, ...others] = all
  const found = all.find(({ id }) => String(id) === number)
  if (found) return found.id
  if (number === undefined && only && others.length === 0) return only.id
  throw new StartupError('Say which household, by its number, after the name of the profile.', {
    details: all.map(({ id, name }) => `${id}  ${name}`),
  })
}

/** Names of those in a household who have a PIN. */
export async function namesWithPin(queries: Queries, householdId: number): Promise<string[]> {
  const found = await queries
    .select({ displayName: profiles.displayName })
    .from(profiles)
    .where(and(isIn(householdId), isNotNull(profiles.pinHash)))
    .orderBy(profiles.id)
  return found.map(({ displayName }) => displayName)
}

const isIn = (householdId: number) => eq(profiles.householdId, householdId)
