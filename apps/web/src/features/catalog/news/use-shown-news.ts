import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { newsSeen, shownNewsQuery } from './news.queries.ts'

/** The news for a bell that has just been opened. As soon as they are on the screen the server hears
 *  that they were seen. */
export function useShownNews() {
  const queryClient = useQueryClient()
  const news = useQuery({ ...shownNewsQuery(queryClient), refetchOnMount: 'always' })
  const { mutate: markSeen } = useMutation(newsSeen(queryClient))
  const seenAsOf = news.isFetching ? undefined : news.data?.asOf
  useEffect(() => {
    if (seenAsOf !== undefined) markSeen(seenAsOf)
  }, [seenAsOf, markSeen])
  return news
}
