import { AppError } from '@starnest/contract/errors'
import { FILE_ROUTES } from '@starnest/contract/files/files.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { Viewer } from '../../domain/viewer.ts'
import { serve } from '../../http/serve.ts'
import type { FilesService } from './files.service.ts'
import { originalKey } from './receiving/take-in.ts'

/** What of a file's folder has an address, and what it is sent as. */
const MADE: Readonly<Record<string, string>> = {
  'thumbnail.webp': 'image/webp',
  'waveform.json': 'application/json; charset=utf-8',
}

/** Sends a file of storage, whole or by Range, as long as `stillMay` lets the viewer have what
 *  `address` names. @throws AppError media_not_found */
export type SendStored = (
  request: FastifyRequest,
  reply: FastifyReply,
  file: {
    key: string
    contentType: string
    address: string
    stillMay: (viewer: Viewer) => Promise<void>
  },
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

  serve(app, FILE_ROUTES.bytes, async (request, reply) => {
    const { filename } = request.params
    const findTimely = async (viewer: Viewer) => {
      const file = await files.find(viewer, { filename })
      if (file.titleId !== null) await assertTime(viewer, file.titleId)
      return file
    }
    const { mediaId, contentType, ...file } = await findTimely(request.viewer)
    reply.header('Content-Disposition', dispositionOf(file))
    const extension = filename.split('.').at(-1) ?? ''
    return sendStored(request, reply, {
      key: originalKey(mediaId, extension),
      contentType,
      address: `file/${filename}`,
      stillMay: async (viewer) => sameFile(mediaId, await findTimely(viewer)),
    })
  })

  serve(app, FILE_ROUTES.made, async (request, reply) => {
    const { mediaId, made } = request.params
    const contentType = MADE[made]
    if (!contentType) throw new AppError('file_not_found')
    const find = async (viewer: Viewer) => sameFile(mediaId, await files.find(viewer, { mediaId }))
    await find(request.viewer)
    return sendStored(request, reply, {
      key: `${mediaId}/${made}`,
      contentType,
      address: `made/${mediaId}`,
      stillMay: find,
    })
  })
}

/** @throws AppError file_not_found when a file has other bytes by now */
function sameFile(mediaId: string, file: { mediaId: string }): void {
  if (file.mediaId !== mediaId) throw new AppError('file_not_found')
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
