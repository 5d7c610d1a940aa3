import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import { aiPersonalityOf, type Profile, preferencesOf } from '@starnest/contract/household/profiles'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import { serve } from '../../http/serve.ts'
import { greet } from './greet.ts'
import type { HostService } from './host.service.ts'

/** What the host asks of others. `timeZoneOf`: the zone of the house, an IANA name. */
export type HostDeps = {
  activeProfile: (viewer: Viewer) => Promise<Profile>
  timeZoneOf: (viewer: Viewer) => Promise<string>
  now: () => Date
  host: HostService
}

/** The calls of the host. Source: specification §7. */
export function registerHost(
  app: FastifyInstance,
  { activeProfile, timeZoneOf, now, host }: HostDeps,
): void {
  serve(app, HOST_ROUTES.message, async ({ viewer, body }) => {
    const active = await activeProfile(viewer)
    const said = body.context?.activeProfile
    return greet({
      name: said?.name ?? active.displayName,
      role: said?.role ?? active.role,
      ageGroup: said?.ageGroup ?? active.ageGroup,
      preferences: said?.preferences ?? preferencesOf(active),
      interests: aiPersonalityOf(active).interests,
      at: now(),
      timeZone: await timeZoneOf(viewer),
    })
  })
  serve(app, HOST_ROUTES.chat, ({ viewer, body }) => host.chat(viewer, body))
  serve(app, HOST_ROUTES.voiceCommand, ({ viewer, body }) => host.voiceCommand(viewer, body))
}
