import multipart from '@fastify/multipart'
import { AppError } from '@starnest/contract/errors'
import {
  FILE_ROUTES,
  MAX_FILES_PER_UPLOAD,
  type TempFile,
  tempFileListSchema,
  tempFileSchema,
} from '@starnest/contract/files'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { LONG_BODY } from '../../../ports/long-body.ts'
import type { Announced, UploadsService } from './uploads.service.ts'

const tags = ['files']

/** Whole files in one call each. Source: specification §7. */
export async function registerMultipart(
  app: FastifyInstance,
  uploads: UploadsService,
): Promise<void> {
  await app.register(async (forms) => {
    await forms.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: uploads.limitBytes, fields: 10, fieldSize: 1000, headerPairs: 50 },
    })
    const routes = forms.withTypeProvider<ZodTypeProvider>()

    routes.post(
      FILE_ROUTES.upload,
      {
        config: LONG_BODY,
        schema: {
          summary: 'A file, in the field "file"',
          tags,
          consumes: ['multipart/form-data'],
          response: { 200: tempFileSchema },
        },
      },
      async (request) => {
        const [file] = await receiveAll(request, { uploads, field: 'file', atMost: 1 })
        if (!file) throw missingField('file')
        return file
      },
    )

    routes.post(
      FILE_ROUTES.uploadMultiple,
      {
        config: LONG_BODY,
        schema: {
          summary: 'Several files, each in a field "files"; all are taken, or none',
          tags,
          consumes: ['multipart/form-data'],
          response: { 200: tempFileListSchema },
        },
      },
      async (request) => {
        const atMost = MAX_FILES_PER_UPLOAD
        const files = await receiveAll(request, { uploads, field: 'files', atMost })
        if (files.length === 0) throw missingField('files')
        return files
      },
    )
  })
}

type Receiving = { uploads: UploadsService; field: string; atMost: number }

/** Receives every file of a call, and only then keeps them: one that is refused refuses all. */
async function receiveAll(request: FastifyRequest, receiving: Receiving): Promise<TempFile[]> {
  const { uploads, field, atMost } = receiving
  const { viewer } = request
  uploads.assertMayBring(viewer)
  await uploads.assertRoom(Number(request.headers['content-length'] ?? 0))
  if (!request.isMultipart()) throw missingField(field)
  const received: Announced[] = []
  try {
    for await (const part of request.parts({ limits: { files: atMost } })) {
      if (part.type !== 'file') continue
      if (part.fieldname !== field) throw missingField(field)
      received.push(await uploads.receive(viewer, part.filename, part.file))
      if (part.file.truncated) {
        throw new AppError('file_too_large', { details: { maxBytes: uploads.limitBytes } })
      }
    }
    const kept: TempFile[] = []
    for (const one of received) kept.push(await uploads.keep(viewer, one))
    return kept
  } catch (error) {
    for (const one of received) await uploads.throwAway(one)
    throw isBrokenForm(error) ? new AppError('invalid_request', { cause: error }) : error
  }
}

/** What busboy says, without a code, of a form that breaks off or is none. */
const isBrokenForm = (error: unknown) => error instanceof Error && /multipart/i.test(error.message)

const missingField = (field: string) =>
  new AppError('invalid_request', {
    message: `"${field}" is missing: a file comes in this field of a form.`,
    details: { field },
  })
