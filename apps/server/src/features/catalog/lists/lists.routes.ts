import { LIST_ROUTES } from '@starnest/contract/catalog/lists.routes'
import type { FastifyInstance } from 'fastify'
import { requireSameProfile } from '../../../domain/require-viewer.ts'
import { serve } from '../../../http/serve.ts'
import type { ListsService } from './lists.service.ts'

export function registerLists(app: FastifyInstance, lists: ListsService): void {
  serve(app, LIST_ROUTES.lists, ({ viewer }) => lists.ids(viewer))
  serve(app, LIST_ROUTES.list, ({ viewer, params }) => lists.titles(viewer, params.list))
  serve(app, LIST_ROUTES.add, ({ viewer, params: { list, id }, query, body }) => {
    requireSameProfile(viewer, query.profileId)
    const addedAt = body?.addedAt === undefined ? undefined : new Date(body.addedAt)
    return lists.put(viewer, { list, titleId: id, addedAt })
  })
  serve(app, LIST_ROUTES.remove, ({ viewer, params: { list, id }, query }) => {
    requireSameProfile(viewer, query.profileId)
    return lists.remove(viewer, { list, titleId: id })
  })
  serve(app, LIST_ROUTES.hideContinued, ({ viewer, params, query }) => {
    requireSameProfile(viewer, query.profileId)
    return lists.hideFromContinueWatching(viewer, { titleId: params.id, isHidden: true })
  })
  serve(app, LIST_ROUTES.showContinued, ({ viewer, params, query }) => {
    requireSameProfile(viewer, query.profileId)
    return lists.hideFromContinueWatching(viewer, { titleId: params.id, isHidden: false })
  })
}
