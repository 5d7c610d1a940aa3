import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { pathOf } from '@starnest/contract/route'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** How much a profile may upload, and how much it has. */
export function quotaQuery(profileId: number) {
  return queryOptions({
    queryKey: [pathOf(FILE_ROUTES.uploadQuota, { id: profileId })],
    queryFn: ({ signal }) => call(FILE_ROUTES.uploadQuota, { params: { id: profileId }, signal }),
    staleTime: 0,
  })
}

/** Says how many bytes a profile may upload; null: no limit. */
export function useSetQuota(profileId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = quotaQuery(profileId)
  return useMutation({
    mutationFn: (quotaBytes: number | null) =>
      call(FILE_ROUTES.setUploadQuota, { params: { id: profileId }, body: { quotaBytes } }),
    onSuccess: (quota) => queryClient.setQueryData(queryKey, quota),
  })
}
