import { errorBodySchema } from '@starnest/contract/errors'
import {
  LIBRARY_ROUTES,
  libraryFolderListSchema,
  libraryFolderSchema,
  newLibraryFolderSchema,
  removedLibraryFolderSchema,
} from '@starnest/contract/files/library'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../../domain/viewer.ts'
import type { FoldersService } from './folders.service.ts'

const tags = ['files']
const params = z.object({ id: z.coerce.number().int().min(1).max(2_147_483_647) })
const refusals = { 400: errorBodySchema, 403: errorBodySchema, 404: errorBodySchema }

/** What the routes ask; `requireGrownUp` throws AppError for who is none. */
type FoldersRoutesDeps = {
  folders: FoldersService
  requireGrownUp: (viewer: Viewer) => void
}

/** The calls by which grown-ups look after the library folders. */
export async function registerFolders(
  app: FastifyInstance,
  { folders, requireGrownUp }: FoldersRoutesDeps,
): Promise<void> {
  await app.register(async (grownUps) => {
    grownUps.addHook('onRequest', async ({ viewer }) => requireGrownUp(viewer))
    const routes = grownUps.withTypeProvider<ZodTypeProvider>()

    routes.get(
      LIBRARY_ROUTES.folders,
      {
        schema: {
          summary: 'The folders whose films appear without being copied',
          tags,
          response: { 200: libraryFolderListSchema, 403: errorBodySchema },
        },
      },
      ({ viewer }) => folders.list(viewer),
    )

    routes.post(
      LIBRARY_ROUTES.folders,
      {
        schema: {
          summary: 'Take a folder into the library',
          tags,
          body: newLibraryFolderSchema,
          response: { 201: libraryFolderSchema, ...refusals },
        },
      },
      async ({ viewer, body: { path } }, reply) =>
        reply.status(201).send(await folders.add(viewer, path)),
    )

    routes.delete(
      '/api/library/folders/:id',
      {
        schema: {
          summary: 'Take a folder out of the library; its files stay',
          tags,
          params,
          response: { 200: removedLibraryFolderSchema, ...refusals },
        },
      },
      ({ viewer, params: { id } }) => folders.remove(viewer, id),
    )

    routes.post(
      '/api/library/folders/:id/scan',
      {
        schema: {
          summary: 'Look through a folder now',
          tags,
          params,
          response: { 200: libraryFolderSchema, ...refusals },
        },
      },
      ({ viewer, params: { id } }) => folders.scan(viewer, id),
    )
  })
}
