import { ENDLESS, type TimeReach } from '../../../domain/time/time-reach.ts'
import { mayAskModel, type Viewer } from '../../../domain/viewer.ts'
import type { Queries } from '../../../ports/database.ts'
import { mayDoMore, type Reach } from './may-do-more.ts'
import { listRules } from './reach.repository.ts'

/** Dependencies of the comparison; `now` is the clock. */
export type GainDeps = {
  database: { db: Queries }
  now: () => Date
  /** How long those who watch may from an instant on. */
  timeReachOf: (viewer: Viewer, at: Date) => Promise<TimeReach>
}

type RuleRow = Awaited<ReturnType<typeof listRules>>[number]

/** Whether a device may see or do more once it watches as `after` instead of `before`, as rules and
 *  time are now. Nothing is looked up where ceilings and PINs decide already, because wrong PINs
 *  may come in floods. */
export async function gains(
  { database, now, timeReachOf }: GainDeps,
  before: Viewer,
  after: Viewer,
): Promise<boolean> {
  const plainly = (viewer: Viewer) => reachOf(viewer, { rules: [], time: ENDLESS })
  if (mayDoMore(plainly(before), plainly(after), new Map())) return true
  const { householdId } = before
  const ruled = [...before.watchers, ...after.watchers].filter(({ hasRules }) => hasRules)
  const profileIds = [...new Set(ruled.map(({ profileId }) => profileId))]
  const rules = await listRules(database.db, { householdId, profileIds })
  const at = now()
  const exactly = async (viewer: Viewer) =>
    reachOf(viewer, { rules, time: await timeReachOf(viewer, at) })
  const minimumAges = new Map(rules.map(({ titleId, minimumAge }) => [titleId, minimumAge]))
  return mayDoMore(await exactly(before), await exactly(after), minimumAges)
}

function reachOf(
  viewer: Viewer,
  { rules, time }: { rules: readonly RuleRow[]; time: TimeReach },
): Reach {
  return {
    isGrownUp: viewer.isGrownUp,
    isKeeper: viewer.guard === 'passed',
    mayAskModel: mayAskModel(viewer),
    sights: viewer.watchers.map(({ profileId, maximumAge, isApprovedOnly }) => {
      const own = rules.filter((rule) => rule.profileId === profileId)
      const said = new Map(own.map(({ titleId, rule }) => [titleId, rule]))
      return { maximumAge, isApprovedOnly, rules: said }
    }),
    time,
  }
}
