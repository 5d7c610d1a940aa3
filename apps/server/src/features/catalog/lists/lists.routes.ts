import { animationIdSchema, animationListSchema } from '@starnest/contract/catalog/catalog'
import {
  continueWatchingSchema,
  LIST_ROUTES,
  listEntryPutSchema,
  listEntrySchema,
  listNameSchema,
  listsSchema,
} from '@starnest/contract/catalog/lists'
import { errorBodySchema } from '@starnest/contract/errors'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { ListsService } from './lists.service.ts'

const tags = ['lists']
const failures = { 400: errorBodySchema, 404: errorBodySchema }
const ofList = z.object({ list: listNameSchema })
const ofEntry = z.object({ list: listNameSchema, id: animationIdSchema })
const ofTitle = z.object({ id: animationIdSchema })

export function registerLists(app: FastifyInstance, lists: ListsService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    LIST_ROUTES.lists,
    {
      schema: {
        summary: "Ids of the titles on each of the profile's lists, added last first",
        tags,
        response: { 200: listsSchema },
      },
    },
    ({ viewer }) => lists.ids(viewer),
  )

  routes.get(
    `${LIST_ROUTES.lists}/:list`,
    {
      schema: {
        summary: "The titles on one of the profile's lists, added last first",
        tags,
        params: ofList,
        response: { 200: animationListSchema, 400: errorBodySchema },
      },
    },
    ({ viewer, params }) => lists.titles(viewer, params.list),
  )

  routes.put(
    `${LIST_ROUTES.lists}/:list/:id`,
    {
      schema: {
        summary: 'Put a title on a list',
        tags,
        params: ofEntry,
        body: listEntryPutSchema,
        response: { 200: listEntrySchema, ...failures, 409: errorBodySchema },
      },
    },
    ({ viewer, params: { list, id }, body }) => {
      const addedAt = body?.addedAt === undefined ? undefined : new Date(body.addedAt)
      return lists.put(viewer, { list, titleId: id, addedAt })
    },
  )

  routes.delete(
    `${LIST_ROUTES.lists}/:list/:id`,
    {
      schema: {
        summary: 'Take a title off a list',
        tags,
        params: ofEntry,
        response: { 200: listEntrySchema, ...failures },
      },
    },
    ({ viewer, params: { list, id } }) => lists.remove(viewer, { list, titleId: id }),
  )

  const continueWatching = {
    params: ofTitle,
    response: { 200: continueWatchingSchema, ...failures },
  }

  routes.delete(
    '/api/continue-watching/:id',
    {
      schema: {
        summary: 'Keep a title out of Continue Watching; its history stays',
        tags,
        ...continueWatching,
      },
    },
    ({ viewer, params }) =>
      lists.hideFromContinueWatching(viewer, { titleId: params.id, isHidden: true }),
  )

  routes.put(
    '/api/continue-watching/:id',
    { schema: { summary: 'Bring a title back into Continue Watching', tags, ...continueWatching } },
    ({ viewer, params }) =>
      lists.hideFromContinueWatching(viewer, { titleId: params.id, isHidden: false }),
  )
}
