import { HOUSEHOLD_ROUTES } from '@starnest/contract/household/household.routes'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** The family; empty until it has named somebody. */
export const familyQuery = queryOptions({
  queryKey: [PROFILE_ROUTES.list.path],
  queryFn: ({ signal }) => call(PROFILE_ROUTES.list, { signal }),
})

/** Who this device watches as. */
export const activeProfileQuery = queryOptions({
  queryKey: [PROFILE_ROUTES.active.path],
  queryFn: ({ signal }) => call(PROFILE_ROUTES.active, { signal }),
})

/** Who watches on this device and with whom, what they may see, and whether it has to choose first. */
export const viewerQuery = queryOptions({
  queryKey: [HOUSEHOLD_ROUTES.viewer.path],
  queryFn: ({ signal }) => call(HOUSEHOLD_ROUTES.viewer, { signal }),
})
