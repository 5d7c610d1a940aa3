import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import type { FastifyInstance } from 'fastify'
import { hideFromCache } from '../../http/hide-from-cache.ts'
import { serve } from '../../http/serve.ts'
import type { ProfilesService } from './profiles.service.ts'

/** The calls of the family. Source: specification §7. */
export function registerProfiles(app: FastifyInstance, profiles: ProfilesService): void {
  serve(app, PROFILE_ROUTES.list, ({ viewer }) => profiles.list(viewer))
  serve(app, PROFILE_ROUTES.active, ({ viewer }) => profiles.active(viewer))
  serve(app, PROFILE_ROUTES.changePreferences, ({ viewer, body: { profileId, ...changed } }) =>
    profiles.like(viewer, changed, profileId),
  )
  serve(app, PROFILE_ROUTES.add, ({ viewer, body }) => profiles.create(viewer, body))
  serve(app, PROFILE_ROUTES.change, async ({ viewer, params: { id }, body }, reply) => {
    const changed = await profiles.update(viewer, id, body)
    hideFromCache(reply, viewer, await profiles.viewerNow(viewer))
    return changed
  })
  serve(app, PROFILE_ROUTES.activate, async ({ viewer, params: { id }, body }, reply) => {
    const active = await profiles.activate(viewer, id, body ?? {})
    hideFromCache(reply, viewer, await profiles.viewerNow(viewer))
    return active
  })
  serve(app, PROFILE_ROUTES.remove, async ({ viewer, params: { id } }, reply) => {
    await profiles.remove(viewer, id)
    const now = await profiles.viewerNow(viewer)
    hideFromCache(reply, viewer, now)
    return { activeProfileId: now.profileId }
  })
}
