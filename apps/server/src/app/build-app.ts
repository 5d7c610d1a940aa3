import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import packageFacts from '../../package.json' with { type: 'json' }
import { openForeignText } from '../adapters/foreign-text/open-foreign-text.ts'
import { openSocketIo } from '../adapters/realtime/socket-io/open-socket-io.ts'
import { deviceIdFrom } from '../features/household/device-cookie.ts'
import type { HouseholdService } from '../features/household/household.service.ts'
import { registerPairingGate } from '../features/household/pairing/pairing.routes.ts'
import type { PairingService } from '../features/household/pairing/pairing.service.ts'
import type { AnnounceChange } from '../ports/announce-change.ts'
import type { Realtime } from '../ports/realtime.ts'
import type { AppParts } from './app-parts.ts'
import { connectionLimitsOf } from './door/connection-limit.ts'
import { deviceCookieOf } from './door/device-cookie.ts'
import { openDoor, registerDoor } from './door/door.ts'
import { comesFromOurPages, knownNames } from './door/known-host.ts'
import { openAccess } from './household/open-access.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { bareApp } from './http/bare-app.ts'
import { registerCompression } from './http/compression.ts'
import { registerFrontDoor } from './http/front-door.ts'
import { registerWebApp, WEB_FOLDER } from './http/web-app.ts'
import { openLive } from './live/open-live.ts'
import { type Lifecycle, openLifecycle, registerLifecycle } from './nodes/lifecycle.ts'
import { openNetwork } from './nodes/network.ts'
import { openSlices, type Slices } from './open-slices.ts'
import type { Slice } from './slice.ts'
import { openStatus } from './status/open-status.ts'

/** A server that is put together and not yet listening, and its slices. */
export type Starnest = {
  app: FastifyInstance
  household: HouseholdService
  pairing: PairingService
  realtime: Realtime
  announceChange: AnnounceChange
  slices: Slices
}

/** Puts the engines, the slices and the web app together. */
export async function buildApp(parts: AppParts): Promise<Starnest> {
  const { config, database, jobs, lan, log, nodes, webFolder = WEB_FOLDER } = parts
  const { foreignText = openForeignText(), lifecycle = servingAtOnce() } = parts
  const { now = () => nodes?.now() ?? new Date() } = parts
  const network = openNetwork(parts)
  const { household, pairing } = openAccess({ database, now, nodes, house: network.house })
  const door = openDoor({
    names: () => new Set([...knownNames(config), ...(lan?.names() ?? [])]),
    ...network,
    calls: nodes?.calls,
    isPaired: (device) => pairing.isPaired(device),
    isAtHome: (device) => household.isAtHome(device),
    perMinute: parts.callsPerMinute,
  })
  const { isAdmitted } = door
  const app = bareApp({ log, door })
  const realtime = openSocketIo(app.server, {
    log,
    now,
    isWelcome: async (handshake) => comesFromOurPages(handshake) && (await isAdmitted(handshake)),
    findViewer: async (headers) => (await household.whoAsks(deviceCookieOf(headers))).viewer,
    viewerOn: (deviceId) => household.viewerOn(deviceId),
    deviceIdOf: (headers) => deviceIdFrom(deviceCookieOf(headers)),
    nodes,
    maxPages: config.maxPages,
  })
  const { announceChange } = openLive(realtime, nodes)
  const slices = openSlices({
    ...{ ...parts, foreignText, now, household, pairing, realtime, announceChange, isAdmitted },
    network,
    /** Of a device that is gone no line stays open, and nobody who watched there is remembered. */
    endDevice: (deviceId) => {
      household.forgetRemembered()
      realtime.dismissDevice(deviceId)
    },
  })
  const status = openStatus({
    ...{ ...parts, household, isAdmitted, metricsToken: config.metricsToken, nodes, lifecycle },
    languageModelState: () => slices.host.mind.state(),
    translationStates: () => slices.translate.states(),
  })
  const all: Slice[] = [status, ...Object.values(slices)]

  status.measure(app)
  registerDoor(app, door, {
    storeOrigin: parts.storage.publicOrigin,
    connections: connectionLimitsOf(config),
  })
  registerLifecycle(app, lifecycle)
  await registerCompression(app)
  await app.register(cookie)
  registerPairingGate(app, { isAdmitted: ({ raw }) => isAdmitted(raw) })
  if (config.isWorker) status.registerOpen(app)
  else await registerSlices(app, all, { webFolder, isAdmitted, catalog: slices.catalog.catalog })

  // Called in reverse order, so that jobs end before the engines that they use.
  app.addHook('preClose', () => realtime.close())
  app.addHook('onClose', () => foreignText.close())
  for (const { stop } of all) if (stop) app.addHook('onClose', async () => stop())
  app.addHook('onClose', () => jobs.stop())
  return { app, household, pairing, realtime, announceChange, slices }
}

function servingAtOnce(): Lifecycle {
  const lifecycle = openLifecycle()
  lifecycle.serve()
  return lifecycle
}

type Pages = {
  webFolder: string
  isAdmitted: (raw: IncomingMessage) => Promise<boolean>
  catalog: Slices['catalog']['catalog']
}

/** Adds everything that people ask for. */
async function registerSlices(
  app: FastifyInstance,
  slices: readonly Slice[],
  { webFolder, isAdmitted, catalog }: Pages,
): Promise<void> {
  await registerApiDocs(app, packageFacts.version)
  for (const slice of slices) await slice.registerOpen?.(app)
  await app.register(async (scope) => {
    for (const slice of slices) await slice.register?.(scope)
    await registerFrontDoor(scope, {
      webFolder,
      firstPicture: async ({ viewer, raw }) =>
        viewer && (await isAdmitted(raw)) ? catalog.firstPicture(viewer) : null,
    })
  })
  await registerWebApp(app, webFolder)
}
