import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SILENCE, UNAVAILABLE } from '../../../platform/calls/http.ts'
import { tryFailedPagesAgain } from '../../pages.ts'
import { serverConnection } from './server-connection.ts'

const EVENTS = [SILENCE, 'offline', 'online'] as const

/** Ask what failed while the server, or what it needs, was away once more. */
function repeatFailed(queryClient: QueryClient): void {
  if (serverConnection.get() !== 'reachable') return
  tryFailedPagesAgain()
  const predicate = ({ state }: { state: { status: string } }) => state.status === 'error'
  void queryClient.refetchQueries({ type: 'active', predicate })
}

/** Asks whether the server is still there when a call got no answer, when it could not do what it was
 *  asked, or when the browser lost its network, and repeats what failed when all is well. */
export function useFailedCalls(): void {
  const queryClient = useQueryClient()
  useEffect(() => {
    const check = () => void serverConnection.check()
    const stop = serverConnection.subscribe(() => repeatFailed(queryClient))
    for (const event of EVENTS) addEventListener(event, check)
    addEventListener(UNAVAILABLE, serverConnection.cannotDo)
    return () => {
      stop()
      removeEventListener(UNAVAILABLE, serverConnection.cannotDo)
      for (const event of EVENTS) removeEventListener(event, check)
    }
  }, [queryClient])
}
