import type { LibraryFolder } from '@starnest/contract/files/library'
import { LIBRARY_ROUTES } from '@starnest/contract/files/library.routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** Between two questions while a folder is being looked through, so that its count grows. */
const BUSY_EVERY_MS = 1500

const isBusy = ({ state }: LibraryFolder) => state === 'scanning' || state === 'waiting'

/** The library folders, and how each is doing. @throws HttpError `grown_ups_only`, `pin_required` */
export const libraryFoldersQuery = queryOptions({
  queryKey: [LIBRARY_ROUTES.folders.path],
  queryFn: ({ signal }) => call(LIBRARY_ROUTES.folders, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.some(isBusy) ? BUSY_EVERY_MS : false),
})

/** Takes a folder into the library. @throws HttpError `invalid_request` with a reason */
export function useAddFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (path: string) => call(LIBRARY_ROUTES.add, { body: { path } }),
    onSuccess: refresh,
  })
}

/** Takes a folder out of the library. */
export function useRemoveFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(LIBRARY_ROUTES.remove, { params: { id } }),
    onSuccess: refresh,
  })
}

/** Looks through a folder now. */
export function useScanFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(LIBRARY_ROUTES.scan, { params: { id } }),
    onSuccess: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: libraryFoldersQuery.queryKey })
}
