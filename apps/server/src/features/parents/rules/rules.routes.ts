import { animationIdSchema } from '@starnest/contract/catalog/catalog'
import { errorBodySchema } from '@starnest/contract/errors'
import { profileIdSchema } from '@starnest/contract/household/profiles'
import {
  changedRatingSchema,
  changedRuleSchema,
  titleForProfileSchema,
  titleLimitsSchema,
  titleRatingSchema,
  titlesForProfileQuerySchema,
  titlesForProfileSchema,
} from '@starnest/contract/parents/parents'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { RulesService } from './rules.service.ts'

const tags = ['parents']
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
const profileParams = z.object({ id: profileIdSchema })

/** What the routes ask; `requireGrownUp` throws AppError for who is none. */
export type RulesRoutesDeps = {
  rules: RulesService
  requireGrownUp: (viewer: Viewer) => void | Promise<void>
}

/** The calls by which grown-ups say what profiles may see. */
export async function registerRules(
  app: FastifyInstance,
  { rules, requireGrownUp }: RulesRoutesDeps,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    registerTitles(grownUps, rules)
    registerLimits(grownUps, rules)
  })
}

function registerTitles(app: FastifyInstance, rules: RulesService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/parents/profiles/:id/titles',
    {
      schema: {
        summary: 'Titles, with whether a profile sees them and why',
        tags,
        params: profileParams,
        querystring: titlesForProfileQuerySchema,
        response: { 200: titlesForProfileSchema, ...refusals },
      },
    },
    ({ viewer, params: { id }, query }) => rules.list(viewer, id, query),
  )

  routes.put(
    '/api/parents/profiles/:id/titles/:titleId/rule',
    {
      schema: {
        summary: 'Block or approve a title for a profile, or take that back',
        tags,
        params: z.object({ id: profileIdSchema, titleId: animationIdSchema }),
        body: changedRuleSchema,
        response: { 200: titleForProfileSchema, ...refusals },
      },
    },
    ({ viewer, params: { id, titleId }, body: { rule } }) =>
      rules.setRule(viewer, { profileId: id, titleId }, rule),
  )

  routes.put(
    '/api/parents/titles/:titleId/rating',
    {
      schema: {
        summary: 'Rate a title for the family, or leave it to its source',
        tags,
        params: z.object({ titleId: animationIdSchema }),
        body: changedRatingSchema,
        response: { 200: titleRatingSchema, ...refusals },
      },
    },
    ({ viewer, params: { titleId }, body }) => rules.rate(viewer, titleId, body),
  )
}

function registerLimits(app: FastifyInstance, rules: RulesService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    '/api/parents/profiles/:id/limits',
    {
      schema: {
        summary: 'What a profile may see besides its ceiling',
        tags,
        params: profileParams,
        response: { 200: titleLimitsSchema, ...refusals },
      },
    },
    ({ viewer, params: { id } }) => rules.limits(viewer, id),
  )

  routes.put(
    '/api/parents/profiles/:id/limits',
    {
      schema: {
        summary: 'Change what a profile may see besides its ceiling',
        tags,
        params: profileParams,
        body: titleLimitsSchema,
        response: { 200: titleLimitsSchema, ...refusals },
      },
    },
    ({ viewer, params: { id }, body }) => rules.setLimits(viewer, id, body),
  )
}
