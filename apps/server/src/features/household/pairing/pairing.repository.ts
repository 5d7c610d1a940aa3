import { and, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { devices, householdInvitations, households } from '../../../tables/family.ts'

/** A device that has just been paired. `formerId`: what its cookie said before. */
export type PairedDevice = {
  id: string
  formerId: string | null
  userAgent: string | null
  pairedAt: Date
}

/** Whether a device has been paired. */
export async function isPairedDevice(queries: Queries, id: string): Promise<boolean> {
  const [found] = await queries
    .select({ id: devices.id })
    .from(devices)
    .where(and(eq(devices.id, id), isNotNull(devices.pairedAt)))
  return found !== undefined
}

/** Writes down a device that has been paired with a household, in place of what its cookie named before.
 *  False: that household is being removed, or gone, and nothing was written. */
export async function addPairedDevice(
  queries: Queries,
  householdId: number,
  device: PairedDevice,
): Promise<boolean> {
  const { id, formerId, userAgent, pairedAt } = device
  return queries.transaction(async (tx) => {
    if (!(await holdHousehold(tx, householdId))) return false
    if (formerId !== null) await tx.delete(devices).where(eq(devices.id, formerId))
    await tx
      .insert(devices)
      .values({ id, householdId, userAgent, pairedAt, createdAt: pairedAt, lastSeenAt: pairedAt })
    return true
  })
}

/** What became of an invitation that somebody came with. */
export type InvitationOutcome =
  | { householdId: number }
  | { refused: 'unknown' | 'used' | 'expired' }

/** Uses an invitation up, and writes down the device that came with it, both or neither. */
export async function useInvitation(
  queries: Queries,
  codeHash: string,
  device: PairedDevice,
): Promise<InvitationOutcome> {
  return queries.transaction(async (tx) => {
    const [found] = await tx
      .select()
      .from(householdInvitations)
      .where(eq(householdInvitations.codeHash, codeHash))
      .for('update')
    if (!found) return { refused: 'unknown' }
    if (found.usedAt !== null) return { refused: 'used' }
    if (found.expiresAt <= device.pairedAt) return { refused: 'expired' }
    const { householdId } = found
    if (!(await addPairedDevice(tx, householdId, device))) return { refused: 'unknown' }
    await tx
      .update(householdInvitations)
      .set({ usedAt: device.pairedAt })
      .where(eq(householdInvitations.codeHash, codeHash))
    return { householdId }
  })
}

/** Whether a household lives; until the transaction ends, nobody begins to remove it. */
async function holdHousehold(tx: Queries, householdId: number): Promise<boolean> {
  const found = await tx
    .select({ id: households.id })
    .from(households)
    .where(and(eq(households.id, householdId), isNull(households.removingSince)))
    .for('share')
  return found.length > 0
}
