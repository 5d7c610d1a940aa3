import { QueryClient } from '@tanstack/react-query'
import { beforeEach, expect, it } from 'vitest'
import { applyChange } from './live-updates.ts'

const KEYS = [
  ['/api/lists'],
  ['/api/lists', 'my-list'],
  ['/api/home', {}],
  ['/api/news'],
  ['/api/animations/7'],
]

let queryClient: QueryClient
beforeEach(() => {
  queryClient = new QueryClient()
  for (const key of KEYS) queryClient.setQueryData(key, {})
})

const staleKeys = () => KEYS.filter((key) => queryClient.getQueryState(key)?.isInvalidated)

it.each([
  ['lists', [['/api/lists'], ['/api/lists', 'my-list'], ['/api/home', {}]]],
  ['progress', [['/api/home', {}]]],
  ['library', KEYS],
] as const)('a change of %s makes stale what tells of it', async (what, stale) => {
  await applyChange(queryClient, { what })
  expect(staleKeys()).toEqual(stale)
})
