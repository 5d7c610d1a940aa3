import { AppError } from '@starnest/contract/errors'
import { FILE_ROUTES } from '@starnest/contract/files'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { z } from 'zod'
import type { Viewer } from '../../ports/viewer.ts'
import type { FilesService } from './files.service.ts'
import { originalKey } from './receiving/take-in.ts'

const tags = ['files']

/** What of a file's folder has an address, and what it is sent as. */
const MADE: Readonly<Record<string, string>> = {
  'thumbnail.webp': 'image/webp',
  'waveform.json': 'application/json; charset=utf-8',
}

/** Sends a file of storage, whole or by Range. @throws AppError media_not_found */
export type SendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: { key: string; contentType: string },
) => Promise<unknown>

/** What the bytes of files stand on. */
export type BytesDeps = {
  files: FilesService
  sendStored: SendStored
  /** Asked for the bytes of a title. Throws AppError time_over. */
  assertTime: (viewer: Viewer, titleId: number) => Promise<void>
}

/** The bytes of the family's own files. */
export function registerBytes(app: FastifyInstance, deps: BytesDeps): void {
  const { files, sendStored, assertTime } = deps
  const routes = app.withTypeProvider<ZodTypeProvider>()

  routes.route({
    method: ['GET', 'HEAD'],
    url: FILE_ROUTES.bytes(':filename'),
    schema: {
      summary: 'A file of the family, whole or by Range',
      tags,
      params: z.object({ filename: z.string() }),
    },
    handler: async (request, reply) => {
      const { viewer, params } = request
      const file = await files.find(viewer, { filename: params.filename })
      if (file.titleId !== null) await assertTime(viewer, file.titleId)
      reply.header('Content-Disposition', dispositionOf(file))
      const extension = file.filename.split('.').at(-1) ?? ''
      const { contentType } = file
      return sendStored(request, reply, { key: originalKey(file.mediaId, extension), contentType })
    },
  })

  routes.route({
    method: ['GET', 'HEAD'],
    url: '/media/temp-uploads/:mediaId/:made',
    schema: {
      summary: `What was made of a file: ${Object.keys(MADE).join(', ')}`,
      tags,
      params: z.object({ mediaId: z.string(), made: z.string() }),
    },
    handler: async (request, reply) => {
      const { mediaId, made } = request.params
      const contentType = MADE[made]
      if (!contentType) throw new AppError('file_not_found')
      const file = await files.find(request.viewer, { mediaId })
      return sendStored(request, reply, { key: `${file.mediaId}/${made}`, contentType })
    },
  })
}

/** Shown in place and, when it is kept, called what the family calls it: in the one form that takes
 *  any letter and cannot be broken out of. Source: RFC 6266, RFC 8187. */
function dispositionOf({ originalName, filename }: { originalName: string; filename: string }) {
  const encoded = encodeURIComponent(originalName).replace(
    /['()*]/g,
    (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `inline; filename="${filename}"; filename*=UTF-8''${encoded}`
}
