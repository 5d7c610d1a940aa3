import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { activeProfileQuery } from './family.queries.ts'
import { onProfileSaved } from './profile-preferences.ts'

/** Who this device watches as; undefined until that is known. Read its likes with `preferencesOf`
 *  of the contract, and draw it with `Avatar`. */
export function useActiveProfile(): Profile | undefined {
  const queryClient = useQueryClient()
  useEffect(
    () =>
      onProfileSaved((saved) => {
        queryClient.setQueryData(activeProfileQuery.queryKey, (active) =>
          active?.id === saved.id ? saved : active,
        )
      }),
    [queryClient],
  )
  return useQuery(activeProfileQuery).data
}
