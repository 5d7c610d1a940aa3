import type { FastifyMultipartBaseOptions, Multipart } from '@fastify/multipart'
import { AppError } from '@starnest/contract/errors'
import type { FastifyRequest } from 'fastify'

/** Reads a form of files. What is left of one that is refused is thrown away. `field`: named in the refusal of a call
 *  that brings no form. @throws AppError invalid_request */
export async function readForm<Found>(
  request: FastifyRequest,
  { field, read }: { field: string; read: () => Promise<Found> },
): Promise<Found> {
  if (!request.isMultipart()) throw missingField(field)
  try {
    return await read()
  } catch (error) {
    // For a while: a connection that is cut at once often takes the answer with it.
    request.raw.unpipe()
    request.raw.resume()
    throw isBrokenForm(error) ? new AppError('invalid_request', { cause: error }) : error
  }
}

/** The parts of a form, in their order. @throws AppError invalid_request where its sender is gone already: its parts
 *  would be waited for without end */
export function partsOf(
  request: FastifyRequest,
  options?: Omit<FastifyMultipartBaseOptions, 'onFile'>,
): AsyncIterable<Multipart> {
  if (request.raw.destroyed) throw new AppError('invalid_request')
  return request.parts(options)
}

/** The refusal of a form in which a file is missing. */
export const missingField = (field: string) =>
  new AppError('invalid_request', {
    message: `"${field}" is missing: a file comes in this field of a form.`,
    details: { field },
  })

/** Bytes of a form; null: it comes in pieces and does not say. Source: RFC 9112, 6. */
export function lengthOf({ headers }: FastifyRequest): number | null {
  const length = headers['content-length']
  return length === undefined ? null : Number(length)
}

/** What busboy says, without a code, of a form that breaks off, is none, or has a boundary ("needle")
 *  longer than it looks for. */
const isBrokenForm = (error: unknown) =>
  error instanceof Error && /multipart|needle/i.test(error.message)
