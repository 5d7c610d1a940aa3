import {
  DEVICE_ROUTES,
  deviceListSchema,
  deviceSchema,
  revokedDeviceSchema,
} from '@starnest/contract/household/devices'
import { PIN_ROUTES, pinListSchema, pinStateSchema } from '@starnest/contract/household/pin'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '../../platform/http.ts'

/** Which profiles have a PIN. */
export const pinsQuery = queryOptions({
  queryKey: [PIN_ROUTES.list],
  queryFn: ({ signal }) => getJson(pinListSchema, PIN_ROUTES.list, signal),
})

/** The browsers of the household. */
export const devicesQuery = queryOptions({
  queryKey: [DEVICE_ROUTES.list],
  queryFn: ({ signal }) => getJson(deviceListSchema, DEVICE_ROUTES.list, signal),
})

/** A PIN to be set, changed, or removed with null. */
export type PinChange = { profileId: number; pin: string | null; currentPin?: string }

/** Sets, changes or removes a PIN.
 *  @throws HttpError, with code `pin_required`, `pin_wrong`, `pin_locked` or `grown_ups_only` */
export function useChangePin() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ profileId, ...body }: PinChange) =>
      sendJson(pinStateSchema, { method: 'PUT', url: PIN_ROUTES.one(profileId), body }),
    // A PIN is not kept with what is remembered of calls.
    gcTime: 0,
    onSuccess: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: pinsQuery.queryKey }),
        queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
      ]),
  })
}

/** Calls a device something; null: nothing. */
export function useRenameDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, name }: { id: string; name: string | null }) =>
      sendJson(deviceSchema, { method: 'PUT', url: DEVICE_ROUTES.one(id), body: { name } }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}

/** Takes from a device what it had chosen. */
export function useRevokeDevice() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: string) =>
      sendJson(revokedDeviceSchema, { method: 'DELETE', url: DEVICE_ROUTES.one(id) }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: devicesQuery.queryKey }),
  })
}
