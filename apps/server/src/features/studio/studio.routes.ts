import type { Animation } from '@starnest/contract/catalog/catalog'
import type { MadeFilm } from '@starnest/contract/studio/studio'
import { STUDIO_ROUTES } from '@starnest/contract/studio/studio.routes'
import type { FastifyInstance } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import { serve } from '../../http/serve.ts'
import type { StudioLibrary } from './studio-library.ts'

/** A film of the studio that the viewer may see; `sheetUrl` leads to frames of it. */
export type ShippedFilm = { slug: string; animation: Animation; sheetUrl: string | null }

/** Answers what is the same for everybody. */
export function registerSite(
  app: FastifyInstance,
  { library, studioUrl }: { library: StudioLibrary; studioUrl: string },
): void {
  serve(app, STUDIO_ROUTES.clips, (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return [...library.clips]
  })
  serve(app, STUDIO_ROUTES.site, (_request, reply) => {
    reply.header('cache-control', 'no-cache')
    return { studioUrl }
  })
}

type StudioDeps = {
  library: StudioLibrary
  /** The studio's films that a viewer may see. */
  listShipped: (viewer: Viewer) => Promise<ShippedFilm[]>
}

/** Answers how the films were made that the viewer may see. */
export function registerStudio(app: FastifyInstance, { library, listShipped }: StudioDeps): void {
  serve(app, STUDIO_ROUTES.studio, async ({ viewer }) => ({
    films: madeFilms(library, await listShipped(viewer)),
    portraits: [...library.portraits],
  }))
}

/** Starts from what is visible, so that nothing can be told of a film that is not. */
function madeFilms(library: StudioLibrary, visible: readonly ShippedFilm[]): MadeFilm[] {
  const makings = new Map(library.films.map((making) => [making.slug, making]))
  return visible.flatMap(({ slug, animation, sheetUrl }) => {
    const making = makings.get(slug)
    if (!making) return []
    const { craft, frames, drawingSeconds } = making
    return [{ animation, craft, frames, drawingSeconds, sheetUrl }]
  })
}
