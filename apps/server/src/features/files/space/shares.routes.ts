import { errorBodySchema } from '@starnest/contract/errors'
import { changedUploadQuotaSchema, uploadQuotaSchema } from '@starnest/contract/files/files'
import { profileIdSchema } from '@starnest/contract/household/profiles'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { SharesService } from './shares.service.ts'

const tags = ['parents']
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }
const params = z.object({ id: profileIdSchema })
const PATH = '/api/parents/profiles/:id/upload-quota'

/** What the routes ask; `requireGrownUp` throws AppError for who is none. */
type SharesRoutesDeps = {
  shares: SharesService
  requireGrownUp: (viewer: Viewer) => void
}

/** The calls by which grown-ups say how much a profile may upload. */
export async function registerShares(
  app: FastifyInstance,
  { shares, requireGrownUp }: SharesRoutesDeps,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    const routes = grownUps.withTypeProvider<ZodTypeProvider>()

    routes.get(
      PATH,
      {
        schema: {
          summary: 'How much a profile may upload, and how much it has',
          tags,
          params,
          response: { 200: uploadQuotaSchema, ...refusals },
        },
      },
      ({ viewer: { householdId }, params: { id: profileId } }) =>
        shares.quota({ householdId, profileId }),
    )

    routes.put(
      PATH,
      {
        schema: {
          summary: 'Say how much a profile may upload',
          tags,
          params,
          body: changedUploadQuotaSchema,
          response: { 200: uploadQuotaSchema, ...refusals },
        },
      },
      ({ viewer: { householdId }, params: { id: profileId }, body: { quotaBytes } }) =>
        shares.setQuota({ householdId, profileId }, quotaBytes),
    )
  })
}
