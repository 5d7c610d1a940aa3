import { UNRATED_MINIMUM_AGE } from '@starnest/contract/age-rating'
import {
  and,
  type Column,
  inArray,
  isNull,
  lte,
  or,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm'
import type { Viewer, Watcher } from '../../domain/viewer.ts'
import { titles } from '../../tables/titles.ts'

/** The table of titles, under its own name or another. */
type Titles = Record<'id' | 'minimumAge' | 'hiddenAt', Column>

/** The titles that everybody who watches is allowed to see, as a condition on `table`: not
 *  hidden from the whole house, not blocked, and approved or, unless only approved ones are allowed,
 *  within the ceiling. Without a rule of a parent it is the strictest ceiling and nothing else. */
export function isAllowed({ watchers }: Viewer, table: Titles = titles): SQL | undefined {
  const plain = watchers.filter((watcher) => !watcher.isApprovedOnly && !watcher.hasRules)
  const ruled = watchers.filter((watcher) => !plain.includes(watcher))
  const strictest = Math.min(...plain.map(({ maximumAge }) => maximumAge))
  return and(
    isNull(table.hiddenAt),
    plain.length > 0 ? lte(table.minimumAge, strictest) : undefined,
    ...ruled.map((watcher) =>
      watcher.isApprovedOnly ? isApproved(watcher, table) : passesRules(watcher, table),
    ),
  )
}

/** Whether viewers' titles are few among many: those that a parent chose one by one. */
export const seesApprovedOnly = ({ watchers }: Viewer): boolean =>
  watchers.some(({ isApprovedOnly }) => isApprovedOnly)

/** The highest minimum age of titles that viewers see without an approval; -1: they see none. */
export const agesWithoutApproval = (viewer: Viewer): number =>
  seesApprovedOnly(viewer) ? -1 : Math.min(...viewer.watchers.map(({ maximumAge }) => maximumAge))

/** Whether no age is hidden from viewers: what they may not see is what a parent blocked, title by title. */
export const seesEveryAge = (viewer: Viewer): boolean =>
  agesWithoutApproval(viewer) >= UNRATED_MINIMUM_AGE

/** Whether no title that is there is hidden from viewers. */
export const seesEveryTitle = (viewer: Viewer): boolean =>
  seesEveryAge(viewer) && !viewer.watchers.some(({ hasRules }) => hasRules)

/** Whether a title stands above {@link agesWithoutApproval} and was approved for one of those who watch.
 *  Found by the ids of what was approved: read any other way, it passes over all that is hidden. */
export function isApprovedAbove(
  viewer: Viewer,
  { id, minimumAge }: Record<'id' | 'minimumAge', SQLWrapper>,
): SQL {
  const ruled = viewer.watchers.filter(({ isApprovedOnly, hasRules }) => isApprovedOnly || hasRules)
  const profileIds = sql.param(ruled.map(({ profileId }) => profileId))
  return sql`${id} = any(array(
      select title_id from title_rules
      where profile_id = any(${profileIds}::int[]) and rule = 'approved'))
    and ${minimumAge} > ${agesWithoutApproval(viewer)}::int`
}

function isApproved({ profileId }: Watcher, table: Titles): SQL {
  return inArray(
    table.id,
    sql`(select title_id from title_rules where profile_id = ${profileId} and rule = 'approved')`,
  )
}

/** What was blocked is asked per title, and only of those that would be seen, so that a list ends
 *  after its head however many rules there are. What was approved is read once: where little lies
 *  within the ceiling, lists pass over thousands of titles to find it. */
function passesRules(watcher: Watcher, table: Titles): SQL | undefined {
  const { profileId, maximumAge } = watcher
  return and(
    or(lte(table.minimumAge, maximumAge), isApproved(watcher, table)),
    sql`(select rule from title_rules where profile_id = ${profileId} and title_id = ${table.id})
      is distinct from 'blocked'`,
  )
}
