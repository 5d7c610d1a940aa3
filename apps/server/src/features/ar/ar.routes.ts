import { AR_ROUTES } from '@starnest/contract/ar/ar.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { ArService } from './ar.service.ts'

/** The call for an AR experience. */
export function registerAr(app: FastifyInstance, ar: ArService): void {
  serve(app, AR_ROUTES.experience, ({ viewer, params }) =>
    ar.experienceOf(viewer, params.contentId),
  )
}
