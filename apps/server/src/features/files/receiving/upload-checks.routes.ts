import {
  FILE_ROUTES,
  uploadCheckAnswerSchema,
  uploadCheckSchema,
  uploadLimitsSchema,
} from '@starnest/contract/files/files'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { type KnownFilesDeps, listKnown } from './known-files.ts'
import type { UploadsService } from './uploads.service.ts'

const tags = ['files']
/** 500 files of a hundred letters each. */
const CHECK_LIMIT_BYTES = 128 * 1024

/** What a sender asks before bytes travel. */
export function registerUploadChecks(
  app: FastifyInstance,
  { uploads, ...known }: KnownFilesDeps & { uploads: UploadsService },
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    FILE_ROUTES.limits,
    {
      schema: {
        summary: 'What an upload has to keep to',
        tags,
        response: { 200: uploadLimitsSchema },
      },
    },
    ({ viewer }) => uploads.limits(viewer),
  )

  routes.post(
    FILE_ROUTES.check,
    {
      bodyLimit: CHECK_LIMIT_BYTES,
      schema: {
        summary: 'Which files are here already',
        tags,
        body: uploadCheckSchema,
        response: { 200: uploadCheckAnswerSchema },
      },
    },
    async ({ viewer, body }) => ({ known: await listKnown(viewer, body, known) }),
  )
}
