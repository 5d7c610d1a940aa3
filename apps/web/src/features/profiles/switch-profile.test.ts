import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { testProfile } from '../../testing/made/family.ts'
import { adoptProfile, adoptWatchers } from './switch-profile.ts'

const ANSWERED = [['/api/home', {}], ['/api/viewer'], ['/api/animations/7'], ['/api/lists']]

let queryClient: QueryClient
/** Answers that never come; each says when it is given up. */
let givenUp: string[]
beforeEach(() => {
  queryClient = new QueryClient()
  givenUp = []
  queryClient.setQueryData(['/api/family-profiles/active'], testProfile(1))
  for (const key of ANSWERED) queryClient.setQueryData(key, {})
  void queryClient
    .fetchQuery({
      queryKey: ['/api/search'],
      queryFn: ({ signal }) =>
        new Promise(() => signal.addEventListener('abort', () => givenUp.push('/api/search'))),
    })
    .catch(() => undefined)
})

it.each([
  ['another profile is chosen', 2, () => adoptProfile(queryClient, testProfile(2))],
  ['others watch along with the same one', 1, () => adoptWatchers(queryClient)],
])(
  'drops every answer to those before, also on its way, when %s',
  async (_what, activeId, change) => {
    await change()
    expect(ANSWERED.filter((key) => queryClient.getQueryData(key))).toEqual([])
    expect(givenUp).toEqual(['/api/search'])
    expect(queryClient.getQueryData(['/api/family-profiles/active'])).toEqual(testProfile(activeId))
  },
)
