import { basename, dirname } from 'node:path'
import fastifyStatic from '@fastify/static'
import { AppError } from '@starnest/contract/errors'
import { STUDIO_ROUTES } from '@starnest/contract/studio/studio.routes'
import type { FastifyError, FastifyInstance } from 'fastify'
import { serve } from '../../http/serve.ts'
import type { StudioLibrary } from './studio-library.ts'

/** An address with the version of its file never answers anything else. Nobody has to ask who is
 *  watching: these pictures are meant for every age. */
const KEEP_FOR_A_YEAR = 'public, max-age=31536000, immutable'
const ASK_EACH_TIME = 'no-cache'

/** Opened as a page of its own, a file may do nothing. */
const NOTHING_MAY_RUN = "default-src 'none'; sandbox"

/** A range outside a file is refused with the file's size in Content-Range. */
type FileRefusal = FastifyError & { headers?: Record<string, string> }

const { clipFile, sticker, portrait } = STUDIO_ROUTES
const FILE_ROUTES = [clipFile, sticker, portrait]

/** Serves the clips, portraits and stickers of the library, whole or by Range (RFC 9110), and nothing else of
 *  the folders they lie in. */
export async function registerStudioFiles(
  app: FastifyInstance,
  { files }: StudioLibrary,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(fastifyStatic, { root: import.meta.dirname, serve: false })
    scope.setErrorHandler((error: FileRefusal, _request, reply) => {
      if (error.headers) reply.headers(error.headers)
      throw error
    })
    for (const route of FILE_ROUTES) {
      serve(scope, route, ({ url, query }, reply) => {
        const file = files.get(new URL(url, 'http://localhost').pathname)
        if (!file) throw new AppError('media_not_found')
        reply.headers({
          'Cache-Control': query.v === file.version ? KEEP_FOR_A_YEAR : ASK_EACH_TIME,
          'Content-Security-Policy': NOTHING_MAY_RUN,
          'X-Content-Type-Options': 'nosniff',
        })
        return reply.sendFile(basename(file.path), dirname(file.path), { cacheControl: false })
      })
    }
  })
}
