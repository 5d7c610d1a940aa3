import * as z from 'zod/mini'
import type { FormField, Routes } from '../route.ts'
import {
  JAM_TAKE_PURPOSE,
  tempFileListSchema,
  tempFileSchema,
  uploadCheckAnswerSchema,
  uploadCheckSchema,
  uploadLimitsSchema,
} from './files.ts'

const RESUMABLE = {
  summary: 'A resumable upload, by the protocol tus 1.0',
  tag: 'files',
  titles: 'none',
  errors: [400, 403, 404, 409, 410, 413, 415, 460, 507],
} as const

const PURPOSE: FormField = {
  is: 'text',
  oneOf: [JAM_TAKE_PURPOSE],
  says: 'What they are for, before the first of them; nothing: for the family',
  isOptional: true,
}

/** Routes by which files come in. Source: specification §7. */
export const UPLOAD_ROUTES = {
  upload: {
    method: 'POST',
    path: '/api/upload',
    summary: 'A file, of at most so many bytes as the limits say',
    tag: 'files',
    titles: 'none',
    form: { purpose: PURPOSE, file: { is: 'file', says: 'The file' } },
    answer: tempFileSchema,
    errors: [400, 409, 413, 415, 507],
  },
  uploadMultiple: {
    method: 'POST',
    path: '/api/upload-multiple',
    summary: 'Several files; all are taken, or none',
    tag: 'files',
    titles: 'none',
    form: { purpose: PURPOSE, files: { is: 'files', says: 'Each file in a field of this name' } },
    answer: tempFileListSchema,
    errors: [400, 409, 413, 415, 507],
  },
  /** tus 1.0: creation, checksum, termination, expiration. */
  resumable: { ...RESUMABLE, method: ['OPTIONS', 'POST'], path: '/api/uploads' },
  resumableOne: {
    ...RESUMABLE,
    method: ['OPTIONS', 'HEAD', 'PATCH', 'DELETE'],
    path: '/api/uploads/:id',
  },
  resumableFile: {
    method: 'GET',
    path: '/api/uploads/:id/file',
    summary: 'The file that an upload became',
    tag: 'files',
    titles: 'none',
    params: z.object({ id: z.string() }),
    answer: tempFileSchema,
  },
  limits: {
    method: 'GET',
    path: '/api/uploads/limits',
    summary: 'What an upload has to keep to',
    tag: 'files',
    titles: 'none',
    answer: uploadLimitsSchema,
  },
  check: {
    method: 'POST',
    path: '/api/uploads/check',
    summary: 'Which files are here already',
    tag: 'files',
    titles: 'many',
    body: uploadCheckSchema,
    answer: uploadCheckAnswerSchema,
  },
} as const satisfies Routes
