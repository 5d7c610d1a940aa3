import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { SharesService } from './shares.service.ts'

/** The calls by which grown-ups say how much a profile may upload. */
export function registerShares(app: FastifyInstance, shares: SharesService): void {
  serve(app, FILE_ROUTES.uploadQuota, ({ viewer: { householdId }, params: { id: profileId } }) =>
    shares.quota({ householdId, profileId }),
  )
  serve(
    app,
    FILE_ROUTES.setUploadQuota,
    ({ viewer: { householdId }, params: { id: profileId }, body: { quotaBytes } }) =>
      shares.setQuota({ householdId, profileId }, quotaBytes),
  )
}
