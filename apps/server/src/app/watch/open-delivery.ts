import type { IncomingMessage } from 'node:http'
import { AppError } from '@starnest/contract/errors'
import { DEVICE_COOKIE } from '@starnest/contract/household/household'
import type { SendStored } from '../../features/files/bytes.routes.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import { LastingAccess } from '../../features/watch/delivery/lasting-access.ts'
import { sendStored } from '../../features/watch/delivery/send-stored.ts'
import type { Storage } from '../../ports/storage.ts'

type DeliveryParts = {
  storage: Storage
  household: HouseholdService
  isAdmitted: (request: IncomingMessage) => Promise<boolean>
  askAgainMs: number | undefined
}

/** How files of storage are sent: as long as their viewer may have them. */
export function openDelivery({ storage, household, isAdmitted, askAgainMs }: DeliveryParts) {
  const lasting = new LastingAccess({
    askAgainMs,
    whoAsks: async ({ raw, cookies }) => {
      if (!(await isAdmitted(raw))) throw new AppError('pairing_required')
      return household.whoAsksForMedia(cookies[DEVICE_COOKIE])
    },
  })
  const send: SendStored = (request, reply, { address, stillMay, ...file }) => {
    const holdAccess = lasting.holding(request, { address, stillMay })
    return sendStored(request, reply, { storage, holdAccess, ...file })
  }
  return { lasting, sendStored: send }
}
