import { animationIdSchema } from '@starnest/contract/catalog/catalog'
import { AppError } from '@starnest/contract/errors'
import { WATCH_ROUTES } from '@starnest/contract/watch/watch.routes'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { mayChange, mediaContentType, mediaKey } from '../../../domain/media/media-address.ts'
import type { Viewer } from '../../../domain/viewer.ts'
import { serve } from '../../../http/serve.ts'
import type { Storage } from '../../../ports/storage.ts'
import type { LastingAccess } from './lasting-access.ts'
import type { MediaRequest } from './remembered-access.ts'
import { sendStored } from './send-stored.ts'

type MediaRoutesDeps = {
  storage: Storage
  /** @throws AppError when the viewer may not have these files, or there are none. */
  assertAccess: (request: MediaRequest) => Promise<void>
  /** Asked for the film itself, not for what is seen while browsing. Throws AppError time_over. */
  assertTime: (request: MediaRequest) => Promise<void>
  lasting: LastingAccess
}

/** The film itself, whole or in parts. */
const FILM = /^(?:(?:video|original)\.\w+$|hls\/|ladder\/)/

/** Segments of streams: a player asks for each of them by itself, and asks us again for the next. Of a whole film
 *  it would keep the address it was sent to, and playlists have to lead back to us. */
const SEGMENT = /^(?:hls|ladder)\/.*\.(?:m4s|mp4)$/

const addressSchema = z.object({ titleId: z.string(), mediaId: z.string(), '*': z.string() })

export function registerMedia(app: FastifyInstance, deps: MediaRoutesDeps): void {
  serve(app, WATCH_ROUTES.media, (request, reply) => sendMedia(request, reply, deps))
}

async function sendMedia(request: FastifyRequest, reply: FastifyReply, deps: MediaRoutesDeps) {
  const { mediaId, name, contentType, held } = addressedFile(request, deps)
  await held.stillMay(request.viewer)
  const { storage, lasting } = deps
  const holdAccess = lasting.holding(request, held)
  return sendStored(request, reply, {
    storage,
    key: mediaKey(mediaId, name),
    contentType,
    holdAccess,
    mayChange: mayChange(name),
    mayBeElsewhere: SEGMENT.test(name),
  })
}

function addressedFile(request: FastifyRequest, deps: MediaRoutesDeps) {
  const { titleId, mediaId, '*': name } = addressSchema.parse(request.params)
  const id = animationIdSchema.safeParse(titleId)
  if (!id.success) throw new AppError('title_not_found')
  const contentType = mediaContentType(name)
  if (!contentType) throw new AppError('media_not_found')
  const isFilm = FILM.test(name)
  const stillMay = async (viewer: Viewer) => {
    const asked = { viewer, titleId: id.data, mediaId }
    await deps.assertAccess(asked)
    if (isFilm) await deps.assertTime(asked)
  }
  const held = { address: `${id.data}/${mediaId}${isFilm ? '/film' : ''}`, stillMay }
  return { mediaId, name, contentType, held }
}
