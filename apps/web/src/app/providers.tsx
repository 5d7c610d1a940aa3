import { type QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, useEffect, useState } from 'react'
import { createQueryClient } from '../platform/calls/query-client.ts'
import { spokenLanguage } from '../platform/language.ts'
import { loadUntilThere } from '../platform/screen/lazy-part.ts'

/** The first screen has this long for itself, in milliseconds. */
const FOLLOW_AFTER_MS = 2000

/** What every screen stands on: the cache of server data, kept in step with the house. */
export function Providers({ children }: { children: ReactNode }) {
  const [queryClient] = useState(createQueryClient)
  useEffect(() => followHouseLater(queryClient), [queryClient])
  // Titles are told in the language of the interface.
  useEffect(() => spokenLanguage.subscribe(() => void tellAnew(queryClient)), [queryClient])
  return <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>
}

/** What keeps the page in step is code that nobody waits for. Returns the way to stop it. */
function followHouseLater(queryClient: QueryClient): () => void {
  let stop: (() => void) | undefined
  let isStopped = false
  const timer = setTimeout(async () => {
    // Until then the pages learn of a change when they ask.
    const { followHouse } = await loadUntilThere(() => import('./live-updates.ts'))
    if (!isStopped) stop = followHouse(queryClient)
  }, FOLLOW_AFTER_MS)
  return () => {
    isStopped = true
    clearTimeout(timer)
    stop?.()
  }
}

/** Asks for everything again; an answer on its way that nobody waits for would be kept in the language before. */
async function tellAnew(queryClient: QueryClient): Promise<void> {
  await queryClient.cancelQueries({ type: 'inactive' })
  await queryClient.invalidateQueries()
}
