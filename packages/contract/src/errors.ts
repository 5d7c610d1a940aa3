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
  'time_over',
  'pairing_required',
  'pairing_wrong',
  'pairing_locked',
  'already_answered',
  'file_not_found',
  'file_type_refused',
  'file_too_large',
  'upload_not_found',
  'upload_conflict',
  'checksum_mismatch',
  'storage_full',
  'quota_full',
  'uploads_full',
  'party_full',
  'party_moved',
  'phrases_only',
  'song_not_found',
  'round_not_found',
  'round_over',
  'take_refused',
  'take_repeated',
  'queue_full',
  'stage_not_found',
  'stage_full',
  'project_not_found',
  'project_limit_reached',
  'project_conflict',
  'edit_refused',
  'item_not_found',
  'asset_not_found',
  'asset_limit_reached',
  'nothing_to_cut',
  'export_not_found',
  'export_not_ready',
  'too_many_requests',
  'unavailable',
  'internal',
] as const

/** One code of the closed list {@link ERROR_CODES}. */
export const errorCodeSchema = z.enum(ERROR_CODES)
export type ErrorCode = z.infer<typeof errorCodeSchema>

/** HTTP status that each error code is answered with. Source: RFC 9110; 460 and 507 as
 *  tus 1.0 (checksum) and RFC 4918 say. */
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
  time_over: 403,
  pairing_required: 401,
  pairing_wrong: 403,
  pairing_locked: 429,
  already_answered: 409,
  file_not_found: 404,
  file_type_refused: 415,
  file_too_large: 413,
  upload_not_found: 404,
  upload_conflict: 409,
  checksum_mismatch: 460,
  storage_full: 507,
  quota_full: 507,
  uploads_full: 409,
  party_full: 409,
  party_moved: 409,
  phrases_only: 403,
  song_not_found: 404,
  round_not_found: 404,
  round_over: 409,
  take_refused: 422,
  take_repeated: 409,
  queue_full: 409,
  stage_not_found: 404,
  stage_full: 409,
  project_not_found: 404,
  project_limit_reached: 409,
  project_conflict: 409,
  edit_refused: 422,
  item_not_found: 404,
  asset_not_found: 404,
  asset_limit_reached: 409,
  nothing_to_cut: 422,
  export_not_found: 404,
  export_not_ready: 409,
  too_many_requests: 429,
  unavailable: 503,
  internal: 500,
}

/** What each code says to a person when nothing more exact is known. */
export const SENTENCE_OF_ERROR: Record<ErrorCode, string> = {
  invalid_request: 'The server does not understand this request.',
  not_found: 'There is nothing at this address.',
  title_not_found: "The animation you're looking for doesn't exist.",
  profile_not_found: 'This profile is not one of this family.',
  profile_limit_reached: 'Maximum of 10 family profiles reached',
  last_adult: 'A family needs at least one grown-up profile. Add another grown-up first.',
  media_not_found: 'This part of the film is missing from the library.',
  media_unreadable: 'This file cannot be played: it is damaged or in an unsupported format.',
  range_not_satisfiable: 'The requested part is outside the file.',
  origin_refused: 'This call came from another site, so it was refused.',
  grown_ups_only: 'This is for grown-ups. Switch to a grown-up profile first.',
  pin_required: 'This needs the PIN of a grown-up.',
  pin_wrong: 'That is not the PIN.',
  pin_locked: 'Too many wrong PINs. Wait a little before the next try.',
  device_not_found: 'This device is not one of this household.',
  list_full: 'This list is full. Take a title off it first.',
  time_over: 'Watching time is over for now. A grown-up can give you more.',
  pairing_required: 'This device is new here. Pair it with the code that Starnest shows.',
  pairing_wrong: 'That is not the pairing code.',
  pairing_locked: 'Too many wrong codes. Wait a little before the next try.',
  already_answered: 'Somebody has answered this already.',
  file_not_found: 'This file is not in the library.',
  file_type_refused: 'Starnest takes videos, pictures and sound. It cannot read this file.',
  file_too_large: 'This file is larger than this server allows.',
  upload_not_found: 'This upload is not known here any more. Choose the file again.',
  upload_conflict:
    'This upload is at another position. Ask for its position, and go on from there.',
  checksum_mismatch: 'These bytes were damaged on the way. Send them again.',
  storage_full: 'The disk is full. Make room, and the upload goes on where it stopped.',
  quota_full:
    'This profile has used up its space for uploads. Delete files for good, or let a grown-up give it more.',
  uploads_full:
    'This profile has as many files or open uploads as it may have. Finish or delete some first.',
  party_full: 'The party is full. Wait until somebody has left.',
  party_moved: 'Somebody else was faster. The party shows what plays now.',
  phrases_only: 'Here children say one of the phrases, or emoji.',
  song_not_found: 'This song or beat is not here, or no longer.',
  round_not_found: 'This round was not begun on this device.',
  round_over: 'This round is over. Start another one.',
  take_refused: 'This cannot have been sung in this round, so it was not scored.',
  take_repeated: 'This was handed in before. Every round is sung anew.',
  queue_full: 'The queue is full. Let somebody sing first.',
  stage_not_found: 'There is no stage with this code. Look at the big screen for the new one.',
  stage_full: 'The stage is full. Wait until somebody has left.',
  project_not_found: 'This project is not here, or no longer.',
  project_limit_reached: 'This profile has as many projects as it may have. Delete one first.',
  project_conflict: 'This project was changed somewhere else meanwhile.',
  edit_refused: 'This cannot be put there.',
  item_not_found: 'This item is not on the timeline.',
  asset_not_found: 'This asset is not in the project.',
  nothing_to_cut: 'None of these files has a picture that could be shown now.',
  asset_limit_reached: 'This project has as many assets as it may have. Take one out first.',
  export_not_found: 'This film is not here, or no longer.',
  export_not_ready: 'This film is not finished.',
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
