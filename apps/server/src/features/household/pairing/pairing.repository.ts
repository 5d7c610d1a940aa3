import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { devices, households } from '../../../tables/family.ts'

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

/** Writes down a device that has been paired, in place of what its cookie named before. It belongs to
 *  the first household. */
export async function addPairedDevice(queries: Queries, device: PairedDevice): Promise<void> {
  const { id, formerId, userAgent, pairedAt } = device
  await queries.transaction(async (tx) => {
    if (formerId !== null) await tx.delete(devices).where(eq(devices.id, formerId))
    const [household] = await tx
      .select({ id: households.id })
      .from(households)
      .orderBy(asc(households.id))
      .limit(1)
    if (!household) throw new Error('there is no household')
    await tx.insert(devices).values({
      id,
      householdId: household.id,
      userAgent,
      pairedAt,
      createdAt: pairedAt,
      lastSeenAt: pairedAt,
    })
  })
}
