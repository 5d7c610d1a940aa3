import { AppError } from '@starnest/contract/errors'
import { unstorableField } from '@starnest/contract/text/checked-text'
import type { FastifyInstance } from 'fastify'

const PROBLEM = 'it holds control characters, or half of a character'
/** Characters of a field's name that an answer repeats. */
const MAX_FIELD_CHARACTERS = 100

/** Refuses calls that hold characters which no text may, in their path, query or body, and names where:
 *  one rule for every route, whatever its schema says. Bytes of files are none of its business. */
export function registerCheckedTexts(app: FastifyInstance): void {
  app.addHook('preValidation', async ({ params, query, body }) => {
    for (const [part, value] of Object.entries({ params, query, body })) {
      const found = unstorableField(value)
      if (found === null) continue
      const field = found.slice(0, MAX_FIELD_CHARACTERS) || part
      throw new AppError('invalid_request', {
        message: `"${field}" is not valid: ${PROBLEM}.`,
        details: { field, problem: PROBLEM },
      })
    }
  })
}
