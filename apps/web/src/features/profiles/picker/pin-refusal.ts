import { type PinRefusal, pinRefusalSchema } from '@starnest/contract/household/pin'
import { HttpError } from '../../../platform/http.ts'

/** Why a PIN was not taken, read from a failed call; null: for another reason than the PIN. */
export function pinRefusalIn(error: unknown): PinRefusal | null {
  if (!(error instanceof HttpError)) return null
  if (error.code !== 'pin_wrong' && error.code !== 'pin_locked') return null
  return pinRefusalSchema.parse(error.details)
}
