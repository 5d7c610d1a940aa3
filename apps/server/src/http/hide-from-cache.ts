import type { FastifyReply } from 'fastify'
import type { Viewer } from '../domain/viewer.ts'

/** Films and pictures are kept by the browser for a year. Where those who watch on it now may see less
 *  than those before, it is told to forget them: a child must not find what a grown-up has watched on
 *  the same device. */
export function hideFromCache(reply: FastifyReply, before: Viewer, after: Viewer): void {
  if (maySeeLess(before, after)) reply.header('clear-site-data', '"cache"')
}

/** Because of a lower ceiling, or of what a parent said for somebody who did not watch before. */
function maySeeLess(before: Viewer, after: Viewer): boolean {
  if (after.maximumAge < before.maximumAge) return true
  return after.watchers.some(
    ({ profileId, isApprovedOnly, hasRules }) =>
      (isApprovedOnly || hasRules) && !before.watchers.some((one) => one.profileId === profileId),
  )
}
