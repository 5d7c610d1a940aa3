import { isIPv4, isIPv6 } from 'node:net'

const GROUPS = 8
/** Groups of 16 bits that name a network; the rest is for its devices to choose. Source: RFC 4291 §2.5.1. */
const NETWORK_GROUPS = 4
/** `::ffff:` before an IPv4 address. Source: RFC 4291 §2.5.5.2. */
const MAPPED = '0:0:0:0:0:ffff'

/** The two keys by which calls of a client are counted. `address`: its IP address in one spelling; IPv4 mapped into
 *  IPv6 becomes IPv4. `network`: the first 64 bits of an IPv6 address, because one device can use any number of
 *  addresses within them; the same as `address` for IPv4 and for a text that is not an address. */
export type CountedAddress = { address: string; network: string }

/** How an IP address is counted. An address of a link may name its interface after a percent sign. */
export function countedAddress(ip: string): CountedAddress {
  const [bare = ''] = ip.split('%')
  if (!isIPv6(bare)) return { address: bare, network: bare }
  const groups = groupsOf(bare)
  if (groups.slice(0, 6).join(':') === MAPPED) {
    const address = groups.slice(6).flatMap(bytesOf).join('.')
    return { address, network: address }
  }
  const network = groups.slice(0, NETWORK_GROUPS).join(':')
  return { address: groups.join(':'), network: `${network}::/64` }
}

/** The groups of an IPv6 address as hexadecimal numbers without leading zeros. */
function groupsOf(ip: string): string[] {
  const [before = [], after = []] = ip.split('::').map((half) => half.split(':').flatMap(groupsIn))
  const zeros = Array.from({ length: GROUPS - before.length - after.length }, () => '0')
  return [...before, ...zeros, ...after]
}

function groupsIn(part: string): string[] {
  if (part === '') return []
  if (!isIPv4(part)) return [Number.parseInt(part, 16).toString(16)]
  const [a = 0, b = 0, c = 0, d = 0] = part.split('.').map(Number)
  return [((a << 8) | b).toString(16), ((c << 8) | d).toString(16)]
}

function bytesOf(group: string): number[] {
  const number = Number.parseInt(group, 16)
  return [number >> 8, number & 0xff]
}
