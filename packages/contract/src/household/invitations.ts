import * as z from 'zod/mini'
import { pairingRefusalSchema } from './pairing.ts'

/** The code of an invitation, as it stands behind the # of its address: 192 bits in base64url. */
export const INVITATION_CODE = /^[A-Za-z0-9_-]{32}$/

/** POST /api/join: an invitation into a household. The device is given a new cookie. */
export const joinSchema = z.strictObject({
  code: z
    .string()
    .check(
      z.regex(INVITATION_CODE, { error: 'has to be the code of an invitation' }),
      z.describe('What stands behind the # of the invitation'),
    ),
})

/** The details of `pairing_wrong` where an invitation was not taken: nobody knows it, somebody came in by it, or
 *  it has run out. */
export const joinRefusalSchema = z.extend(pairingRefusalSchema, {
  reason: z.enum(['unknown', 'used', 'expired']),
})
export type JoinRefusal = z.infer<typeof joinRefusalSchema>
