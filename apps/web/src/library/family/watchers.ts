import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { useActiveProfile } from './active-profile.ts'
import { activeProfileQuery, familyQuery, viewerQuery } from './family.queries.ts'

/** Everybody who watches on this device, the active profile first. `everybody` is undefined until all of them are known,
 *  and where they cannot be: then a child may be among them. `isLoading`: that is being asked. */
export function useWatchers(): { everybody: readonly Profile[] | undefined; isLoading: boolean } {
  const active = useActiveProfile()
  const asked = useQuery(activeProfileQuery)
  const viewer = useQuery(viewerQuery)
  const companions = viewer.data?.companions ?? []
  const family = useQuery({ ...familyQuery, enabled: companions.length > 0 })
  const isLoading = asked.isLoading || viewer.isLoading || family.isLoading
  const others = companions.map(({ id }) => family.data?.find((one) => one.id === id))
  const known = [active, ...others].filter((one) => one !== undefined)
  const areAllKnown = viewer.data !== undefined && known.length === 1 + companions.length
  return { everybody: areAllKnown ? known : undefined, isLoading }
}
