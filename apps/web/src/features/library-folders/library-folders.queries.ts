import {
  LIBRARY_ROUTES,
  type LibraryFolder,
  libraryFolderListSchema,
  libraryFolderSchema,
  removedLibraryFolderSchema,
} from '@starnest/contract/files/library'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { getJson, sendJson } from '../../platform/http.ts'

/** Between two questions while a folder is being looked through, so that its count grows. */
const BUSY_EVERY_MS = 1500

const isBusy = ({ state }: LibraryFolder) => state === 'scanning' || state === 'waiting'

/** The library folders, and how each is doing. @throws HttpError `grown_ups_only`, `pin_required` */
export const libraryFoldersQuery = queryOptions({
  queryKey: [LIBRARY_ROUTES.folders],
  queryFn: ({ signal }) => getJson(libraryFolderListSchema, LIBRARY_ROUTES.folders, signal),
  refetchInterval: ({ state: { data } }) => (data?.some(isBusy) ? BUSY_EVERY_MS : false),
})

/** Takes a folder into the library. @throws HttpError `invalid_request` with a reason */
export function useAddFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (path: string) =>
      sendJson(libraryFolderSchema, {
        method: 'POST',
        url: LIBRARY_ROUTES.folders,
        body: { path },
      }),
    onSuccess: refresh,
  })
}

/** Takes a folder out of the library. */
export function useRemoveFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) =>
      sendJson(removedLibraryFolderSchema, { method: 'DELETE', url: LIBRARY_ROUTES.folder(id) }),
    onSuccess: refresh,
  })
}

/** Looks through a folder now. */
export function useScanFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) =>
      sendJson(libraryFolderSchema, { method: 'POST', url: LIBRARY_ROUTES.scan(id) }),
    onSuccess: refresh,
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries({ queryKey: libraryFoldersQuery.queryKey })
}
