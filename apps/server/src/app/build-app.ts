import type { IncomingMessage } from 'node:http'
import cookie from '@fastify/cookie'
import type { FastifyInstance } from 'fastify'
import packageFacts from '../../package.json' with { type: 'json' }
import { openForeignText } from '../adapters/foreign-text/open-foreign-text.ts'
import { openSocketIo } from '../adapters/realtime/socket-io/open-socket-io.ts'
import { HouseholdService } from '../features/household/household.service.ts'
import { registerPairingGate } from '../features/household/pairing/pairing.routes.ts'
import { PairingService } from '../features/household/pairing/pairing.service.ts'
import type { AppParts } from './app-parts.ts'
import { deviceCookieOf } from './door/device-cookie.ts'
import { openDoor, registerDoor } from './door/door.ts'
import { comesFromOurPages, knownNames } from './door/known-host.ts'
import { registerApiDocs } from './http/api-docs.ts'
import { bareApp } from './http/bare-app.ts'
import { registerCompression } from './http/compression.ts'
import { registerFrontDoor } from './http/front-door.ts'
import { registerWebApp, WEB_FOLDER } from './http/web-app.ts'
import { openLive } from './live/open-live.ts'
import { openSlices, type Slices } from './open-slices.ts'
import type { Slice } from './slice.ts'
import { openStatus } from './status/open-status.ts'

/** A server that is put together and not yet listening, and its slices. */
export type Starnest = {
  app: FastifyInstance
  household: HouseholdService
  pairing: PairingService
  slices: Slices
}

/** Puts the engines, the slices and the web app together. */
export async function buildApp(parts: AppParts): Promise<Starnest> {
  const { config, database, storage, jobs, lan, log, now = () => new Date() } = parts
  const { foreignText = openForeignText(), webFolder = WEB_FOLDER } = parts
  const household = new HouseholdService({ database, now })
  const pairing = new PairingService({ database, now, house: lan?.house })
  const door = openDoor({
    names: new Set([...knownNames(config), ...(lan?.names ?? [])]),
    isFromNetwork: (raw) => lan?.isFromNetwork(raw) ?? false,
    deviceCookieOf: ({ headers }) => deviceCookieOf(headers),
    isPaired: (device) => pairing.isPaired(device),
    perMinute: parts.callsPerMinute,
  })
  const isAdmitted = (raw: IncomingMessage) => door.isAdmitted(raw)
  const app = bareApp({ log, door })
  const realtime = openSocketIo(app.server, {
    log,
    now,
    isWelcome: async (handshake) => comesFromOurPages(handshake) && (await isAdmitted(handshake)),
    findViewer: async (headers) => (await household.whoAsks(deviceCookieOf(headers))).viewer,
  })
  const { announceChange } = openLive(realtime)
  const status = openStatus({
    ...{ ...parts, household, isAdmitted, metricsToken: config.metricsToken },
    languageModelState: () => slices.host.mind.state(),
    translationStates: () => slices.translate.states(),
  })
  const slices = openSlices({
    ...{ ...parts, foreignText, now, household, pairing, realtime, announceChange, isAdmitted },
  })
  const all: Slice[] = [status, ...Object.values(slices)]

  status.measure(app)
  registerDoor(app, door, storage.publicOrigin)
  await registerCompression(app)
  await app.register(cookie)
  registerPairingGate(app, { isAdmitted: ({ raw }) => isAdmitted(raw) })
  await registerApiDocs(app, packageFacts.version)
  for (const slice of all) await slice.registerOpen?.(app)
  await app.register(async (viewerScope) => {
    for (const slice of all) await slice.register?.(viewerScope)
    await registerFrontDoor(viewerScope, {
      webFolder,
      firstPicture: async ({ viewer, raw }) =>
        (await isAdmitted(raw)) ? slices.catalog.catalog.firstPicture(viewer) : null,
    })
  })
  await registerWebApp(app, webFolder)

  // Called in reverse order, so that jobs end before the engines that they use.
  app.addHook('preClose', () => realtime.close())
  app.addHook('onClose', () => foreignText.close())
  for (const { stop } of all) if (stop) app.addHook('onClose', async () => stop())
  app.addHook('onClose', () => jobs.stop())
  return { app, household, pairing, slices }
}
