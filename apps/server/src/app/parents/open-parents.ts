import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import { listGrownUpHolders, type PinService } from '../../features/household/pin/pin.service.ts'
import { registerHeldBack } from '../../features/parents/held-back/held-back.routes.ts'
import {
  type HeldBackDeps,
  HeldBackService,
} from '../../features/parents/held-back/held-back.service.ts'
import { registerHistory } from '../../features/parents/history/history.routes.ts'
import { HistoryService } from '../../features/parents/history/history.service.ts'
import { createRetention } from '../../features/parents/history/retention.ts'
import { registerRules } from '../../features/parents/rules/rules.routes.ts'
import { RulesService } from '../../features/parents/rules/rules.service.ts'
import { TimeGivingService } from '../../features/parents/time/giving.service.ts'
import { registerTime } from '../../features/parents/time/time.routes.ts'
import { TimeService } from '../../features/parents/time/time.service.ts'
import type { Slice, SliceParts } from '../slice.ts'

type ParentsParts = SliceParts & {
  household: HouseholdService
  catalog: CatalogService
  pins: PinService
  time: TimeService
  heldBack: HeldBackService
  /** This house configured a language model. */
  hasLanguageModel: boolean
}

/** How long somebody may watch. It stands before everything that asks about it. */
export const openTime = ({ database, now }: Pick<SliceParts, 'database' | 'now'>) =>
  new TimeService({
    database,
    now,
    listPinHolders: (viewer) => listGrownUpHolders(database.db, viewer),
  })

/** What Leo held back from children. It stands before Leo, who tells it. */
export const openHeldBack = (
  parts: Omit<HeldBackDeps, 'asMember'> & { household: HouseholdService },
) =>
  new HeldBackService({
    ...parts,
    asMember: (viewer, profileId) => parts.household.asMember(viewer, profileId),
  })

/** What grown-ups decide for children: which titles they see, how long, what is kept of what they watched, and
 *  that Leo held something back. */
export function openParents(parts: ParentsParts) {
  const { database, now, announceChange, household, catalog, pins, time, heldBack } = parts
  const rules = new RulesService({
    database,
    findTitles: async (viewer, { q, limit, cursor }) => {
      if (q.trim() === '') return catalog.list(viewer, { limit, cursor })
      const { animations, isNearest } = await catalog.search(viewer, { q, limit })
      return { animations: isNearest ? [] : animations, next: undefined }
    },
    pickTitles: (viewer, ids) => catalog.pick(viewer, ids),
    rateTitle: (title, rating) => catalog.rate(title, rating),
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    hasLanguageModel: parts.hasLanguageModel,
    onRulesChanged: (householdId) => {
      household.forgetRemembered()
      announceChange(householdId, { what: 'library' })
    },
  })

  const retention = createRetention(parts)
  const history = new HistoryService({
    database,
    now,
    announceChange,
    pickTitles: (viewer, ids) => catalog.pick(viewer, ids),
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    removeOld: () => retention.removeOld(),
  })

  const giving = new TimeGivingService({
    database,
    now,
    time,
    listPinHolders: (viewer) => listGrownUpHolders(database.db, viewer),
    announceChange,
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    requireProof: (viewer, proof) => pins.proveGrownUp(viewer, proof),
  })

  return {
    start: () => retention.start(),
    stop: () => heldBack.settled(),
    register(scope) {
      registerRules(scope, rules)
      registerHistory(scope, history)
      registerHeldBack(scope, heldBack)
      registerTime(scope, { time, giving })
    },
  } satisfies Slice
}
