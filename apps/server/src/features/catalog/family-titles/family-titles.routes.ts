import { animationDetailSchema, animationIdSchema } from '@starnest/contract/catalog/catalog'
import { errorBodySchema } from '@starnest/contract/errors'
import { familyTitleSchema } from '@starnest/contract/files/files'
import { posterChoicesAnswerSchema } from '@starnest/contract/files/ingest'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { FamilyTitlesService } from './family-titles.service.ts'

const tags = ['catalog']
const params = z.object({ id: animationIdSchema })
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

/** What the routes ask; `requireGrownUp` throws AppError for who is none. */
type FamilyTitlesRoutesDeps = {
  familyTitles: FamilyTitlesService
  requireGrownUp: (viewer: Viewer) => void
}

/** The calls by which grown-ups say what the family's own titles are. */
export async function registerFamilyTitles(
  app: FastifyInstance,
  { familyTitles, requireGrownUp }: FamilyTitlesRoutesDeps,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    const routes = grownUps.withTypeProvider<ZodTypeProvider>()

    routes.put(
      '/api/family-titles/:id',
      {
        schema: {
          summary: "Say what a title of the family's own is",
          tags,
          params,
          body: familyTitleSchema,
          response: { 200: animationDetailSchema, ...refusals },
        },
      },
      ({ viewer, params: { id }, body }) => familyTitles.change(viewer, id, body),
    )

    routes.get(
      '/api/family-titles/:id/posters',
      {
        schema: {
          summary: "Pictures that can stand for a title of the family's own",
          tags,
          params,
          response: { 200: posterChoicesAnswerSchema, ...refusals },
        },
      },
      ({ viewer, params: { id } }) => familyTitles.posters(viewer, id),
    )
  })
}
