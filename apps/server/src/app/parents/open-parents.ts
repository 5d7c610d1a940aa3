import type { FastifyBaseLogger, FastifyInstance } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import type { CatalogService } from '../../features/catalog/catalog.service.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import type { PinService } from '../../features/household/pin/pin.service.ts'
import { registerHistory } from '../../features/parents/history/history.routes.ts'
import { HistoryService } from '../../features/parents/history/history.service.ts'
import { createRetention } from '../../features/parents/history/retention.ts'
import { registerRules } from '../../features/parents/rules/rules.routes.ts'
import { RulesService } from '../../features/parents/rules/rules.service.ts'
import { TimeGivingService } from '../../features/parents/time/giving.service.ts'
import { registerTime } from '../../features/parents/time/time.routes.ts'
import { TimeService } from '../../features/parents/time/time.service.ts'
import type { AnnounceChange } from '../../ports/announce-change.ts'
import type { Database } from '../../ports/database.ts'

type ParentsParts = {
  database: Database
  now: () => Date
  log: FastifyBaseLogger
  announceChange: AnnounceChange
  household: HouseholdService
  catalog: CatalogService
  pins: PinService
}

/** What {@link openParents} puts together. */
export type Parents = ReturnType<typeof openParents>

/** What grown-ups decide for children: which titles they see, how long, and what is kept of what they
 *  watched. */
export function openParents(parts: ParentsParts) {
  const { database, now, log, announceChange, household, catalog, pins } = parts
  const rules = new RulesService({
    database,
    findTitles: async (viewer, { q, limit, cursor }) => {
      if (q.trim() === '') return catalog.list(viewer, { limit, cursor })
      const { animations, isNearest } = await catalog.search(viewer, { q, limit })
      return { animations: isNearest ? [] : animations, next: undefined }
    },
    pickTitles: (viewer, ids) => catalog.pick(viewer, ids),
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    onRulesChanged: (householdId) => {
      household.forgetRemembered()
      announceChange(householdId, { what: 'library' })
    },
  })

  const retention = createRetention({ database, now, log })
  const history = new HistoryService({
    database,
    now,
    announceChange,
    pickTitles: (viewer, ids) => catalog.pick(viewer, ids),
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    removeOld: () => retention.removeOld(),
  })

  const listPinHolders = (viewer: Viewer) => pins.grownUpHolders(viewer)
  const time = new TimeService({ database, now, listPinHolders })
  const giving = new TimeGivingService({
    database,
    now,
    time,
    listPinHolders,
    announceChange,
    asMember: (viewer, profileId) => household.asMember(viewer, profileId),
    requireProof: (viewer, proof) => pins.proveGrownUp(viewer, proof),
  })

  return {
    time,
    retention,
    register(scope: FastifyInstance): void {
      registerRules(scope, rules)
      registerHistory(scope, history)
      registerTime(scope, { time, giving })
    },
  }
}
