import { FAMILY_TITLE_ROUTES } from '@starnest/contract/catalog/family-titles.routes'
import type { FamilyTitle, TempFile } from '@starnest/contract/files/files'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest.routes'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** Between two questions while something is being made of a file, milliseconds: the house tells of
 *  changes by itself, and this is for when its line is lost. */
const BUSY_ASK_MS = 5000

/** Every file that the viewer may see, newest first. */
export const filesQuery = queryOptions({
  queryKey: [FILE_ROUTES.list.path],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => call(FILE_ROUTES.list, { signal }),
  refetchInterval: ({ state }) => (state.data?.some(isBusy) ? BUSY_ASK_MS : false),
})

/** The files that were deleted of late. */
export const binQuery = queryOptions({
  queryKey: [FILE_ROUTES.list.path, 'bin'],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => call(FILE_ROUTES.list, { query: { bin: 'true' }, signal }),
  staleTime: 0,
})

/** How much can still be uploaded. The key begins as that of the files: what changes one changes the
 *  other. */
export const limitsQuery = queryOptions({
  queryKey: [FILE_ROUTES.list.path, 'limits'],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => call(UPLOAD_ROUTES.limits, { signal }),
  staleTime: 0,
})

/** The video that plays where nothing else does. */
export const fillerQuery = queryOptions({
  queryKey: [FILE_ROUTES.filler.path],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => call(FILE_ROUTES.filler, { signal }),
  // Not there: ours plays, at once.
  retry: false,
})

/** The video that the family chose to play behind the choice of a challenge. */
export const jamBackgroundQuery = queryOptions({
  queryKey: [FILE_ROUTES.jamBackground.path],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => call(FILE_ROUTES.jamBackground, { signal }),
  // Not there: ours play, at once.
  retry: false,
})

const isBusy = ({ ingest }: TempFile) =>
  ingest?.jobs.some(({ state }) => state === 'queued' || state === 'running') ?? false

/** Asks anew for every list of files. */
export const refreshFiles = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [FILE_ROUTES.list.path] }),
    queryClient.invalidateQueries({ queryKey: [FILE_ROUTES.filler.path] }),
    queryClient.invalidateQueries({ queryKey: [FILE_ROUTES.jamBackground.path] }),
  ])

/** Puts files in the bin. They leave the list at once; those that could not be deleted come back, and
 *  the first failure is thrown. It is over before the lists have come again: what is said of it would
 *  else take the place of what was said since. */
export function useDeleteFiles() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filenames: readonly string[]) =>
      Promise.all(filenames.map((one) => call(FILE_ROUTES.remove, { params: { filename: one } }))),
    onMutate: (filenames) =>
      queryClient.setQueryData(filesQuery.queryKey, (files) =>
        files?.filter(({ filename }) => !filenames.includes(filename)),
      ),
    onSettled: () => void refreshFiles(queryClient),
  })
}

/** Takes files out of the bin. It is over before the lists have come again. */
export function useRestoreFiles() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filenames: readonly string[]) =>
      Promise.all(filenames.map((one) => call(FILE_ROUTES.restore, { params: { filename: one } }))),
    onSettled: () => void refreshFiles(queryClient),
  })
}

/** Deletes for good: one file of the bin, or with null all that whoever asks may. */
export function useDeleteForGood() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filename: string | null) =>
      filename === null
        ? call(FILE_ROUTES.emptyBin)
        : call(FILE_ROUTES.deleteForGood, { params: { filename } }),
    onSettled: () => refreshFiles(queryClient),
  })
}

/** Chooses the filler or the video behind the challenges, or with null ours. */
export function useChooseLoop(use: 'filler' | 'jam-background') {
  const route = use === 'filler' ? FILE_ROUTES.chooseFiller : FILE_ROUTES.chooseJamBackground
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filename: string | null) => call(route, { body: { filename } }),
    onSettled: () => refreshFiles(queryClient),
  })
}

/** What can be asked of the jobs of a file. */
export type IngestCommand = 'retry' | 'optimise' | 'cancel'

/** Begins failed jobs again, asks for renditions, or stops what is under way. */
export function useIngestCommand(filename: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (command: IngestCommand) => call(INGEST_ROUTES[command], { params: { filename } }),
    onSettled: () => refreshFiles(queryClient),
  })
}

/** Says what the family says of a title of its own. Who sees it may change, so all is asked anew. */
export function useSaveTitle(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: FamilyTitle) => call(FAMILY_TITLE_ROUTES.change, { params: { id }, body }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
