import * as z from 'zod/mini'

/** Cookie that names a device: HttpOnly, SameSite=Lax, 128 random bits in base64url. */
export const DEVICE_COOKIE = 'starnest_device'

/** GET /api/viewer: who this device is watching as. */
export const viewerSchema = z.object({
  profile: z.object({
    id: z.int().check(z.positive()),
    displayName: z.string(),
    avatarUrl: z.string(),
  }),
  maximumAge: z
    .int()
    .check(
      z.minimum(0),
      z.maximum(18),
      z.describe('Years; titles above it do not exist for the viewer'),
    ),
})
export type ViewerAnswer = z.infer<typeof viewerSchema>

/** Routes of the household. */
export const HOUSEHOLD_ROUTES = { viewer: '/api/viewer' } as const
