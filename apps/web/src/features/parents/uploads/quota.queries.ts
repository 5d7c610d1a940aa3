import { FILE_ROUTES, uploadQuotaSchema } from '@starnest/contract/files/files'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '../../../platform/http.ts'

/** How much a profile may upload, and how much it has. */
export function quotaQuery(profileId: number) {
  const url = FILE_ROUTES.uploadQuota(profileId)
  return queryOptions({
    queryKey: [url],
    queryFn: ({ signal }) => getJson(uploadQuotaSchema, url, signal),
    staleTime: 0,
  })
}

/** Says how many bytes a profile may upload; null: no limit. */
export function useSetQuota(profileId: number) {
  const queryClient = useQueryClient()
  const { queryKey } = quotaQuery(profileId)
  const url = FILE_ROUTES.uploadQuota(profileId)
  return useMutation({
    mutationFn: (quotaBytes: number | null) =>
      sendJson(uploadQuotaSchema, { method: 'PUT', url, body: { quotaBytes } }),
    onSuccess: (quota) => queryClient.setQueryData(queryKey, quota),
  })
}
