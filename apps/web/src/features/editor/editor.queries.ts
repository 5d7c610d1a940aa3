import { SEARCH_ROUTES } from '@starnest/contract/catalog/search.routes'
import type { AssetSource, FirstCut } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { pathOf } from '@starnest/contract/route'
import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** The projects that whoever watches finds. */
export const projectsQuery = queryOptions({
  queryKey: [EDITOR_ROUTES.projects.path],
  meta: { staleOn: ['editor', 'profiles'] },
  queryFn: ({ signal }) => call(EDITOR_ROUTES.projects, { signal }),
})

/** The assets of a project. */
export const assetsQuery = (id: number) =>
  queryOptions({
    queryKey: [pathOf(EDITOR_ROUTES.assets, { id })],
    meta: { staleOn: ['editor', 'files', 'profiles'] },
    queryFn: ({ signal }) => call(EDITOR_ROUTES.assets, { params: { id }, signal }),
  })

/** What is cut together in a project, as it was when it was opened: the session keeps it from then on. */
export const documentQuery = (id: number) =>
  queryOptions({
    queryKey: [pathOf(EDITOR_ROUTES.document, { id })],
    queryFn: ({ signal }) => call(EDITOR_ROUTES.document, { params: { id }, signal }),
    staleTime: 0,
    gcTime: 0,
  })

/** Milliseconds between two questions while a film is being made; the house tells of changes by itself, and
 *  this is for when its line is lost. */
const BUSY_ASK_MS = 3000

/** The films that the server made of a project, or makes. */
export const exportsQuery = (id: number) =>
  queryOptions({
    queryKey: [pathOf(EDITOR_ROUTES.exports, { id })],
    meta: { staleOn: ['editor', 'profiles'] },
    queryFn: ({ signal }) => call(EDITOR_ROUTES.exports, { params: { id }, signal }),
    refetchInterval: ({ state }) =>
      state.data?.some((one) => one.state === 'queued' || one.state === 'running')
        ? BUSY_ASK_MS
        : false,
    staleTime: 0,
  })

/** Stickers and backgrounds that ship. */
export const artQuery = queryOptions({
  queryKey: [EDITOR_ROUTES.art.path],
  queryFn: ({ signal }) => call(EDITOR_ROUTES.art, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** Films by their names, as somebody types. */
export const filmsQuery = (question: string) =>
  queryOptions({
    queryKey: [SEARCH_ROUTES.search.path, 'editor', question],
    meta: { staleOn: ['profiles'] },
    queryFn: ({ signal }) =>
      call(SEARCH_ROUTES.search, { query: { q: question, limit: 24 }, signal }),
    enabled: question !== '',
  })

function useRefresh() {
  const queryClient = useQueryClient()
  return (path: string) => queryClient.invalidateQueries({ queryKey: [path] })
}

/** Begins a project. */
export function useCreateProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { name: string; description?: string }) =>
      call(EDITOR_ROUTES.create, { body }),
    onSettled: () => refresh(EDITOR_ROUTES.projects.path),
  })
}

/** Begins a project that Starnest cuts by itself. */
export function useFirstCut() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: FirstCut) => call(EDITOR_ROUTES.firstCut, { body }),
    // Whoever opens it finds it among the projects.
    onSuccess: () => refresh(EDITOR_ROUTES.projects.path),
  })
}

/** Gives a project another name or description. */
export function useChangeProject(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (body: { name: string; description: string }) =>
      call(EDITOR_ROUTES.change, { params: { id }, body }),
    onSettled: () => refresh(EDITOR_ROUTES.projects.path),
  })
}

/** Copies a project as it stands. */
export function useCopyProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({ id, name }: { id: number; name: string }) =>
      call(EDITOR_ROUTES.copy, { params: { id }, body: { name } }),
    onSettled: () => refresh(EDITOR_ROUTES.projects.path),
  })
}

/** Deletes a project. */
export function useDeleteProject() {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (id: number) => call(EDITOR_ROUTES.remove, { params: { id } }),
    onSettled: () => refresh(EDITOR_ROUTES.projects.path),
  })
}

/** Adds an asset. */
export function useAddAsset(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (asset: { source: AssetSource; originalName?: string }) =>
      call(EDITOR_ROUTES.addAsset, { params: { id }, body: asset }),
    onSettled: () => refresh(pathOf(EDITOR_ROUTES.assets, { id })),
  })
}

/** Gives an asset another name or another source. */
export function useChangeAsset(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: ({
      assetId,
      ...body
    }: {
      assetId: number
      originalName?: string
      source?: AssetSource
    }) => call(EDITOR_ROUTES.changeAsset, { params: { id, assetId }, body }),
    onSettled: () => refresh(pathOf(EDITOR_ROUTES.assets, { id })),
  })
}

/** Takes an asset out of a project. */
export function useRemoveAsset(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (assetId: number) => call(EDITOR_ROUTES.removeAsset, { params: { id, assetId } }),
    onSettled: () => refresh(pathOf(EDITOR_ROUTES.assets, { id })),
  })
}

/** Asks again for the light copy of an asset's film. */
export function useProxyAgain(id: number) {
  const refresh = useRefresh()
  return useMutation({
    mutationFn: (assetId: number) => call(EDITOR_ROUTES.proxyAgain, { params: { id, assetId } }),
    onSettled: () => refresh(pathOf(EDITOR_ROUTES.assets, { id })),
  })
}
