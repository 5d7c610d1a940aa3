import * as z from 'zod/mini'
import { entryProofSchema } from './pin.ts'
import { MAX_PROFILES } from './profiles.ts'

/** Cookie that names a device: HttpOnly, SameSite=Lax, 128 random bits in base64url. */
export const DEVICE_COOKIE = 'starnest_device'

const shownProfileSchema = z.object({
  id: z.int().check(z.positive()),
  displayName: z.string(),
  avatarUrl: z.string(),
})

/** GET /api/viewer: who this device is watching as. */
export const viewerSchema = z.object({
  profile: shownProfileSchema,
  companions: z.array(shownProfileSchema).check(z.describe('Who else watches on this device')),
  maximumAge: z
    .int()
    .check(
      z.minimum(0),
      z.maximum(18),
      z.describe('Years: the lowest ceiling of all who watch; titles above it do not exist'),
    ),
  mustChoose: z
    .boolean()
    .check(z.describe('Somebody here has a PIN, and this device has yet to say who watches')),
  mayManage: z
    .boolean()
    .check(z.describe('What is for grown-ups is open to whoever watches on this device')),
  mayChangeFamily: z
    .boolean()
    .check(z.describe('Profiles may be added, changed and removed on this device')),
})
export type ViewerAnswer = z.infer<typeof viewerSchema>

/** POST /api/watching-together: who watches on this device besides the active profile. They replace
 *  those before; an empty list ends watching together. Where those who stay may see or do more
 *  without those who leave, it takes the PIN of the active profile or of a grown-up. The answer is
 *  the one of GET /api/viewer. */
export const watchingTogetherSchema = z.strictObject({
  ...entryProofSchema.shape,
  profileIds: z
    .array(z.int().check(z.minimum(1), z.maximum(2_147_483_647)))
    .check(z.maxLength(MAX_PROFILES - 1)),
})
