import type { IncomingMessage, Server } from 'node:http'
import type { FastifyRequest } from 'fastify'
import { registerDevices } from '../../features/household/devices/devices.routes.ts'
import { DevicesService } from '../../features/household/devices/devices.service.ts'
import { registerHousehold } from '../../features/household/household.routes.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import {
  registerInvitations,
  registerPairing,
} from '../../features/household/pairing/pairing.routes.ts'
import type { PairingService, WayIn } from '../../features/household/pairing/pairing.service.ts'
import { registerPins } from '../../features/household/pin/pin.routes.ts'
import { type PinDeps, PinService } from '../../features/household/pin/pin.service.ts'
import { TogetherService } from '../../features/household/together.service.ts'
import type { Slice, SliceParts } from '../slice.ts'

type HouseholdParts = Pick<SliceParts, 'database' | 'now' | 'announceChange'> & {
  household: HouseholdService
  pairing: PairingService
  /** Ends the live lines of a device that was signed out, and forgets who watched there. */
  endDevice: (deviceId: string) => void
  timeReachOf: PinDeps['timeReachOf']
  isAdmitted: (request: IncomingMessage) => Promise<boolean>
  addressOf: (request: IncomingMessage) => string
  wayInTo: (server: Server) => WayIn
}

/** Who is asking, who the family is, and whose PIN is asked for: `register` belongs where every request
 *  is to have its viewer, before every other route. */
export function openHousehold(parts: HouseholdParts) {
  const { database, now, household, pairing, announceChange, endDevice, wayInTo } = parts
  const isAdmitted = ({ raw }: FastifyRequest) => parts.isAdmitted(raw)
  const onFamilyChanged = (householdId: number) => {
    household.forgetRemembered()
    announceChange(householdId, { what: 'profiles' })
  }
  const pins = new PinService({
    database,
    now,
    asWatching: (viewer, profileIds) => household.asWatching(viewer, profileIds),
    asFamily: (viewer) => household.asFamily(viewer),
    timeReachOf: parts.timeReachOf,
    onPinsChanged: (householdId) => {
      onFamilyChanged(householdId)
      // A screen that has to choose anew may keep the same profile, and yet sees less.
      announceChange(householdId, { what: 'library' })
    },
  })
  const together = new TogetherService({ database, household, pins, onFamilyChanged })
  const devices = new DevicesService({ database, onRevoked: endDevice })
  return {
    pins,
    onFamilyChanged,
    registerOpen: (app) =>
      registerPairing(app, {
        ...{ pairing, isAdmitted, endDevice },
        addressOf: ({ raw }) => parts.addressOf(raw),
      }),
    register(scope) {
      registerHousehold(scope, { household, together, isAdmitted })
      registerPins(scope, pins)
      registerDevices(scope, devices)
      registerInvitations(scope, { pairing, wayIn: () => wayInTo(scope.server) })
    },
  } satisfies Slice & { pins: PinService; onFamilyChanged: (householdId: number) => void }
}
