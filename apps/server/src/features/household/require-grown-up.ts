import { AppError } from '@starnest/contract/errors'
import type { Viewer } from '../../ports/viewer.ts'

/** Lets grown-ups pass, as long as no child watches along. @throws AppError grown_ups_only */
export function requireGrownUp({ isGrownUp }: Viewer): void {
  if (!isGrownUp) throw new AppError('grown_ups_only')
}
