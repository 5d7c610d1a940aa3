import { HOUSEHOLD_ROUTES, viewerSchema } from '@starnest/contract/household/household'
import {
  PROFILE_ROUTES,
  profileListSchema,
  profileSchema,
} from '@starnest/contract/household/profiles'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../platform/http.ts'

/** The family; empty until it has named somebody. */
export const familyQuery = queryOptions({
  queryKey: [PROFILE_ROUTES.list],
  queryFn: ({ signal }) => getJson(profileListSchema, PROFILE_ROUTES.list, signal),
})

/** Who this device watches as. */
export const activeProfileQuery = queryOptions({
  queryKey: [PROFILE_ROUTES.active],
  queryFn: ({ signal }) => getJson(profileSchema, PROFILE_ROUTES.active, signal),
})

/** Who watches on this device and with whom, what they may see, and whether it has to choose first. */
export const viewerQuery = queryOptions({
  queryKey: [HOUSEHOLD_ROUTES.viewer],
  queryFn: ({ signal }) => getJson(viewerSchema, HOUSEHOLD_ROUTES.viewer, signal),
})
