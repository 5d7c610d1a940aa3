import { eq } from 'drizzle-orm'
import type { Queries } from '../ports/database.ts'
import { households } from './family.ts'

/** Lets one change of what a household has come after the other, until the transaction ends: of its family and PINs,
 *  of the queue of its stage, of what its party proposes. Films go on: what refers to the household, such as a saved
 *  position, does not wait for this lock. */
export async function lockHousehold(tx: Queries, householdId: number): Promise<void> {
  await tx
    .select({ id: households.id })
    .from(households)
    .where(eq(households.id, householdId))
    .for('no key update')
}
