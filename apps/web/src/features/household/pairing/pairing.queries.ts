import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import { INVITATION_ROUTES } from '@starnest/contract/household/invitations.routes'
import { PAIRING_ROUTES } from '@starnest/contract/household/pairing.routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** How often a waiting device asks whether it is paired, in milliseconds. Asking also makes the
 *  server show a new code when the last has run out. */
const WAITING_MS = 30_000

/** How often a code that is shown is asked for again, in milliseconds. An answer is valid for at
 *  least a minute, so no clocks have to be compared. */
const LOOKING_MS = 30_000

/** Whether devices have to be paired here, and this one is. */
export const pairingQuery = queryOptions({
  queryKey: [PAIRING_ROUTES.state.path],
  queryFn: ({ signal }) => call(PAIRING_ROUTES.state, { signal }),
})

/** The same while this device waits to be let in. */
export const waitingQuery = queryOptions({
  ...pairingQuery,
  staleTime: 0,
  refetchInterval: WAITING_MS,
})

/** What a new device needs; asked again before the code runs out. Not kept when nobody looks. */
export const invitationQuery = queryOptions({
  queryKey: [PAIRING_ROUTES.invitation.path],
  queryFn: ({ signal }) => call(PAIRING_ROUTES.invitation, { signal }),
  staleTime: 0,
  gcTime: 0,
  refetchInterval: LOOKING_MS,
})

/** Sends the code. @throws HttpError, with code `pairing_wrong` or `pairing_locked` */
export const sayPairingCode = (code: string) => call(PAIRING_ROUTES.pair, { body: { code } })

/** Sends the code of an invitation. @throws HttpError, with code `pairing_wrong` or `pairing_locked` */
export const sayInvitation = (code: string) => call(INVITATION_ROUTES.join, { body: { code } })

/** Stores a pause of so many seconds from now, in place of the one before. */
export function useRememberPause(): (retryAfterSeconds: number) => Promise<void> {
  const queryClient = useQueryClient()
  const { queryKey } = pairingQuery
  return async (retryAfterSeconds) => {
    // An answer that is still on its way knows nothing of it.
    await queryClient.cancelQueries({ queryKey })
    queryClient.setQueryData(queryKey, { isOn: true, isPaired: false, retryAfterSeconds })
  }
}

/** Makes a new code, and ends a pause. */
export function useNewCode() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(PAIRING_ROUTES.newInvitation),
    gcTime: 0,
    onSuccess: (invitation) => queryClient.setQueryData(invitationQuery.queryKey, invitation),
  })
}

/** Looks for devices that have come in meanwhile. */
export function useRefreshDevices(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: [DEVICE_ROUTES.list.path] })
}
