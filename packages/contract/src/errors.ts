import * as z from 'zod/mini'

/** Every code an error answer can carry. Closed: a new failure needs a new code here first. */
export const ERROR_CODES = [
  'invalid_request',
  'not_found',
  'title_not_found',
  'profile_not_found',
  'profile_limit_reached',
  'last_adult',
  'media_not_found',
  'media_unreadable',
  'range_not_satisfiable',
  'origin_refused',
  'grown_ups_only',
  'pin_required',
  'pin_wrong',
  'pin_locked',
  'device_not_found',
  'list_full',
  'too_many_requests',
  'unavailable',
  'internal',
] as const

/** One code of the closed list {@link ERROR_CODES}. */
export const errorCodeSchema = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof errorCodeSchema>

/** HTTP status that each error code is answered with. Source: RFC 9110. */
export const STATUS_OF_ERROR: Record<ErrorCode, number> = {
  invalid_request: 400,
  not_found: 404,
  title_not_found: 404,
  profile_not_found: 404,
  profile_limit_reached: 409,
  last_adult: 409,
  media_not_found: 404,
  media_unreadable: 422,
  range_not_satisfiable: 416,
  origin_refused: 403,
  grown_ups_only: 403,
  pin_required: 403,
  pin_wrong: 403,
  pin_locked: 429,
  device_not_found: 404,
  list_full: 409,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
}

/** What each code says to a person when nothing more exact is known. */
export const SENTENCE_OF_ERROR: Record<ErrorCode, string> = {
  invalid_request: 'That request is not one this server understands.',
  not_found: 'There is nothing at this address.',
  title_not_found: "The animation you're looking for doesn't exist.",
  profile_not_found: 'This profile is not one of this family.',
  profile_limit_reached: 'Maximum of 10 family profiles reached',
  last_adult: 'A family needs at least one grown-up profile. Add another grown-up first.',
  media_not_found: 'This part of the film is missing from the library.',
  media_unreadable:
    'This file cannot be played: it is damaged or in a format nobody here can read.',
  range_not_satisfiable: 'The requested part lies outside the file.',
  origin_refused: 'This call came from another site, so it was refused.',
  grown_ups_only: 'This is for grown-ups. Switch to a grown-up profile first.',
  pin_required: 'This needs the PIN of a grown-up.',
  pin_wrong: 'That is not the PIN.',
  pin_locked: 'Too many wrong PINs. Wait a little before the next try.',
  device_not_found: 'This device is not one of this household.',
  list_full: 'This list is full. Take a title off it first.',
  too_many_requests: 'Too many requests at once. Try again in a moment.',
  unavailable: 'Starnest is not ready yet. Try again in a moment.',
  internal: 'Something went wrong on the server. It has been written to the log.',
}

/** The body of every answer that is not ok: a code for programs, a sentence for people. */
export const errorBodySchema = z.object({
  code: errorCodeSchema,
  message: z.string(),
  details: z.optional(z.record(z.string(), z.unknown())),
})
export type ErrorBody = z.infer<typeof errorBodySchema>

/** The one failure that rules throw: a code of the closed list, and facts for the answer's details.
 *  Without a message of its own it carries the code's sentence. */
export class AppError extends Error {
  override readonly name = 'AppError'
  readonly code: ErrorCode
  readonly details: Record<string, unknown> | undefined

  constructor(
    code: ErrorCode,
    options: { message?: string; details?: Record<string, unknown>; cause?: unknown } = {},
  ) {
    super(options.message ?? SENTENCE_OF_ERROR[code], { cause: options.cause })
    this.code = code
    this.details = options.details
  }
}
