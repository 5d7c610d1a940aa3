import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../../http/serve.ts'
import { type KnownFilesDeps, listKnown } from '../known-files.ts'
import type { UploadsService } from '../uploads.service.ts'

/** 500 files of a hundred letters each. */
const CHECK_LIMIT_BYTES = 128 * 1024

/** What a sender asks before bytes travel. */
export function registerUploadChecks(
  app: FastifyInstance,
  { uploads, ...known }: KnownFilesDeps & { uploads: UploadsService },
): void {
  serve(app, UPLOAD_ROUTES.limits, ({ viewer }) => uploads.limits(viewer))
  serve(
    app,
    UPLOAD_ROUTES.check,
    async ({ viewer, body }) => ({ known: await listKnown(viewer, body, known) }),
    { bodyLimit: CHECK_LIMIT_BYTES },
  )
}
