import { TIME_ROUTES } from '@starnest/contract/parents/watch-time.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { TimeGivingService } from './giving.service.ts'
import type { TimeService } from './time.service.ts'

/** What the routes ask. */
export type TimeRoutesDeps = {
  time: TimeService
  giving: TimeGivingService
}

/** The calls about how long somebody may watch. */
export function registerTime(app: FastifyInstance, { time, giving }: TimeRoutesDeps): void {
  serve(app, TIME_ROUTES.own, ({ viewer }) => time.timeOf(viewer))
  serve(app, TIME_ROUTES.ask, ({ viewer }) => giving.ask(viewer))
  serve(app, TIME_ROUTES.grantHere, ({ viewer, body }) => giving.grantHere(viewer, body))
  serve(app, TIME_ROUTES.requests, ({ viewer }) => giving.requests(viewer))
  serve(app, TIME_ROUTES.answer, ({ viewer, params: { id }, body }) =>
    giving.answer(viewer, id, body),
  )
  serve(app, TIME_ROUTES.profile, ({ viewer, params: { id } }) => giving.profileTime(viewer, id))
  serve(app, TIME_ROUTES.setLimits, ({ viewer, params: { id }, body }) =>
    giving.setLimits(viewer, id, body),
  )
  serve(app, TIME_ROUTES.grant, ({ viewer, params: { id }, body: { minutes } }) =>
    giving.grant(viewer, id, minutes),
  )
  serve(app, TIME_ROUTES.timeZone, ({ viewer }) => giving.timeZone(viewer))
  serve(app, TIME_ROUTES.setTimeZone, ({ viewer, body: { timeZone } }) =>
    giving.setTimeZone(viewer, timeZone),
  )
}
