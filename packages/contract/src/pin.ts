import * as z from 'zod/mini'

/** A profile's PIN: 4 to 8 digits. It travels in bodies only. */
export const pinSchema = z
  .string()
  .check(z.regex(/^\d{4,8}$/, { error: 'has to be 4 to 8 digits' }))

/** Digits of the shortest and of the longest PIN. */
export const MIN_PIN_DIGITS = 4
/** Digits of the longest PIN. */
export const MAX_PIN_DIGITS = 8

/** POST /api/family-profiles/{id}/activate: the PIN of a profile that may see or do more than the
 *  one before. Without a body nothing is proved. */
export const activationSchema = z.nullish(z.strictObject({ pin: z.optional(pinSchema) }))

/** PUT /api/family-profiles/{id}/pin: sets a PIN, or takes it away with null. Whoever knows the old
 *  one says it; a grown-up with a PIN of their own can do without. */
export const changedPinSchema = z.strictObject({
  pin: z.nullable(pinSchema),
  currentPin: z.optional(pinSchema),
})
export type ChangedPin = z.infer<typeof changedPinSchema>

/** Whether a profile has a PIN. */
export const pinStateSchema = z.object({
  profileId: z.int().check(z.positive()),
  hasPin: z.boolean(),
})
export type PinState = z.infer<typeof pinStateSchema>

/** GET /api/pins: of every profile of the household. */
export const pinListSchema = z.array(pinStateSchema)

/** The details of `pin_wrong` and `pin_locked`. */
export const pinRefusalSchema = z.object({
  retryAfterSeconds: z.int().check(z.minimum(0), z.describe('0: a further try may follow at once')),
  attemptsBeforeDelay: z
    .int()
    .check(
      z.minimum(0),
      z.describe('Wrong tries left, the last of which brings a delay; 0: there is one'),
    ),
})
export type PinRefusal = z.infer<typeof pinRefusalSchema>

/** Routes of PINs. */
export const PIN_ROUTES = {
  list: '/api/pins',
  one: (profileId: number) => `/api/family-profiles/${profileId}/pin`,
} as const
