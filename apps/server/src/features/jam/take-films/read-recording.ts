import type { MultipartFile } from '@fastify/multipart'
import { AppError } from '@starnest/contract/errors'
import {
  MAX_TAKE_CARD_BYTES,
  MAX_TAKE_VOICE_BYTES,
  TAKE_CARD_FIELD,
  TAKE_VOICE_FIELD,
} from '@starnest/contract/jam/take-films'
import type { FastifyRequest } from 'fastify'
import { lengthOf, missingField, partsOf, readForm } from '../../../http/form.ts'

/** What a film of a take is made of, besides its music: the bytes of its files. */
export type Recording = { voice: Buffer; card: Buffer }

/** Bytes that a field may have at most, by its name. */
const MAX_BYTES: ReadonlyMap<string, number> = new Map([
  [TAKE_VOICE_FIELD, MAX_TAKE_VOICE_BYTES],
  [TAKE_CARD_FIELD, MAX_TAKE_CARD_BYTES],
])

/** Bytes of a form with the largest files, and of what stands between them. */
const MAX_FORM_BYTES = MAX_TAKE_VOICE_BYTES + MAX_TAKE_CARD_BYTES + 64 * 1024

/** Limits of the form for its parser. A byte, and a part, more than may come: so each refusal names its cause. */
export const RECORDING_LIMITS = {
  fileSize: MAX_TAKE_VOICE_BYTES + 1,
  files: MAX_BYTES.size + 1,
  fields: 1,
  fieldSize: 100,
  headerPairs: 50,
}

/** Reads a recorded voice and its picture from a form. @throws AppError invalid_request, file_too_large */
export function readRecording(request: FastifyRequest): Promise<Recording> {
  return readForm(request, {
    field: TAKE_VOICE_FIELD,
    async read() {
      if ((lengthOf(request) ?? 0) > MAX_FORM_BYTES) throw tooLarge(MAX_TAKE_VOICE_BYTES)
      const found = new Map<string, Buffer>()
      for await (const part of partsOf(request)) {
        const maxBytes = MAX_BYTES.get(part.fieldname)
        if (part.type !== 'file' || maxBytes === undefined || found.has(part.fieldname)) {
          throw wrongForm(part.fieldname)
        }
        found.set(part.fieldname, await bytesOf(part, maxBytes))
      }
      const inField = (field: string) => {
        const bytes = found.get(field)
        if (!bytes) throw missingField(field)
        return bytes
      }
      return { voice: inField(TAKE_VOICE_FIELD), card: inField(TAKE_CARD_FIELD) }
    },
  })
}

async function bytesOf({ file }: MultipartFile, maxBytes: number): Promise<Buffer> {
  const pieces: Buffer[] = []
  let bytes = 0
  for await (const piece of file) {
    bytes += piece.length
    if (bytes > maxBytes) throw tooLarge(maxBytes)
    pieces.push(piece)
  }
  return Buffer.concat(pieces)
}

const tooLarge = (maxBytes: number) => new AppError('file_too_large', { details: { maxBytes } })

const wrongForm = (field: string) => {
  const message = 'A form for a film brings one file in "voice" and one in "card".'
  return new AppError('invalid_request', { message, details: { field } })
}
