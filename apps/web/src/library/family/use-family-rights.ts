import type { Profile } from '@starnest/contract/household/profiles'
import { useQuery } from '@tanstack/react-query'
import { viewerQuery } from './family.queries.ts'

/** What whoever watches on this device may do with the profiles of the family. */
export type FamilyRights = {
  /** Add and remove them, and say who is how old and may watch what. */
  keep: boolean
  /** Change what a profile is called, looks like and likes. */
  edit: (profile: Profile) => boolean
}

/** What may be offered here; the server decides. Undefined until it has said; where it does not say,
 *  everything is offered, and a refusal gives its reason. */
export function useFamilyRights(): FamilyRights | undefined {
  const { data: viewer, isPending } = useQuery(viewerQuery)
  if (isPending) return undefined
  const keep = viewer?.mayChangeFamily ?? true
  return {
    keep,
    edit: ({ id }) => keep || (!viewer?.mustChoose && viewer?.profile.id === id),
  }
}
