import type { Clip } from '@starnest/contract/studio/studio'
import { STUDIO_ROUTES } from '@starnest/contract/studio/studio.routes'
import { queryOptions } from '@tanstack/react-query'
import { call } from '../../platform/calls/http.ts'

/** The studio's clips. @throws HttpError, or TypeError when nobody answers. */
export function fetchClips(signal?: AbortSignal): Promise<Clip[]> {
  return call(STUDIO_ROUTES.clips, { signal })
}

/** The studio's clips; they change only when Starnest itself does. */
export const clipsQuery = queryOptions({
  queryKey: [STUDIO_ROUTES.clips.path],
  queryFn: ({ signal }) => fetchClips(signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the screens need to know of this installation; it changes only when Starnest starts anew. */
export const siteQuery = queryOptions({
  queryKey: [STUDIO_ROUTES.site.path],
  queryFn: ({ signal }) => call(STUDIO_ROUTES.site, { signal }),
  staleTime: Number.POSITIVE_INFINITY,
})

/** How the films were made that this viewer may see. */
export const studioQuery = queryOptions({
  queryKey: [STUDIO_ROUTES.studio.path],
  queryFn: ({ signal }) => call(STUDIO_ROUTES.studio, { signal }),
})
