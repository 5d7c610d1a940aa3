import * as z from 'zod/mini'

/** Digits of a pairing code. */
export const PAIRING_CODE_DIGITS = 6

const pairingCodeSchema = z
  .string()
  .check(z.regex(/^\d{6}$/, { error: 'has to be 6 digits' }), z.describe('6 digits'))

/** GET /api/pairing, for every device, paired or not; also the answer to POST /api/pairing. */
export const pairingSchema = z.object({
  isOn: z
    .boolean()
    .check(
      z.describe(
        'Devices of the home network have to be paired; false: Starnest is not open to that network',
      ),
    ),
  isPaired: z.boolean().check(z.describe('This device may use everything else')),
  retryAfterSeconds: z
    .int()
    .check(z.minimum(0), z.describe('Seconds until a code may be tried; 0: now')),
})
export type Pairing = z.infer<typeof pairingSchema>

/** POST /api/pairing: the code that Starnest shows. The device is given a new cookie. */
export const pairingTrySchema = z.strictObject({ code: pairingCodeSchema })

/** The details of `pairing_wrong` and `pairing_locked`. */
export const pairingRefusalSchema = z.object({
  retryAfterSeconds: z.int().check(z.minimum(0), z.describe('Seconds until the next try; 0: now')),
  attemptsBeforeDelay: z.int().check(z.minimum(0), z.describe('Wrong tries left before a pause')),
})
export type PairingRefusal = z.infer<typeof pairingRefusalSchema>

/** GET and POST /api/pairing/code, for grown-ups: what a new device needs. */
export const pairingInvitationSchema = z.object({
  code: pairingCodeSchema,
  expiresAt: z.iso.datetime(),
  addresses: z
    .array(z.url())
    .check(z.describe('Where Starnest is opened from another device, the likeliest first')),
  firstVisit: z.url().check(z.describe('What a new device opens first; the picture leads there')),
  picture: z
    .array(z.string().check(z.regex(/^[01]+$/)))
    .check(z.describe('QR code of firstVisit, a string a line: 1 is dark, 0 is light')),
  fingerprint: z
    .nullable(z.string())
    .check(
      z.describe("SHA-256 of the home's certificate authority; null: there is none of its own"),
    ),
})
export type PairingInvitation = z.infer<typeof pairingInvitationSchema>
