import { BlockList, isIPv4, isIPv6 } from 'node:net'
import type { NetworkInterfaceInfo } from 'node:os'

/** Ranges that no stranger can be reached under: private, shared and link-local ones, and the machine
 *  itself. Source: RFC 1918, RFC 6598 (as used by home VPNs), RFC 3927, RFC 4193, RFC 4291. */
export const HOME_RANGES = [
  '10.0.0.0/8',
  '172.16.0.0/12',
  '192.168.0.0/16',
  '100.64.0.0/10',
  '169.254.0.0/16',
  '127.0.0.0/8',
  'fc00::/7',
  'fe80::/10',
  '::1/128',
] as const

/** Interfaces that lead to containers and virtual machines on this computer, not into the home. */
const VIRTUAL = /^(?:docker|br-|veth|virbr|vmnet|vboxnet|vEthernet|bridge\d|cni|flannel)/i

const homeRanges = new BlockList()
for (const range of HOME_RANGES) {
  const [net = '', bits] = range.split('/')
  homeRanges.addSubnet(net, Number(bits), isIPv4(net) ? 'ipv4' : 'ipv6')
}

/** Whether an address belongs to a home network or to this machine. */
export function isHomeAddress(address: string): boolean {
  if (isIPv4(address)) return homeRanges.check(address, 'ipv4')
  return isIPv6(address) && homeRanges.check(address, 'ipv6')
}

/** Addresses under which the home network reaches this machine, the likeliest first: of the usual
 *  ranges of a home before others, version 4 before 6, virtual networks last. Those that need the name
 *  of an interface are left out, since no browser takes them. */
export function homeAddresses(
  interfaces: Record<string, NetworkInterfaceInfo[] | undefined>,
): string[] {
  const found = Object.entries(interfaces).flatMap(([name, infos = []]) =>
    infos
      .filter(({ internal, address }) => !internal && isHomeAddress(address))
      .filter(({ address }) => !/^(?:fe[89ab]|169\.254\.)/i.test(address))
      .map(({ address }) => ({ address, rank: rankOf(name, address) })),
  )
  const sorted = found.toSorted((one, other) => one.rank - other.rank)
  return [...new Set(sorted.map(({ address }) => address))]
}

function rankOf(name: string, address: string): number {
  if (VIRTUAL.test(name)) return 5
  if (isIPv6(address)) return 4
  const order = ['192.168.', '10.', '172.'].findIndex((start) => address.startsWith(start))
  return order < 0 ? 3 : order
}

/** A name of the domain name system: letters, digits and hyphens, parts of up to 63. */
const DNS_NAME =
  /^(?=.{1,253}$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/

/** Names under which the home network may find a machine by its host name: as it calls itself, and
 *  its first part under `.local` (multicast DNS). Without those that no certificate can hold. */
export function homeNames(hostName: string): string[] {
  const own = hostName.toLowerCase()
  const [first = ''] = own.split('.')
  const names = [`${first}.local`, own, 'localhost']
  return [...new Set(names)].filter((name) => DNS_NAME.test(name) && name !== 'localhost.local')
}

/** An address as it stands in a URL or a Host header. */
export const inUrl = (host: string) => (isIPv6(host) ? `[${host}]` : host)
