import { networkInterfaces } from 'node:os'
import type { Config } from '../config.ts'
import { homeAddresses, inUrl } from '../lan/home-addresses.ts'

const JOIN = '/join'

/** Where a browser opens an invitation, the likeliest first: under the names of the proxies, else in the home
 *  network and on this machine. What stands behind the # is sent to no server, and so stands in no log. */
export function invitationAddresses(
  { furtherHosts, port, proxies }: Pick<Config, 'furtherHosts' | 'port' | 'proxies'>,
  code: string,
  interfaces = networkInterfaces(),
): string[] {
  const to = (origin: string) => `${origin}${JOIN}#${code}`
  if (proxies && furtherHosts.length > 0) return furtherHosts.map((host) => to(`https://${host}`))
  const [inHome] = homeAddresses(interfaces)
  return [
    ...furtherHosts.map((host) => to(`https://${host}`)),
    ...(inHome === undefined ? [] : [to(`https://${inUrl(inHome)}:${port + 1}`)]),
    to(`http://127.0.0.1:${port}`),
  ]
}
