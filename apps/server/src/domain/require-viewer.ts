import { AppError } from '@starnest/contract/errors'
import { passesAsGrownUp, type Viewer } from './viewer.ts'

/** Refuses a device that has to choose who watches first. @throws AppError pin_required */
export function requireSomebody({ mustChoose }: Viewer): void {
  if (mustChoose) throw new AppError('pin_required')
}

/** Refuses a change that was meant for another profile than the one that watches on the device by now. `meantFor`:
 *  whose it is, where the page says so. @throws AppError profile_changed */
export function requireSameProfile({ profileId }: Viewer, meantFor: number | undefined): void {
  if (meantFor !== undefined && meantFor !== profileId) throw new AppError('profile_changed')
}

/** Lets grown-ups pass, as long as no child watches along; where a grown-up has a PIN, only from a
 *  profile that has one. An active profile with a PIN is proof enough, because changing to it took
 *  that PIN.
 *  @throws AppError grown_ups_only, pin_required */
export function requireGrownUp(viewer: Viewer): void {
  if (passesAsGrownUp(viewer)) return
  throw new AppError(viewer.isGrownUp ? 'pin_required' : 'grown_ups_only')
}
