import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { BlockList, isIP, isIPv4 } from 'node:net'
import { hostname } from 'node:os'
import { AppError } from '@starnest/contract/errors'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a browser says of a call that one of our own pages makes. Source: Fetch Metadata. */
const OWN_SITES = new Set(['same-origin', 'none'])

/** A name or an address, and a port. What a more generous reading would take for a name, such as that
 *  after an `@`, is none. Source: RFC 9110 §7.2, RFC 3986 §3.2.2. */
const HOST = /^(?:\[([0-9a-f:.]{2,45})\]|([a-z0-9._-]{1,253}))(?::\d{1,5})?$/i
/** A request target with a name of its own; every other one begins with a slash, or is a star. Source:
 *  RFC 9112 §3.2.2. */
const WHOLE_ADDRESS = /^[a-z][a-z0-9+.-]*:\/\/([^/?#]*)/i

/** Addresses that no machine has: all of them, and groups. Browsers take the first for this machine,
 *  past what keeps public pages from private addresses. Source: RFC 1122 §3.2.1.3, RFC 5771, RFC 4291. */
const nobodys = new BlockList()
nobodys.addSubnet('0.0.0.0', 8, 'ipv4')
nobodys.addSubnet('224.0.0.0', 4, 'ipv4')
nobodys.addAddress('255.255.255.255', 'ipv4')
nobodys.addAddress('::', 'ipv6')
nobodys.addSubnet('ff00::', 8, 'ipv6')

/** Names this server may be called by: this machine's, the one it listens on, and those given. */
export function knownNames({
  host = 'localhost',
  furtherHosts,
}: {
  host?: string
  furtherHosts: readonly string[]
}): Set<string> {
  const machine = hostname().toLowerCase()
  return new Set(['localhost', machine, `${machine}.local`, host, ...furtherHosts])
}

type Called = Pick<IncomingMessage, 'headers' | 'rawHeaders' | 'url'>

/** Whether a call names this server, and nobody else: in its one Host header, and in its target where
 *  that is a whole address. A page of another site can point its own name at this machine (DNS
 *  rebinding), and would otherwise read every answer. */
export function namesThisServer(
  { headers, rawHeaders, url = '' }: Called,
  names: ReadonlySet<string>,
) {
  const [, inTarget] = WHOLE_ADDRESS.exec(url) ?? []
  if (inTarget !== undefined && !isKnownHost(inTarget, names)) return false
  return hostCount(rawHeaders) === 1 && isKnownHost(headers.host, names)
}

/** Whether a Host header is a name of ours or an address of a machine. No name server can point an
 *  address elsewhere, so each one is fine. */
export function isKnownHost(host: string | undefined, names: ReadonlySet<string>): boolean {
  const [, version6, name = version6] = HOST.exec(host ?? '') ?? []
  if (name === undefined) return false
  const version = isIP(name)
  if (version !== 0) return !nobodys.check(name, isIPv4(name) ? 'ipv4' : 'ipv6')
  return version6 === undefined && names.has(name.toLowerCase())
}

/** Node keeps the first of several. */
const hostCount = (rawHeaders: readonly string[]) =>
  rawHeaders.filter((text, index) => index % 2 === 0 && text.toLowerCase() === 'host').length

/** What a call under another name is told. */
export const hostRefused = () =>
  new AppError('origin_refused', {
    message:
      'This server is not known under that name; STARNEST_HOSTS can name further ones it has.',
  })

/** Refuses every call that would change something and that another site made. @throws AppError
 *  origin_refused */
export function assertOwnOrigin(raw: IncomingMessage): void {
  if (SAFE_METHODS.has(raw.method ?? '')) return
  if (!comesFromOurPages(raw)) throw new AppError('origin_refused')
}

/** A page that came over HTTP asks nothing of the server over HTTPS: anybody on the line may have
 *  written it. The other way round there is a proxy in between. */
export function comesFromOurPages({
  headers,
  socket,
}: Pick<IncomingMessage, 'headers' | 'socket'>): boolean {
  const { origin, host } = headers
  if (origin === undefined) return comesFromOurSite(headers)
  const isEncrypted = 'encrypted' in socket && socket.encrypted === true
  const page = URL.parse(origin)
  return page?.host === host?.toLowerCase() && (!isEncrypted || page?.protocol === 'https:')
}

function comesFromOurSite(headers: IncomingHttpHeaders): boolean {
  const site = headers['sec-fetch-site']
  return site === undefined || OWN_SITES.has(String(site))
}
