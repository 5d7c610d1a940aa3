import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '../platform/query-client.ts'

/** What every screen stands on: the cache of server data, kept in step with the house. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => followHouseLater(queryClient), [queryClient])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** What keeps the page in step is code that nobody waits for. Returns the way to stop it. */
function followHouseLater(queryClient: QueryClient): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  import('./live-updates.ts').then(
    ({ followHouse }) => {
      if (!isStopped) stop = followHouse(queryClient)
    },
    // Offline: the pages learn of a change when they ask.
    () => undefined,
  )
  return () => {
    isStopped = true
    stop?.()
  }
}

/** Offline: the page still works, and learns of a change when it asks. */
function followHouseLater(queryClient: QueryClient): () => void {
  let stop: (() => void) | undefined
  let isOver = false
  const timer = setTimeout(async () => {
    const live = await import('./live-updates.ts').catch(() => undefined)
    if (!isOver) stop = live?.followHouse(queryClient)
  }, FOLLOW_AFTER_MS)
  return () => {
    isOver = true
    clearTimeout(timer)
    stop?.()
  }
}
