import { type PairingRefusal, pairingRefusalSchema } from '@starnest/contract/household/pairing'
import { HttpError } from '../../../platform/calls/http.ts'

/** Why a code was not taken, read from a failed call; null: for another reason than the code. */
export function pairingRefusalIn(error: unknown): PairingRefusal | null {
  if (!(error instanceof HttpError)) return null
  if (error.code !== 'pairing_wrong' && error.code !== 'pairing_locked') return null
  return pairingRefusalSchema.parse(error.details)
}
