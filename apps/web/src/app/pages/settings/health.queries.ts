import { healthSchema } from '@starnest/contract/health'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../../platform/http.ts'

const HEALTH_PATH = '/api/health'

/** How the server is doing, asked anew each time the settings are opened. */
export const healthQuery = queryOptions({
  queryKey: [HEALTH_PATH],
  queryFn: ({ signal }) => getJson(healthSchema, HEALTH_PATH, signal),
  staleTime: 0,
})
