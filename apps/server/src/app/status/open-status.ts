import type { IncomingMessage } from 'node:http'
import { AppError } from '@starnest/contract/errors'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Registry } from 'prom-client'
import packageFacts from '../../../package.json' with { type: 'json' }
import { requireGrownUp } from '../../domain/require-viewer.ts'
import type { HouseholdService } from '../../features/household/household.service.ts'
import type { Nodes } from '../../ports/nodes.ts'
import { deviceCookieOf } from '../door/device-cookie.ts'
import type { Lifecycle } from '../nodes/lifecycle.ts'
import type { Slice, SliceParts } from '../slice.ts'
import type { TranslationStates } from './bounded-states.ts'
import { engineProbes } from './engine-probes.ts'
import { type LanguageModelState, registerHealth } from './health.ts'
import { measureRequests, registerMetrics } from './metrics.ts'
import { registerReadiness } from './readiness.ts'

type StatusParts = Pick<SliceParts, 'database' | 'storage' | 'media'> & {
  household: HouseholdService
  isAdmitted: (request: IncomingMessage) => Promise<boolean>
  /** Token of a program that may read the figures; undefined: none may. */
  metricsToken: string | undefined
  languageModelState: LanguageModelState
  translationStates: TranslationStates
  nodes: Nodes | undefined
  lifecycle: Lifecycle
}

/** Puts together how the server and its engines are doing. */
export function openStatus(parts: StatusParts) {
  const { household, isAdmitted, metricsToken, languageModelState, translationStates } = parts
  const { nodes, lifecycle, ...engines } = parts
  const registry = new Registry()
  const assertMayRead = async ({ raw }: FastifyRequest) => {
    if (!(await isAdmitted(raw))) throw new AppError('pairing_required')
    const { viewer } = await household.whoAsks(deviceCookieOf(raw.headers))
    requireGrownUp(viewer)
    // They are of all households together.
    if (!(await household.isOfThisMachine(viewer.householdId))) throw new AppError('not_found')
  }
  return {
    /** Counts every request from here on; to be called before anything answers one. */
    measure(app: FastifyInstance) {
      const { database } = engines
      measureRequests(app, { registry, database, translationStates })
    },
    registerOpen(app) {
      registerReadiness(app, { database: engines.database, nodes, lifecycle })
      registerHealth(app, {
        version: packageFacts.version,
        mayKnowAll: ({ raw }) => isAdmitted(raw),
        engines: engineProbes(engines),
        nodes: nodes && (() => nodes.health()),
        ...{ languageModelState, translationStates },
      })
      registerMetrics(app, { registry, token: metricsToken, assertMayRead })
    },
  } satisfies Slice & { measure: (app: FastifyInstance) => void }
}
