import type { SongAges, SongFolder } from '@starnest/contract/jam/imports'
import { JAM_ROUTES } from '@starnest/contract/jam/jam.routes'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'
import { staleOn } from '../../../platform/calls/stale-on.ts'
import { songsQuery } from '../jam.queries.ts'

/** Between two questions while a folder is being read, so that its progress moves. */
const BUSY_EVERY_MS = 1500

/** Whether a folder is being read, or will be. */
export const isBusy = ({ state }: Pick<SongFolder, 'state'>) =>
  state === 'scanning' || state === 'waiting'

/** The folders with songs, and how each is doing. @throws HttpError `grown_ups_only`, `pin_required` */
export const songFoldersQuery = queryOptions({
  queryKey: [JAM_ROUTES.folders.path],
  meta: { staleOn: ['jam'] },
  queryFn: ({ signal }) => call(JAM_ROUTES.folders, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.some(isBusy) ? BUSY_EVERY_MS : false),
})

/** Takes a folder in. @throws HttpError `invalid_request` with a reason */
export function useAddSongFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (path: string) => call(JAM_ROUTES.addFolder, { body: { path } }),
    onSuccess: refresh,
  })
}

/** Takes a folder out, with its songs. */
export function useRemoveSongFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(JAM_ROUTES.removeFolder, { params: { id } }),
    onSuccess: refresh,
  })
}

/** Reads a folder again, or ends reading it. */
export function useReadSongFolder() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, what }: { id: number; what: 'scan' | 'stop' }) =>
      call(what === 'scan' ? JAM_ROUTES.scanFolder : JAM_ROUTES.stopFolder, { params: { id } }),
    onSuccess: refresh,
  })
}

/** Says from which age songs are seen. @throws HttpError `song_not_found` */
export function useSetSongAges() {
  const queryClient = useQueryClient()
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (ages: SongAges) => call(JAM_ROUTES.ages, { body: ages }),
    onSuccess: (songs) => {
      queryClient.setQueryData(songsQuery.queryKey, songs)
      return refresh()
    },
  })
}

function useRefresh() {
  const queryClient = useQueryClient()
  return () => queryClient.invalidateQueries(staleOn('jam'))
}
