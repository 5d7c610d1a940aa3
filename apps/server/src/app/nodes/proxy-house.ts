import type { OpenHouse } from '../../features/household/pairing/pairing.service.ts'
import { sayCode } from '../lan/lan-messages.ts'
import { drawnLines } from './own-house.ts'

type ProxyHouseOptions = {
  /** Names that the proxies are reached by, the usual one first. */
  hosts: readonly string[]
  say: (sentence: string) => void
}

/** A house whose devices come through proxies. Those have certificates that browsers trust already. */
export function proxyHouse({ hosts, say }: ProxyHouseOptions): OpenHouse {
  const addresses = (hosts.length > 0 ? hosts : ['localhost']).map((host) => `https://${host}`)
  const [firstVisit = ''] = addresses
  const picture = drawnLines(firstVisit)
  return {
    wayIn: () => ({ addresses, firstVisit, picture, fingerprint: null }),
    onNewCode: (shown) => sayCode(shown, say),
  }
}
