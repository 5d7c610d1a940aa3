import multipart from '@fastify/multipart'
import { AppError } from '@starnest/contract/errors'
import { MAX_FILES_PER_UPLOAD, type TempFile } from '@starnest/contract/files/files'
import { UPLOAD_ROUTES } from '@starnest/contract/files/uploads.routes'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { lengthOf, missingField, partsOf, readForm } from '../../../../http/form.ts'
import { LONG_BODY } from '../../../../http/long-body.ts'
import { serve } from '../../../../http/serve.ts'
import { assertMayBringFor } from '../upload-purpose.ts'
import type { Announced, UploadsService } from '../uploads.service.ts'
import type { FormUploads } from './form-uploads.ts'

/** Whole files in one call each. Source: specification §7. */
export async function registerMultipart(
  app: FastifyInstance,
  { uploads, forms }: Pick<Receiving, 'uploads' | 'forms'>,
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(multipart, {
      throwFileSizeLimit: false,
      limits: { fileSize: forms.limitBytes, fields: 10, fieldSize: 1000, headerPairs: 50 },
    })

    serve(
      scope,
      UPLOAD_ROUTES.upload,
      async (request) => {
        const [file] = await receiveAll(request, {
          uploads,
          forms,
          field: 'file',
          atMost: 1,
        })
        if (!file) throw missingField('file')
        return file
      },
      { config: LONG_BODY },
    )

    serve(
      scope,
      UPLOAD_ROUTES.uploadMultiple,
      async (request) => {
        const atMost = MAX_FILES_PER_UPLOAD
        const files = await receiveAll(request, { uploads, forms, field: 'files', atMost })
        if (files.length === 0) throw missingField('files')
        return files
      },
      { config: LONG_BODY },
    )
  })
}

type Receiving = { uploads: UploadsService; forms: FormUploads; field: string; atMost: number }

/** Receives every file of a call, and only then keeps them: one that is refused refuses all. */
function receiveAll(request: FastifyRequest, receiving: Receiving): Promise<TempFile[]> {
  const { forms, field } = receiving
  return readForm(request, {
    field,
    read: () =>
      forms.withForm(request.viewer, lengthOf(request), (receive) =>
        receiveForm(request, receive, receiving),
      ),
  })
}

async function receiveForm(
  request: FastifyRequest,
  receive: Parameters<Parameters<FormUploads['withForm']>[2]>[0],
  { forms, uploads, field, atMost }: Receiving,
): Promise<TempFile[]> {
  const { viewer } = request
  const received: Announced[] = []
  try {
    for await (const part of partsOf(request, { limits: { files: atMost } })) {
      if (part.type !== 'file') {
        if (part.fieldname === 'purpose') assertMayBringFor(viewer, part.value)
        continue
      }
      if (part.fieldname !== field) throw missingField(field)
      const { filename: name, file: bytes } = part
      received.push(await receive({ name, bytes }))
      if (part.file.truncated) {
        throw new AppError('file_too_large', { details: { maxBytes: forms.limitBytes } })
      }
    }
    await forms.assertMayKeep(viewer, received)
    const kept: TempFile[] = []
    for (const one of received) kept.push(await uploads.keep(viewer, one))
    return kept
  } catch (error) {
    for (const one of received) await forms.throwAway(one)
    throw error
  }
}
