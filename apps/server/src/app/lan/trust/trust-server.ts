import { X509Certificate } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import { limitConnections } from '../../door/connection-limit.ts'
import { appleProfile } from './apple-profile.ts'
import { deviceKindOf, drawTrustPage, languageFor, TRUST_PATHS, TRUST_STYLE } from './trust-page.ts'

/** Milliseconds for a whole request, and between two. */
const REQUEST_LIMIT_MS = 10_000
const CONNECTIONS = { ofAddress: 12, ofNetwork: 48, inAll: 100 }

/** No script, nothing from elsewhere, in no frame. */
const HEADERS = {
  'content-security-policy':
    "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'no-referrer',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'cache-control': 'no-store',
}

type TrustDeps = {
  /** The authority of now, PEM. */
  authority: () => string
  /** Where Starnest itself is, for whoever called this page by a Host header. */
  starnestFor: (host: string | undefined) => string
  /** Whether a request calls this machine by a name of its own. */
  isCalledRight: (request: IncomingMessage) => boolean
}

type Answer = { status: number; type: string; text: string; more?: Record<string, string> }

/** A server, over plain HTTP, of the page by which a device learns to trust this home. It has the page
 *  and the certificate; it knows nothing else, and nothing of the family. */
export function createTrustServer(deps: TrustDeps): Server {
  const limits = { requestTimeout: REQUEST_LIMIT_MS, requireHostHeader: false }
  const server = createServer(limits, (request, response) => {
    const { status, type, text, more } = answerTo(request, deps)
    const length = { 'content-length': Buffer.byteLength(text) }
    response.writeHead(status, { 'content-type': type, ...length, ...HEADERS, ...more })
    response.end(request.method === 'HEAD' ? undefined : text)
  })
  limitConnections(server, CONNECTIONS)
  return server
}

function answerTo(request: IncomingMessage, deps: TrustDeps): Answer {
  if (!deps.isCalledRight(request)) return plain(403, 'This server is not known under that name.')
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    return { ...plain(405, 'This address can only be read.'), more: { allow: 'GET, HEAD' } }
  }
  const url = URL.parse(request.url ?? '', 'http://home')
  switch (url?.pathname) {
    case TRUST_PATHS.page:
      return page(request, url, deps)
    case TRUST_PATHS.style:
      return { status: 200, type: 'text/css; charset=utf-8', text: TRUST_STYLE }
    case TRUST_PATHS.certificate:
      return { status: 200, type: 'application/x-x509-ca-cert', text: deps.authority() }
    case TRUST_PATHS.appleProfile:
      return {
        status: 200,
        type: 'application/x-apple-aspen-config',
        text: appleProfile(new X509Certificate(deps.authority())),
      }
    default:
      return plain(404, 'There is nothing at this address.')
  }
}

function page({ headers }: IncomingMessage, url: URL, deps: TrustDeps): Answer {
  const text = drawTrustPage({
    language: languageFor(url.searchParams.get('lang'), headers['accept-language']),
    starnest: deps.starnestFor(headers.host),
    fingerprint: new X509Certificate(deps.authority()).fingerprint256,
    kind: deviceKindOf(headers['user-agent']),
  })
  return { status: 200, type: 'text/html; charset=utf-8', text }
}

const plain = (status: number, sentence: string): Answer => ({
  status,
  type: 'text/plain; charset=utf-8',
  text: `${sentence}\n`,
})
