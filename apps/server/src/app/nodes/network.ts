import type { IncomingMessage, Server } from 'node:http'
import type { OpenHouse, WayIn } from '../../features/household/pairing/pairing.service.ts'
import type { AppParts } from '../app-parts.ts'
import { connectionAddress } from '../door/call-limit.ts'
import { trustProxies } from '../door/trusted-proxies.ts'
import { ownWayIn } from './own-house.ts'

/** How others than this machine get in. */
export type Network = {
  /** Whether a call comes from elsewhere, so that its device has to be let in. */
  isFromNetwork: (raw: IncomingMessage) => boolean
  /** Where a call comes from. */
  addressOf: (raw: IncomingMessage) => string
  /** undefined: nobody else gets in. */
  house: OpenHouse | undefined
  /** How other devices find a server that listens; where nobody else gets in, how this machine does. */
  wayInTo: (server: Server) => WayIn
}

/** The home network with --lan, and whoever comes through proxies of ours. With proxies, only what this very
 *  machine asks by itself needs no pairing. */
export function openNetwork({ lan, config, proxyHouse }: AppParts): Network {
  const house = lan?.house ?? (config.proxies && proxyHouse)
  const wayInTo = (server: Server) => house?.wayIn() ?? ownWayIn(server, config.host)
  const isFromLan = (raw: IncomingMessage) => lan?.isFromNetwork(raw) ?? false
  if (!config.proxies) {
    return { isFromNetwork: isFromLan, addressOf: connectionAddress, house, wayInTo }
  }
  const { addressOf, isFromHere } = trustProxies(config.proxies)
  return {
    isFromNetwork: (raw) => isFromLan(raw) || !isFromHere(raw),
    ...{ addressOf, house, wayInTo },
  }
}
