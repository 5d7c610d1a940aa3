import { z } from 'zod'

/** Cookie that names a device: HttpOnly, SameSite=Lax, 128 random bits in base64url. */
export const DEVICE_COOKIE = 'starnest_device'

/** GET /api/viewer: who this device is watching as. */
export const viewerSchema = z.object({
  profile: z.object({ id: z.int().positive(), displayName: z.string(), avatarUrl: z.string() }),
  maximumAge: z.int().min(0).max(18).describe('Years; titles above it do not exist for the viewer'),
})
export type ViewerAnswer = z.infer<typeof viewerSchema>
