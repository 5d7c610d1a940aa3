import { registerHost } from '../../features/host/host.routes.ts'
import type { ProfilesService } from '../../features/profiles/profiles.service.ts'
import type { Slice } from '../slice.ts'

/** Puts the host together. */
export function openHost({ profiles, now }: { profiles: ProfilesService; now: () => Date }) {
  return {
    register: (scope) =>
      registerHost(scope, { activeProfile: (viewer) => profiles.active(viewer), now }),
  } satisfies Slice
}
