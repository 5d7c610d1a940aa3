import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { FilesService } from './files.service.ts'

/** The calls of the family's own files. */
export function registerFiles(app: FastifyInstance, files: FilesService): void {
  serve(app, FILE_ROUTES.list, ({ viewer, query }) => files.list(viewer, { isInBin: query.bin }))
  serve(app, FILE_ROUTES.remove, ({ viewer, params: { filename } }) =>
    files.remove(viewer, filename),
  )
  serve(app, FILE_ROUTES.restore, ({ viewer, params: { filename } }) =>
    files.restore(viewer, filename),
  )
  serve(app, FILE_ROUTES.filler, async ({ viewer }) => ({
    file: await files.loop(viewer, 'filler'),
  }))
  serve(app, FILE_ROUTES.chooseFiller, async ({ viewer, body }) => ({
    file: await files.chooseLoop(viewer, 'filler', body.filename),
  }))
  serve(app, FILE_ROUTES.jamBackground, async ({ viewer }) => ({
    file: await files.loop(viewer, 'jam-background'),
  }))
  serve(app, FILE_ROUTES.chooseJamBackground, async ({ viewer, body }) => ({
    file: await files.chooseLoop(viewer, 'jam-background', body.filename),
  }))
}
