import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { IngestService } from './ingest.service.ts'

/** The calls by which grown-ups see what is made of a file, and begin or stop it. */
export function registerIngest(app: FastifyInstance, ingest: IngestService): void {
  serve(app, INGEST_ROUTES.state, ({ viewer, params }) => ingest.state(viewer, params.filename))
  serve(app, INGEST_ROUTES.retry, ({ viewer, params }) => ingest.retry(viewer, params.filename))
  serve(app, INGEST_ROUTES.optimise, ({ viewer, params }) =>
    ingest.optimise(viewer, params.filename),
  )
  serve(app, INGEST_ROUTES.cancel, ({ viewer, params }) => ingest.cancel(viewer, params.filename))
}
