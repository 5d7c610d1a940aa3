import { createHash } from 'node:crypto'
import { AppError } from '@starnest/contract/errors'
import type { Device } from '@starnest/contract/household/devices'
import type { Viewer } from '../../../domain/viewer.ts'
import type { Database } from '../../../ports/database.ts'
import { listDevices, removeDevice, renameDevice, type StoredDevice } from './devices.repository.ts'
import { describeUserAgent } from './user-agent.ts'

const HANDLE_BYTES = 16

/** Dependencies of devices. */
export type DevicesDeps = {
  database: Database
  /** Called when a device was signed out: its sockets have to be closed. */
  onRevoked: (deviceId: string) => void
}

/** The rules of the devices of a household. */
export class DevicesService {
  readonly #deps: DevicesDeps

  constructor(deps: DevicesDeps) {
    this.#deps = deps
  }

  /** Every device, the one seen last at the top. */
  async list(viewer: Viewer): Promise<Device[]> {
    const stored = await listDevices(this.#deps.database.db, viewer.householdId)
    return stored.map((device) => deviceOf(device, viewer))
  }

  /** Names a device; null removes its name. @throws AppError device_not_found */
  async rename(viewer: Viewer, handle: string, name: string | null): Promise<Device> {
    const stored = await this.#find(viewer, handle)
    await renameDevice(this.#deps.database.db, stored.id, name)
    return deviceOf({ ...stored, name }, viewer)
  }

  /** Signs a device out: from then on its cookie is that of a device that never chose.
   *  @throws AppError device_not_found */
  async revoke(viewer: Viewer, handle: string): Promise<{ id: string }> {
    const { id } = await this.#find(viewer, handle)
    await removeDevice(this.#deps.database.db, id)
    this.#deps.onRevoked(id)
    return { id: handle }
  }

  async #find({ householdId }: Viewer, handle: string): Promise<StoredDevice> {
    const stored = await listDevices(this.#deps.database.db, householdId)
    const found = stored.find(({ id }) => handleOf(id) === handle)
    if (!found) throw new AppError('device_not_found')
    return found
  }
}

function deviceOf(stored: StoredDevice, viewer: Viewer): Device {
  return {
    id: handleOf(stored.id),
    name: stored.name,
    ...describeUserAgent(stored.userAgent),
    lastSeenAt: stored.lastSeenAt.toISOString(),
    profileId: stored.profileId,
    isThisDevice: stored.id === viewer.deviceId,
  }
}

/** Names a device without giving its cookie away. */
const handleOf = (deviceId: string) =>
  createHash('sha256').update(deviceId).digest().subarray(0, HANDLE_BYTES).toString('base64url')
