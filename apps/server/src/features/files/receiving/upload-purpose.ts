import { AppError } from '@starnest/contract/errors'
import { JAM_TAKE_PURPOSE } from '@starnest/contract/files/files'
import { requireGrownUp } from '../../../domain/require-viewer.ts'
import type { Viewer } from '../../../domain/viewer.ts'

/** Lets grown-ups alone bring a take of the Jam Challenge; what has no purpose is asked nothing here.
 *  @throws AppError grown_ups_only, pin_required; invalid_request for another purpose */
export function assertMayBringFor(viewer: Viewer, purpose: unknown): void {
  if (purpose === undefined) return
  if (purpose !== JAM_TAKE_PURPOSE) {
    throw new AppError('invalid_request', { message: '"purpose" is not one that is known here.' })
  }
  requireGrownUp(viewer)
}
