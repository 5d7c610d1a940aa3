import { and, eq, isNotNull, or, sql } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { profiles } from '../../../tables/family.ts'

/** Takes away the PIN of whoever goes by a name, whatever its capitals. Resolves with how many had
 *  one; two of the same name both lose theirs. */
export async function resetPins(queries: Queries, name: string): Promise<number> {
  const wanted = name.trim().toLowerCase()
  const isCalled = or(
    eq(sql`lower(${profiles.name})`, wanted),
    eq(sql`lower(${profiles.displayName})`, wanted),
  )
  const reset = await queries
    .update(profiles)
    .set({ pinHash: null, pinFailures: 0, pinLockedUntil: null })
    .where(and(isCalled, isNotNull(profiles.pinHash)))
    .returning({ id: profiles.id })
  return reset.length
}

/** Names of those who have a PIN. */
export async function namesWithPin(queries: Queries): Promise<string[]> {
  const found = await queries
    .select({ displayName: profiles.displayName })
    .from(profiles)
    .where(isNotNull(profiles.pinHash))
    .orderBy(profiles.id)
  return found.map(({ displayName }) => displayName)
}
