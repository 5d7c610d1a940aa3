import { healthSchema } from '@starnest/contract/health'
import { HEALTH_ROUTES } from '@starnest/contract/health.routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** How the server is doing, asked anew each time the settings are opened. */
export const healthQuery = queryOptions({
  queryKey: [HEALTH_ROUTES.health.path],
  queryFn: async ({ signal }) => healthSchema.parse(await call(HEALTH_ROUTES.health, { signal })),
  staleTime: 0,
})
