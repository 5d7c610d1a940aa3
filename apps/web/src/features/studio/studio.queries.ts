import {
  type Clip,
  clipListSchema,
  STUDIO_ROUTES,
  siteSchema,
  studioSchema,
} from '@starnest/contract/studio/studio'
import { queryOptions } from '@tanstack/react-query'
import { getJson } from '../../platform/http.ts'

/** The studio's clips. @throws HttpError, or TypeError when nobody answers. */
export function fetchClips(signal?: AbortSignal): Promise<Clip[]> {
  return getJson(clipListSchema, STUDIO_ROUTES.clips, signal)
}

/** The studio's clips; they change only when Starnest itself does. */
export const clipsQuery = queryOptions({
  queryKey: [STUDIO_ROUTES.clips],
  queryFn: ({ signal }) => fetchClips(signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** What the screens need to know of this installation; it changes only when Starnest starts anew. */
export const siteQuery = queryOptions({
  queryKey: [STUDIO_ROUTES.site],
  queryFn: ({ signal }) => getJson(siteSchema, STUDIO_ROUTES.site, signal),
  staleTime: Number.POSITIVE_INFINITY,
})

/** How the films were made that this viewer may see. */
export const studioQuery = queryOptions({
  queryKey: [STUDIO_ROUTES.studio],
  queryFn: ({ signal }) => getJson(studioSchema, STUDIO_ROUTES.studio, signal),
})
