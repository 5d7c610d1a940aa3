import { animationIdSchema } from '@starnest/contract/catalog/catalog'
import {
  playbackSchema,
  progressReportSchema,
  progressSchema,
} from '@starnest/contract/watch/watch'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Storage } from '../../ports/storage.ts'
import type { LastingAccess } from './delivery/lasting-access.ts'
import { registerMedia } from './delivery/media.routes.ts'
import { rememberAccess } from './delivery/remembered-access.ts'
import { preparePlayback, saveProgress, type WatchDeps } from './watch.service.ts'

/** A report is some hundred bytes. */
const REPORT_LIMIT_BYTES = 4096

const params = z.object({ id: animationIdSchema })

export type WatchRoutesDeps = WatchDeps & {
  storage: Storage
  /** Asks again while an answer is on its way. */
  lasting: LastingAccess
  /** How long the catalogue's word counts; two seconds unless said. */
  rememberedMs?: number | undefined
}

export function registerWatch(app: FastifyInstance, deps: WatchRoutesDeps): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/animations/:id/playback',
    {
      schema: {
        summary: 'Everything the player needs to begin',
        tags: ['watch'],
        params,
        response: { 200: playbackSchema },
      },
    },
    (request) => preparePlayback(request.viewer, request.params.id, deps),
  )

  routes.route({
    // POST is what a page that is being closed can send.
    method: ['PUT', 'POST'],
    url: '/api/animations/:id/progress',
    bodyLimit: REPORT_LIMIT_BYTES,
    schema: {
      summary: 'Where the viewer stands in a title',
      tags: ['watch'],
      params,
      body: progressReportSchema,
      response: { 200: progressSchema },
    },
    handler: ({ viewer, params: { id }, body }) =>
      saveProgress(viewer, { titleId: id, report: body, deps }),
  })

  registerMedia(app, {
    storage: deps.storage,
    lasting: deps.lasting,
    assertAccess: rememberAccess(deps.findVisibleTitle, { rememberedMs: deps.rememberedMs }),
    assertTime: ({ viewer, titleId }) => deps.time.assertMayStream(viewer, titleId),
  })
}
