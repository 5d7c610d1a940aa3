import type { ArExperience } from '@starnest/contract/ar/ar'
import { type UseQueryResult, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLanguage } from '../../../platform/texts.ts'
import { arExperienceQuery } from '../ar.queries.ts'

/** What stands around the viewer, or why it does not. */
export type AskedExperience = Pick<
  UseQueryResult<ArExperience>,
  'data' | 'error' | 'isFetching' | 'refetch'
>

/** What of a title stands around the viewer, once it is started. It stays as it came until somebody asks anew or
 *  others watch: any change in the library would make it stale, and a model would place other things in the middle
 *  of a hunt. */
export function useExperience(contentId: number, isStarted: boolean): AskedExperience {
  const [isThere, setThere] = useState(false)
  const { data, error, isFetching, refetch } = useQuery({
    ...arExperienceQuery(contentId, useLanguage()),
    // Not before it is started, as the camera, so that nobody's model works for nothing.
    enabled: isStarted,
    ...(isThere && { staleTime: 'static' }),
  })
  // An older answer that is just being asked for again is none to begin with.
  const isThereNow = isStarted && data !== undefined && (isThere || !isFetching)
  if (isThere !== isThereNow) setThere(isThereNow)
  return { data: isThere ? data : undefined, error, isFetching, refetch }
}
