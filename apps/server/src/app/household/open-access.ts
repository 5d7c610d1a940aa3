import { HouseholdService } from '../../features/household/household.service.ts'
import { type OpenHouse, PairingService } from '../../features/household/pairing/pairing.service.ts'
import type { Nodes } from '../../ports/nodes.ts'
import type { SliceParts } from '../slice.ts'

type AccessParts = Pick<SliceParts, 'database' | 'now'> & {
  nodes: Nodes | undefined
  /** How others than this machine get in; undefined: nobody else does. */
  house: OpenHouse | undefined
}

/** Who asks, and who gets in: what the door and all slices stand on. What is remembered of who asks is
 *  forgotten on all nodes together. */
export function openAccess({ database, now, nodes, house }: AccessParts) {
  const forgotten = nodes?.topic('remembered viewers', () => null)
  const household = new HouseholdService({
    ...{ database, now },
    onForgotten: () => forgotten?.tell(null),
  })
  forgotten?.onTold(() => household.forgetHere())
  nodes?.onReunited(() => household.forgetHere())
  const openHousehold = () => household.openHousehold()
  return {
    household,
    pairing: new PairingService({ database, now, nodes, house, openHousehold }),
  }
}
