import { Readable } from 'node:stream'
import { AppError, type ErrorBody } from '@starnest/contract/errors'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import { MemoryLocker, Server } from '@tus/server'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { z } from 'zod'
import { LONG_BODY } from '../../../../http/long-body.ts'
import { serve } from '../../../../http/serve.ts'
import type { Checksum } from '../incoming-bytes.ts'
import { newUploadId, type UploadsService } from '../uploads.service.ts'
import { ResumableStore } from './resumable-store.ts'

/** How long somebody who writes may still do so when somebody else asks for the same upload:
 *  mostly the same sender, whose first connection died without a word. */
const DRAIN_MS = 500

/** Source: tus 1.0, "Checksum": a server has to know sha1. */
const CHECKSUM = /^(sha1|sha256|md5) ([A-Za-z0-9+/]+={0,2})$/
const ALGORITHMS = 'sha1,sha256,md5'

/** Refusals of the protocol itself that the closed list of codes has; others keep their status. */
const CODES = new Map([
  [404, 'upload_not_found'],
  [409, 'upload_conflict'],
  [410, 'upload_not_found'],
  [413, 'file_too_large'],
  // Extensions of the protocol that are not spoken here; nothing of ours is broken.
  [501, 'invalid_request'],
] as const)

/** What @tus/server throws that is no Error of ours. */
const protocolRefusal = z.object({ status_code: z.int(), body: z.string() })
/** Its own word for a writer whom another one took the upload from. */
const TAKEN_OVER = /lock/

/** Resumable uploads. Source: tus 1.0.0, https://tus.io/protocols/resumable-upload */
export async function registerResumable(
  app: FastifyInstance,
  uploads: UploadsService,
): Promise<void> {
  const locker = new MemoryLocker()
  const answer = (request: FastifyRequest, reply: FastifyReply) =>
    speakTus(request, reply, { uploads, locker })

  await app.register(async (raw) => {
    // The body is read as it comes, whatever it says it is.
    raw.removeAllContentTypeParsers()
    raw.addContentTypeParser('*', (_request, _payload, done) => done(null))
    serve(raw, UPLOAD_ROUTES.resumable, answer, { config: LONG_BODY })
    serve(raw, UPLOAD_ROUTES.resumableOne, answer, { config: LONG_BODY })
  })

  serve(app, UPLOAD_ROUTES.resumableFile, ({ viewer, params: { id } }) =>
    uploads.fileOf(viewer, id),
  )
}

type Speaking = { uploads: UploadsService; locker: MemoryLocker }

async function speakTus(request: FastifyRequest, reply: FastifyReply, speaking: Speaking) {
  const { uploads, locker } = speaking
  const { viewer } = request
  const checksum = checksumOf(request)
  let failure: unknown
  const server = new Server({
    path: UPLOAD_ROUTES.resumable.path,
    datastore: new ResumableStore({ uploads, viewer, checksum }),
    relativeLocation: true,
    allowedOrigins: [],
    locker,
    lockDrainTimeout: DRAIN_MS,
    maxSize: uploads.limitBytes,
    namingFunction: newUploadId,
    onUploadFinish: async (_asked, { id }) => {
      await uploads.find(viewer, id)
      return {}
    },
    onResponseError: (_asked, error) => {
      failure = error
      return undefined
    },
  })
  const answer = await server.handleWeb(webRequestOf(request))
  reply.headers(headersOf(answer))
  reply.header('Tus-Checksum-Algorithm', ALGORITHMS)
  if (answer.status < 400) return reply.code(answer.status).send()
  const refusal = refusalOf(answer.status, failure)
  if (refusal) throw refusal
  return reply.code(answer.status).send(bodyOf(await answer.text()))
}

/** The call as the web's own Request: @tus/server reads it on any runtime. */
function webRequestOf({ raw }: FastifyRequest): Request {
  const headers = new Headers()
  for (const [name, value] of Object.entries(raw.headers)) headers.set(name, String(value))
  const hasBody = raw.method === 'POST' || raw.method === 'PATCH'
  return new Request(new URL(raw.url ?? '/', 'http://starnest'), {
    method: raw.method ?? 'GET',
    headers,
    // The same stream by two names: Node's types and the browser's do not know each other.
    ...(hasBody && { body: Readable.toWeb(raw) as RequestInit['body'], duplex: 'half' }),
  })
}

/** What the protocol says in headers; bodies are ours, and so is what is said across origins. */
function headersOf({ headers }: Response): Record<string, string> {
  const said = [...headers].filter(([name]) =>
    /^(?:tus|upload)-|^location$|^cache-control$/.test(name),
  )
  return Object.fromEntries(said)
}

function checksumOf({ headers }: FastifyRequest): Checksum | undefined {
  const said = headers['upload-checksum']
  if (said === undefined) return undefined
  const [, algorithm, base64 = ''] = CHECKSUM.exec(String(said)) ?? []
  if (algorithm !== 'sha1' && algorithm !== 'sha256' && algorithm !== 'md5') {
    throw new AppError('invalid_request', {
      message: `"Upload-Checksum" is not valid: it names one of ${ALGORITHMS} and a sum in base64.`,
    })
  }
  return { algorithm, base64 }
}

/** The failure to throw on; undefined: the protocol's own status stands, with a body of ours. */
function refusalOf(status: number, failure: unknown): unknown {
  if (failure instanceof AppError) return failure
  const { data } = protocolRefusal.safeParse(failure)
  if (!data) return failure
  if (TAKEN_OVER.test(data.body)) return new AppError('upload_conflict')
  for (const [known, code] of CODES) if (known === status) return new AppError(code)
  return undefined
}

function bodyOf(text: string): ErrorBody {
  const sentence = text.trim().replace(/\.?$/, '.')
  return { code: 'invalid_request', message: sentence }
}
