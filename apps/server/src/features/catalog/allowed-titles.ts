import { and, inArray, isNull, lte, or, type SQL, sql } from 'drizzle-orm'
import { titles } from '../../ports/tables/titles.ts'
import type { Viewer, Watcher } from '../../ports/viewer.ts'

/** The titles that everybody who watches is allowed to see, as a condition on titles: not
 *  hidden from the whole house, not blocked, and approved or, unless only approved ones are allowed,
 *  within the ceiling. Without a rule of a parent it is the strictest ceiling and nothing else. */
export function isAllowed({ watchers }: Viewer): SQL | undefined {
  const plain = watchers.filter((watcher) => !watcher.isApprovedOnly && !watcher.hasRules)
  const ruled = watchers.filter((watcher) => !plain.includes(watcher))
  const strictest = Math.min(...plain.map(({ maximumAge }) => maximumAge))
  return and(
    isNull(titles.hiddenAt),
    plain.length > 0 ? lte(titles.minimumAge, strictest) : undefined,
    ...ruled.map((watcher) =>
      watcher.isApprovedOnly ? isApproved(watcher) : passesRules(watcher),
    ),
  )
}

/** Whether viewers' titles are few among many: those that a parent chose one by one. */
export const seesApprovedOnly = ({ watchers }: Viewer): boolean =>
  watchers.some(({ isApprovedOnly }) => isApprovedOnly)

function isApproved({ profileId }: Watcher): SQL {
  return inArray(
    titles.id,
    sql`(select title_id from title_rules where profile_id = ${profileId} and rule = 'approved')`,
  )
}

/** What was blocked is asked per title, and only of those that would be seen, so that a list ends
 *  after its head however many rules there are. What was approved is read once: where little lies
 *  within the ceiling, lists pass over thousands of titles to find it. */
function passesRules(watcher: Watcher): SQL | undefined {
  const { profileId, maximumAge } = watcher
  return and(
    or(lte(titles.minimumAge, maximumAge), isApproved(watcher)),
    sql`(select rule from title_rules where profile_id = ${profileId} and title_id = ${titles.id})
      is distinct from 'blocked'`,
  )
}
