import { FAMILY_TITLE_ROUTES } from '@starnest/contract/catalog/family-titles.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { FamilyTitlesService } from './family-titles.service.ts'

/** The calls by which grown-ups say what the family's own titles are. */
export function registerFamilyTitles(
  app: FastifyInstance,
  familyTitles: FamilyTitlesService,
): void {
  serve(app, FAMILY_TITLE_ROUTES.change, ({ viewer, params: { id }, body }) =>
    familyTitles.change(viewer, id, body),
  )
  serve(app, FAMILY_TITLE_ROUTES.posters, ({ viewer, params: { id } }) =>
    familyTitles.posters(viewer, id),
  )
}
