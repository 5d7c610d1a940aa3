import type { EditorDocument } from '@starnest/contract/editor/document'
import { EDITOR_ROUTES } from '@starnest/contract/editor/editor.routes'
import { pathOf } from '@starnest/contract/route'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { call } from '../../../platform/calls/http.ts'
import { assetsQuery, documentQuery, projectsQuery } from '../editor.queries.ts'
import { type OpenSession, openSession } from '../session/open-session.ts'
import { unsavedInBrowser } from '../session/unsaved-edits.ts'

type Opening = {
  session: OpenSession | null
  error: unknown
  retry: () => void
}

/** Opens a project for editing, and keeps it in step with the house while nothing here is unsaved. */
export function useOpenProject(
  projectId: number,
  profileId: number,
  copyName: (name: string) => string,
): Opening {
  const queryClient = useQueryClient()
  const opened = useQuery(documentQuery(projectId))
  const assets = useQuery(assetsQuery(projectId))
  const projects = useQuery(projectsQuery)
  const [session, setSession] = useState<OpenSession | null>(null)
  const project = projects.data?.find(({ id }) => id === projectId)

  const keepCopy = useEffectEvent(async (document: EditorDocument) => {
    const name = copyName(project?.name ?? '').slice(0, 100)
    const body = { name, document }
    const copy = await call(EDITOR_ROUTES.copy, { params: { id: projectId }, body })
    void queryClient.invalidateQueries({ queryKey: [EDITOR_ROUTES.projects.path] })
    return copy.id
  })
  const reload = useEffectEvent(async () => {
    const newer = await call(EDITOR_ROUTES.document, { params: { id: projectId } })
    session?.load(newer)
  })

  const isReady = opened.data !== undefined && assets.data !== undefined
  const open = useEffectEvent(() => {
    if (!opened.data || !assets.data) return null
    return openSession({
      projectId,
      opened: opened.data,
      assets: assets.data,
      store: unsavedInBrowser(profileId, projectId),
      send: async (body) =>
        (await call(EDITOR_ROUTES.edit, { params: { id: projectId }, body })).revision,
      keepCopy: (document) => keepCopy(document),
      reload: () => void reload().catch(() => undefined),
    })
  })
  useEffect(() => {
    if (!isReady) return
    const made = open()
    setSession(made)
    return () => {
      void made?.saveNow().catch(() => undefined)
      made?.close()
      setSession(null)
    }
  }, [isReady])

  useEffect(() => {
    if (session && assets.data) session.setAssets(assets.data)
  }, [session, assets.data])

  // Another page or another device has changed it.
  const revision = project?.revision
  useEffect(() => {
    if (session && revision !== undefined && revision > session.getRevision()) {
      void reload().catch(() => undefined)
    }
  }, [session, revision])

  useEffect(() => {
    if (!session) return
    const save = () => void session.saveNow().catch(() => undefined)
    addEventListener('pagehide', save)
    addEventListener('online', save)
    return () => {
      removeEventListener('pagehide', save)
      removeEventListener('online', save)
    }
  }, [session])

  return {
    session,
    error: opened.error ?? assets.error,
    retry: () => {
      void queryClient.invalidateQueries({
        queryKey: [pathOf(EDITOR_ROUTES.document, { id: projectId })],
      })
      void assets.refetch()
    },
  }
}
