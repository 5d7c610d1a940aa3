import type { EntryProof } from '@starnest/contract/household/pin'
import type { ChangedFields, ProfileFields } from '@starnest/contract/household/profiles'
import { PROFILE_ROUTES } from '@starnest/contract/household/profiles.routes'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'
import { adoptProfile, refreshFamily } from './switch-profile.ts'

/** Adds somebody to the family. @throws HttpError, with code `profile_limit_reached` when full */
export const createProfile = (fields: ProfileFields) => call(PROFILE_ROUTES.add, { body: fields })

/** Changes a profile. @throws HttpError, with code `last_adult` or `profile_not_found` */
export const changeProfile = (id: number, fields: ChangedFields) =>
  call(PROFILE_ROUTES.change, { params: { id }, body: fields })

/** The profile that a device switches to, with a PIN where one is needed. */
export type Entry = EntryProof & { id: number }

/** Watches as somebody on this device. Every answer of the one before is dropped.
 *  @throws HttpError, with code `profile_not_found`, `pin_required` and whose PIN is taken, `pin_wrong`
 *  or `pin_locked` */
export function useActivateProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: ({ id, ...proof }: Entry) =>
      call(PROFILE_ROUTES.activate, {
        params: { id },
        ...(proof.pin !== undefined && { body: proof }),
      }),
    // Keeps the PIN out of the mutation cache.
    gcTime: 0,
    onSuccess: (profile) => adoptProfile(queryClient, profile),
  })
}

/** Saves what the form says: of a new profile, or of the one with this id. */
export function useSaveProfile(id: number | null) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (fields: ProfileFields) =>
      id === null ? createProfile(fields) : changeProfile(id, fields),
    onSuccess: () => refreshFamily(queryClient),
  })
}

/** Removes somebody with all that was theirs. */
export function useRemoveProfile() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(PROFILE_ROUTES.remove, { params: { id } }),
    onSuccess: () => refreshFamily(queryClient),
  })
}
