import { X509Certificate } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import { isIP } from 'node:net'
import { hostname, networkInterfaces } from 'node:os'
import { join } from 'node:path'
import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { OpenHouse, WayIn } from '../../features/household/pairing/pairing.service.ts'
import type { ConnectionLimits } from '../door/connection-limit.ts'
import { knownNames, namesThisServer } from '../door/known-host.ts'
import { listenOn, portOf } from '../listen.ts'
import { drawnLines } from '../nodes/own-house.ts'
import {
  type HomeCertificates,
  keepCertificates,
  type Presented,
} from './certificates/certificate-folder.ts'
import { readOwnCertificate } from './certificates/own-certificate.ts'
import { homeAddresses, homeNames, inUrl } from './home-addresses.ts'
import { sayCode, sayWayIn } from './lan-messages.ts'
import type { LanSettings } from './lan-settings.ts'
import { NetworkDoor } from './network-door.ts'
import { createTrustServer } from './trust/trust-server.ts'

/** How often addresses and certificates are looked at, in milliseconds. */
const LOOK_AGAIN_MS = 60_000

const LOOPBACK = ['127.0.0.1', '::1']
const EVERYWHERE = new Set(['0.0.0.0', '::'])

/** What the app needs to know of the network. */
export type LanParts = {
  /** Whether a request came from the network, and not from this machine. */
  isFromNetwork: (request: IncomingMessage) => boolean
  /** Names that this server may be called by there, as its certificate has them by now. */
  names: () => readonly string[]
  house: OpenHouse
}

/** A house that is about to be opened to its network. */
export type Lan = {
  parts: LanParts
  /** To be called before the app listens. */
  leadTo: (app: FastifyInstance) => void
  /** Lets the network in, and says how. */
  open: () => Promise<void>
  close: () => Promise<void>
}

type LanOptions = {
  settings: LanSettings
  dataFolder: string
  /** Further names this server is reached by. */
  furtherHosts: readonly string[]
  /** How many connections the network may have. */
  connections: Partial<ConnectionLimits>
  log: FastifyBaseLogger
  say: (sentence: string) => void
  now?: () => Date
}

type Certificates = { presented: Presented; names: string[]; authority: string | undefined }

/** Makes everything ready by which the home network gets in; nobody does before `open`.
 *  @throws StartupError when certificates cannot be had. */
export async function prepareLan(options: LanOptions): Promise<Lan> {
  const { settings, log, say } = options
  let certificates = await currentCertificates(options)
  const door = new NetworkDoor(certificates.presented, options.connections)
  const trust = createTrustServer({
    authority: () => certificates.authority ?? '',
    starnestFor: (host) => starnestFor(host, certificates.names, wayIn()),
    isCalledRight: (request) =>
      namesThisServer(request, new Set([...knownNames(options), ...certificates.names])),
  })
  const wayIn = (): WayIn =>
    wayInBy({
      hosts: hostsOf(certificates, settings),
      port: portOf(door.server),
      trustPort: portOf(trust),
      authority: certificates.authority,
    })

  async function lookAgain(): Promise<void> {
    const before = wayIn().firstVisit
    const next = await currentCertificates(options)
    if (next.presented.cert !== certificates.presented.cert) door.present(next.presented)
    certificates = next
    if (wayIn().firstVisit !== before) sayWayIn(wayIn(), say)
  }

  let timer: ReturnType<typeof setInterval> | undefined
  return {
    parts: {
      isFromNetwork: door.isFromNetwork,
      names: () => certificates.names,
      house: { wayIn, onNewCode: (shown) => sayCode(shown, say) },
    },
    leadTo: (app) => door.leadTo(app),
    async open() {
      const { host, port } = settings
      await listenOn(door.server, { host, port, setting: 'STARNEST_LAN_PORT' })
      if (certificates.authority !== undefined) {
        const next = port === 0 ? 0 : port + 1
        await listenOn(trust, { host, port: next, setting: 'STARNEST_LAN_PORT' })
      }
      sayWayIn(wayIn(), say)
      timer = setInterval(() => {
        lookAgain().catch((error: unknown) => {
          log.warn({ err: error }, 'Addresses and certificates could not be looked at')
        })
      }, LOOK_AGAIN_MS)
      timer.unref()
    },
    async close() {
      clearInterval(timer)
      if (!trust.listening) return
      trust.close()
      trust.closeAllConnections()
    },
  }
}

async function currentCertificates(options: LanOptions): Promise<Certificates> {
  const { settings, dataFolder, now = () => new Date() } = options
  if (settings.ownCertificate) {
    const own = await readOwnCertificate(settings.ownCertificate, now())
    return { ...own, authority: undefined }
  }
  const names = homeNames(hostname())
  const kept: HomeCertificates = await keepCertificates({
    folder: join(dataFolder, 'tls'),
    hostName: hostname().toLowerCase(),
    subjects: { names, addresses: [...new Set([...reachable(settings), ...LOOPBACK])] },
    now: now(),
  })
  return { ...kept, names }
}

/** How the network may call this machine, the likeliest first: by the names of a certificate that
 *  somebody brought, else by its addresses and its name in the home. */
function hostsOf({ names, authority }: Certificates, settings: LanSettings): string[] {
  const named = names.filter((name) => name !== 'localhost')
  if (authority === undefined && named.length > 0) return named
  return [...reachable(settings), ...named.slice(0, 1)]
}

/** Addresses of this machine that listen to the network. */
function reachable({ host }: LanSettings): string[] {
  if (host !== undefined && !EVERYWHERE.has(host)) return isIP(host) ? [host] : []
  return homeAddresses(networkInterfaces())
}

function wayInBy(by: {
  hosts: string[]
  port: number
  trustPort: number
  authority: string | undefined
}): WayIn {
  const { hosts, port, trustPort, authority } = by
  const known = hosts.length > 0 ? hosts : ['localhost']
  const addresses = [...new Set(known)].map((host) => `https://${inUrl(host)}:${port}`)
  const [first = ''] = known
  const firstVisit =
    authority === undefined ? (addresses[0] ?? '') : `http://${inUrl(first)}:${trustPort}`
  return {
    addresses,
    firstVisit,
    picture: drawnLines(firstVisit),
    fingerprint: authority === undefined ? null : new X509Certificate(authority).fingerprint256,
  }
}

/** The address of Starnest under the name or address that somebody has just used; the likeliest one
 *  when that is no name of ours. */
function starnestFor(host: string | undefined, names: readonly string[], wayIn: WayIn): string {
  const [first = ''] = wayIn.addresses
  const called = URL.parse(`http://${host ?? ''}`)?.hostname
  const bare = called?.replace(/^\[|\]$/g, '')
  if (!called || !bare || !(isIP(bare) || names.includes(bare))) return first
  return `https://${called}:${new URL(first).port || 443}`
}
