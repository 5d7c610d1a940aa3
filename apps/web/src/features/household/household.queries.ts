import { DEVICE_ROUTES } from '@starnest/contract/household/devices.routes'
import { PIN_ROUTES } from '@starnest/contract/household/pin.routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** Which profiles have a PIN. */
export const pinsQuery = queryOptions({
  queryKey: [PIN_ROUTES.list.path],
  queryFn: ({ signal }) => call(PIN_ROUTES.list, { signal }),
  // Who becomes an adult may lose a PIN.
  meta: { staleOn: ['profiles'] },
})

/** The browsers of the household. */
export const devicesQuery = queryOptions({
  queryKey: [DEVICE_ROUTES.list.path],
  queryFn: ({ signal }) => call(DEVICE_ROUTES.list, { signal }),
})

/** A PIN to be set, changed, or removed with null. */
export type PinChange = { profileId: number; pin: string | null; currentPin?: string }

/** Sets, changes or removes a PIN.
 *  @throws HttpError, with code `pin_required`, `pin_wrong`, `pin_locked` or `grown_ups_only` */
export function useChangePin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ profileId, ...body }: PinChange) =>
      call(PIN_ROUTES.change, { params: { id: profileId }, body }),
    // Keeps the PIN out of the mutation cache.
    gcTime: 0,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: pinsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
      ]),
  })
}

/** Names a device; null removes its name. */
export function useRenameDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string | null }) =>
      call(DEVICE_ROUTES.rename, { params: { id }, body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

/** Signs a device out. */
export function useRevokeDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => call(DEVICE_ROUTES.revoke, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}
