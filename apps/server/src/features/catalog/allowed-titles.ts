import { and, inArray, lte, type SQL, sql } from 'drizzle-orm'
import { titles } from '../../ports/tables/titles.ts'
import type { Viewer, Watcher } from '../../ports/viewer.ts'

/** The titles that everybody who watches is allowed to see, as a condition on titles: not blocked,
 *  and approved or, unless only approved ones are allowed, within the ceiling. Without a rule of a
 *  parent it is the strictest ceiling and nothing else. */
export function isAllowed({ watchers }: Viewer): SQL | undefined {
  const plain = watchers.filter((watcher) => !watcher.isApprovedOnly && !watcher.hasRules)
  const ruled = watchers.filter((watcher) => !plain.includes(watcher))
  const strictest = Math.min(...plain.map(({ maximumAge }) => maximumAge))
  return and(
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

/** Asked per title, so that a list ends after its head however many rules there are. */
function passesRules({ profileId, maximumAge }: Watcher): SQL {
  return sql`
    case (select rule from title_rules where profile_id = ${profileId} and title_id = ${titles.id})
      when 'blocked' then false
      when 'approved' then true
      else ${titles.minimumAge} <= ${maximumAge}
    end`
}
