import { AppError } from '@starnest/contract/errors'
import type { FastifyReply, FastifyRequest } from 'fastify'

/** Reads a form of files. One that is refused before its end is not read to it. `field`: what is missing where none
 *  came. @throws AppError invalid_request */
export async function readForm<Found>(
  request: FastifyRequest,
  reply: FastifyReply,
  { field, read }: { field: string; read: () => Promise<Found> },
): Promise<Found> {
  if (!request.isMultipart()) throw missingField(field)
  try {
    return await read()
  } catch (error) {
    if (!request.raw.complete) reply.header('connection', 'close')
    throw isBrokenForm(error) ? new AppError('invalid_request', { cause: error }) : error
  }
}

/** The refusal of a form in which a file is missing. */
export const missingField = (field: string) =>
  new AppError('invalid_request', {
    message: `"${field}" is missing: a file comes in this field of a form.`,
    details: { field },
  })

/** What busboy says, without a code, of a form that breaks off, is none, or has a boundary ("needle")
 *  longer than it looks for. */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && /multipart|needle/i.test(error.message)
