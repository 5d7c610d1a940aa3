import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { isSilence } from '../../../platform/http.ts'
import { serverConnection } from './server-connection.ts'

function checkAfter(action: { type: string; error?: unknown }): void {
  if (action.type !== 'failed' && action.type !== 'error') return
  if (isSilence(action.error)) void serverConnection.check()
}

/** Ask what failed while the server was away once more. */
function repeatFailed(queryClient: QueryClient): void {
  if (serverConnection.get() === 'lost') return
  const predicate = ({ state }: { state: { status: string } }) => state.status === 'error'
  void queryClient.refetchQueries({ type: 'active', predicate })
}

/** Asks whether the server is still there when a call got no answer or the browser lost its network,
 *  and repeats what failed when the server is back. */
export function useFailedCalls(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const check = () => void serverConnection.check()
    const stops = [
      queryClient.getQueryCache().subscribe((event) => {
        if (event.type === 'updated') checkAfter(event.action)
      }),
      queryClient.getMutationCache().subscribe((event) => {
        if (event.type === 'updated') checkAfter(event.action)
      }),
      serverConnection.subscribe(() => repeatFailed(queryClient)),
    ]
    addEventListener('offline', check)
    addEventListener('online', check)
    return () => {
      for (const stop of stops) stop()
      removeEventListener('offline', check)
      removeEventListener('online', check)
    }
  }, [queryClient])
}
