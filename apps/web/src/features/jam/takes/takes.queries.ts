import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Take } from './take.ts'
import { deleteTake, keepTake, listTakes } from './take-store.ts'

const keyOf = (profileId: number) => ['jam-takes', profileId]

/** The takes of a profile that this browser keeps. */
export const takesQuery = (profileId: number) =>
  queryOptions({
    queryKey: keyOf(profileId),
    queryFn: () => listTakes(profileId),
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Keeps a take and shows it. @throws DOMException where the browser keeps nothing, or has no room. */
export async function addTake(queryClient: QueryClient, take: Take): Promise<void> {
  await keepTake(take)
  await queryClient.invalidateQueries({ queryKey: keyOf(take.profileId) })
}

/** Forgets a take. @throws DOMException where the browser keeps nothing. */
export async function removeTake(queryClient: QueryClient, take: Take): Promise<void> {
  await deleteTake(take.id)
  await queryClient.invalidateQueries({ queryKey: keyOf(take.profileId) })
}
