import type { ErrorCode } from '@starnest/contract/errors'
import { HttpError, isSilence } from '../../platform/calls/http.ts'

/** Why something did not work, as far as a person is told: a code of the server's closed list, or why
 *  no such code came. `offline`: this device has no network; `no_answer`: nobody answered;
 *  `server_away`: something before Starnest answered in its place; `not_understood`: the answer was
 *  not one that this page knows. */
export type Refusal = ErrorCode | 'offline' | 'no_answer' | 'server_away' | 'not_understood'

/** What a person can do about it at once: watch as a grown-up, try again, load the page again, or
 *  only what the sentence says. */
export type Way = 'switch' | 'retry' | 'reload' | 'none'

/** The way out of every refusal. */
export const WAY_OF: Record<Refusal, Way> = {
  offline: 'retry',
  no_answer: 'retry',
  server_away: 'retry',
  not_understood: 'reload',
  invalid_request: 'none',
  not_found: 'none',
  title_not_found: 'none',
  profile_not_found: 'none',
  profile_limit_reached: 'none',
  last_adult: 'none',
  media_not_found: 'none',
  media_unreadable: 'none',
  range_not_satisfiable: 'retry',
  origin_refused: 'none',
  grown_ups_only: 'switch',
  pin_required: 'switch',
  pin_wrong: 'none',
  pin_locked: 'none',
  device_not_found: 'none',
  list_full: 'none',
  time_over: 'none',
  profile_changed: 'none',
  pairing_required: 'reload',
  pairing_wrong: 'none',
  pairing_locked: 'none',
  already_answered: 'none',
  file_not_found: 'none',
  file_type_refused: 'none',
  file_too_large: 'none',
  upload_not_found: 'none',
  upload_conflict: 'retry',
  checksum_mismatch: 'retry',
  storage_full: 'retry',
  quota_full: 'none',
  uploads_full: 'none',
  party_full: 'retry',
  party_moved: 'none',
  phrases_only: 'none',
  song_not_found: 'none',
  round_not_found: 'none',
  round_over: 'none',
  take_refused: 'none',
  take_repeated: 'none',
  queue_full: 'none',
  stage_not_found: 'none',
  stage_full: 'retry',
  project_not_found: 'none',
  project_limit_reached: 'none',
  project_conflict: 'reload',
  edit_refused: 'none',
  item_not_found: 'reload',
  asset_not_found: 'reload',
  asset_limit_reached: 'none',
  nothing_to_cut: 'none',
  export_not_found: 'none',
  export_not_ready: 'retry',
  encoding_spent: 'none',
  captions_not_found: 'none',
  captions_changed: 'none',
  model_refused: 'none',
  speech_refused: 'none',
  lookup_refused: 'none',
  too_many_requests: 'retry',
  unavailable: 'retry',
  internal: 'retry',
}

/** What a status says where the body is none of ours: a proxy or the browser's own store answered. */
const REFUSAL_OF_STATUS: Record<number, Refusal> = {
  401: 'pairing_required',
  403: 'origin_refused',
  404: 'not_found',
  408: 'no_answer',
  413: 'file_too_large',
  415: 'file_type_refused',
  416: 'range_not_satisfiable',
  429: 'too_many_requests',
  502: 'server_away',
  503: 'unavailable',
  504: 'server_away',
  507: 'storage_full',
}

/** Why something failed, read from what was thrown. */
export function refusalOf(error: unknown): Refusal {
  if (error instanceof HttpError) {
    const { code, status } = error
    return code ?? REFUSAL_OF_STATUS[status] ?? (status < 500 ? 'invalid_request' : 'internal')
  }
  if (isSilence(error)) return navigator.onLine ? 'no_answer' : 'offline'
  return 'not_understood'
}
