import { PARENTS_ROUTES } from '@starnest/contract/parents/parents.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { RulesService } from './rules.service.ts'

/** The calls by which grown-ups say what profiles may see. */
export function registerRules(app: FastifyInstance, rules: RulesService): void {
  serve(app, PARENTS_ROUTES.titles, ({ viewer, params: { id }, query }) =>
    rules.list(viewer, id, query),
  )
  serve(app, PARENTS_ROUTES.rule, ({ viewer, params: { id, titleId }, body: { rule } }) =>
    rules.setRule(viewer, { profileId: id, titleId }, rule),
  )
  serve(app, PARENTS_ROUTES.rating, ({ viewer, params: { titleId }, body }) =>
    rules.rate(viewer, titleId, body),
  )
  serve(app, PARENTS_ROUTES.limits, ({ viewer, params: { id } }) => rules.limits(viewer, id))
  serve(app, PARENTS_ROUTES.setLimits, ({ viewer, params: { id }, body }) =>
    rules.setLimits(viewer, id, body),
  )
}
