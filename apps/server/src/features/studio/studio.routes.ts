import type { Animation } from '@starnest/contract/catalog/catalog'
import {
  clipListSchema,
  type MadeFilm,
  STUDIO_ROUTES,
  siteSchema,
  studioSchema,
} from '@starnest/contract/studio/studio'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import type { Viewer } from '../../domain/viewer.ts'
import type { StudioLibrary } from './studio-library.ts'

/** A film of the studio that the viewer may see; `sheetUrl` leads to frames of it. */
export type ShippedFilm = { slug: string; animation: Animation; sheetUrl: string | null }

const tags = ['studio']

/** Answers what is the same for everybody. */
export function registerSite(
  app: FastifyInstance,
  { library, studioUrl }: { library: StudioLibrary; studioUrl: string },
): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const answer = <T>(summary: string, schema: T) => ({
    schema: { summary, tags, response: { 200: schema } },
  })
  routes.get(
    STUDIO_ROUTES.clips,
    answer('Short films that belong to a screen and to no shelf', clipListSchema),
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return [...library.clips]
    },
  )
  routes.get(
    STUDIO_ROUTES.site,
    answer('What the screens need to know of this installation', siteSchema),
    async (_request, reply) => {
      reply.header('cache-control', 'no-cache')
      return { studioUrl }
    },
  )
}

type StudioDeps = {
  library: StudioLibrary
  /** The studio's films that a viewer may see. */
  listShipped: (viewer: Viewer) => Promise<ShippedFilm[]>
}

/** Answers how the films were made that the viewer may see. */
export function registerStudio(app: FastifyInstance, { library, listShipped }: StudioDeps): void {
  app
    .withTypeProvider<ZodTypeProvider>()
    .get(
      STUDIO_ROUTES.studio,
      { schema: { summary: 'How our films are made', tags, response: { 200: studioSchema } } },
      async ({ viewer }) => ({
        films: madeFilms(library, await listShipped(viewer)),
        portraits: [...library.portraits],
      }),
    )
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
