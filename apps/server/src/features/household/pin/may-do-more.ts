import type { Viewer } from '../../../ports/viewer.ts'

/** Whether a device may see or do more once it watches as `after` instead of `before`. One that never
 *  chose gains with everybody. */
export function mayDoMore(before: Viewer, after: Viewer): boolean {
  return (
    before.mustChoose ||
    after.maximumAge > before.maximumAge ||
    (seesApprovedOnly(before) && !seesApprovedOnly(after)) ||
    (after.guard === 'passed' && before.guard !== 'passed')
  )
}

const seesApprovedOnly = ({ watchers }: Viewer) =>
  watchers.some(({ isApprovedOnly }) => isApprovedOnly)
