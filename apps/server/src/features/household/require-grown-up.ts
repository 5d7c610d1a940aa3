import { AppError } from '@starnest/contract/errors'
import type { Viewer } from '../../ports/viewer.ts'

/** Whether {@link requireGrownUp} lets somebody pass. */
export const passesAsGrownUp = ({ isGrownUp, guard }: Viewer): boolean =>
  isGrownUp && guard !== 'closed'

/** Lets grown-ups pass, as long as no child watches along; where a grown-up has a PIN, only from a
 *  profile that has one. That it is active is the proof: entering it took its PIN.
 *  @throws AppError grown_ups_only, pin_required */
export function requireGrownUp({ isGrownUp, guard }: Viewer): void {
  if (!isGrownUp) throw new AppError('grown_ups_only')
  if (guard === 'closed') throw new AppError('pin_required')
}
