import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { Storage } from '../../ports/storage.ts'
import type { LastingAccess } from './delivery/lasting-access.ts'
import { registerMedia } from './delivery/media.routes.ts'
import { rememberAccess } from './delivery/remembered-access.ts'
import {
  chooseVersion,
  preparePlayback,
  readVideos,
  saveProgress,
  type WatchDeps,
} from './watch.service.ts'

/** A report is some hundred bytes. */
const REPORT_LIMIT_BYTES = 4096

export type WatchRoutesDeps = WatchDeps & {
  storage: Storage
  /** Asks again while an answer is on its way. */
  lasting: LastingAccess
  /** How long the catalogue's word counts; two seconds unless said. */
  rememberedMs?: number | undefined
}

export function registerWatch(app: FastifyInstance, deps: WatchRoutesDeps): void {
  serve(app, WATCH_ROUTES.playback, ({ viewer, params: { id }, query: { video } }) =>
    preparePlayback(viewer, { titleId: id, video }, deps),
  )
  serve(app, WATCH_ROUTES.videos, ({ viewer, params: { id } }) => readVideos(viewer, id, deps))
  serve(
    app,
    WATCH_ROUTES.chooseVersion,
    ({ viewer, params: { id }, body: { version } }) =>
      chooseVersion(viewer, { titleId: id, version }, deps),
    { bodyLimit: REPORT_LIMIT_BYTES },
  )
  serve(
    app,
    WATCH_ROUTES.progress,
    ({ viewer, params: { id }, body }) => saveProgress(viewer, { titleId: id, report: body, deps }),
    { bodyLimit: REPORT_LIMIT_BYTES },
  )

  registerMedia(app, {
    storage: deps.storage,
    lasting: deps.lasting,
    assertAccess: rememberAccess(deps, { rememberedMs: deps.rememberedMs }),
    assertTime: ({ viewer, titleId }) => deps.time.assertMayStream(viewer, titleId),
  })
}
