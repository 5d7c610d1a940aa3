import { errorBodySchema } from '@starnest/contract/errors'
import { filenameSchema } from '@starnest/contract/files/files'
import { ingestStateSchema } from '@starnest/contract/files/ingest'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../domain/viewer.ts'
import type { IngestService } from './ingest.service.ts'

/** What the routes ask; `requireGrownUp` throws AppError for who is none. */
type IngestRoutesDeps = {
  ingest: IngestService
  requireGrownUp: (viewer: Viewer) => void
}

const PATH = '/api/temp-files/:filename/ingest'

/** The calls by which grown-ups see what is made of a file, and begin or stop it. */
export async function registerIngest(
  app: FastifyInstance,
  { ingest, requireGrownUp }: IngestRoutesDeps,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    const routes = grownUps.withTypeProvider<ZodTypeProvider>()
    const schemaOf = (summary: string) => ({
      summary,
      tags: ['ingest'],
      params: z.object({ filename: filenameSchema }),
      response: {
        200: ingestStateSchema,
        400: errorBodySchema,
        403: errorBodySchema,
        404: errorBodySchema,
      },
    })

    routes.get(PATH, { schema: schemaOf('What is made of a file') }, ({ viewer, params }) =>
      ingest.state(viewer, params.filename),
    )
    routes.post(
      `${PATH}/retry`,
      { schema: schemaOf('Begin every failed job of a file again') },
      ({ viewer, params }) => ingest.retry(viewer, params.filename),
    )
    routes.post(
      `${PATH}/optimise`,
      { schema: schemaOf('Make renditions of a film') },
      ({ viewer, params }) => ingest.optimise(viewer, params.filename),
    )
    routes.post(
      `${PATH}/cancel`,
      { schema: schemaOf('Stop what is queued or running of a file') },
      ({ viewer, params }) => ingest.cancel(viewer, params.filename),
    )
  })
}
