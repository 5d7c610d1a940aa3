import * as z from 'zod/mini'
import { lineOfText } from '../text/checked-text.ts'

/** Characters of a device's name, after trimming. */
export const MAX_DEVICE_NAME_CHARACTERS = 40

/** A device's id in addresses: 128 bits of a hash, so that nobody can act as the device by reading
 *  it. */
export const deviceHandleSchema = z.string().check(z.regex(/^[\w-]{22}$/))

/** A browser of the household. */
export const deviceSchema = z.object({
  id: deviceHandleSchema,
  name: z.nullable(z.string()).check(z.describe('As the family calls it; null: it has no name')),
  browser: z.nullable(z.string()).check(z.describe("As 'Chrome'; null: nobody knows")),
  system: z.nullable(z.string()).check(z.describe("As 'Android'; null: nobody knows")),
  lastSeenAt: z.iso.datetime(),
  profileId: z
    .nullable(z.int().check(z.positive()))
    .check(z.describe('Who it watches as; null: it never chose')),
  isThisDevice: z.boolean(),
})
export type Device = z.infer<typeof deviceSchema>

/** GET /api/devices: the one seen last at the top. */
export const deviceListSchema = z.array(deviceSchema)

/** PUT /api/devices/{id}: null takes its name away. */
export const renamedDeviceSchema = z.strictObject({
  name: z.nullable(lineOfText(MAX_DEVICE_NAME_CHARACTERS)),
})

/** DELETE /api/devices/{id}. */
export const revokedDeviceSchema = z.object({ id: deviceHandleSchema })
