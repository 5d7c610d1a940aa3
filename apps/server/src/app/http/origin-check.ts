import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { AppError } from '@starnest/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a browser says of a call that one of our own pages makes. Source: Fetch Metadata. */
const OWN_SITES = new Set(['same-origin', 'none'])

/** What a call is checked against. `isStrict`: also calls that only read have to use a name of ours,
 *  as where the house is open to its network. */
type OriginRules = { names: ReadonlySet<string>; isStrict: boolean }

/** Refuses every call that would change something and that another site made, be it across origins
 *  or under a name of its own that it points at this machine (DNS rebinding). */
export function registerOriginCheck(app: FastifyInstance, { names, isStrict }: OriginRules): void {
  app.addHook('onRequest', async (request) => {
    const isReading = SAFE_METHODS.has(request.method)
    if (isReading && !isStrict) return
    if (!isKnownName(hostNameOf(request.headers.host), names)) {
      throw new AppError('origin_refused', {
        message:
          'This server is not known under that name; STARNEST_HOSTS can name further ones it has.',
      })
    }
    if (isReading) return
    if (!comesFromOurPages(request.headers, isSecure(request))) throw new AppError('origin_refused')
  })
}

/** The same for the handshake of a socket, which no browser holds back from another site's page. */
export function isOwnHandshake(
  request: Pick<IncomingMessage, 'headers' | 'socket'>,
  names: ReadonlySet<string>,
): boolean {
  const { headers, socket } = request
  const isEncrypted = 'encrypted' in socket
  return isKnownName(hostNameOf(headers.host), names) && comesFromOurPages(headers, isEncrypted)
}

const isSecure = ({ protocol }: FastifyRequest) => protocol === 'https'

/** Names this server may be called by: this machine's, the one it listens on, and those given. */
export function knownNames(config: { host: string; furtherHosts: string[] }): Set<string> {
  const machine = hostname().toLowerCase()
  return new Set(['localhost', machine, `${machine}.local`, config.host, ...config.furtherHosts])
}

/** An address cannot be pointed elsewhere by anybody's name server, so each one is fine. */
function isKnownName(name: string | undefined, names: ReadonlySet<string>): boolean {
  return name !== undefined && (isIP(name) !== 0 || names.has(name))
}

/** A page that came over HTTP asks nothing of the server over HTTPS: anybody on the line may have
 *  written it. The other way round there is a proxy in between. */
function comesFromOurPages(headers: IncomingHttpHeaders, isEncrypted: boolean): boolean {
  const { origin, host } = headers
  if (origin !== undefined) {
    const page = URL.parse(origin)
    return page?.host === host?.toLowerCase() && (!isEncrypted || page?.protocol === 'https:')
  }
  const site = headers['sec-fetch-site']
  return site === undefined || OWN_SITES.has(String(site))
}

/** The name in a Host header, without port and brackets; undefined when it is none. */
function hostNameOf(host: string | undefined): string | undefined {
  const name = host && URL.parse(`http://${host}`)?.hostname
  return name ? name.replace(/^\[|\]$/g, '') : undefined
}
