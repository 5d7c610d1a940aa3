import { encode } from 'uqr'
import type { OpenHouse } from '../../features/household/pairing/pairing.service.ts'
import { sayCode } from '../lan/lan-messages.ts'

type ProxyHouseOptions = {
  /** Names that the proxies are reached by, the usual one first. */
  hosts: readonly string[]
  say: (sentence: string) => void
}

/** A house whose devices come through proxies. Those have certificates that browsers trust already. */
export function proxyHouse({ hosts, say }: ProxyHouseOptions): OpenHouse {
  const addresses = (hosts.length > 0 ? hosts : ['localhost']).map((host) => `https://${host}`)
  const [firstVisit = ''] = addresses
  const { data } = encode(firstVisit, { border: 2 })
  const picture = data.map((line) => line.map((isDark) => (isDark ? '1' : '0')).join(''))
  return {
    wayIn: () => ({ addresses, firstVisit, picture, fingerprint: null }),
    onNewCode: (shown) => sayCode(shown, say),
  }
}
