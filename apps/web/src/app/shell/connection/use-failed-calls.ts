import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SILENCE } from '../../../platform/http.ts'
import { serverConnection } from './server-connection.ts'

const EVENTS = [SILENCE, 'offline', 'online'] as const

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
    const stop = serverConnection.subscribe(() => repeatFailed(queryClient))
    for (const event of EVENTS) addEventListener(event, check)
    return () => {
      stop()
      for (const event of EVENTS) removeEventListener(event, check)
    }
  }, [queryClient])
}
