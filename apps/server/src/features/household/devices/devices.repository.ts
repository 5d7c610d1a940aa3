import { desc, eq } from 'drizzle-orm'
import type { Queries } from '../../../ports/database.ts'
import { devices } from '../../../tables/family.ts'

/** The devices of a household, the one seen last at the top. */
export async function listDevices(queries: Queries, householdId: number) {
  return queries
    .select({
      id: devices.id,
      name: devices.name,
      userAgent: devices.userAgent,
      lastSeenAt: devices.lastSeenAt,
      profileId: devices.activeProfileId,
    })
    .from(devices)
    .where(eq(devices.householdId, householdId))
    .orderBy(desc(devices.lastSeenAt), devices.id)
}

/** A device as the table has it. */
export type StoredDevice = Awaited<ReturnType<typeof listDevices>>[number]

/** Writes the name that the family gave a device; null: none. */
export async function renameDevice(
  queries: Queries,
  id: string,
  name: string | null,
): Promise<void> {
  await queries.update(devices).set({ name }).where(eq(devices.id, id))
}

/** Deletes a device and everything it had chosen. */
export async function removeDevice(queries: Queries, id: string): Promise<void> {
  await queries.delete(devices).where(eq(devices.id, id))
}
