import { maximumAgeOf } from '@starnest/contract/age-rating'
import type { FastifyReply } from 'fastify'
import type { Viewer } from '../domain/viewer.ts'

/** Films and pictures are kept by the browser for a year. Where those who watch on it now may see less
 *  than those before, it is told to forget them: a child must not find what a grown-up has watched on
 *  the same device. */
export function hideFromCache(reply: FastifyReply, before: Viewer, after: Viewer): void {
  if (maySeeLess(before, after)) reply.header('clear-site-data', '"cache"')
}

/** Because of a lower ceiling, or of what a parent said for somebody who did not watch before. A screen on which
 *  nobody has chosen yet may have been sent to the picker: who watched there before that may have seen everything. */
function maySeeLess(before: Viewer, after: Viewer): boolean {
  const ceilingBefore = before.mustChoose ? maximumAgeOf('R') : before.maximumAge
  if (after.maximumAge < ceilingBefore) return true
  const watchedBefore = before.mustChoose ? [] : before.watchers
  return after.watchers.some(
    ({ profileId, isApprovedOnly, hasRules }) =>
      (isApprovedOnly || hasRules) && !watchedBefore.some((one) => one.profileId === profileId),
  )
}
