import { HOST_ROUTES } from '@starnest/contract/host/host.routes'
import type { TitleSummary } from '@starnest/contract/host/summary'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../../domain/viewer.ts'
import { serve } from '../../../http/serve.ts'

/** Summaries of titles that a viewer may see, in the language in which it likes to be spoken to. Throws
 *  AppError title_not_found. */
export type SummaryDeps = {
  summaryFor: (viewer: Viewer, titleId: number) => Promise<TitleSummary>
}

/** The call for what a title is about. */
export function registerSummary(app: FastifyInstance, { summaryFor }: SummaryDeps): void {
  serve(app, HOST_ROUTES.summary, ({ viewer, params }) => summaryFor(viewer, params.id))
}
