import {
  type FolderLookup,
  type LookupProblem,
  type LookupSettings,
  lookupProblemSchema,
} from '@starnest/contract/lookup/lookup'
import { LOOKUP_ROUTES } from '@starnest/contract/lookup/lookup.routes'
import { type BodyFor, pathOf } from '@starnest/contract/route'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call, HttpError } from '../../platform/calls/http.ts'

/** Between two questions while titles are looked up, so that its counts grow. */
const BUSY_EVERY_MS = 2000

const isBusy = ({ counts, standing }: FolderLookup) => counts.waiting > 0 && standing === 'running'

/** What is looked up, and how far that is. @throws HttpError `grown_ups_only`, `pin_required` */
export const lookupQuery = queryOptions({
  queryKey: [LOOKUP_ROUTES.settings.path],
  meta: { staleOn: ['files'] },
  queryFn: ({ signal }) => call(LOOKUP_ROUTES.settings, { signal }),
  refetchInterval: ({ state: { data } }) => (data?.folders.some(isBusy) ? BUSY_EVERY_MS : false),
})

/** What is known of looking up a title. */
export const titleLookupQuery = (id: number) =>
  queryOptions({
    queryKey: [pathOf(LOOKUP_ROUTES.title, { id })],
    meta: { staleOn: ['library'] },
    queryFn: ({ signal }) => call(LOOKUP_ROUTES.title, { params: { id }, signal }),
  })

function useKept() {
  const queryClient = useQueryClient()
  return (settings: LookupSettings) => queryClient.setQueryData(lookupQuery.queryKey, settings)
}

/** Keeps the family's own key for TMDB; null: forgets it. */
export const useSetKey = () => {
  const onSuccess = useKept()
  return useMutation({
    mutationFn: (key: string | null) => call(LOOKUP_ROUTES.key, { body: { key } }),
    onSuccess,
  })
}

/** Says where the titles of a folder are looked up. */
export const useSetFolderLookup = (id: number) => {
  const onSuccess = useKept()
  return useMutation({
    mutationFn: (body: BodyFor<typeof LOOKUP_ROUTES.folder>) =>
      call(LOOKUP_ROUTES.folder, { params: { id }, body }),
    onSuccess,
  })
}

/** Tries again, stops, or takes back what a folder has. */
export const useFolderLookupAction = (id: number) => {
  const onSuccess = useKept()
  return useMutation({
    mutationFn: (action: BodyFor<typeof LOOKUP_ROUTES.act>['action']) =>
      call(LOOKUP_ROUTES.act, { params: { id }, body: { action } }),
    onSuccess,
  })
}

/** Searches the catalogue for a title. */
export const useSearchCatalogue = (id: number) =>
  useMutation({
    mutationFn: (body: BodyFor<typeof LOOKUP_ROUTES.search>) =>
      call(LOOKUP_ROUTES.search, { params: { id }, body }),
  })

/** An entry of a catalogue. */
export type Entry = BodyFor<typeof LOOKUP_ROUTES.preview>

/** What an entry would change of a title. */
export const previewQuery = (id: number, entry: Entry) =>
  queryOptions({
    queryKey: [pathOf(LOOKUP_ROUTES.preview, { id }), entry],
    retry: false,
    queryFn: ({ signal }) => call(LOOKUP_ROUTES.preview, { params: { id }, body: entry, signal }),
  })

/** Takes an entry's facts over. Who sees the title may change, so all is asked anew. */
export const useIdentify = (id: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: Entry) => call(LOOKUP_ROUTES.apply, { params: { id }, body }),
    // What would have changed is not asked for once more.
    onSuccess: () =>
      queryClient.invalidateQueries({
        predicate: ({ queryKey: [path] }) => path !== pathOf(LOOKUP_ROUTES.preview, { id }),
      }),
  })
}

/** Takes back what was looked up of a title. */
export const useUndoLookup = (id: number) => {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: () => call(LOOKUP_ROUTES.undo, { params: { id } }),
    onSuccess: () => queryClient.invalidateQueries(),
  })
}

/** Why a catalogue did not help; undefined: something else went wrong. */
export function problemOf(error: unknown): LookupProblem | undefined {
  if (!(error instanceof HttpError) || error.code !== 'lookup_refused') return undefined
  const { details } = error
  const problem = typeof details === 'object' && details && 'problem' in details
  return problem ? lookupProblemSchema.safeParse(details.problem).data : undefined
}
