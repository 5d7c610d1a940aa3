import { useQuery } from '@tanstack/react-query'
import { newsQuery } from './news.queries.ts'

/** How many pieces of news the profile has not seen; 0 as long as nobody has said. */
export function useNewsCount(): number {
  return useQuery(newsQuery).data?.items.length ?? 0
}
