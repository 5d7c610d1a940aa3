import type { IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'
import { countedAddress } from '../../http/network-address.ts'
import { connectionAddress } from './call-limit.ts'

/** Characters of a header that are read; twenty addresses have fewer. */
const MAX_HEADER_CHARACTERS = 1000

/** An address with a port, as some proxies write it: `192.0.2.1:80`, `[2001:db8::1]:80`. */
const WITH_PORT = /^(?:\[([0-9a-f:.]{2,45})\]|(\d{1,3}(?:\.\d{1,3}){3}))(?::\d{1,5})?$/i

/** Where calls come from that proxies of ours hand on. */
export type TrustedProxies = {
  /** The address of whoever asked the first proxy that is ours; the other end of the connection for a call that
   *  comes from no proxy of ours, whatever its headers say. */
  addressOf: (raw: IncomingMessage) => string
  /** Whether an address is that of a proxy of ours. */
  isProxy: (ip: string) => boolean
  /** Whether a call came from this very machine and was handed on by nobody. */
  isFromHere: (raw: IncomingMessage) => boolean
}

/** Reads `X-Forwarded-For`, and only from proxies of the list: addresses and networks such as `10.0.0.0/8`. What
 *  anybody can write into a header is in it from the left, so it is read from the right, as far as there
 *  are proxies of ours. */
export function trustProxies(list: readonly string[]): TrustedProxies {
  const trusted = new BlockList()
  for (const one of list) {
    const [address = '', prefix] = one.split('/')
    const family = isIPv4(address) ? 'ipv4' : 'ipv6'
    if (prefix === undefined) trusted.addAddress(address, family)
    else trusted.addSubnet(address, Number(prefix), family)
  }
  const isTrusted = (ip: string) => {
    const { address } = countedAddress(ip)
    return isIP(address) !== 0 && trusted.check(address, isIPv4(address) ? 'ipv4' : 'ipv6')
  }

  function addressOf(raw: IncomingMessage): string {
    let address = connectionAddress(raw)
    for (const hop of hopsOf(raw).toReversed()) {
      if (!isTrusted(address)) return address
      const before = bareAddress(hop)
      if (before === undefined) return address
      address = before
    }
    return address
  }

  return {
    addressOf,
    isProxy: isTrusted,
    isFromHere: (raw) =>
      isOwn(connectionAddress(raw)) && raw.headers['x-forwarded-for'] === undefined,
  }
}

/** Whether a text is an address or a network that can be trusted. */
export function isProxyRange(text: string): boolean {
  const [address = '', prefix, ...rest] = text.split('/')
  const version = isIP(address)
  if (version === 0 || rest.length > 0) return false
  if (prefix === undefined) return true
  return /^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128)
}

function hopsOf({ headers }: IncomingMessage): string[] {
  const header = headers['x-forwarded-for']
  const text = Array.isArray(header) ? header.join(',') : (header ?? '')
  return text === '' || text.length > MAX_HEADER_CHARACTERS ? [] : text.split(',')
}

function bareAddress(hop: string): string | undefined {
  const text = hop.trim()
  if (isIP(text) !== 0) return text
  const [, version6, version4] = WITH_PORT.exec(text) ?? []
  const found = version6 ?? version4
  return found !== undefined && isIP(found) !== 0 ? found : undefined
}

const isOwn = (ip: string) => ['127.0.0.1', '0:0:0:0:0:0:0:1'].includes(countedAddress(ip).address)
