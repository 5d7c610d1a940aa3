import {
  type PinHolder,
  type PinRefusal,
  pinNeededSchema,
  pinRefusalSchema,
} from '@starnest/contract/household/pin'
import type { Profile } from '@starnest/contract/household/profiles'
import { HttpError } from '../../../platform/calls/http.ts'

/** Why a PIN was not taken, read from a failed call; null: for another reason than the PIN. */
export function pinRefusalIn(error: unknown): PinRefusal | null {
  if (!(error instanceof HttpError)) return null
  if (error.code !== 'pin_wrong' && error.code !== 'pin_locked') return null
  return pinRefusalSchema.parse(error.details)
}

/** Whose PIN lets a device watch as a profile. */
export type Holders = readonly [PinHolder, ...PinHolder[]]

/** Whose PIN is taken, read from a failed call: as the server tells, else that of the one who was
 *  chosen; null: it failed for another reason than a PIN that was not said. */
export function holdersIn(error: unknown, { id, displayName }: Profile): Holders | null {
  if (!(error instanceof HttpError) || error.code !== 'pin_required') return null
  const [first, ...others] = pinNeededSchema.safeParse(error.details).data?.pinHolders ?? []
  return [first ?? { id, displayName }, ...others]
}
