import type { ExportSettings } from '@starnest/contract/editor/editor'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { pathOf } from '@starnest/contract/route'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../platform/calls/http.ts'

/** Asks for a film of a project. */
export function useMakeFilm(projectId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (body: ExportSettings) =>
      call(EDITOR_ROUTES.export, { params: { id: projectId }, body }),
    onSettled: () => refresh(queryClient, projectId),
  })
}

/** Cancels a film that is being made, or deletes one. */
export function useRemoveFilm(projectId: number) {
  const queryClient = useQueryClient()
  return useMutation({
    mutationFn: (id: number) => call(EDITOR_ROUTES.removeExport, { params: { id } }),
    onSettled: () => refresh(queryClient, projectId),
  })
}

/** Makes a film a title of the family library. */
export function useKeepFilm() {
  return useMutation({
    mutationFn: (id: number) => call(EDITOR_ROUTES.keepExport, { params: { id }, body: {} }),
  })
}

const refresh = (queryClient: ReturnType<typeof useQueryClient>, id: number) =>
  Promise.all([
    queryClient.invalidateQueries({ queryKey: [pathOf(EDITOR_ROUTES.exports, { id })] }),
    queryClient.invalidateQueries({ queryKey: [EDITOR_ROUTES.projects.path] }),
  ])
