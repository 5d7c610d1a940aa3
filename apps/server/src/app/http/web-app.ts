import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { languageOf } from '../../http/asked-language.ts'
import { PROJECT_FOLDER } from '../config.ts'
import { answerNotFound } from './error-handler.ts'
import { readPage } from './page.ts'

/** Where the built web app lies. */
export const WEB_FOLDER = join(PROJECT_FOLDER, 'apps/web/dist')

/** Vite puts a hash of the contents into the name of everything below. */
const HASHED = '/assets/'
/** Not /media itself, with or without a question: that is the Media Library. */
const SERVERS_OWN = /^\/(?:api(?:[/?]|$)|media\/[^?])/
/** Message where the web app has not been built. */
export const NOT_BUILT = 'The web app has not been built yet; npm start builds it.\n'

/** Serves the built web app. An address that is neither a file nor the server's own is one of the
 *  app's screens, and gets its page. */
export async function registerWebApp(app: FastifyInstance, folder = WEB_FOLDER): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    index: false,
    // The route of its own reads whole folders for every file, to compare how an address is spelled.
    serve: false,
    preCompressed: true,
    cacheControl: false,
    dotfiles: 'ignore',
    suppressWarning: true,
    setHeaders: (reply, path) => {
      reply.header('cache-control', cachingOf(path.slice(folder.length)))
    },
  })
  app.get<{ Params: { '*': string } }>('/*', { schema: { hide: true } }, (request, reply) =>
    reply.sendFile(request.params['*']),
  )
  app.setNotFoundHandler((request, reply) =>
    isScreen(request) ? sendPage(request, reply, folder) : answerNotFound(reply),
  )
}

function isScreen({ method, url }: FastifyRequest): boolean {
  const isReading = method === 'GET' || method === 'HEAD'
  return isReading && !SERVERS_OWN.test(url) && !url.startsWith(HASHED)
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  folder: string,
): Promise<FastifyReply> {
  const page = await readPage(folder, languageOf(request))
  if (!page) return reply.code(503).type('text/plain; charset=utf-8').send(NOT_BUILT)
  return reply
    .header('cache-control', 'no-cache')
    .header('vary', 'accept-language')
    .type('text/html; charset=utf-8')
    .send(page.html)
}

function cachingOf(path: string): string {
  return path.startsWith(HASHED) ? 'public, max-age=31536000, immutable' : 'no-cache'
}
