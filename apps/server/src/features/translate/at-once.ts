import { AppError } from '@starnest/contract/errors'
import type { Viewer } from '../../domain/viewer.ts'

/** How many works of one kind are under way at the same time. `viewer`: of one profile on one device. */
export type MostAtOnce = {
  readonly server: number
  readonly household: number
  readonly viewer: number
}

/** Lets so many works be under way, and says `unavailable` of one that its signal ended.
 *  The work is refused with AppError too_many_requests where it is one too many. */
export function limitedTo(most: MostAtOnce) {
  const underWay = new Set<{ readonly viewer: Viewer }>()
  const isOneTooMany = ({ householdId, profileId, deviceId }: Viewer) => {
    const viewers = [...underWay].map(({ viewer }) => viewer)
    const ofHousehold = viewers.filter((one) => one.householdId === householdId)
    const own = ofHousehold.filter(
      (one) => one.profileId === profileId && one.deviceId === deviceId,
    )
    return (
      viewers.length >= most.server ||
      ofHousehold.length >= most.household ||
      own.length >= most.viewer
    )
  }
  return async <T>(
    viewer: Viewer,
    signal: AbortSignal,
    work: (signal: AbortSignal) => Promise<T>,
  ): Promise<T> => {
    if (isOneTooMany(viewer)) throw new AppError('too_many_requests')
    const own = { viewer }
    underWay.add(own)
    try {
      return await work(signal)
    } catch (error) {
      throw signal.aborted ? new AppError('unavailable', { cause: error }) : error
    } finally {
      underWay.delete(own)
    }
  }
}
