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

/** Who somebody is in the family. Source: specification §3, "Family profile". */
export const ROLES = ['dad', 'mom', 'daughter', 'son', 'teen', 'child'] as const

/** child: 3 to 11 years, teen: 12 to 17, adult: from 18. Source: specification §3. */
export const AGE_GROUPS = ['child', 'teen', 'adult'] as const

/** Routes of the household. */
export const HOUSEHOLD_ROUTES = { viewer: '/api/viewer' } as const
