import type { Server, Socket } from 'node:net'
import { TLSSocket } from 'node:tls'
import { countedAddress } from '../../http/network-address.ts'
import { isOwnAddress } from './call-limit.ts'
import { trustProxies } from './trusted-proxies.ts'

/** Connections of one address at once. A browser has six, and one for each tab; a party's call none. */
const MAX_OF_ADDRESS = 128
/** Connections of a whole IPv6 network at once. */
const MAX_OF_NETWORK = 4 * MAX_OF_ADDRESS
/** Connections in all: those of open pages, and as many again for their calls. */
const MAX_CONNECTIONS = 2048

/** How many connections a server takes. `speaksForMany`: whether an address is that of a proxy of ours, which
 *  brings everybody's. */
export type ConnectionLimits = {
  ofAddress: number
  ofNetwork: number
  inAll: number
  speaksForMany: (ip: string) => boolean
}

const LIMITS: ConnectionLimits = {
  ofAddress: MAX_OF_ADDRESS,
  ofNetwork: MAX_OF_NETWORK,
  inAll: MAX_CONNECTIONS,
  speaksForMany: () => false,
}

/** The limits that the settings of a node make. `maxPages`: that may be open at once. */
export function connectionLimitsOf({
  proxies,
  maxPages,
}: {
  proxies?: readonly string[] | undefined
  maxPages?: number | undefined
}): Partial<ConnectionLimits> {
  return {
    ...(proxies && { speaksForMany: trustProxies(proxies).isProxy }),
    ...(maxPages !== undefined && { inAll: Math.max(MAX_CONNECTIONS, 2 * maxPages) }),
  }
}

/** Keeps one address from using up all connections of a server: those beyond its share are ended. This
 *  machine itself has no such share, since a proxy on it speaks for everybody. */
export function limitConnections(server: Server, given: Partial<ConnectionLimits> = {}): void {
  const limits = { ...LIMITS, ...given }
  const open = new Map<string, number>()
  server.maxConnections = limits.inAll
  server.on('connection', (socket: Socket) => {
    const { remoteAddress: ip = 'gone' } = socket
    // What another server decrypted was counted there.
    if (socket instanceof TLSSocket || isOwnAddress(ip) || limits.speaksForMany(ip)) return
    const { address, network } = countedAddress(ip)
    const keys = network === address ? [address] : [address, network]
    for (const key of keys) open.set(key, (open.get(key) ?? 0) + 1)
    socket.once('close', () => {
      for (const key of keys) release(open, key)
    })
    const [ofAddress = 0, ofNetwork = 0] = keys.map((key) => open.get(key))
    if (ofAddress > limits.ofAddress || ofNetwork > limits.ofNetwork) socket.destroy()
  })
}

function release(open: Map<string, number>, key: string): void {
  const left = (open.get(key) ?? 1) - 1
  if (left > 0) open.set(key, left)
  else open.delete(key)
}
