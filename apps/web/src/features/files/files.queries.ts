import {
  chosenFillerSchema,
  emptiedBinSchema,
  type FamilyTitle,
  FILE_ROUTES,
  fillerSchema,
  type TempFile,
  tempFileListSchema,
  uploadLimitsSchema,
} from '@starnest/contract/files/files'
import { INGEST_ROUTES } from '@starnest/contract/files/ingest'
import { type QueryClient, queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { getJson, sendJson } from '../../platform/http.ts'

/** Between two questions while something is being made of a file, milliseconds: the house tells of
 *  changes by itself, and this is for when its line is lost. */
const BUSY_ASK_MS = 5000

/** Answers whose content nobody needs. */
const anything = z.unknown()

/** Every file that the viewer may see, newest first. */
export const filesQuery = queryOptions({
  queryKey: [FILE_ROUTES.list],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => getJson(tempFileListSchema, FILE_ROUTES.list, signal),
  refetchInterval: ({ state }) => (state.data?.some(isBusy) ? BUSY_ASK_MS : false),
})

/** The files that were deleted of late. */
export const binQuery = queryOptions({
  queryKey: [FILE_ROUTES.list, 'bin'],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => getJson(tempFileListSchema, `${FILE_ROUTES.list}?bin=true`, signal),
  staleTime: 0,
})

/** How much can still be uploaded. The key begins as that of the files: what changes one changes the
 *  other. */
export const limitsQuery = queryOptions({
  queryKey: [FILE_ROUTES.list, 'limits'],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => getJson(uploadLimitsSchema, FILE_ROUTES.limits, signal),
  staleTime: 0,
})

/** The video that plays where nothing else does. */
export const fillerQuery = queryOptions({
  queryKey: [FILE_ROUTES.filler],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => getJson(fillerSchema, FILE_ROUTES.filler, signal),
  // Not there: ours plays, at once.
  retry: false,
})

const isBusy = ({ ingest }: TempFile) =>
  ingest?.jobs.some(({ state }) => state === 'queued' || state === 'running') ?? false

/** Asks anew for every list of files. */
export const refreshFiles = (queryClient: QueryClient) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [FILE_ROUTES.list] }),
    queryClient.invalidateQueries({ queryKey: [FILE_ROUTES.filler] }),
  ])

/** Puts files in the bin. They leave the list at once; those that could not be deleted come back, and
 *  the first failure is thrown. */
export function useDeleteFiles() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filenames: readonly string[]) =>
      Promise.all(
        filenames.map((one) => sendJson(anything, { method: 'DELETE', url: FILE_ROUTES.one(one) })),
      ),
    onMutate: (filenames) =>
      queryClient.setQueryData(filesQuery.queryKey, (files) =>
        files?.filter(({ filename }) => !filenames.includes(filename)),
      ),
    onSettled: () => refreshFiles(queryClient),
  })
}

/** Takes files out of the bin. */
export function useRestoreFiles() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filenames: readonly string[]) =>
      Promise.all(
        filenames.map((one) =>
          sendJson(anything, { method: 'POST', url: FILE_ROUTES.restore(one) }),
        ),
      ),
    onSettled: () => refreshFiles(queryClient),
  })
}

/** Deletes for good: one file of the bin, or with null all that whoever asks may. */
export function useDeleteForGood() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filename: string | null) => {
      const url = filename === null ? FILE_ROUTES.bin : FILE_ROUTES.binned(filename)
      return sendJson(emptiedBinSchema, { method: 'DELETE', url })
    },
    onSettled: () => refreshFiles(queryClient),
  })
}

/** Chooses the filler, or with null ours. */
export function useChooseFiller() {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (filename: string | null) =>
      sendJson(anything, {
        method: 'PUT',
        url: FILE_ROUTES.filler,
        body: chosenFillerSchema.parse({ filename }),
      }),
    onSettled: () => refreshFiles(queryClient),
  })
}

/** What can be asked of the jobs of a file. */
export type IngestWish = 'retry' | 'optimise' | 'cancel'

/** Begins failed jobs again, asks for renditions, or stops what is under way. */
export function useIngestWish(filename: string) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (wish: IngestWish) =>
      sendJson(anything, { method: 'POST', url: INGEST_ROUTES[wish](filename) }),
    onSettled: () => refreshFiles(queryClient),
  })
}

/** Says what the family says of a title of its own. Who sees it may change, so all is asked anew. */
export function useSaveTitle(id: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: FamilyTitle) =>
      sendJson(anything, { method: 'PUT', url: FILE_ROUTES.familyTitle(id), body }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}
