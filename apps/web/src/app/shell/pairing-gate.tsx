import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { Suspense, useCallback, useEffect, useState } from 'react'
import { HttpError } from '../../platform/calls/http.ts'
import { lazyPart } from '../../platform/screen/lazy-part.ts'
import { withTexts } from '../../platform/texts.ts'

const PairingScreen = lazyPart(
  async () =>
    (await withTexts(import('../../features/household/pairing/pairing-screen.tsx'), 'household'))
      .PairingScreen,
)

const JoinScreen = lazyPart(
  async () =>
    (await withTexts(import('../../features/household/pairing/join-screen.tsx'), 'household'))
      .JoinScreen,
)

/** Where an invitation into a household opens, with its code behind the #. It stands in no list of screens: it
 *  lies over home, and is fetched by nobody else. */
const JOIN = '/join'

/** Loads home from scratch, so that the page keeps no data of the household that this browser belonged to before. */
const goHome = () => location.replace('/')

/** Asks for the pairing code as soon as the server says that this device has to be paired, and lets
 *  every screen ask again once it is. An invitation lies over it: whoever has one needs no code. */
export function PairingGate() {
  const queryClient = useQueryClient()
  const [isShut, setShut] = useState(() => wasRefused(queryClient))
  useEffect(() => {
    if (wasRefused(queryClient)) setShut(true)
    const stops = [queryClient.getQueryCache(), queryClient.getMutationCache()].map((cache) =>
      cache.subscribe((event) => {
        if (event.type === 'updated' && isRefusal(errorIn(event.action))) setShut(true)
      }),
    )
    return () => {
      for (const stop of stops) stop()
    }
  }, [queryClient])
  const open = useCallback(() => {
    setShut(false)
    void queryClient.resetQueries()
  }, [queryClient])
  if (location.pathname === JOIN) {
    return (
      <Suspense>
        <JoinScreen code={location.hash.slice(1)} goHome={goHome} />
      </Suspense>
    )
  }
  if (!isShut) return null
  return (
    <Suspense>
      <PairingScreen onPaired={open} />
    </Suspense>
  )
}

const isRefusal = (error: unknown) =>
  error instanceof HttpError && error.code === 'pairing_required'

const errorIn = (action: { type: string }): unknown =>
  action.type === 'error' && 'error' in action ? action.error : undefined

const wasRefused = (queryClient: QueryClient) =>
  queryClient
    .getQueryCache()
    .getAll()
    .some(({ state }) => isRefusal(state.error))
