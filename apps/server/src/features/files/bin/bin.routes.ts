import { errorBodySchema } from '@starnest/contract/errors'
import { emptiedBinSchema, FILE_ROUTES } from '@starnest/contract/files/files'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { BinService } from './bin.service.ts'

const tags = ['files']
/** Any name: one that no file can have is not found, like any other that none has. */
const params = z.object({ filename: z.string() })
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

/** The calls that delete for good. */
export function registerBin(app: FastifyInstance, bin: BinService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.delete(
    FILE_ROUTES.bin,
    {
      schema: {
        summary: 'Delete for good what the viewer may of the bin',
        tags,
        response: { 200: emptiedBinSchema },
      },
    },
    ({ viewer }) => bin.empty(viewer),
  )

  routes.delete(
    FILE_ROUTES.binned(':filename'),
    {
      schema: {
        summary: 'Delete a file of the bin for good',
        tags,
        params,
        response: { 200: emptiedBinSchema, ...refusals },
      },
    },
    ({ viewer, params: { filename } }) => bin.deleteNow(viewer, filename),
  )
}
