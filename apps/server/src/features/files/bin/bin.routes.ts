import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { BinService } from './bin.service.ts'

/** The calls that delete for good. */
export function registerBin(app: FastifyInstance, bin: BinService): void {
  serve(app, FILE_ROUTES.emptyBin, ({ viewer }) => bin.empty(viewer))
  serve(app, FILE_ROUTES.deleteForGood, ({ viewer, params: { filename } }) =>
    bin.deleteNow(viewer, filename),
  )
}
