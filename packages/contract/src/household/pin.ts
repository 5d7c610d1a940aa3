import * as z from 'zod/mini'

/** A profile's PIN: 4 to 8 digits. It travels in bodies only. */
export const pinSchema = z
  .string()
  .check(z.regex(/^\d{4,8}$/, { error: 'has to be 4 to 8 digits' }))

/** Digits of the shortest and of the longest PIN. */
export const MIN_PIN_DIGITS = 4
/** Digits of the longest PIN. */
export const MAX_PIN_DIGITS = 8

const id = z.int().check(z.minimum(1), z.maximum(2_147_483_647))

/** A PIN that lets a device see or do more than before. */
export const entryProofSchema = z.strictObject({
  pin: z.optional(pinSchema),
  grownUpId: z
    .optional(id)
    .check(z.describe('The grown-up whose PIN it is; absent: of the profile that is entered')),
})
export type EntryProof = z.infer<typeof entryProofSchema>

/** POST /api/family-profiles/{id}/activate: where the profile may see or do more than those before,
 *  or watch longer, its PIN or that of a grown-up. Without a body no PIN is given. */
export const activationSchema = z.nullish(entryProofSchema)

/** Somebody of the household who has a PIN. */
export const pinHolderSchema = z.object({ id, displayName: z.string() })
export type PinHolder = z.infer<typeof pinHolderSchema>

/** The details of `pin_required` where a profile is entered, or somebody no longer watches along: whose
 *  PIN is taken, that of the profile itself first. */
export const pinNeededSchema = z.object({ pinHolders: z.array(pinHolderSchema) })
export type PinNeeded = z.infer<typeof pinNeededSchema>

/** PUT /api/family-profiles/{id}/pin: sets a PIN, or takes it away with null. The old PIN has to be
 *  given, except by a grown-up with a PIN who changes that of somebody else. */
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
  retryAfterSeconds: z.int().check(z.minimum(0), z.describe('Seconds until the next try; 0: now')),
  attemptsBeforeDelay: z
    .int()
    .check(z.minimum(0), z.describe('Wrong tries left before a delay; 0: a delay is running')),
})
export type PinRefusal = z.infer<typeof pinRefusalSchema>
