import { LOOKUP_ROUTES } from '@starnest/contract/lookup/lookup.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { LookupService } from './lookup.service.ts'
import type { TitleLookupService } from './title-lookup.service.ts'

/** The calls by which grown-ups let facts be looked up, and say which film a title is. */
export function registerLookup(
  app: FastifyInstance,
  { lookup, titles }: { lookup: LookupService; titles: TitleLookupService },
): void {
  serve(app, LOOKUP_ROUTES.settings, ({ viewer }) => lookup.settings(viewer))
  serve(app, LOOKUP_ROUTES.key, ({ viewer, body: { key } }) => lookup.setKey(viewer, key))
  serve(app, LOOKUP_ROUTES.folder, ({ viewer, params: { id }, body }) =>
    lookup.setFolder(viewer, id, body),
  )
  serve(app, LOOKUP_ROUTES.act, ({ viewer, params: { id }, body: { action } }) =>
    lookup.act(viewer, id, action),
  )
  serve(app, LOOKUP_ROUTES.title, ({ viewer, params: { id } }) => titles.read(viewer, id))
  serve(app, LOOKUP_ROUTES.search, ({ viewer, params: { id }, body }) =>
    titles.search(viewer, id, body),
  )
  serve(app, LOOKUP_ROUTES.preview, ({ viewer, params: { id }, body }) =>
    titles.preview(viewer, id, body),
  )
  serve(app, LOOKUP_ROUTES.apply, ({ viewer, params: { id }, body }) =>
    titles.apply(viewer, id, body),
  )
  serve(app, LOOKUP_ROUTES.undo, ({ viewer, params: { id } }) => titles.undo(viewer, id))
}
