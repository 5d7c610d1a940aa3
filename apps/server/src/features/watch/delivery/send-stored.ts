import { AppError } from '@starnest/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type Storage, StorageError, type StoredFile } from '../../../ports/storage.ts'
import { readRange } from './byte-range.ts'
import type { HoldAccess } from './lasting-access.ts'
import { rangeCounts, weighPreconditions } from './preconditions.ts'
import { writeOut } from './write-out.ts'

/** An address never answers anything else: a new import has a new one. Only this viewer's browser
 *  may keep it. */
const KEEP_FOR_A_YEAR = 'private, max-age=31536000, immutable'

/** For what may change under its address. */
const ASK_AGAIN = 'private, no-cache'

/** Opened as a page of its own, a file may do nothing. */
const NOTHING_MAY_RUN = "default-src 'none'; sandbox"

/** A file to send, of which is known that the viewer may have it now. `mayChange`: its address may
 *  answer something else later. `holdAccess` asks whether the viewer still may while it is sent. */
export type SentFile = {
  readonly storage: Storage
  readonly key: string
  readonly contentType: string
  readonly holdAccess: HoldAccess
  readonly mayChange?: boolean
  /** Asked for once and whole, such as a segment of a stream: a store that browsers reach may send it. */
  readonly mayBeElsewhere?: boolean
}

/** Seconds for which a browser can fetch what it was shown the way to. Playing on takes a new address for
 *  each segment, so a title that was hidden meanwhile plays for as long as what is loaded already. */
export const ELSEWHERE_SECONDS = 30

/** Sends a file of storage, whole or by Range, as its conditions ask.
 *  @throws AppError media_not_found, range_not_satisfiable, unavailable */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  { storage, key, contentType, holdAccess, mayChange = false, mayBeElsewhere = false }: SentFile,
) {
  reply.headers({
    'Cache-Control': 'no-store',
    'Content-Security-Policy': NOTHING_MAY_RUN,
    'X-Content-Type-Options': 'nosniff',
  })
  if (mayBeElsewhere && storage.addressOf && request.method === 'GET') {
    const asked = { seconds: ELSEWHERE_SECONDS, contentType }
    const address = await fromStorage(() => storage.addressOf?.(key, asked) ?? nowhere)
    // 307, so that the part that was asked for is asked for there.
    if (address !== undefined) return reply.code(307).header('Location', address).send()
  }
  const file = await fromStorage(() => storage.stat(key))
  if (!file) throw new AppError('media_not_found')

  const precondition = weighPreconditions(request.headers, file)
  if (precondition === 'failed') return refuseCondition(reply)
  reply.headers({
    'Accept-Ranges': 'bytes',
    'Cache-Control': mayChange ? ASK_AGAIN : KEEP_FOR_A_YEAR,
    ETag: file.etag,
    'Last-Modified': file.modifiedAt.toUTCString(),
  })
  if (precondition === 'not_modified') return reply.code(304).send()
  reply.type(contentType)
  return sendFile(request, reply, { storage, key, file, holdAccess })
}

type FileToSend = { storage: Storage; key: string; file: StoredFile; holdAccess: HoldAccess }

async function sendFile(request: FastifyRequest, reply: FastifyReply, sent: FileToSend) {
  const { storage, key, file, holdAccess } = sent
  if (request.method === 'HEAD') return reply.header('Content-Length', file.size).send()

  const wanted = rangeCounts(request.headers, file)
    ? readRange(request.headers.range, file.size)
    : { is: 'whole' as const }
  if (wanted.is === 'refused') {
    reply.headers({ 'Cache-Control': 'no-store', 'Content-Range': `bytes */${file.size}` })
    throw new AppError('range_not_satisfiable', { details: { size: file.size } })
  }
  const range = wanted.is === 'part' ? wanted.range : undefined
  const bytes = await fromStorage(() => storage.read(key, range))
  if (!bytes) throw new AppError('media_not_found')
  if (range) {
    const { first, last } = range
    reply.code(206).header('Content-Range', `bytes ${first}-${last}/${file.size}`)
  }
  reply.header('Content-Length', bytes.size)
  return writeOut(request, reply, { bytes, holdAccess })
}

const nowhere = Promise.resolve(undefined)

function refuseCondition(reply: FastifyReply) {
  const message = 'The file is not the one that the request names.'
  return reply.code(412).send({ code: 'invalid_request', message })
}

async function fromStorage<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    if (!(error instanceof StorageError)) throw error
    throw new AppError('unavailable', { message: error.message, cause: error })
  }
}
