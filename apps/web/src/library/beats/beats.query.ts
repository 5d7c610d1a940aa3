import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** The beats to rap over, or for a film. They change only when Starnest itself does. */
export const beatsQuery = queryOptions({
  queryKey: [JAM_ROUTES.beats.path],
  queryFn: ({ signal }) => call(JAM_ROUTES.beats, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})
