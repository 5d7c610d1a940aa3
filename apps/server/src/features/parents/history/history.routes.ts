import { HISTORY_ROUTES } from '@starnest/contract/parents/history.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { HistoryService } from './history.service.ts'

/** The calls by which grown-ups look at what was watched, and have it forgotten. */
export function registerHistory(app: FastifyInstance, history: HistoryService): void {
  serve(app, HISTORY_ROUTES.history, ({ viewer, params: { id }, query }) =>
    history.list(viewer, id, query),
  )
  serve(app, HISTORY_ROUTES.clear, async ({ viewer, params: { id } }) => ({
    titles: await history.clear(viewer, id),
  }))
  serve(app, HISTORY_ROUTES.forget, async ({ viewer, params: { id, titleId } }) => ({
    animationId: titleId,
    watched: await history.forget(viewer, id, titleId),
  }))
  serve(
    app,
    HISTORY_ROUTES.restore,
    async ({ viewer, params: { id, titleId }, body: watched }) => ({
      animationId: titleId,
      watched: await history.restore(viewer, id, { titleId, watched }),
    }),
  )
  serve(app, HISTORY_ROUTES.days, ({ viewer }) => history.kept(viewer))
  serve(app, HISTORY_ROUTES.setDays, ({ viewer, body }) => history.keepFor(viewer, body))
}
