import { LIST_ROUTES } from '@starnest/contract/catalog/lists.routes'
import type { FastifyInstance } from 'fastify'
import { serve } from '../../../http/serve.ts'
import type { ListsService } from './lists.service.ts'

export function registerLists(app: FastifyInstance, lists: ListsService): void {
  serve(app, LIST_ROUTES.lists, ({ viewer }) => lists.ids(viewer))
  serve(app, LIST_ROUTES.list, ({ viewer, params }) => lists.titles(viewer, params.list))
  serve(app, LIST_ROUTES.add, ({ viewer, params: { list, id }, body }) => {
    const addedAt = body?.addedAt === undefined ? undefined : new Date(body.addedAt)
    return lists.put(viewer, { list, titleId: id, addedAt })
  })
  serve(app, LIST_ROUTES.remove, ({ viewer, params: { list, id } }) =>
    lists.remove(viewer, { list, titleId: id }),
  )
  serve(app, LIST_ROUTES.hideContinued, ({ viewer, params }) =>
    lists.hideFromContinueWatching(viewer, { titleId: params.id, isHidden: true }),
  )
  serve(app, LIST_ROUTES.showContinued, ({ viewer, params }) =>
    lists.hideFromContinueWatching(viewer, { titleId: params.id, isHidden: false }),
  )
}
