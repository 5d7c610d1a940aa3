import { errorBodySchema } from '@starnest/contract/errors'
import {
  chosenFillerSchema,
  FILE_ROUTES,
  fillerSchema,
  tempFileListSchema,
  tempFileSchema,
  tempFilesQuerySchema,
} from '@starnest/contract/files/files'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { FilesService } from './files.service.ts'

const tags = ['files']
/** Any name: one that no file can have is not found, like any other that none has. */
const params = z.object({ filename: z.string() })
const refusals = { 403: errorBodySchema, 404: errorBodySchema }

/** The calls of the family's own files. */
export function registerFiles(app: FastifyInstance, files: FilesService): void {
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.get(
    FILE_ROUTES.list,
    {
      schema: {
        summary: "The family's own files, newest first, or those in the bin",
        tags,
        querystring: tempFilesQuerySchema,
        response: { 200: tempFileListSchema },
      },
    },
    ({ viewer, query }) => files.list(viewer, { isInBin: query.bin }),
  )

  routes.delete(
    FILE_ROUTES.one(':filename'),
    {
      schema: {
        summary: 'Put a file in the bin',
        tags,
        params,
        response: { 200: tempFileSchema, ...refusals },
      },
    },
    ({ viewer, params: { filename } }) => files.remove(viewer, filename),
  )

  routes.post(
    FILE_ROUTES.restore(':filename'),
    {
      schema: {
        summary: 'Take a file out of the bin',
        tags,
        params,
        response: { 200: tempFileSchema, ...refusals },
      },
    },
    ({ viewer, params: { filename } }) => files.restore(viewer, filename),
  )

  routes.get(
    FILE_ROUTES.filler,
    {
      schema: {
        summary: 'The video that plays where nothing else does',
        tags,
        response: { 200: fillerSchema },
      },
    },
    async ({ viewer }) => ({ file: await files.filler(viewer) }),
  )

  routes.put(
    FILE_ROUTES.filler,
    {
      schema: {
        summary: 'Choose the video that plays where nothing else does',
        tags,
        body: chosenFillerSchema,
        response: { 200: fillerSchema, ...refusals },
      },
    },
    async ({ viewer, body }) => ({ file: await files.chooseFiller(viewer, body.filename) }),
  )
}
