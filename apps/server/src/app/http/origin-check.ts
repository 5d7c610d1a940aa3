import type { IncomingHttpHeaders } from 'node:http'
import { isIP } from 'node:net'
import { hostname } from 'node:os'
import { AppError } from '@starnest/contract/errors'
import type { FastifyInstance } from 'fastify'

const SAFE_METHODS = new Set(['GET', 'HEAD', 'OPTIONS'])
/** What a browser says of a call that one of our own pages makes. Source: Fetch Metadata. */
const OWN_SITES = new Set(['same-origin', 'none'])

/** Refuses every call that would change something and that another site made, be it across origins
 *  or under a name of its own that it points at this machine (DNS rebinding). */
export function registerOriginCheck(app: FastifyInstance, names: ReadonlySet<string>): void {
  app.addHook('onRequest', async (request) => {
    if (SAFE_METHODS.has(request.method)) return
    if (!isKnownName(hostNameOf(request.headers.host), names)) {
      throw new AppError('origin_refused', {
        message:
          'This server is not known under that name; STARNEST_HOSTS can name further ones it has.',
      })
    }
    if (!comesFromOurPages(request.headers)) throw new AppError('origin_refused')
  })
}

/** The same for the handshake of a socket, which no browser holds back from another site's page. */
export function isOwnHandshake(headers: IncomingHttpHeaders, names: ReadonlySet<string>): boolean {
  return isKnownName(hostNameOf(headers.host), names) && comesFromOurPages(headers)
}

/** Names this server may be called by: this machine's, the one it listens on, and those given. */
export function knownNames(config: { host: string; furtherHosts: string[] }): Set<string> {
  const machine = hostname().toLowerCase()
  return new Set(['localhost', machine, `${machine}.local`, config.host, ...config.furtherHosts])
}

/** An address cannot be pointed elsewhere by anybody's name server, so each one is fine. */
function isKnownName(name: string | undefined, names: ReadonlySet<string>): boolean {
  return name !== undefined && (isIP(name) !== 0 || names.has(name))
}

function comesFromOurPages(headers: IncomingHttpHeaders): boolean {
  const { origin, host } = headers
  if (origin !== undefined) return URL.parse(origin)?.host === host?.toLowerCase()
  const site = headers['sec-fetch-site']
  return site === undefined || OWN_SITES.has(String(site))
}

/** The name in a Host header, without port and brackets; undefined when it is none. */
function hostNameOf(host: string | undefined): string | undefined {
  const name = host && URL.parse(`http://${host}`)?.hostname
  return name ? name.replace(/^\[|\]$/g, '') : undefined
}
